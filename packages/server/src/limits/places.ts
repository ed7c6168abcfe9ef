import type { Refused } from '@great-machine/protocol';
import { Refusal } from '../tables/refusal.js';

/** So many may be there at once, of each name. */
export class Places {
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly full: Refused,
  ) {}

  /** Takes a place, or refuses where there is none. Returns how to leave it; to leave twice is to leave once. */
  take(name: string): () => void {
    const before = this.taken.get(name) ?? 0;
    if (before >= this.most) throw new Refusal(this.full);
    this.taken.set(name, before + 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.leave(name);
      isTaken = false;
    };
  }

  private leave(name: string): void {
    const left = (this.taken.get(name) ?? 1) - 1;
    if (left > 0) this.taken.set(name, left);
    else this.taken.delete(name);
  }
}
