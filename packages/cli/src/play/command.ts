import { randomBytes } from 'node:crypto';
import { DEVICE_BEATS, type Player, paceOf } from '@great-machine/bots';
import { createNodePool } from '@great-machine/bots/node';
import { roman } from '@great-machine/messages';
import { LAST_PLAN, Play, type Rules } from '@great-machine/rules';
import { botsAmong, HostedGame, type Occupants } from '@great-machine/table';
import { type OpenedFile, openGameFile, openPosition } from '../files/record-file.js';
import {
  configFor,
  GAME_OPTIONS,
  type GameChoice,
  gameFor,
  readGameChoice,
} from '../options/game-options.js';
import { type Parsed, readArguments, readFlag, readText } from '../options/options.js';
import { readPlayer } from '../options/player-option.js';
import { UsageError } from '../terminal/errors.js';
import type { Io } from '../terminal/io.js';
import { readLines } from '../terminal/lines.js';
import { choosePaint } from '../terminal/paint.js';
import { wrapText } from '../terminal/text.js';
import { hostGame } from './host.js';
import { Screen } from './screen.js';
import { choosePart, heroesNamed, partInSave, seatFor } from './seats.js';
import { Session } from './session.js';
import { SeenTable } from './table.js';
import { watchThinking } from './thinking.js';

/** Who does not say who they are leads all Heroes. */
const WHOLE_SIDE = 'heroes';

const GOALS = [
  'The Heroes win with the third successful Riot; the Riot Stage counts as one.',
  `The Great Machine wins when the Master Plan reaches ${roman(LAST_PLAN)}.`,
];

export async function run(args: readonly string[], io: Io): Promise<number> {
  const parsed = readArguments(args, {
    ...GAME_OPTIONS,
    as: { type: 'string' },
    level: { type: 'string' },
    load: { type: 'string' },
    scenario: { type: 'string' },
    'no-color': { type: 'boolean' },
  });
  const as = readText(parsed, 'as');
  const level = readPlayer(parsed, 'level');
  const { game, kept } = openGame(parsed, as ?? WHOLE_SIDE, io);
  const { play } = game;
  const part =
    kept !== undefined && as === undefined
      ? partInSave(play, kept.occupants)
      : choosePart(play, as ?? WHOLE_SIDE);
  const nobodyYet = { occupants: {}, memories: {}, notes: {} };
  const seating = seatFor(part, play, level, kept ?? { ...nobodyYet, secret: io.drawSecret() });
  const paint = choosePaint(io.out.isTerminal, io.env, readFlag(parsed, 'no-color'));
  const pool = createNodePool();
  const lines = readLines(io, () => void pool.close());
  const { seed } = play.config;
  const origin = seed === undefined ? '' : ` Seed ${seed}.`;
  const greeting = `City of the Great Machine. ${part.who}; ${describeOthers(seating.occupants)}.${origin} Type a number to choose, 'help' for everything else.`;
  for (const text of [greeting, ...GOALS]) io.out.write(`${wrapText(text).join('\n')}\n`);
  const table = hostGame(game, seating, pool, io.out.isTerminal ? paceOf(DEVICE_BEATS) : undefined);
  watchThinking(table, part, io.out);
  try {
    await new Session(new SeenTable(table, part), new Screen(io.out, paint, part.who), lines).run();
  } finally {
    lines.close();
    await table.close();
    await pool.close();
  }
  return 0;
}

function describeOthers(occupants: Occupants): string {
  const [level, ...others] = new Set<Player>(Object.values(botsAmong(occupants)));
  if (others.length > 0) return 'bots of several levels play the others';
  return level === 'random' ? 'the others choose at random' : `bots of the level ${level} play the others`;
}

function openGame(parsed: Parsed, as: string, io: Io): OpenedFile {
  const file = readText(parsed, 'load');
  const scenario = readText(parsed, 'scenario');
  if (file !== undefined && scenario !== undefined)
    throw new UsageError('--load and --scenario do not go together');
  if (file !== undefined) {
    refuseGameOptions(parsed, 'saved game', 'load');
    return openGameFile(file, io.drawSecret());
  }
  if (scenario !== undefined) {
    refuseGameOptions(parsed, 'scenario', 'scenario');
    return { game: HostedGame.replayed(openPosition(scenario)) };
  }
  return { game: newGame(parsed, as) };
}

function refuseGameOptions(parsed: Parsed, what: string, option: string): void {
  const given = Object.keys(GAME_OPTIONS).find((name) => parsed.values[name] !== undefined);
  if (given !== undefined)
    throw new UsageError(`--${given} is part of the ${what} and does not go with --${option}`);
}

/** A player who leads all Heroes alone is the only Revolutionary, unless told otherwise. */
function newGame(parsed: Parsed, as: string): HostedGame {
  const seed = readText(parsed, 'seed') ?? randomBytes(4).toString('hex');
  const said = readGameChoice(parsed);
  const revolutionaries = said.revolutionaries ?? (as === 'heroes' ? 1 : 3);
  const { rules } = gameFor({ ...said, seed, revolutionaries });
  const heroes = bringIn(rules, heroesNamed(as), said, seed);
  const config = configFor(rules, { ...said, seed, revolutionaries, heroes });
  return new HostedGame(Play.begin(rules, config));
}

/** The Heroes a person asks to play are in play; chance fills up the trio. */
function bringIn(
  rules: Rules,
  wanted: readonly string[],
  said: GameChoice,
  seed: string,
): GameChoice['heroes'] {
  if (Array.isArray(said.heroes) || wanted.some((hero) => !Object.hasOwn(rules.heroes, hero)))
    return said.heroes;
  const drawn = configFor(rules, { seed }).heroes;
  return [...new Set([...wanted, ...drawn])].slice(0, drawn.length);
}
