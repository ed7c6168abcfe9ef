import { setImmediate } from 'node:timers/promises';
import { type Answer, itemAt, playerDice, type Side } from '@great-machine/rules';
import { type TableShown, TableStore } from '../src/state/table-store.js';
import { device, setupFor } from './opened.js';
import { StoppedClock } from './stopped-clock.js';

/** A person who answers at random and watches everything that the page tells of a game against apprentices. */
export class ToldGame {
  readonly clock = new StoppedClock();
  readonly store: TableStore;
  private readonly below: (n: number) => number;

  constructor(side: Side, seed: number, look: (shown: TableShown) => void) {
    const person = side === 'machine' ? 'machine' : 'revolutionary-1';
    const table = device().tables.create('told', setupFor(`told ${seed}`, [person], { bot: 'apprentice' }));
    this.below = playerDice(seed);
    this.store = new TableStore(
      table,
      () => 1,
      (error) => {
        throw error;
      },
      this.clock.clock,
    );
    this.store.subscribe(() => {
      const shown = this.store.snapshot();
      if (shown !== undefined) look(shown);
    });
  }

  /** Watches until the person is asked or the game is over. Returns what is shown then. */
  async watch(): Promise<TableShown> {
    for (;;) {
      const shown = this.store.snapshot();
      if (this.clock.isSet) this.clock.ring();
      else if (shown !== undefined && (shown.questions.length > 0 || shown.view?.outcome !== undefined))
        return shown;
      else await setImmediate();
    }
  }

  async answer({ questions }: TableShown): Promise<void> {
    const { seat, id, rev, options } = itemAt(
      questions.filter((question) => question.options.length > 0),
      0,
    );
    const { pick } = itemAt(options, this.below(options.length));
    const answer: Answer = { seat, decision: id, rev, picks: [pick] };
    const refusal = await this.store.answer([answer]);
    if (refusal !== undefined) throw new Error(`refused: ${refusal.code}`);
  }
}
