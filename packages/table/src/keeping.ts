import type { Saving } from '@great-machine/client';
import { type Overtaken, RepeatedAct, type TableAct } from './acts.js';

/** What an act at the table came to; one that has changed nothing is neither told nor kept. */
export interface Acted<T> {
  readonly result: T;
  readonly isChanged: boolean;
}

/** An act of which players may hear; `kept` is when it is safe, or could not be kept. */
export interface ToldAct<T> extends Acted<T> {
  readonly kept: Promise<void>;
}

/** A table as its keeping sees it. */
export interface KeptThing {
  /** Hands what has happened to its host; rejects where that could not keep it. */
  keep(key?: string): Promise<Overtaken | undefined>;
  /** Takes over what was done at other hosts. */
  repeat(acts: readonly TableAct[]): void;
  /** Remembers how the table stands. Returns how to go back to it. */
  mark(): () => void;
  /** Something has happened that players may hear of. */
  changed(): void;
  saved(saving: Saving): void;
}

/** Whether players hear of an answer at once, or only when it is kept. In both cases one thing is kept after another. */
export interface Keeping {
  /** Looks at nothing that players may not hear of yet. */
  look<T>(look: () => T | Promise<T>): Promise<T>;
  /** The key goes to the host with the change. */
  change<T>(act: () => Acted<T>, key?: string): Promise<ToldAct<T>>;
  /** Takes over what was done at other hosts; `read` is asked for it when nothing is under way here. */
  follow(read: () => Promise<readonly TableAct[]>): Promise<void>;
  /** When all that was to be kept is kept, or could not be. */
  settled(): Promise<void>;
}

/** First every client hears of a change; it is kept meanwhile, and the game goes on. */
export class TellAtOnce implements Keeping {
  private last: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly table: KeptThing) {}

  async look<T>(look: () => T | Promise<T>): Promise<T> {
    return look();
  }

  async change<T>(act: () => Acted<T>): Promise<ToldAct<T>> {
    const acted = act();
    if (!acted.isChanged) return { ...acted, kept: this.last };
    const kept = this.keep();
    this.table.changed();
    return { ...acted, kept };
  }

  async follow(): Promise<void> {
    throw new Error('only a table that tells when it is kept has several hosts');
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
      const overtaken = await this.table.keep();
      this.table.saved(overtaken === undefined ? 'saved' : { failed: 'it goes on elsewhere' });
    } catch (error) {
      this.table.saved({ failed: messageOf(error) });
    }
  }
}

/**
 * One change after another, and looks between them; what could not be kept has not happened. A change that other hosts were
 * faster than is tried again after theirs, unless it is one of them.
 */
export class TellWhenKept implements Keeping {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: KeptThing) {}

  look<T>(look: () => T | Promise<T>): Promise<T> {
    return this.inTurn(async () => look());
  }

  change<T>(act: () => Acted<T>, key?: string): Promise<ToldAct<T>> {
    return this.inTurn(async () => {
      for (;;) {
        const goBack = this.table.mark();
        const acted = act();
        const overtaken = acted.isChanged ? await this.keepOr(goBack, key) : undefined;
        if (overtaken === undefined) return { ...acted, kept: Promise.resolve() };
        this.takeOver(overtaken.by);
        if (overtaken.isRepeat) throw new RepeatedAct();
      }
    });
  }

  follow(read: () => Promise<readonly TableAct[]>): Promise<void> {
    return this.inTurn(async () => this.takeOver(await read()));
  }

  async settled(): Promise<void> {
    await this.last;
  }

  private takeOver(acts: readonly TableAct[]): void {
    if (acts.length === 0) return;
    this.table.repeat(acts);
    this.table.changed();
  }

  private async keepOr(goBack: () => void, key: string | undefined): Promise<Overtaken | undefined> {
    try {
      const overtaken = await this.table.keep(key);
      if (overtaken !== undefined) {
        goBack();
        return overtaken;
      }
    } catch (error) {
      goBack();
      this.table.saved({ failed: messageOf(error) });
      throw error;
    }
    this.table.saved('saved');
    this.table.changed();
    return undefined;
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
