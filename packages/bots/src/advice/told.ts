const AS_GOOD_AS_SURE = 0.99;

/** What is told of an estimate: 1 to 99 %. No chance and 100 % are for what is proved or follows from the rules. */
export function told(chance: number): number {
  return Math.min(AS_GOOD_AS_SURE, Math.max(1 - AS_GOOD_AS_SURE, chance));
}
