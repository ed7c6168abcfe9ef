import type { Game, Rules, View } from '@great-machine/rules';
import type { Watcher } from '../arena.js';
import { believeDestinations, type ModelHistory } from '../belief/destinations.js';
import { Dice } from '../dice.js';
import type { Situation } from '../mind.js';
import { modelHeroes } from '../policy/destinations.js';
import { lookOut } from '../policy/outlook.js';
import { WEIGHTS } from '../policy/weights.js';
import { possibleCards } from '../predictor/destinations.js';
import { WorldSampler } from '../sampling/world.js';
import { tableOf } from '../table.js';

const BINS = 10;

/** How good a belief was in one game. */
export interface BeliefScore {
  /** Bits better than if all possible cards were equally likely, added up over so many Heroes and rounds. */
  readonly bits: number;
  readonly choices: number;
  /** By tenths of the believed chance: how many Districts, the sum of their chances, and in how many a Hero was. */
  readonly bins: readonly { readonly count: number; readonly chance: number; readonly happened: number }[];
}

/** Believes what a bot of the Machine's side would at the first question of its Phase, and compares it with the truth. */
export class BeliefWatcher implements Watcher {
  private bits = 0;
  private choices = 0;
  private readonly bins = Array.from({ length: BINS }, () => ({ count: 0, chance: 0, happened: 0 }));
  private history: ModelHistory = {};
  private round = 0;

  constructor(
    private readonly rules: Rules,
    private readonly seed: string,
  ) {}

  get score(): BeliefScore {
    return { bits: this.bits, choices: this.choices, bins: this.bins };
  }

  thought(game: Game, { view }: Situation): void {
    const { phase, round } = game.state;
    if (phase !== 'machine' || round === this.round) return;
    this.round = round;
    const marginals = this.believe(game, view);
    game.state.heroes.forEach(({ chosen, cardOpen }, hero) => {
      if (chosen !== undefined && !cardOpen) this.note(view, hero, marginals[hero], chosen.district);
    });
  }

  private believe({ state }: Game, view: View): readonly (readonly number[])[] {
    const dice = new Dice(`${this.seed} belief ${state.round}`);
    const world = new WorldSampler(this.rules, tableOf(state.config), view).draw(dice);
    const o = lookOut(world, 'machine', WEIGHTS.revolutionaries);
    const model = modelHeroes(world, o, o.weights.temperature);
    const { marginals } = believeDestinations(this.rules, view, model, this.history);
    this.history = { ...this.history, [state.round]: model };
    return marginals;
  }

  private note(view: View, hero: number, chances: readonly number[], went: number): void {
    const possible = possibleCards(view, this.rules, hero);
    this.bits += Math.log2(Math.max(1e-6, chances[went])) + Math.log2(possible.length);
    this.choices++;
    for (const place of possible) {
      const bin = this.bins[Math.min(BINS - 1, Math.floor(chances[place] * BINS))];
      bin.count++;
      bin.chance += chances[place];
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
  return a.map(({ count, chance, happened }, at) => ({
    count: count + b[at].count,
    chance: chance + b[at].chance,
    happened: happened + b[at].happened,
  }));
}

export const NO_BINS: BeliefScore['bins'] = Array.from({ length: BINS }, () => ({
  count: 0,
  chance: 0,
  happened: 0,
}));
