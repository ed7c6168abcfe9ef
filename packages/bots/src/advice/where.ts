import type { Rules, View } from '@great-machine/rules';
import { SOUND } from '../thinking/policy/policy.js';
import { foreseeRound } from '../thinking/search/foresight.js';
import {
  believeDestinations,
  type DestinationBelief,
  type ModelHistory,
} from '../worlds/belief/destinations.js';
import { Dice } from '../worlds/dice.js';
import { WorldSampler } from '../worlds/sampling/world.js';
import type { Table } from '../worlds/table.js';

/**
 * Where the Heroes may be in a round whose Machine Phase is under way or over, for a reader of the view: a notebook or a
 * review. The same seed gives the same belief; `history` holds the models of earlier rounds, if the caller kept them.
 */
export function whereHeroesMayBe(
  rules: Rules,
  table: Table,
  view: View,
  { seed = 'belief', history = {} }: { readonly seed?: string; readonly history?: ModelHistory } = {},
): DestinationBelief {
  const sampler = new WorldSampler(rules, table, view);
  const dice = new Dice(seed);
  const model = foreseeRound(
    () => sampler.draw(dice),
    'machine',
    SOUND.temperature.machine,
    SOUND.plansAhead.machine,
    dice,
  );
  return believeDestinations(rules, view, model, history);
}
