import { createMind, type MeasuredPlayer, type Mind, playGame } from '@great-machine/bots';
import { GameCounter } from '@great-machine/measuring';
import { itemAt, type Rules } from '@great-machine/rules';
import { configFor } from '../../options/game-options.js';
import { rulesFor } from '../../options/module-options.js';
import type { Task } from '../../threads/work-off.js';
import type { SimSettings } from './settings.js';
import { newTotals, type Portion, type SimTotals } from './totals.js';

/** Plays the games with these numbers; each depends on the settings and its number only. Pairs are played whole. */
export function perform({ settings, range: { from, to } }: Task<SimSettings>): Portion {
  const totals = newTotals(rulesFor(settings.choice.modules), settings.paired);
  for (let number = from; number < to; number++) {
    if (!settings.paired) playOne(settings, number, false, totals);
    else if (number % 2 === 0) playPair(settings, number / 2, totals);
  }
  return { from, to, totals };
}

/** The same deal and City twice; A is the Machine first, then the Heroes. */
function playPair(settings: SimSettings, pair: number, totals: SimTotals): void {
  const { pairs } = totals;
  const first = playOne(settings, pair, false, totals) === 'machine';
  const second = playOne(settings, pair, true, totals) !== 'machine';
  if (first !== second) pairs.split++;
  else if (first) pairs.won++;
  else pairs.lost++;
}

/** Plays one deal and says who won. */
function playOne(settings: SimSettings, deal: number, swapped: boolean, { halves }: SimTotals): string {
  const { machine, heroes, choice } = settings;
  const rules = rulesFor(choice.modules);
  const seed = `${settings.seed}-${deal}`;
  const minds = {
    machine: mindOf(rules, swapped ? heroes : machine, `${seed}-machine`, settings),
    revolutionaries: mindOf(rules, swapped ? machine : heroes, `${seed}-heroes`, settings),
  };
  const config = configFor(rules, { ...choice, seed, generator: 'fast' });
  const game = playGame(rules, config, minds, new GameCounter(itemAt(halves, swapped ? 1 : 0)));
  const { outcome } = game.state;
  if (outcome === undefined) throw new Error(`the game ${seed} has not ended`);
  return outcome.winner;
}

/** A new mind for one side of one game, under the limits of the command line. */
function mindOf(rules: Rules, player: MeasuredPlayer, seed: string, { limits }: SimSettings): Mind {
  const mind = createMind(rules, player, seed);
  return { decide: (situation) => mind.decide(situation, limits) };
}
