import { isDeepStrictEqual } from 'node:util';
import { linesOf, type ReadEntry } from '@great-machine/client';
import {
  AUDIENCES,
  assembleRules,
  type Entry,
  hashState,
  type LoggedPlay,
  ReplayError,
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
export async function check(
  store: Pick<Store, 'entries' | 'snapshot'>,
  { id, people }: Pick<PlayedTable, 'id' | 'people'>,
): Promise<Faults> {
  const log = (await store.entries(id, 0)).map(({ key, sequence, body }): KeptEntry => {
    return { key, sequence, entry: readEntry(body) };
  });
  const compared = { ...NO_FAULTS, ...compareIntents(log, people) };
  const played = playAgain(log);
  if (played === 'not-begun') return compared;
  // What cannot be played again comes to no state at all.
  if (played === 'refused') return { ...compared, hashMismatches: 1 };
  return {
    ...compared,
    hashMismatches: (await isStateOfLog(store, id, log, played)) ? 0 : 1,
    feedMismatches:
      people.reduce((sum, person) => sum + mismatches(person, played), 0) + keptMismatches(log, played),
  };
}

/**
 * Whether what people said has had its effect, each of it once: what was acknowledged is what the entry with its key holds, what was
 * refused is in none, and all that is kept of what their seats said was said so often by them.
 */
function compareIntents(
  log: readonly KeptEntry[],
  people: readonly Person[],
): Pick<Faults, 'lost' | 'duplicated'> {
  // A key begins with the player, and ends with what their client made for the request.
  const saidByKey = new Map(log.map(({ key, entry }) => [key.split(' ')[1], saidBy(entry)]));
  const intents = people.flatMap((person) => person.intents);
  const lost = intents.filter(({ key, said, came }) => {
    const kept = saidByKey.get(key);
    if (came === 'acknowledged') return kept === undefined || !isSame(kept, [said]);
    return came === 'refused' && kept !== undefined;
  });
  const seats = people.map(({ seat }) => seat);
  const kept = counted(saidIn(log).filter(({ seat }) => seats.includes(seat)));
  const meant = counted(intents.filter(({ came }) => came !== 'refused').map(({ said }) => said));
  const tooOften = [...kept].map(([said, times]) => Math.max(0, times - (meant.get(said) ?? 0)));
  return { lost: lost.length, duplicated: tooOften.reduce((sum, times) => sum + times, 0) };
}

/** How often each was said. Fields that are not there and fields without a value are the same. */
function counted(said: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of said) {
    const text = JSON.stringify(
      Object.entries(entry)
        .filter(([, value]) => value !== undefined)
        .sort(),
    );
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

function saidBy(entry: LogEntry): readonly Entry[] {
  return entry.did === 'act' ? entry.act.said : [];
}

function saidIn(log: readonly KeptEntry[]): readonly Entry[] {
  return log.flatMap(({ entry }) => saidBy(entry));
}

/** The game of a log from its first entry on. */
function playAgain(log: readonly KeptEntry[]): LoggedPlay | 'not-begun' | 'refused' {
  const start = log.flatMap(({ entry }) => (entry.did === 'start' ? [entry.start] : []))[0];
  if (start === undefined) return 'not-begun';
  const { config } = start;
  const record = { rulesVersion: RULES_VERSION, config, entries: saidIn(log), hash: '' };
  try {
    return replay(assembleRules(config.modules), record);
  } catch (error) {
    if (error instanceof ReplayError) return 'refused';
    throw error;
  }
}

/** How many of the entries that the log keeps as told are not those of the game. */
function keptMismatches(log: readonly KeptEntry[], played: LoggedPlay): number {
  return AUDIENCES.reduce((sum, audience) => {
    const feed = played.feed(audience);
    const kept = log.flatMap(({ entry }) => {
      if (entry.did === 'start') return entry.start.lines[audience];
      return entry.did === 'act' ? entry.act.lines[audience] : [];
    });
    const wrong = kept.filter((lines, at) => !isSame(lines, feed[at]?.lines)).length;
    return sum + wrong + Math.abs(feed.length - kept.length);
  }, 0);
}

/** Whether the kept state is the one to which the log leads. */
async function isStateOfLog(
  store: Pick<Store, 'snapshot'>,
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
