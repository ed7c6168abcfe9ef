import type { RandomSource } from '../kernel/random.js';
import { districtNamed, type Rules } from '../model/rules.js';
import type { Scenario } from './scenario.js';

/** What the parts of completing a scenario share: the file, the rules, chance, and what is wrong so far. */
export interface Completion {
  readonly rules: Rules;
  readonly scenario: Scenario;
  /** Chance for completing alone; the game's own source is another. */
  readonly random: RandomSource;
  readonly reasons: string[];
}

export function toDistrict({ rules }: Completion, id: string): number {
  return districtNamed(rules, id);
}

/** A set of Districts as bits. */
export function toBits(c: Completion, ids: readonly string[]): number {
  return ids.reduce((bits, id) => bits | (1 << toDistrict(c, id)), 0);
}
