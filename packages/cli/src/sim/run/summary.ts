import type { MeasuredPlayer } from '@great-machine/bots';
import {
  type Counts,
  type GameCounts,
  histogramMean,
  type Interval,
  type LogHistogram,
  type Played,
  pairedScore,
  percentileOf,
  type Spread,
  spreadOf,
  wilsonInterval,
} from '@great-machine/measuring';
import { itemAt, type Side } from '@great-machine/rules';
import { rulesFor } from '../../options/module-options.js';
import type { SimSettings } from './settings.js';
import { allCounts, type SimTotals } from './totals.js';

/** A run of the simulator: what was counted, and what it took this time. */
export interface SimRun {
  readonly totals: SimTotals;
  readonly settings: SimSettings;
  readonly threads: number;
  readonly players: number;
  readonly plan: number;
  readonly seconds: number;
  /** Games of this run; the others were in the file that it resumed. */
  readonly playedNow: number;
}

/** How A did, over pairs and on each side. */
export interface PairedResult {
  readonly won: number;
  readonly split: number;
  readonly lost: number;
  readonly score: Interval;
  readonly asMachine: Interval;
  readonly asHeroes: Interval;
}

export interface TrackPoint {
  readonly round: number;
  /** Games that played this round, and those that ended in it. */
  readonly games: number;
  readonly ended: number;
  /** Means at the end of the round. */
  readonly masterPlan: number;
  readonly discontent: number;
}

/** Thinking of one player on one side in a game, in seconds. */
export interface PlayerTime extends Spread {
  readonly player: MeasuredPlayer;
  readonly side: Side;
}

export type Summary = ReturnType<typeof summarise>;

/** Everything that the reports say, ready for JSON. */
export function summarise(run: SimRun) {
  const { totals, settings, threads, players, plan, seconds, playedNow } = run;
  const all = allCounts(rulesFor(settings.choice.modules), totals);
  const [counts, clock] = [withoutClock(all), all.clock];
  const { games, wins, decisions, rounds, endings } = counts;
  const { machine, heroes, paired, limits, choice } = settings;
  const allDecisions = decisions.machine + decisions.revolutionaries;
  const perGame = (count: number, digits: number) => round(count / Math.max(1, games), digits);
  const perSecond = (share: number) => (seconds === 0 ? 0 : (share * playedNow) / seconds);
  return {
    games,
    machineWins: wins.machine,
    heroesWins: wins.revolutionaries,
    partial: games < settings.games,
    wanted: settings.games,
    levels: { machine, heroes },
    paired,
    ...limits,
    seed: settings.seed,
    threads,
    players,
    plan,
    city: typeof choice.city === 'string' ? choice.city : 'drawn by hand',
    trio: [String(choice.heroes ?? 'random'), ...(choice.including ?? [])].join(' with '),
    ...(choice.modules === undefined ? {} : { modules: rulesFor(choice.modules).modules }),
    winRates: {
      machine: wilsonInterval(wins.machine, games),
      heroes: wilsonInterval(wins.revolutionaries, games),
      byHero: ratesOf(counts.heroes),
      byTrio: ratesOf(counts.trios),
    },
    pairs: paired ? judgePairs(totals) : undefined,
    roundsPerGame: round(histogramMean(rounds), 3),
    roundPercentiles: {
      p10: percentileOf(rounds, 0.1),
      p50: percentileOf(rounds, 0.5),
      p90: percentileOf(rounds, 0.9),
    },
    decisionsPerGame: perGame(allDecisions, 2),
    endings,
    tracks: tracksOf(counts),
    counts,
    halves: paired ? totals.halves.map(withoutClock) : undefined,
    clock: {
      seconds: round(seconds, 3),
      playedNow,
      gamesPerSecond: round(perSecond(1), 3),
      decisionsPerSecond: Math.round(perSecond(allDecisions / Math.max(1, games))),
      coreSecondsPerGame: perGame((clock.perGame.machine.sum + clock.perGame.revolutionaries.sum) / 1000, 6),
      perGame: timesOfPlayers(totals, settings),
      perDecision: timesOfDecisions(clock.perDecision),
    },
  };
}

function judgePairs({ halves, pairs }: SimTotals): PairedResult {
  const [straight, swapped] = [itemAt(halves, 0), itemAt(halves, 1)];
  return {
    ...pairs,
    score: pairedScore(pairs),
    asMachine: wilsonInterval(straight.wins.machine, straight.games),
    asHeroes: wilsonInterval(swapped.wins.revolutionaries, swapped.games),
  };
}

/** How often the Heroes won with each. */
function ratesOf(played: Readonly<Record<string, Played>>): Readonly<Record<string, Interval>> {
  const named = Object.entries(played);
  return Object.fromEntries(named.map(([name, { games, wins }]) => [name, wilsonInterval(wins, games)]));
}

function tracksOf({ tracks, rounds }: Pick<GameCounts, 'tracks' | 'rounds'>): readonly TrackPoint[] {
  return Object.entries(tracks).map(([at, { games, masterPlan, discontent }]) => ({
    round: Number(at),
    games,
    ended: (rounds as Readonly<Counts>)[at] ?? 0,
    masterPlan: round(masterPlan / games, 3),
    discontent: round(discontent / games, 3),
  }));
}

/** Who thought how long in a game, in seconds. */
function timesOfPlayers({ halves }: SimTotals, { machine, heroes }: SimSettings): readonly PlayerTime[] {
  return halves.flatMap(({ clock }, swapped) => {
    const [first, second] = swapped === 1 ? [heroes, machine] : [machine, heroes];
    return [
      { player: first, side: 'machine' as const, ...inSeconds(spreadOf(clock.perGame.machine)) },
      {
        player: second,
        side: 'revolutionaries' as const,
        ...inSeconds(spreadOf(clock.perGame.revolutionaries)),
      },
    ];
  });
}

function inSeconds({ count, mean, p50, p95, max }: Spread): Spread {
  return { count, mean: mean / 1000, p50: p50 / 1000, p95: p95 / 1000, max: max / 1000 };
}

function timesOfDecisions(
  perDecision: Readonly<Record<string, LogHistogram>>,
): Readonly<Record<string, Spread>> {
  const kinds = Object.entries(sortNames(perDecision));
  return Object.fromEntries(kinds.map(([kind, times]) => [kind, spreadOf(times)]));
}

function withoutClock({ clock: _, ...counts }: GameCounts): Omit<GameCounts, 'clock'> {
  return { ...counts, endings: sortNames(counts.endings), trios: sortNames(counts.trios) };
}

/** In alphabetical order, so that equal totals print equally whatever came first. */
function sortNames<T>(named: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
