import {
  assembleRules,
  type ChosenModule,
  type GameModule,
  type GameState,
  MODULES,
  ModuleError,
  Play,
  RULES_VERSION,
  type Rules,
  readPosition,
  readState,
  type WrittenState,
  writePosition,
  writeState,
} from '@great-machine/rules';
import type { KeptChronicle } from './chronicle.js';
import type { KeptTable, Seating } from './host.js';
import { HostedGame, type KeptHistory } from './hosted-game.js';
import { openFormat1, type SavedFormat1 } from './saved-format-1.js';

/** The form of what is kept; a game in an unknown form is left as it is. */
export const SAVE_FORMAT = 2;

/** A table as it is kept: how the game stands, and what has happened. It holds everything that is hidden. */
export interface SavedTable extends Seating {
  readonly format: typeof SAVE_FORMAT;
  readonly rulesVersion: string;
  readonly modules: readonly ChosenModule[];
  /** The game as it was put down, with the steps of its flow by name. */
  readonly position: string;
  readonly history: Omit<KeptHistory, 'start'> & { readonly start?: WrittenState };
}

/** Why a table could not be opened; it stays as it is. */
export interface OpenFailure {
  readonly failed: 'other-format' | 'unknown-modules' | 'unreadable';
  readonly reason: string;
}

export interface OpenedTable {
  readonly game: HostedGame;
  readonly seating: Seating;
}

export function saveTable(rules: Rules, { position, history, ...seating }: KeptTable): SavedTable {
  const { occupants, memories, notes, secret } = seating;
  const { lines, chronicle, start, chronicleBefore, entries } = history;
  return {
    format: SAVE_FORMAT,
    rulesVersion: RULES_VERSION,
    modules: rules.modules,
    position: writePosition(rules, position),
    history: { lines, chronicle, start: start && writeState(rules, start), chronicleBefore, entries },
    occupants,
    memories,
    notes,
    secret,
  };
}

/** Opens what was kept, in this format or an earlier one. */
export function openSaved(
  saved: SavedTable | SavedFormat1,
  secret: string,
  registry: readonly GameModule[] = MODULES,
): OpenedTable | OpenFailure {
  try {
    if (saved.format === 1) return withOccupants(openFormat1(saved, secret, registry));
    if (saved.format === SAVE_FORMAT) return withOccupants(openFormat2(saved, registry));
    return { failed: 'other-format', reason: `the format ${(saved as { format: unknown }).format}` };
  } catch (error) {
    const failed = error instanceof ModuleError ? 'unknown-modules' : 'unreadable';
    return { failed, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** A seat without an occupant would never answer. */
function withOccupants(opened: OpenedTable): OpenedTable {
  const { game, seating } = opened;
  const empty = game.play.config.seats.filter(({ seat }) => seating.occupants[seat] === undefined);
  if (empty.length > 0) throw new Error(`no occupant at ${empty.map(({ seat }) => seat).join(', ')}`);
  return opened;
}

function openFormat2(saved: SavedTable, registry: readonly GameModule[]): OpenedTable {
  const { modules, rulesVersion, history, occupants, memories, notes, secret } = saved;
  const rules = assembleRules(modules, registry);
  const play = new Play(rules, readPosition(rules, saved.position));
  const isSame = rulesVersion === RULES_VERSION && JSON.stringify(modules) === JSON.stringify(rules.modules);
  if (isSame) {
    const start = history.start === undefined ? undefined : readState(rules, history.start);
    const chronicleBefore = history.chronicleBefore ?? (start && chronicleUpTo(start, history.chronicle));
    return {
      game: new HostedGame(play, { ...history, start, chronicleBefore }),
      seating: { occupants, memories, notes, secret },
    };
  }
  return {
    game: HostedGame.underOtherRules(play, history, rulesVersion),
    seating: { occupants, memories: {}, notes, secret },
  };
}

/** Earlier saves do not say what had happened before verification began; the rounds before that one are the same. */
function chronicleUpTo(
  { round }: GameState,
  chronicle: KeptChronicle | undefined,
): KeptChronicle | undefined {
  return chronicle && { ...chronicle, rounds: chronicle.rounds.filter((one) => one.round < round) };
}
