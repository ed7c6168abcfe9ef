import {
  assembleRules,
  type ChosenModule,
  type GameModule,
  type GameRecord,
  type GameState,
  hashState,
  MODULES,
  ModuleError,
  Play,
  RULES_VERSION,
  type Rules,
  readPosition,
  readState,
  replay,
  type WrittenState,
  writePosition,
  writeState,
} from '@great-machine/rules';
import type { KeptChronicle } from './chronicle.js';
import type { KeptTable, Seating } from './host.js';
import { HostedGame, type KeptHistory } from './hosted-game.js';
import {
  isOfFormat1,
  openFormat1,
  openRecordOfFormat1,
  type RecordOfFormat1,
  type SavedFormat1,
} from './saved-format-1.js';

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

/** Why a game could not be opened; it stays as it is. */
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
  return unlessItFails(() => {
    if (saved.format === 1) return withOccupants(openFormat1(saved, secret, registry));
    if (saved.format === SAVE_FORMAT) return withOccupants(openFormat2(saved, registry));
    return otherFormat(saved);
  });
}

/** Opens a game of which only the answers were kept: they are given again, and have to lead where it stood. */
export function openRecord(
  record: GameRecord | RecordOfFormat1,
  registry: readonly GameModule[] = MODULES,
): HostedGame | OpenFailure {
  return unlessItFails(() => {
    if (isOfFormat1(record)) return openRecordOfFormat1(record, registry);
    const { rulesVersion, hash, config } = record;
    const rules = assembleRules(config.modules, registry);
    const replayed = replay(rules, record);
    if (hashState(replayed.state) !== hash)
      throw new Error('its answers do not lead to where it says that the game stood');
    const game = HostedGame.replayed(replayed);
    if (isPlayedBy(rules, rulesVersion, config.modules)) return game;
    return HostedGame.underOtherRules(game.play, game.kept, rulesVersion);
  });
}

/** The record in what was kept, of the rules that kept it: what was said since verification began. */
export function recordInSaved(
  saved: SavedTable | SavedFormat1,
  registry: readonly GameModule[] = MODULES,
): GameRecord | RecordOfFormat1 | OpenFailure {
  return unlessItFails(() => {
    if (saved.format === 1) return saved.record;
    if (saved.format !== SAVE_FORMAT) return otherFormat(saved);
    const { rulesVersion, modules, position, history } = saved;
    const rules = assembleRules(modules, registry);
    const { state } = readPosition(rules, position);
    const start = history.start && readState(rules, history.start);
    return { rulesVersion, config: state.config, start, entries: history.entries, hash: hashState(state) };
  });
}

function unlessItFails<Opened>(open: () => Opened): Opened | OpenFailure {
  try {
    return open();
  } catch (error) {
    const failed = error instanceof ModuleError ? 'unknown-modules' : 'unreadable';
    return { failed, reason: error instanceof Error ? error.message : String(error) };
  }
}

function otherFormat({ format }: { readonly format: unknown }): OpenFailure {
  return { failed: 'other-format', reason: `the format ${format}` };
}

function isPlayedBy(rules: Rules, rulesVersion: string, modules: readonly ChosenModule[]): boolean {
  return rulesVersion === RULES_VERSION && JSON.stringify(modules) === JSON.stringify(rules.modules);
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
  if (isPlayedBy(rules, rulesVersion, modules)) {
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
