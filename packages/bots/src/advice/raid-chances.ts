import { RAID_COEFFICIENTS } from './raid-coefficients.js';
import { told } from './told.js';

/** The side that reads what a hint says of Raids. */
export type RaidReader = keyof typeof RAID_COEFFICIENTS;

/**
 * What a hint says of a Raid: to the Machine how likely it catches a Hero, where the belief holds it so likely. Advised are the Raids
 * that look best, and Heroes who think keep away from those: they catch less often than the belief says. To Heroes how likely it
 * comes, where so many of the plans that rules of thumb make have it. What is proved stays so.
 */
export function statedChance(believed: number, reader: RaidReader): number {
  if (believed <= 0 || believed >= 1) return believed;
  const { always, believed: slope } = RAID_COEFFICIENTS[reader];
  return told(1 / (1 + Math.exp(-always - slope * logit(believed))));
}

/** What was believed where a hint states so much. */
export function believedChance(stated: number, reader: RaidReader): number {
  if (stated <= 0 || stated >= 1) return stated;
  const { always, believed: slope } = RAID_COEFFICIENTS[reader];
  return 1 / (1 + Math.exp((always - logit(stated)) / slope));
}

function logit(chance: number): number {
  return Math.log(chance / (1 - chance));
}
