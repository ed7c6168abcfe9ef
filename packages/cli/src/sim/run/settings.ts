import type { Limits, MeasuredPlayer } from '@great-machine/bots';
import { GAME_OPTIONS, type GameChoice, readGameChoice } from '../../options/game-options.js';
import { modulesWithHero, rulesFor } from '../../options/module-options.js';
import { type OptionTable, type Parsed, readFlag, readText, readWhole } from '../../options/options.js';
import { readMeasuredPlayer } from '../../options/player-option.js';
import { UsageError } from '../../terminal/errors.js';

/** Everything that the totals depend on; plain data. */
export interface SimSettings {
  readonly games: number;
  readonly seed: string;
  /** With `paired`, this is A and the other B; they change sides after every game. */
  readonly machine: MeasuredPlayer;
  readonly heroes: MeasuredPlayer;
  readonly paired: boolean;
  readonly limits: Pick<Limits, 'iterations' | 'milliseconds'>;
  readonly choice: GameChoice;
}

export const SIM_OPTIONS = {
  ...GAME_OPTIONS,
  with: { type: 'string' },
  games: { type: 'string' },
  machine: { type: 'string' },
  heroes: { type: 'string' },
  paired: { type: 'boolean' },
  iterations: { type: 'string' },
  milliseconds: { type: 'string' },
  threads: { type: 'string' },
  resume: { type: 'string' },
  report: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies OptionTable;

const MOST = 1e9 - 1;

export function readSettings(parsed: Parsed): SimSettings {
  const said = readGameChoice(parsed);
  const settings: SimSettings = {
    games: readWhole(parsed, 'games', 1, MOST) ?? 1000,
    seed: readText(parsed, 'seed') ?? 'great-machine',
    machine: readMeasuredPlayer(parsed, 'machine', 'random'),
    heroes: readMeasuredPlayer(parsed, 'heroes', 'random'),
    paired: readFlag(parsed, 'paired'),
    limits: readLimits(parsed),
    choice: { ...said, city: said.city ?? 'random', ...readIncluded(parsed, said) },
  };
  if (settings.paired && settings.games % 2 === 1) {
    throw new UsageError(`--paired needs an even number of --games, not ${settings.games}`);
  }
  return settings;
}

/** `--with HERO`: random trios that all include this Hero. */
function readIncluded(parsed: Parsed, { heroes, modules }: GameChoice): Pick<GameChoice, 'including'> {
  const hero = readText(parsed, 'with');
  if (hero === undefined) return {};
  if (heroes !== undefined && heroes !== 'random') {
    const said = readText(parsed, 'lead') === undefined ? 'trio' : 'lead';
    throw new UsageError(`--with goes with a random trio, and --${said} names all three Heroes`);
  }
  const known = Object.keys(rulesFor(modules).heroes);
  if (known.includes(hero)) return { including: [hero] };
  const homes = modulesWithHero(hero);
  if (homes.length > 0) throw new UsageError(`--with ${hero} needs --modules ${homes.join(' or ')}`);
  throw new UsageError(`--with knows no Hero '${hero}'; the Heroes are ${known.join(', ')}`);
}

/** Iterations or time, or neither: then each level has its own measure. */
function readLimits(parsed: Parsed): SimSettings['limits'] {
  const iterations = readWhole(parsed, 'iterations', 1, MOST);
  const milliseconds = readWhole(parsed, 'milliseconds', 1, MOST);
  if (iterations === undefined) return milliseconds === undefined ? {} : { milliseconds };
  if (milliseconds === undefined) return { iterations };
  throw new UsageError('--iterations and --milliseconds do not go together');
}
