import type { Player } from '@great-machine/bots';
import { LEVELS } from '@great-machine/bots';
import { itemAt } from '@great-machine/rules';
import { type Bar, type Bench, portionsOf } from './bench.js';
import { runCampaign } from './campaign.js';
import { type Figure, plainFigure } from './figure.js';
import type { Match } from './matches.js';

const PLAYERS: readonly Player[] = ['random', ...LEVELS];
const TABLES = [
  { revolutionaries: 1 },
  { revolutionaries: 2 },
  { revolutionaries: 2, sharedHero: true },
  { revolutionaries: 3 },
] as const;
const QUICK_GAMES = 2000;
const FEW = { iterations: 30 };
const FULL_GAMES = 40;
const STRONG: readonly (readonly [Player, Player])[] = [
  ['mastermind', 'engineer'],
  ['engineer', 'mastermind'],
  ['mastermind', 'mastermind'],
  ['engineer', 'engineer'],
];

export const robustness: Bar = {
  name: 'robustness',
  share: 10,
  async *measure(bench) {
    const everybody = 'all pairs of levels and players, 30 iterations';
    yield await soak(bench, everybody, QUICK_GAMES, 10, 0.7, quickMatch);
    yield await soak(bench, 'mastermind and engineer at full strength', FULL_GAMES, 1, 1, strongMatch);
  },
};

/** Every pair of levels meets at every kind of table. */
function quickMatch(number: number): Omit<Match, 'seed'> {
  const pair = Math.floor(number / TABLES.length) % PLAYERS.length ** 2;
  return {
    machine: itemAt(PLAYERS, pair % PLAYERS.length),
    heroes: itemAt(PLAYERS, Math.floor(pair / PLAYERS.length)),
    ...TABLES[number % TABLES.length],
    limits: FEW,
  };
}

function strongMatch(number: number): Omit<Match, 'seed'> {
  const [machine, heroes] = itemAt(STRONG, Math.floor(number / TABLES.length) % STRONG.length);
  return { machine, heroes, ...TABLES[number % TABLES.length] };
}

async function soak(
  bench: Bench,
  name: string,
  games: number,
  portion: number,
  share: number,
  matchOf: (number: number) => Omit<Match, 'seed'>,
): Promise<Figure> {
  const startedAt = performance.now();
  const errors: string[] = [];
  let played = 0;
  await runCampaign(bench.threads, {
    portions: portionsOf(games, portion, (number) => ({
      ...matchOf(number),
      seed: `${bench.seed}-robust-${name}-${number}`,
    })),
    add: ({ results }) => {
      played += results.length;
      errors.push(...results.flatMap(({ error }) => error ?? []));
      bench.say(`${name}: ${played} games, ${errors.length} errors`);
    },
    isDecided: () => false,
    isTimeUp: bench.timer(share),
  });
  const passed = errors.length > 0 ? 'no' : played < games ? 'undecided' : 'yes';
  const missing = played < games ? `the time was up; ${games - played} games are missing` : undefined;
  return plainFigure(
    name,
    `${games.toLocaleString('en')} games end without an error`,
    errors.length,
    passed,
    {
      games: played,
      seconds: (performance.now() - startedAt) / 1000,
      note: errors[0] ?? missing,
    },
  );
}
