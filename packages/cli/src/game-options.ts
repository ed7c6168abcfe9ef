import {
  assembleRules,
  CITY_PRESETS,
  ConfigError,
  createConfig,
  type GameConfig,
  type GameWish,
} from '@great-machine/rules';
import { UsageError } from './errors.js';
import { type OptionTable, type Parsed, readText, readWhole } from './options.js';

export const RULES = assembleRules();

/** What several commands let a person choose about a game. */
export const GAME_OPTIONS = {
  seed: { type: 'string' },
  players: { type: 'string' },
  plan: { type: 'string' },
  city: { type: 'string' },
  trio: { type: 'string' },
} as const satisfies OptionTable;

export type GameChoice = Omit<GameWish, 'seed' | 'generator'>;

/** What was said about the game; what was not stays undefined. */
export function readGameChoice(parsed: Parsed): GameChoice {
  return {
    revolutionaries: readWhole(parsed, 'players', 1, 3),
    masterPlan: readWhole(parsed, 'plan', 1, 4),
    city: readCity(readText(parsed, 'city')),
    heroes: readTrio(readText(parsed, 'trio')),
  };
}

function readCity(text: string | undefined): string | undefined {
  const presets = CITY_PRESETS.map(({ id }) => id);
  if (text === undefined || text === 'random' || presets.includes(text)) return text;
  if (text === 'preset') return presets[0];
  throw new UsageError(`--city is random, preset or one of ${presets.join(', ')}, not '${text}'`);
}

function readTrio(text: string | undefined): readonly string[] | 'random' | undefined {
  return text === undefined || text === 'random' ? text : text.split(',').map((hero) => hero.trim());
}

/** The config of a game; a wish that cannot be granted is an error of the command line. */
export function configFor(wish: GameWish): GameConfig {
  try {
    return createConfig(RULES, wish);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const heroes = Object.keys(RULES.heroes).join(', ');
    throw new UsageError(`${error.message} (the Heroes are ${heroes})`);
  }
}

/** A number for players who choose at random, from the text that seeds their game (FNV-1a). */
export function numberOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
