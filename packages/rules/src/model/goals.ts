/** Where the Master Plan ends, and the Great Machine has won (VIC-2). */
export const LAST_PLAN = 12;

/** Successful Riots that are a Revolution; the Riot Stage counts as one (VIC-1). */
export const RIOTS_TO_WIN = 3;

/** Discontent has Stages 0 to 5 of three slots each; the slot after them is the Riot Stage (TRK-1, R-TRK-1). */
export const SLOTS_PER_STAGE = 3;
export const LAST_STAGE = 5;
export const RIOT_STAGE = (LAST_STAGE + 1) * SLOTS_PER_STAGE;

/** The Stage of Discontent, 0 to 5; the Riot Stage counts as 5 (R-TRK-1). */
export function stageOf(discontent: number): number {
  return Math.min(LAST_STAGE, Math.floor(discontent / SLOTS_PER_STAGE));
}
