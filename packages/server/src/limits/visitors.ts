import { Refusal } from '../tables/refusal.js';

/** In milliseconds: a player of whom an address has heard nothing for so long is there no more. */
const STAYING = 600_000;

/** In seconds. */
const AGAIN = 60;

/** So many are remembered in all: of more, those who came longest ago are forgotten. */
const MOST_REMEMBERED = 50_000;

/** How many players there are at each address. */
export class Visitors {
  /** When each player was last there; the one that came longest ago is first. */
  private readonly seen = new Map<string, { readonly address: string; readonly at: number }>();
  private readonly players = new Map<string, number>();

  constructor(
    private readonly mostAtAddress: number,
    private readonly now: () => number,
    private readonly mostRemembered = MOST_REMEMBERED,
  ) {}

  /** A player is at an address, unless too many others are. Gives the name for both. */
  come(address: string, player: string): string {
    const visitor = `${player} ${address}`;
    const now = this.now();
    this.forgetBefore(now - STAYING);
    if (!this.seen.delete(visitor)) this.enter(address);
    this.seen.set(visitor, { address, at: now });
    if (this.seen.size > this.mostRemembered) this.forgetFirst();
    return visitor;
  }

  /** How many are remembered. */
  get size(): number {
    return this.seen.size;
  }

  private enter(address: string): void {
    const before = this.players.get(address) ?? 0;
    if (before >= this.mostAtAddress) throw new Refusal({ refused: 'too-many', retryAfter: AGAIN });
    this.players.set(address, before + 1);
  }

  private forgetBefore(time: number): void {
    for (const { at } of this.seen.values()) {
      if (at > time) return;
      this.forgetFirst();
    }
  }

  private forgetFirst(): void {
    const [first] = this.seen;
    if (first === undefined) return;
    const [visitor, { address }] = first;
    this.seen.delete(visitor);
    const left = (this.players.get(address) ?? 1) - 1;
    if (left > 0) this.players.set(address, left);
    else this.players.delete(address);
  }
}
