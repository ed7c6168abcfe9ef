import { percentileOf } from '../statistics/index.js';
import { type Bar, type Bench, portionsOf } from './bench.js';
import { shareEstimate } from './demand.js';
import { type Figure, figureOf, plainFigure, type Test } from './figure.js';
import { moduleScreening } from './module-screening.js';
import { recheck, screen, screeningFigures } from './screening.js';

const CONFIRMED = 300;
const FEWER_PLAYERS = 120;
const LEAST_OF_WAY = 0.03;
const LEAST_OF_CHANCES = 0.01;
const SHORTEST = 7;
const LONGEST = 14;
const WAYS_TO_WIN = [
  'three-riots',
  'two-riots-and-riot-stage',
  'plan-by-detainment',
  'plan-by-failed-riot',
  'plan-by-countdown',
  'plan-by-city-event',
];

export const balance: Bar = {
  name: 'balance',
  share: 26,
  async *measure(bench) {
    if (bench.modules !== undefined) {
      yield* await moduleScreening(bench, bench.modules, bench.games);
      return;
    }
    yield* await screenedFigures(bench);
    await bench.selfPlay.reach(CONFIRMED, 0.65);
    yield* confirmedFigures(bench);
    yield* await withFewer(bench, 2, 0.5);
    yield* await withFewer(bench, 1, 1);
  },
};

/** A full screening is kept in a file; without `--full` its figures are reported and a sample is played again. */
async function screenedFigures(bench: Bench): Promise<Figure[]> {
  if (bench.full) {
    bench.screening = await screen(bench);
    return screeningFigures(bench.screening, `screened now with the seed '${bench.seed}'`);
  }
  const { screening } = bench;
  if (screening === undefined) {
    const note = 'there is no screening yet: --full plays one and keeps it in docs/balance.json';
    return [
      plainFigure('screening', 'trios within 12 points, cards within 8', undefined, 'undecided', { note }),
    ];
  }
  const note = `from the full screening of ${screening.date}, seed '${screening.seed}'`;
  return [...screeningFigures(screening, note), await recheck(bench, screening)];
}

function confirmedFigures({ selfPlay }: Bench): Figure[] {
  const { counts, results, seconds } = selfPlay;
  const games = results.length;
  const look = games < CONFIRMED ? 'cut short' : 'end';
  const first = percentileOf(counts.rounds, 0.1);
  const last = percentileOf(counts.rounds, 0.9);
  const verdict = (isKept: boolean) => (games < CONFIRMED ? 'undecided' : isKept ? 'yes' : 'no');
  const ways = WAYS_TO_WIN.map((way) => ({
    name: way,
    of: games,
    share: (counts.endings[way] ?? 0) / Math.max(1, games),
  }));
  const rarest = least(ways);
  const used = least(chancesUsed(selfPlay));
  return [
    figureOf(
      machineTest(
        'engineer on both sides, 3 Revolutionaries',
        0.45,
        0.55,
        () => counts.wins.machine,
        () => games,
      ),
      look,
      seconds,
    ),
    plainFigure(
      'rounds, the middle 80 % of games',
      `last ${SHORTEST} to ${LONGEST} rounds`,
      percentileOf(counts.rounds, 0.5),
      verdict(first >= SHORTEST && last <= LONGEST),
      {
        games,
        note: `the median, and from ${first} to ${last}`,
      },
    ),
    plainFigure(
      'the rarest way to win',
      'each in at least 3 % of games',
      rarest.share,
      verdict(rarest.share >= LEAST_OF_WAY),
      {
        games,
        note: ways.map(({ name, share }) => `${name} ${(100 * share).toFixed(1)} %`).join(', '),
      },
    ),
    plainFigure(
      'the least used Action or District',
      'each in at least 1 % of its chances',
      used.share,
      verdict(used.share >= LEAST_OF_CHANCES),
      {
        games,
        note: `${used.name}, of ${used.of} chances`,
      },
    ),
  ];
}

interface Share {
  readonly name: string;
  readonly of: number;
  readonly share: number;
}

function least(shares: readonly Share[]): Share {
  const nothing = { name: 'nothing', of: 0, share: 1 };
  return shares.reduce((rarest, share) => (share.share < rarest.share ? share : rarest), nothing);
}

/** How often what could be done was done: Actions of Heroes and Servants, and destinations. */
function chancesUsed({ counts }: Bench['selfPlay']): Share[] {
  const uses = [
    ...Object.entries(counts.heroActions).map(([name, { available, taken }]) => ({
      name,
      of: available,
      taken,
    })),
    ...Object.entries(counts.servantActions).map(([name, { available, taken }]) => ({
      name,
      of: available,
      taken,
    })),
    ...Object.entries(counts.districts).map(([name, { offered, chosen }]) => ({
      name,
      of: offered,
      taken: chosen,
    })),
  ];
  return uses.filter(({ of }) => of > 0).map(({ name, of, taken }) => ({ name, of, share: taken / of }));
}

async function withFewer(bench: Bench, revolutionaries: 1 | 2, share: number): Promise<Figure[]> {
  let [won, played] = [0, 0];
  const name = `engineer on both sides, ${revolutionaries} Revolutionar${revolutionaries === 1 ? 'y' : 'ies'}`;
  return bench.test(
    name,
    [
      machineTest(
        name,
        0.42,
        0.58,
        () => won,
        () => played,
      ),
    ],
    {
      portions: portionsOf(FEWER_PLAYERS, 2, (number) => ({
        seed: `${bench.seed}-with-${revolutionaries}-${number}`,
        machine: 'engineer',
        heroes: 'engineer',
        revolutionaries,
      })),
      least: 60,
      share,
      add({ results }) {
        played += results.length;
        won += results.filter(({ machineWon }) => machineWon).length;
      },
    },
  );
}

function machineTest(
  name: string,
  atLeast: number,
  atMost: number,
  won: () => number,
  games: () => number,
): Test {
  return {
    name,
    says: `the Machine wins ${Math.round(atLeast * 100)} to ${Math.round(atMost * 100)} %`,
    demand: { atLeast, atMost },
    estimate: () => shareEstimate(won(), games()),
    games,
  };
}
