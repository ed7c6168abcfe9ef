/** What an engine did in a time. */
export interface Measured {
  readonly decisions: number;
  readonly seconds: number;
}

/** A whole number from 0 to below the bound. */
export type Below = (bound: number) => number;

/** Plays whole games, each of which returns its decisions, for at least so many seconds. */
export function measure(seconds: number, playGame: () => number): Measured {
  let decisions = 0;
  const begin = performance.now();
  const deadline = begin + seconds * 1000;
  do decisions += playGame();
  while (performance.now() < deadline);
  return { decisions, seconds: (performance.now() - begin) / 1000 };
}
