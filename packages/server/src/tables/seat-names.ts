import type { Store } from '../store/store.js';
import type { Sheet } from './sheet.js';
import type { Names } from './shown-sheet.js';

/** In milliseconds: a name that was deleted by another node is shown no longer than that. */
const KEPT_FOR = 60_000;

/** What people at the seats of a table are called. It stands beside the log, and is read again when seats are taken. */
export class SeatNames {
  private kept:
    | { readonly taken: Sheet['taken']; readonly until: number; readonly names: Promise<Names> }
    | undefined;

  constructor(
    private readonly store: Store,
    private readonly table: string,
    private readonly now: () => number,
  ) {}

  of({ taken }: Sheet): Promise<Names> {
    if (this.kept?.taken !== taken || this.kept.until <= this.now()) {
      const names = this.read();
      const kept = { taken, until: this.now() + KEPT_FOR, names };
      this.kept = kept;
      names.catch(() => {
        if (this.kept === kept) this.forget();
      });
    }
    return this.kept.names;
  }

  forget(): void {
    this.kept = undefined;
  }

  private async read(): Promise<Names> {
    const rows = await this.store.seats(this.table);
    return Object.fromEntries(rows.map(({ seat, name }) => [seat, name]));
  }
}
