import type { TableNews } from '@great-machine/client';
import { TableRequest, TableSetup } from '@great-machine/protocol';
import { itemAt, type SeatQuestion } from '@great-machine/rules';
import { readEntries } from '@great-machine/table';
import { createInProcessPool } from '../../../bots/test/in-process-pool.js';
import type { Store } from '../../src/store/store.js';
import type { Player } from '../../src/tables/players.js';
import type { ServedTable } from '../../src/tables/served-table.js';
import { ServedTables } from '../../src/tables/served-tables.js';
import { realWorld, type World } from '../../src/tables/world.js';
import { newKey } from '../tables/server.js';

/** When games begin, by the clock of the test. */
const START = 1_800_000_000_000;

/** A clock that goes on when the test says so. */
export class TestClock {
  time = START;

  readonly now = () => this.time;

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}

/** One node of the server. What goes wrong beside requests is kept. */
export interface Node {
  readonly tables: ServedTables;
  readonly failed: unknown[];
  close(): Promise<void>;
}

/** The store as several nodes use it at once. */
export function sharedBy(store: Store): Store {
  return Object.create(store, { isShared: { value: true } });
}

export function openNode(store: Store, clock: TestClock, of: Partial<World> = {}): Node {
  const failed: unknown[] = [];
  const world = realWorld(store, (error) => void failed.push(error));
  const tables = new ServedTables({
    ...world,
    now: clock.now,
    pool: () => createInProcessPool(),
    botPace: undefined,
    ...of,
  });
  return { tables, failed, close: () => tables.close() };
}

/** A person at a table, who uses one node of the server. */
export class Guest {
  constructor(
    public node: Node,
    readonly table: string,
    readonly player: Player = { id: newKey(), key: newKey() },
  ) {}

  async ask(request: object, once = newKey()): Promise<unknown> {
    const table = await this.at();
    return table.request(this.player, TableRequest.parse({ once, ...request }));
  }

  async read(since = 0): Promise<TableNews> {
    const table = await this.at();
    const news = await table.feedFor(this.player, since);
    if (news === undefined) throw new Error('there is no game to read');
    return { ...news, entries: readEntries(news.entries) };
  }

  async asked(): Promise<readonly SeatQuestion[]> {
    const { questions } = await this.read(Number.MAX_SAFE_INTEGER);
    return questions.filter(({ awaited, options }) => awaited && options.length > 0);
  }

  /** Answers what is asked with its first option; gives the question, or nothing where nothing is asked. */
  async answer(): Promise<SeatQuestion | undefined> {
    const [question] = await this.asked();
    if (question === undefined) return undefined;
    const { seat, id, rev, options } = question;
    const answers = [{ seat, decision: id, rev, picks: [itemAt(options, 0).pick] }];
    const refused = await this.ask({ do: 'answer', answers });
    if (refused !== undefined) throw new Error(`an answer is refused: ${JSON.stringify(refused)}`);
    return question;
  }

  at(): Promise<ServedTable> {
    return this.node.tables.joined(this.player, this.table);
  }
}

/** A table with a person at each seat, the Great Machine and one or more Revolutionaries, whose game has not begun. */
export async function gather(
  node: Node,
  store: Store,
  setup: object,
): Promise<{ readonly creator: Guest; readonly guests: readonly Guest[] }> {
  const parsed = TableSetup.parse(setup);
  const player = { id: newKey(), key: newKey() };
  await store.players.create({ id: player.id, keyHash: player.id, createdAt: START });
  const { table, links } = await node.tables.create(player, { once: newKey(), setup: parsed });
  const seats = ['machine', ...Array.from({ length: parsed.game.revolutionaries ?? 1 }, seatOfRebel)];
  const guests = [];
  for (const seat of seats) {
    const guest = new Guest(node, table);
    await store.players.create({ id: guest.player.id, keyHash: guest.player.id, createdAt: START });
    const opened = await node.tables.opened(table, links.invitation);
    await opened.table.join(guest.player, opened.link);
    await guest.ask({ do: 'claim-seat', seat, name: `Player of ${seat}` });
    guests.push(guest);
  }
  return { creator: new Guest(node, table, player), guests };
}

/** A table whose game has begun, with a person at each seat. */
export async function startGame(node: Node, store: Store, setup: object): Promise<readonly Guest[]> {
  const { creator, guests } = await gather(node, store, setup);
  await creator.ask({ do: 'start' });
  return guests;
}

function seatOfRebel(_: unknown, at: number): string {
  return `revolutionary-${at + 1}`;
}

/** The guests answer with first options, so many times at most. */
export async function playOn(guests: readonly Guest[], most: number): Promise<number> {
  let given = 0;
  for (let before = -1; given > before && given < most; ) {
    before = given;
    for (const guest of guests) if ((await guest.answer()) !== undefined) given++;
  }
  return given;
}
