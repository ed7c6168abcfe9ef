/** Where the tracks end, and how many Riots the Heroes need: what the dial and the charts are drawn by. */
export const LAST_PLAN = 12;
export const RIOT_STAGE = 18;
export const RIOTS_TO_WIN = 3;
