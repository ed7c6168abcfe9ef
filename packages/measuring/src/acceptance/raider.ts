import { addVisits, type VisitTable } from '../predictor/visits.js';
import { failOnError, portionsOf } from './bench.js';
import { runCampaign } from './campaign.js';
import type { Match, Matches, MatchResult } from './matches.js';
import type { Workforce } from './threads.js';

const PORTION = 2;

/** How a raider does: it counts where Heroes go in games of engineers among themselves, then it plays against engineers. */
export interface RaiderTrial {
  readonly seed: string;
  readonly studied: number;
  readonly games: number;
}

/** Plays the trial; the results are those of the games against the raider. */
export async function tryRaider(
  threads: Workforce,
  { seed, studied, games }: RaiderTrial,
): Promise<MatchResult[]> {
  const visits = await study(threads, seed, studied);
  return play(threads, games, (number) => ({
    seed: `${seed}-${number}`,
    machine: { visits },
    heroes: 'engineer',
  }));
}

async function study(threads: Workforce, seed: string, games: number): Promise<VisitTable> {
  const matchOf = (number: number): Match => ({
    seed: `${seed}-study-${number}`,
    machine: 'engineer',
    heroes: 'engineer',
  });
  const seen = await play(threads, games, matchOf, ['visits']);
  return seen.reduce((sum: VisitTable, { visits = {} }) => addVisits(sum, visits), {});
}

async function play(
  threads: Workforce,
  games: number,
  matchOf: (number: number) => Match,
  note?: Matches['note'],
): Promise<MatchResult[]> {
  const results: MatchResult[] = [];
  await runCampaign(threads, {
    portions: portionsOf(games, PORTION, matchOf, note),
    add(portion) {
      failOnError(portion);
      results.push(...portion.results);
    },
    isDecided: () => false,
    isTimeUp: () => false,
  });
  return results;
}
