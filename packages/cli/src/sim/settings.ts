import type { Limits, Player } from '@great-machine/bots';
import { UsageError } from '../errors.js';
import { GAME_OPTIONS, type GameChoice, readGameChoice } from '../game-options.js';
import { type OptionTable, type Parsed, readFlag, readText, readWhole } from '../options.js';
import { readPlayer } from '../player-option.js';

/** Everything that the totals depend on; plain data. */
export interface SimSettings {
  readonly games: number;
  readonly seed: string;
  /** With `paired`, this is A and the other B; they change sides after every game. */
  readonly machine: Player;
  readonly heroes: Player;
  readonly paired: boolean;
  readonly limits: Pick<Limits, 'iterations' | 'milliseconds'>;
  readonly choice: GameChoice;
}

export const SIM_OPTIONS = {
  ...GAME_OPTIONS,
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
    machine: readPlayer(parsed, 'machine', 'random'),
    heroes: readPlayer(parsed, 'heroes', 'random'),
    paired: readFlag(parsed, 'paired'),
    limits: readLimits(parsed),
    choice: { ...said, city: said.city ?? 'random' },
  };
  if (settings.paired && settings.games % 2 === 1) {
    throw new UsageError(`--paired needs an even number of --games, not ${settings.games}`);
  }
  return settings;
}

/** Iterations or time, or neither: then each level has its own measure. */
function readLimits(parsed: Parsed): SimSettings['limits'] {
  const iterations = readWhole(parsed, 'iterations', 1, MOST);
  const milliseconds = readWhole(parsed, 'milliseconds', 1, MOST);
  if (iterations === undefined) return milliseconds === undefined ? {} : { milliseconds };
  if (milliseconds === undefined) return { iterations };
  throw new UsageError('--iterations and --milliseconds do not go together');
}
