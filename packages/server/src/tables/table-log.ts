import { randomUUID } from 'node:crypto';
import { AUDIENCES, type Audience, RULES_VERSION } from '@great-machine/rules';
import type { KeptHistory, Overtaken, TableAct } from '@great-machine/table';
import type { AlsoChanged, NewEntry, Store, StoredEntry } from '../store/store.js';
import { alsoDue, clockAfterEntry, isTimed } from './clock-of-log.js';
import type { Clock } from './clocks/clock.js';
import type { ServerTime } from './clocks/server-time.js';
import { type LogEntry, readEntry, type TimedEntry, writeEntry } from './log-entry.js';
import { Refusal } from './refusal.js';
import { afterEntry, occupantsOf, type Sheet, sheetOf } from './sheet.js';

/** An entry to be appended, with what changes in the store together with it. */
export interface Change {
  readonly entry: LogEntry;
  readonly also?: AlsoChanged;
}

/** An entry together with its place in the log. */
export interface PlacedEntry {
  readonly sequence: number;
  readonly entry: LogEntry;
}

/** What those who listen hear of another entry: its key, and the sheet before and after it. */
export interface Entered {
  readonly key: string;
  readonly before: Sheet;
  readonly after: Sheet;
}

/** When an audience was told an entry of its feed, and which round the game had come to by then. */
interface ToldEntry {
  readonly at: number;
  readonly round: number;
}

const NOTHING: KeptHistory['lines'] = { machine: [], revolutionaries: [], public: [] };

/**
 * The log of a table, as one node knows it. Appends of the node come one after another; those of other nodes are taken over
 * when they come in between, or when the node looks for them.
 */
export class TableLog {
  private present: Sheet;
  private presentClock: Clock | undefined;
  private latest: number;
  private readonly keys = new Set<string>();
  /** What each audience was told when, entry by entry of its feed. */
  private readonly told: Readonly<Record<Audience, ToldEntry[]>> = {
    machine: [],
    revolutionaries: [],
    public: [],
  };
  /** Acts of other nodes that the game here has not repeated yet. */
  private missed: { readonly sequence: number; readonly act: TableAct }[] = [];
  /** The latest entry of which the game here knows. */
  private known = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly listeners = new Set<(entered: Entered) => void>();

  private constructor(
    private readonly store: Store,
    private readonly id: string,
    private readonly time: ServerTime,
    [first, ...others]: readonly [StoredEntry, ...StoredEntry[]],
  ) {
    const created = readEntry(first.body);
    if (created.did !== 'create-table') throw new Error('the log of a table begins with its creation');
    this.present = sheetOf(created);
    this.latest = first.sequence;
    this.keys.add(first.key);
    for (const entry of others) this.take(entry);
    this.missed = [];
  }

  static async open(store: Store, id: string, time: ServerTime): Promise<TableLog | undefined> {
    const [first, ...others] = await store.entries(id, 0);
    return first && new TableLog(store, id, time, [first, ...others]);
  }

  /** Tells that there is another entry. Returns how to stop listening. */
  listen(heard: (entered: Entered) => void): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  get sheet(): Sheet {
    return this.present;
  }

  /** The clocks of the game; undefined where it has none. */
  get clock(): Clock | undefined {
    return this.presentClock;
  }

  get reached(): number {
    return this.latest;
  }

  /** Up to which entry the game of this node has come. */
  get gameReached(): number {
    return this.known;
  }

  /** When all were told an entry of the public feed; never, as long as it is not entered. */
  toldAllAt(number: number): number {
    return this.told.public[number]?.at ?? Number.POSITIVE_INFINITY;
  }

  /** How many entries of the public feed all were told by then. */
  countToldAllBy(time: number): number {
    return this.told.public.filter(({ at }) => at <= time).length;
  }

  /** How many entries of a feed are from so many rounds before the one that the game had come to at a time, or earlier. */
  countRoundsBefore(audience: Audience, rounds: number, time: number): number {
    const round = this.told.public.filter(({ at }) => at <= time).at(-1)?.round ?? 0;
    return this.told[audience].filter((entry) => entry.round <= round - rounds).length;
  }

  /** Whether a request with this key was carried out already. */
  has(key: string): boolean {
    return this.keys.has(key);
  }

  /** Appends what is decided by the sheet as it stands then, once for each key; no decision is no entry. */
  change(key: string, decide: (sheet: Sheet) => Promise<Change | undefined>): Promise<void> {
    return this.inTurn(async () => {
      while (!this.has(key)) {
        const change = await decide(this.present);
        if (change === undefined || (await this.append(key, change))) return;
        await this.takeNew();
      }
    });
  }

