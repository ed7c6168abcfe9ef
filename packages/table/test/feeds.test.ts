import { FeedReader, linesOf } from '@great-machine/client';
import { AUDIENCES, type Audience } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { Reader } from '../../client/test/reader.js';
import { type KeptLines, NO_LINES } from '../src/history.js';
import type { TableChange } from '../src/host.js';
import type { Table } from '../src/table.js';
import { openTable } from './tables.js';

const PEOPLE = ['machine', 'revolutionary-1'];
const SEATS: Readonly<Record<Audience, readonly string[]>> = {
  machine: ['machine'],
  revolutionaries: ['revolutionary-1'],
  public: [],
};

/** A host that keeps what was told with each act, as a server does. */
class LineKeeper {
  asked = 0;
  fails = false;
  private kept: KeptLines = NO_LINES;

  readonly keep = async ({ lines }: TableChange): Promise<undefined> => {
    if (this.fails) throw new Error('no room');
    this.kept = this.with(lines);
    return undefined;
  };

  readonly lines = async (): Promise<KeptLines> => {
    this.asked++;
    return this.kept;
  };

  /** What was told before the table was opened. */
  begin(table: Table): void {
    this.kept = {
      machine: table.read('machine', 0).map(linesOf),
      revolutionaries: table.read('revolutionaries', 0).map(linesOf),
      public: table.read('public', 0).map(linesOf),
    };
  }

  private with(added: KeptLines): KeptLines {
    const { machine, revolutionaries, public: all } = this.kept;
    return {
      machine: [...machine, ...added.machine],
      revolutionaries: [...revolutionaries, ...added.revolutionaries],
      public: [...all, ...added.public],
    };
  }
}

function connectAll(table: Table) {
  return AUDIENCES.map((audience) => new Reader(table.connect({ audience, seats: SEATS[audience] })));
}

/** The same answers at both tables, with some undone, and with answers at the one that could not be kept. */
async function playBoth(whole: Table, lean: Table, keeper: LineKeeper, answers: number): Promise<void> {
  const [readers, leanReaders] = [connectAll(whole), connectAll(lean)];
  for (let said = 0; said < answers; said++) {
    for (const reader of readers) await reader.read();
    const at = readers.findIndex(({ asked }) => asked.length > 0);
    const [reader, leanReader] = [readers[at], leanReaders[at]];
    if (reader === undefined || leanReader === undefined) return;
    const answer = reader.firstAnswer();
    if (said % 7 === 3) {
      keeper.fails = true;
      await expect(leanReader.connection.answer([answer])).rejects.toThrow('no room');
      keeper.fails = false;
    }
    for (const { connection } of [reader, leanReader])
      expect(await connection.answer([answer])).toBeUndefined();
    if (said % 11 === 5 && reader.news.status.undoable > 0)
      for (const { connection } of [reader, leanReader]) await connection.undo();
  }
}

it('a table whose host keeps the lines tells the same from any entry on', async () => {
  const keeper = new LineKeeper();
  const whole = openTable({ seed: 'feeds', people: PEOPLE, host: { tells: 'when-kept' } });
  keeper.begin(whole);
  const { keep, lines } = keeper;
  const lean = openTable({ seed: 'feeds', people: PEOPLE, host: { tells: 'when-kept', keep, lines } });
  await playBoth(whole, lean, keeper, 210);
  for (const audience of AUDIENCES) {
    const who = { audience, seats: SEATS[audience] };
    const [one, other] = [whole.connect(who), lean.connect(who)];
    const { entries } = await one.read(0);
    expect(entries.length).toBeGreaterThan(100);
    for (const behind of [0, 1, 4, 5, 30, 90, 101, entries.length]) {
      const since = entries.length - behind;
      const place = `${audience} from ${since} of ${entries.length}`;
      expect(await other.read(since), place).toEqual(await one.read(since));
      expect(await other.readFromAfar(since), place).toEqual(await one.readFromAfar(since));
    }
    const feed = new FeedReader();
    feed.read((await other.read(0)).entries);
    expect(feed.view).toEqual(JSON.parse(JSON.stringify(lean.play.view(audience))));
  }
  expect(keeper.asked).toBeGreaterThan(0);
  await Promise.all([whole.close(), lean.close()]);
});

it('those who read along need no lines of the host', async () => {
  const keeper = new LineKeeper();
  const { keep, lines } = keeper;
  keeper.begin(openTable({ seed: 'along', people: PEOPLE }));
  const table = openTable({ seed: 'along', people: PEOPLE, host: { tells: 'when-kept', keep, lines } });
  const readers = connectAll(table);
  for (const reader of readers) await reader.read();
  const before = keeper.asked;
  for (let said = 0; said < 40; said++) {
    const asked = readers.find((reader) => reader.asked.length > 0);
    await asked?.connection.answer([asked.firstAnswer()]);
    for (const reader of readers) await reader.read();
  }
  expect(keeper.asked).toBe(before);
  for (const { view } of readers) expect(view).toEqual(table.play.view(view.audience));
  await table.close();
});
