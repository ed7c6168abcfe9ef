import { isDeepStrictEqual } from 'node:util';
import { linesOf, type ReadEntry } from '@great-machine/client';
import {
  assembleRules,
  type Entry,
  hashState,
  type LoggedPlay,
  RULES_VERSION,
  readPosition,
  replay,
} from '@great-machine/rules';
import type { Store } from '@great-machine/server';
import { type LogEntry, readEntry } from '@great-machine/server/internals';
import type { PlayedTable } from './crowd.js';
import { type Faults, NO_FAULTS } from './figures.js';
import type { Person } from './person.js';

/** An entry of a log with its key. */
interface KeptEntry {
  readonly key: string;
  readonly sequence: number;
  readonly entry: LogEntry;
}

/** Compares what the people at a table were told with what is kept of it. */
export async function check(store: Store, { id, people }: PlayedTable): Promise<Faults> {
  const log = (await store.entries(id, 0)).map(({ key, sequence, body }): KeptEntry => {
    return { key, sequence, entry: readEntry(body) };
  });
  const played = playAgain(log);
  if (played === undefined) return NO_FAULTS;
  return {
    ...NO_FAULTS,
    ...compareRequests(log, people),
    hashMismatches: (await isStateOfLog(store, id, log, played)) ? 0 : 1,
    feedMismatches: people.reduce((sum, person) => sum + mismatches(person, played), 0),
  };
}

function compareRequests(
  log: readonly KeptEntry[],
  people: readonly Person[],
): Pick<Faults, 'lost' | 'duplicated'> {
  const keys = log.map(({ key }) => key);
  // A key begins with the player, and ends with what their client made for the request.
  const kept = new Set(keys.map((key) => key.split(' ')[1]));
  const acknowledged = people.flatMap((person) => person.acknowledged);
  const refused = people.flatMap((person) => person.refused);
  return {
    lost: acknowledged.filter((key) => !kept.has(key)).length + refused.filter((key) => kept.has(key)).length,
    duplicated: keys.length - new Set(keys).size,
  };
}

function saidIn(log: readonly KeptEntry[]): readonly Entry[] {
  return log.flatMap(({ entry }) => (entry.did === 'act' ? entry.act.said : []));
}

/** The game of a log from its first entry on; undefined if it has not begun. */
function playAgain(log: readonly KeptEntry[]): LoggedPlay | undefined {
  const start = log.flatMap(({ entry }) => (entry.did === 'start' ? [entry.start] : []))[0];
  if (start === undefined) return undefined;
  const { config } = start;
  const record = { rulesVersion: RULES_VERSION, config, entries: saidIn(log), hash: '' };
  return replay(assembleRules(config.modules), record);
}

/** Whether the kept state is the one to which the log leads. */
async function isStateOfLog(
  store: Store,
  id: string,
  log: readonly KeptEntry[],
  played: LoggedPlay,
): Promise<boolean> {
  const snapshot = await store.snapshot(id);
  if (snapshot === undefined) return true;
  const said = saidIn(log.filter(({ sequence }) => sequence <= snapshot.sequence)).length;
  const { position } = JSON.parse(snapshot.body) as { readonly position: string };
  const then = played.stateAfter(said);
  return then !== undefined && hashState(readPosition(played.rules, position).state) === hashState(then);
}

/** How many of the entries that a person received are not those of the log. */
function mismatches(person: Person, played: LoggedPlay): number {
  const { audience } = person;
  if (audience === undefined) return 0;
  const feed = played.feed(audience);
  const lines = person.received.filter((entry) => !isSame(linesOf(entry), feed[entry.number]?.lines)).length;
  const inOrder = person.read.filter(({ number }, at) => number !== at).length;
  return lines + inOrder + person.read.filter((entry) => !hasViewOf(feed, entry)).length;
}

/** Views far back are not told any more. */
function hasViewOf(feed: ReturnType<LoggedPlay['feed']>, { number, moments }: ReadEntry): boolean {
  const view = moments.at(-1)?.view;
  return view === undefined || isSame(view, feed[number]?.view);
}

/** As what was told looks after its journey. */
function isSame(received: unknown, built: unknown): boolean {
  return isDeepStrictEqual(received, built === undefined ? undefined : JSON.parse(JSON.stringify(built)));
}
