import type { Remark } from '@great-machine/client';
import type { TableAct } from './acts.js';
import type { Notes } from './host.js';
import type { GameMark, HostedGame } from './hosted-game.js';
import type { Occupants } from './occupants.js';

/** Up to where a table is kept. */
interface KeptUpTo {
  readonly game: GameMark;
  readonly remarks: number;
  readonly occupants: Occupants;
}

/**
 * What changes at a table and is kept: the game, its occupants, what bots have said, and notes. Several hosts of one table
 * pass on what has changed, repeat it, and put back what came too late.
 */
export class TableContents {
  readonly remarks: Remark[];
  private keptUpTo: KeptUpTo;

  constructor(
    private readonly game: HostedGame,
    public occupants: Occupants,
    public notes: Notes,
    remarks: readonly Remark[],
    /** Whether the host keeps the lines that were told, so that the game need not. */
    private readonly hostKeepsLines: boolean,
  ) {
    this.remarks = [...remarks];
    this.keptUpTo = this.present();
    this.forgetTold();
  }

  /** What was done since the table was kept, and how to note that it is kept now. */
  changes(): { readonly act: TableAct; readonly noteKept: () => void } {
    const { game, remarks, occupants } = this.keptUpTo;
    const upTo = this.present();
    const act = {
      ...this.game.since(game),
      remarks: this.remarks.slice(remarks),
      occupants: this.occupants === occupants ? undefined : this.occupants,
    };
    return { act, noteKept: () => this.noteKept(upTo) };
  }

  /** Repeats what another host has kept. Whether the occupants are others now. */
  repeat(acts: readonly TableAct[]): boolean {
    for (const { said, remarks, occupants = this.occupants } of acts) {
      this.game.repeat(said);
      this.remarks.push(...remarks);
      this.occupants = occupants;
    }
    const isReseated = this.occupants !== this.keptUpTo.occupants;
    this.noteKept(this.present());
    return isReseated;
  }

  /** Marks how the table stands. Returns how to put it back there. */
  mark(): () => void {
    const { occupants, notes } = this;
    const game = this.game.mark();
    const remarks = this.remarks.length;
    return () => {
      this.occupants = occupants;
      this.notes = notes;
      this.game.goBackTo(game);
      this.remarks.length = remarks;
    };
  }

  private present(): KeptUpTo {
    return { game: this.game.mark(), remarks: this.remarks.length, occupants: this.occupants };
  }

  private noteKept(upTo: KeptUpTo): void {
    this.keptUpTo = upTo;
    this.forgetTold();
  }

  private forgetTold(): void {
    if (this.hostKeepsLines) this.game.forgetTold();
  }
}
