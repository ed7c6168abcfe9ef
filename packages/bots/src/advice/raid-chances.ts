import { RAID_COEFFICIENTS } from './raid-coefficients.js';

const { always, believed: slope } = RAID_COEFFICIENTS;

/**
 * What a hint says of a Raid that the belief holds so likely to catch a Hero. Advised are the Raids that look best, and Heroes who
 * think keep away from those: they catch less often than the belief says. What is proved stays so.
 */
export function statedChance(believed: number): number {
  if (believed <= 0 || believed >= 1) return believed;
  return 1 / (1 + Math.exp(-always - slope * logit(believed)));
}

/** What the belief said where a hint states so much. */
export function believedChance(stated: number): number {
  if (stated <= 0 || stated >= 1) return stated;
  return 1 / (1 + Math.exp((always - logit(stated)) / slope));
}

function logit(chance: number): number {
  return Math.log(chance / (1 - chance));
}
