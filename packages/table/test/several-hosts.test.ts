import { setImmediate } from 'node:timers/promises';
import { linesOf } from '@great-machine/client';
import { AUDIENCES, type Audience, hashState, itemAt, verifyRecord } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import type { Overtaken, TableAct } from '../src/acts.js';
import type { TableChange } from '../src/host.js';
import type { Table } from '../src/table.js';
import { openTable, RULES } from './tables.js';

/** One log of a table, appended to by several hosts; one that does not know all of it is told what it has missed. */
class SharedLog {
  readonly acts: TableAct[] = [];

  /** What a host needs; it counts for itself how far it has come. */
  host() {
    let reached = 0;
    return {
      keep: async ({ said, lines, remarks, occupants }: TableChange): Promise<Overtaken | undefined> => {
        await setImmediate();
        const missed = this.acts.slice(reached);
        reached = this.acts.length;
        if (missed.length > 0) return { by: missed };
        this.acts.push(JSON.parse(JSON.stringify({ said, lines, remarks, occupants })));
        reached++;
        return undefined;
      },
      read: async () => {
        const missed = this.acts.slice(reached);
        reached = this.acts.length;
        return missed;
      },
    };
  }
}

const BOTH = ['machine', 'revolutionary-1'];

function openHosts(wanted: { readonly seed: string; readonly people?: readonly string[] }) {
  const log = new SharedLog();
  const hosts = [1, 2].map(() => {
    const { keep, read } = log.host();
    const table = openTable({
      people: BOTH,
      revolutionaries: 1,
      ...wanted,
      host: { tells: 'when-kept', keep },
    });
    return { table, follow: () => table.follow(read) };
  });
  return { log, one: itemAt(hosts, 0), other: itemAt(hosts, 1) };
}

const SEATS: Readonly<Record<Exclude<Audience, 'public'>, string>> = {
  machine: 'machine',
  revolutionaries: 'revolutionary-1',
};

/** The first answer that this side may give, as long as it is asked. */
async function firstAnswer(table: Table, side: keyof typeof SEATS) {
  const connection = table.connect({ audience: side, seats: [SEATS[side]] });
  const { questions } = await connection.read(Number.MAX_SAFE_INTEGER);
  const asked = questions.find(({ awaited, options }) => awaited && options.length > 0);
  if (asked === undefined) return undefined;
  const { seat, id, rev, options } = asked;
  return { connection, answer: { seat, decision: id, rev, picks: [itemAt(options, 0).pick] } };
}

/** All that can be seen of a table. */
function shown(table: Table) {
  return {
    hash: hashState(table.play.state),
    feeds: AUDIENCES.map((audience) => table.read(audience, 0).map(linesOf)),
    record: table.record(),
    chronicle: table.chronicle,
    people: table.people,
  };
}

describe('two hosts of one table', () => {
  it('come to the same game, whichever of them takes an answer', async () => {
    const { one, other, log } = openHosts({ seed: 'two hosts' });
    for (let answers = 0; answers < 60; answers++) {
      const { table } = answers % 3 === 0 ? one : other;
      const asked = (await firstAnswer(table, 'machine')) ?? (await firstAnswer(table, 'revolutionaries'));
      // A host that was behind refuses an answer to what is no longer asked, but knows all by then.
      await asked?.connection.answer([asked.answer]);
      if (answers === 30) await table.undo(['machine', 'revolutionary-1']);
      if (answers === 40) expect(await table.takeBack('machine', 5)).toBeUndefined();
    }
    await Promise.all([one.follow(), other.follow()]);
    expect(shown(other.table)).toEqual(shown(one.table));
    expect(one.table.record().entries).toEqual(log.acts.flatMap(({ said }) => said));
    expect(verifyRecord(RULES, one.table.record())).toBe('same');
    await Promise.all([one.table.close(), other.table.close()]);
  });

  it('take one of two answers that race, and refuse the other as one to an old question', async () => {
    const { one, other, log } = openHosts({ seed: 'racing' });
    const first = await firstAnswer(one.table, 'revolutionaries');
    const second = await firstAnswer(other.table, 'revolutionaries');
    if (first === undefined || second === undefined) throw new Error('the Heroes are not asked');
    const outcomes = await Promise.all([
      first.connection.answer([first.answer]),
      second.connection.answer([second.answer]),
    ]);
    expect(outcomes.filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(outcomes.find((refusal) => refusal !== undefined)).toMatchObject({ code: expect.any(String) });
    expect(log.acts).toHaveLength(1);
    await Promise.all([one.follow(), other.follow()]);
    expect(shown(other.table)).toEqual(shown(one.table));
    await Promise.all([one.table.close(), other.table.close()]);
  });

  it('tell their clients what the other one took, and know who sits where', async () => {
    const { one, other } = openHosts({ seed: 'telling' });
    let told = 0;
    other.table.connect({ audience: 'public', seats: [] }).listen(() => void told++);
    const asked = await firstAnswer(one.table, 'revolutionaries');
    await asked?.connection.answer([asked.answer]);
    await other.follow();
    expect(told).toBeGreaterThan(0);
    expect(shown(other.table)).toEqual(shown(one.table));
    await one.table.seat('machine', { name: 'Ada' });
    await other.follow();
    expect(itemAt(other.table.status.seats, 0).name).toBe('Ada');
    await Promise.all([one.table.close(), other.table.close()]);
  });

  it('play with bots that both of them host, without an answer given twice', async () => {
    const { one, other, log } = openHosts({ seed: 'bots', people: ['machine'] });
    for (let answers = 0; answers < 25; answers++) {
      const asked = await firstAnswer(one.table, 'machine');
      await asked?.connection.answer([asked.answer]);
      await Promise.all([one.table.botsAtRest(), other.table.botsAtRest()]);
      await Promise.all([one.follow(), other.follow()]);
      await Promise.all([one.table.botsAtRest(), other.table.botsAtRest()]);
    }
    await Promise.all([one.follow(), other.follow()]);
    expect([one.table.status.trouble, other.table.status.trouble]).toEqual([undefined, undefined]);
    expect(shown(other.table)).toEqual(shown(one.table));
    expect(verifyRecord(RULES, one.table.record())).toBe('same');
    expect(log.acts.length).toBeGreaterThan(25);
    await Promise.all([one.table.close(), other.table.close()]);
  });
});

it('an act holds what was said and told, and nothing of what was before', async () => {
  const { one, log } = openHosts({ seed: 'an act' });
  const told = () => AUDIENCES.map((audience) => one.table.read(audience, 0).map(linesOf));
  const atFirst = told();
  for (let answers = 0; answers < 20; answers++) {
    const asked =
      (await firstAnswer(one.table, 'machine')) ?? (await firstAnswer(one.table, 'revolutionaries'));
    await asked?.connection.answer([asked.answer]);
    expect(log.acts).toHaveLength(answers + 1);
  }
  const lines = AUDIENCES.map((audience) => log.acts.flatMap((act) => act.lines[audience]));
  expect(told()).toEqual(atFirst.map((before, at) => [...before, ...itemAt(lines, at)]));
  const bytes = log.acts.map((act) => JSON.stringify(act).length);
  expect(Math.max(...bytes)).toBeLessThan(20_000);
  await one.table.close();
});
