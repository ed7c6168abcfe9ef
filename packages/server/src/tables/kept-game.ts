import { assembleRules, type Play, RULES_VERSION, type WrittenState } from '@great-machine/rules';
import {
  HostedGame,
  type KeptHistory,
  type KeptTable,
  type Occupants,
  type OpenedTable,
  openSaved,
  type SavedTable,
  saveTable,
  type TableAct,
} from '@great-machine/table';
import type { Snapshot } from '../store/store.js';
import type { GameStart } from './log-entry.js';
import type { PlacedEntry } from './table-log.js';
import type { World } from './world.js';

type Lines = KeptHistory['lines'];

/** A table as it is put down now and then. What was said and told up to there stands in the log. */
type WrittenSnapshot = Omit<SavedTable, 'history'> & {
  readonly history: Omit<SavedTable['history'], 'lines' | 'entries'>;
};

/** A game that was taken up. */
export interface KeptGame extends OpenedTable {
  /** What the audiences are told of other rules than those that played it so far. */
  readonly rulesChanged?: Lines;
}

export function writeSnapshot(table: KeptTable, play: Play): string {
  const { history, ...saved } = saveTable(play.rules, table);
  const { lines: _lines, entries: _entries, ...others } = history;
  const snapshot: WrittenSnapshot = { ...saved, history: others };
  return JSON.stringify(snapshot);
}

/** A game as its log and the latest snapshot make it, with those at its seats who sit there now. */
export function openGame(
  log: readonly PlacedEntry[],
  kept: Snapshot | undefined,
  deal: World['deal'],
  occupants: Occupants,
): KeptGame {
  const { seating, ...opened } = openKept(log, kept, deal);
  const isSame = sameAs(seating.occupants, occupants);
  return { ...opened, seating: isSame ? seating : { ...seating, occupants, memories: {} } };
}

function openKept(log: readonly PlacedEntry[], kept: Snapshot | undefined, deal: World['deal']): KeptGame {
  const start = log.flatMap(({ entry }) => (entry.did === 'start' ? [entry.start] : []))[0];
  if (start === undefined) throw new Error('the game has not begun');
  const snapshot = latestOf(log, kept);
  const reached = snapshot?.sequence ?? 0;
  const before = log.filter(({ sequence }) => sequence <= reached);
  const acts = actsIn(log.filter(({ sequence }) => sequence > reached));
  if (snapshot === undefined) return { ...repeat(begin(start, deal), acts) };
  const written = JSON.parse(snapshot.body) as WrittenSnapshot;
  const { modules } = assembleRules(written.modules);
  const opened = repeat(resume({ ...written, modules }, before, start.secret), acts);
  const isSame = written.rulesVersion === RULES_VERSION && sameAs(written.modules, modules);
  return isSame ? opened : underTheseRules(opened, linesIn(log), written.rulesVersion);
}

/** The snapshot to go on from: a change of rules holds one, too. */
function latestOf(log: readonly PlacedEntry[], kept: Snapshot | undefined): Snapshot | undefined {
  const changed = log
    .flatMap(({ sequence, entry }) =>
      entry.did === 'change-rules' ? [{ sequence, body: entry.change.snapshot }] : [],
    )
    .at(-1);
  return (changed?.sequence ?? 0) > (kept?.sequence ?? 0) ? changed : kept;
}

function begin({ rulesVersion, config, occupants, secret }: GameStart, deal: World['deal']): OpenedTable {
  if (rulesVersion !== RULES_VERSION)
    throw new Error(`the game has begun under rules ${rulesVersion}, and there is no snapshot of it`);
  const game = new HostedGame(deal(assembleRules(config.modules), config));
  return { game, seating: { occupants, memories: {}, notes: {}, secret } };
}

/** Where the game of a snapshot begins for those who play it again, if not with setup. */
export function startIn(snapshot: string): WrittenState | undefined {
  const { history } = JSON.parse(snapshot) as WrittenSnapshot;
  return history.start;
}

/** The game of a snapshot, read by these rules. */
function resume(written: WrittenSnapshot, log: readonly PlacedEntry[], secret: string): OpenedTable {
  const changedAt = log.map(({ entry }) => entry.did).lastIndexOf('change-rules');
  const entries = actsIn(log.slice(changedAt + 1)).flatMap(({ said }) => said);
  const history = { ...written.history, lines: linesIn(log), entries };
  const opened = openSaved({ ...written, rulesVersion: RULES_VERSION, history }, secret);
  if ('failed' in opened) throw new Error(`the game cannot be taken up: ${opened.reason}`);
  return opened;
}

/** What happened after the snapshot. The bots planned before it, so they begin anew. */
function repeat({ game, seating }: OpenedTable, acts: readonly TableAct[]): OpenedTable {
  if (acts.length === 0) return { game, seating };
  let { occupants } = seating;
  for (const act of acts) {
    game.repeat(act.said);
    occupants = act.occupants ?? occupants;
  }
  return { game, seating: { ...seating, occupants, memories: {} } };
}

/** The players hear that the rules are others now; what they were told before stays as it was told. */
function underTheseRules({ game, seating }: OpenedTable, lines: Lines, rulesVersion: string): KeptGame {
  const { play, chronicle } = game;
  const changed = HostedGame.underOtherRules(play, { lines, chronicle }, rulesVersion);
  const told = changed.kept.lines;
  return {
    game: changed,
    seating: { ...seating, memories: {} },
    rulesChanged: {
      machine: told.machine.slice(lines.machine.length),
      revolutionaries: told.revolutionaries.slice(lines.revolutionaries.length),
      public: told.public.slice(lines.public.length),
    },
  };
}

export function actsIn(log: readonly PlacedEntry[]): readonly TableAct[] {
  return log.flatMap(({ entry }) => (entry.did === 'act' ? [entry.act] : []));
}

/** What the audiences were told. */
export function linesIn(log: readonly PlacedEntry[]): Lines {
  const parts = log.flatMap(({ entry }): Lines[] => {
    if (entry.did === 'start') return [entry.start.lines];
    if (entry.did === 'change-rules') return [entry.change.lines];
    return entry.did === 'act' ? [entry.act.lines] : [];
  });
  return {
    machine: parts.flatMap((lines) => lines.machine),
    revolutionaries: parts.flatMap((lines) => lines.revolutionaries),
    public: parts.flatMap((lines) => lines.public),
  };
}

function sameAs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
