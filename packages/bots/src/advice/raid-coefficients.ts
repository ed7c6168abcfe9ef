/** By side, of the logit of the chance of a Raid; written by `npm run -s bots:hints -- --write`, never by hand. */
export const RAID_COEFFICIENTS = {
  machine: { always: -0.23, believed: 0.58 },
  heroes: { always: -0.53, believed: 0.5 },
} as const;
