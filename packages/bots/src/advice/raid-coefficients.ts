/** Of the logit of the chance that a Raid catches a Hero; written by `npm run -s bots:hints -- --write`, never by hand. */
export const RAID_COEFFICIENTS = { always: -0.23, believed: 0.58 } as const;
