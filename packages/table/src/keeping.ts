import type { Saving } from '@great-machine/client';

/** What an act at the table came to; one that has changed nothing is neither told nor kept. */
export interface Acted<T> {
  readonly result: T;
  readonly isChanged: boolean;
}

/** An act of which players may hear; `kept` is when it is safe, or could not be kept. */
export interface Told<T> extends Acted<T> {
  readonly kept: Promise<void>;
}

/** A table as its keeping sees it. */
export interface KeptThing {
  /** Hands the table as it stands to its host; rejects where that could not keep it. */
  keep(): Promise<void>;
  /** Remembers how the table stands. Returns how to go back to it. */
  mark(): () => void;
  /** Something has happened that players may hear of. */
  changed(): void;
  saved(saving: Saving): void;
}

/** Whether players hear of an answer at once, or only when it is kept. In both cases one thing is kept after another. */
export interface Keeping {
  /** Looks at nothing that players may not hear of yet. */
  look<T>(look: () => T): Promise<T>;
  change<T>(act: () => Acted<T>): Promise<Told<T>>;
  /** When all that was to be kept is kept, or could not be. */
  settled(): Promise<void>;
}

/** First every client hears of a change; it is kept meanwhile, and the game goes on. */
export class TellAtOnce implements Keeping {
  private last: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly table: KeptThing) {}

  async look<T>(look: () => T): Promise<T> {
    return look();
  }

  async change<T>(act: () => Acted<T>): Promise<Told<T>> {
    const acted = act();
    if (!acted.isChanged) return { ...acted, kept: this.last };
    const kept = this.keep();
    this.table.changed();
    return { ...acted, kept };
  }

  async settled(): Promise<void> {
    await this.last;
  }

  /** What happens while the table is being kept is kept next, all of it in one. */
  private keep(): Promise<void> {
    if (this.next === undefined) {
      this.next = this.last.then(() => {
        this.next = undefined;
        return this.keepNow();
      });
      this.last = this.next;
    }
    return this.next;
  }

  private async keepNow(): Promise<void> {
    try {
      await this.table.keep();
      this.table.saved('saved');
    } catch (error) {
      this.table.saved({ failed: messageOf(error) });
    }
  }
}

/** One change after another, and looks between them; what could not be kept has not happened. */
export class TellWhenKept implements Keeping {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: KeptThing) {}

  look<T>(look: () => T): Promise<T> {
    return this.inTurn(async () => look());
  }

  change<T>(act: () => Acted<T>): Promise<Told<T>> {
    return this.inTurn(async () => {
      const goBack = this.table.mark();
      const acted = act();
      if (acted.isChanged) await this.keepOr(goBack);
      return { ...acted, kept: Promise.resolve() };
    });
  }

  async settled(): Promise<void> {
    await this.last;
  }

  private async keepOr(goBack: () => void): Promise<void> {
    try {
      await this.table.keep();
    } catch (error) {
      goBack();
      this.table.saved({ failed: messageOf(error) });
      throw error;
    }
    this.table.saved('saved');
    this.table.changed();
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.last.then(act);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
