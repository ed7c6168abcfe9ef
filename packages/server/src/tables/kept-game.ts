import { assembleRules, Play, RULES_VERSION } from '@great-machine/rules';
import {
  HostedGame,
  type KeptHistory,
  type KeptTable,
  type OpenedTable,
  openSaved,
  type SavedTable,
  saveTable,
  type TableAct,
} from '@great-machine/table';
import type { Snapshot } from '../store/store.js';
import type { GameStart } from './log-entry.js';
import type { PlacedEntry } from './table-log.js';

type Lines = KeptHistory['lines'];

/** A table as it is put down now and then. What was said and told up to there stands in the log. */
type WrittenSnapshot = Omit<SavedTable, 'history'> & {
  readonly history: Omit<SavedTable['history'], 'lines' | 'entries'>;
};

interface PlacedAct {
  readonly sequence: number;
  readonly act: TableAct;
}

export function writeSnapshot(table: KeptTable, play: Play): string {
  const { history, ...saved } = saveTable(play.rules, table);
  const { lines: _lines, entries: _entries, ...others } = history;
  const snapshot: WrittenSnapshot = { ...saved, history: others };
  return JSON.stringify(snapshot);
}

/** A game as its log and the latest snapshot make it. */
export function openGame(log: readonly PlacedEntry[], snapshot: Snapshot | undefined): OpenedTable {
  const start = log.flatMap(({ entry }) => (entry.did === 'start' ? [entry.start] : []))[0];
  if (start === undefined) throw new Error('the game has not begun');
  const acts = log.flatMap(({ sequence, entry }) =>
    entry.did === 'act' ? [{ sequence, act: entry.act }] : [],
  );
  const reached = snapshot?.sequence ?? 0;
  const before = acts.filter(({ sequence }) => sequence <= reached);
  const opened = snapshot === undefined ? begin(start) : resume(snapshot, start, before);
  return repeat(
    opened,
    acts.filter(({ sequence }) => sequence > reached),
  );
}

function begin({ rulesVersion, config, occupants, secret }: GameStart): OpenedTable {
  if (rulesVersion !== RULES_VERSION)
    throw new Error(`the game has begun under rules ${rulesVersion}, and there is no snapshot of it`);
  const game = new HostedGame(Play.begin(assembleRules(config.modules), config));
  return { game, seating: { occupants, memories: {}, notes: {}, secret } };
}

function resume({ body }: Snapshot, start: GameStart, acts: readonly PlacedAct[]): OpenedTable {
  const written = JSON.parse(body) as WrittenSnapshot;
  if (written.rulesVersion !== RULES_VERSION)
    throw new Error(`the game was played under rules ${written.rulesVersion}`);
  const lines = joinLines([start.lines, ...acts.map(({ act }) => act.lines)]);
  const entries = acts.flatMap(({ act }) => act.said);
  const opened = openSaved({ ...written, history: { ...written.history, lines, entries } }, start.secret);
  if ('failed' in opened) throw new Error(`the game cannot be taken up: ${opened.reason}`);
  return opened;
}

/** What happened after the snapshot. The bots planned before it, so they begin anew. */
function repeat({ game, seating }: OpenedTable, acts: readonly PlacedAct[]): OpenedTable {
  if (acts.length === 0) return { game, seating };
  let { occupants } = seating;
  for (const { act } of acts) {
    game.repeat(act.said);
    occupants = act.occupants ?? occupants;
  }
  return { game, seating: { ...seating, occupants, memories: {} } };
}

function joinLines(parts: readonly Lines[]): Lines {
  return {
    machine: parts.flatMap((lines) => lines.machine),
    revolutionaries: parts.flatMap((lines) => lines.revolutionaries),
    public: parts.flatMap((lines) => lines.public),
  };
}
