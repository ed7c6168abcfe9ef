import type { Situation, Watcher } from '@great-machine/bots';
import { Bot } from '@great-machine/bots/internals';
import { type Game, itemAt, type Rules, type View } from '@great-machine/rules';
import { possibleCards } from '../predictor/destinations.js';

const BINS = 10;

/** How good a belief was in one game. */
export interface BeliefScore {
  /** Bits better than if all possible cards were equally likely, added up over so many Heroes and rounds. */
  readonly bits: number;
  readonly choices: number;
  /** By tenths of the believed chance: how many Districts, the sum of their chances, and in how many a Hero was. */
  readonly bins: readonly { readonly count: number; readonly chance: number; readonly happened: number }[];
}

/** Asks an engineer on the Machine's side what it believes at the first question of each Phase, and knows the truth. */
export class BeliefWatcher implements Watcher {
  private bits = 0;
  private choices = 0;
  private readonly bins = Array.from({ length: BINS }, () => ({ count: 0, chance: 0, happened: 0 }));
  private readonly bot: Bot;
  private round = 0;

  constructor(
    private readonly rules: Rules,
    seed: string,
  ) {
    this.bot = new Bot(rules, 'engineer', `${seed} belief`);
  }

  get score(): BeliefScore {
    return { bits: this.bits, choices: this.choices, bins: this.bins };
  }

  thought(game: Game, situation: Situation): void {
    const { phase, round } = game.state;
    if (phase !== 'machine' || round === this.round) return;
    this.round = round;
    const { marginals } = this.bot.beliefAt(situation);
    const { view } = situation;
    game.state.heroes.forEach(({ chosen, cardOpen }, hero) => {
      if (chosen !== undefined && !cardOpen) this.note(view, hero, itemAt(marginals, hero), chosen.district);
    });
  }

  private note(view: View, hero: number, chances: readonly number[], went: number): void {
    const possible = possibleCards(view, this.rules, hero);
    this.bits += Math.log2(Math.max(1e-6, itemAt(chances, went))) + Math.log2(possible.length);
    this.choices++;
    for (const place of possible) {
      const chance = itemAt(chances, place);
      const bin = itemAt(this.bins, Math.min(BINS - 1, Math.floor(chance * BINS)));
      bin.count++;
      bin.chance += chance;
      if (place === went) bin.happened++;
    }
  }
}

/** How far believed chances and what happened lie apart, on average over the Districts. */
export function calibrationError(bins: BeliefScore['bins']): number {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  return (
    bins.reduce((sum, { chance, happened }) => sum + Math.abs(chance - happened), 0) / Math.max(1, total)
  );
}

export function addBins(a: BeliefScore['bins'], b: BeliefScore['bins']): BeliefScore['bins'] {
  return a.map(({ count, chance, happened }, at) => {
    const more = itemAt(b, at);
    return {
      count: count + more.count,
      chance: chance + more.chance,
      happened: happened + more.happened,
    };
  });
}

export const NO_BINS: BeliefScore['bins'] = Array.from({ length: BINS }, () => ({
  count: 0,
  chance: 0,
  happened: 0,
}));
