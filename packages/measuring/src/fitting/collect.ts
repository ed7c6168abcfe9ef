import { createThreadPool } from '@great-machine/bots/threads';

/** Games to be played; the same numbers and seed are always the same games. */
export interface Games {
  readonly from: number;
  /** Excluded. */
  readonly to: number;
  readonly seed: string;
}

/** What the module's `perform` finds in so many games, played in threads, in the order of the games. */
export async function collect<Found>(
  module: URL,
  { games, seed, threads }: { readonly games: number; readonly seed: string; readonly threads: number },
): Promise<Found[]> {
  const pool = createThreadPool<Games, Found[]>(module, { threads });
  const beginning = (part: number) => Math.floor((games * part) / threads);
  try {
    const parts = Array.from({ length: threads }, (_, part) =>
      pool.run({ from: beginning(part), to: beginning(part + 1), seed }),
    );
    return (await Promise.all(parts.map(({ promise }) => promise))).flat();
  } finally {
    await pool.close();
  }
}