  /** Appends an act of the game, or says what other nodes did before it. */
  appendAct(key: string | undefined, change: Change): Promise<Overtaken | undefined> {
    const ownKey = key ?? randomUUID();
    return this.inTurn(async () => {
      while (this.missed.length === 0) {
        if (this.has(ownKey)) return { by: [], isRepeat: true };
        // A node of a later version has taken the game over.
        if (this.present.rulesVersion !== RULES_VERSION) throw new Refusal({ refused: 'unavailable' });
        if (await this.append(ownKey, change)) {
          this.known = this.latest;
          return undefined;
        }
        await this.takeNew();
      }
      return { by: this.takeMissed(), isRepeat: this.has(ownKey) };
    });
  }

  /** Appends what follows from all that the game here knows; false if there is more by now. */
  appendNext(key: string, change: Change): Promise<boolean> {
    return this.inTurn(async () => {
      if (this.latest > this.known || !(await this.append(key, change))) return false;
      this.known = this.latest;
      return true;
    });
  }

  /** What other nodes did in the game, as far as the game here does not know it. */
  readActs(): Promise<readonly TableAct[]> {
    return this.inTurn(async () => {
      await this.takeNew();
      return this.takeMissed();
    });
  }

  /** Takes over what other nodes have appended; their acts wait for the game. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.takeNew());
  }

  /** The log as far as the game here knows it. */
  async readUpToGame(): Promise<readonly PlacedEntry[]> {
    const entries = await this.store.entries(this.id, 0);
    return placed(entries.filter(({ sequence }) => sequence <= this.known));
  }

  /** All of the log, for a game that is opened from it: it has missed nothing. */
  readAll(): Promise<readonly PlacedEntry[]> {
    return this.inTurn(async () => {
      await this.takeNew();
      const entries = await this.store.entries(this.id, 0);
      this.missed = [];
      this.known = this.latest;
      return placed(entries.filter(({ sequence }) => sequence <= this.latest));
    });
  }

  private async append(key: string, { entry, also }: Change): Promise<boolean> {
    const sequence = this.latest + 1;
    const timed = isTimed(this.present, entry) ? { ...entry, time: await this.time.read() } : entry;
    const written: NewEntry = { key, at: this.time.now(), body: writeEntry(timed) };
    const sheet = afterEntry(this.present, entry, key);
    const clock = clockAfterEntry(this.clock, timed, sheet);
    const due = alsoDue(also, this, { clock, sheet });
    const { was } = await this.store.append(this.id, sequence, written, due);
    if (was !== 'appended') return false;
    this.enter(timed, written, sequence);
    return true;
  }

  private async takeNew(): Promise<void> {
    for (const entry of await this.store.entries(this.id, this.latest + 1)) this.take(entry);
  }

  /** An entry of another node. */
  private take(stored: StoredEntry): void {
    const { sequence } = stored;
    const entry = readEntry(stored.body);
    this.enter(entry, stored, sequence);
    if (entry.did === 'act') this.missed.push({ sequence, act: entry.act });
  }

  private enter(entry: TimedEntry, { key, at }: NewEntry, sequence: number): void {
    this.noteTold(toldIn(entry), at);
    const before = this.present;
    this.present = afterEntry(before, entry, key, at);
    this.presentClock = clockAfterEntry(this.presentClock, entry, this.present);
    this.keys.add(key);
    this.latest = sequence;
    if (this.present.stage === 'playing' && before.taken !== this.present.taken)
      this.missed.push({ sequence, act: seatingIn(this.present) });
    for (const heard of this.listeners) heard({ key, before, after: this.present });
  }

  /** A round never ends again: of a game that goes back what is told anew counts as late. */
  private noteTold(lines: KeptHistory['lines'], at: number): void {
    const before = this.told.public.at(-1)?.round ?? 0;
    const told = AUDIENCES.flatMap((audience) => lines[audience].flat());
    const round = Math.max(before, ...told.map((line) => line.round));
    for (const audience of AUDIENCES) this.told[audience].push(...lines[audience].map(() => ({ at, round })));
  }

  private takeMissed(): readonly TableAct[] {
    const missed = this.missed;
    this.missed = [];
    this.known = missed.at(-1)?.sequence ?? this.known;
    return missed.map(({ act }) => act);
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.last.then(act);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

function placed(entries: readonly StoredEntry[]): readonly PlacedEntry[] {
  return entries.map(({ sequence, body }) => ({ sequence, entry: readEntry(body) }));
}

/** What the audiences were told by an entry. */
function toldIn(entry: LogEntry): KeptHistory['lines'] {
  switch (entry.did) {
    case 'start':
      return entry.start.lines;
    case 'change-rules':
      return entry.change.lines;
    case 'act':
      return entry.act.lines;
    default:
      return NOTHING;
  }
}

/** What a change of seats is to the game. */
function seatingIn(sheet: Sheet): TableAct {
  return { said: [], lines: NOTHING, remarks: [], occupants: occupantsOf(sheet) };
}
