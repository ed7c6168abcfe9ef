import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../src/store/migrations.js';
import {
  type AlsoChanged,
  keyOfJoining,
  type NewEntry,
  type Store,
  type StoreError,
  type TableRow,
} from '../../src/store/store.js';
import { describeNotifications } from './notifications-contract.js';
import { describeOperations } from './operations-contract.js';
import { describeTalk } from './talk-contract.js';

/** One place where a store can be: a file, or a database of a server. Empty at first. */
export interface Place {
  open(migrations?: typeof MIGRATIONS): Promise<Store>;
  /** The stores of two nodes, where several can use one place; else the same store twice. */
  openTwice(): Promise<readonly [Store, Store]>;
  /** A store in which not much room is left, and how to make room again. */
  openSmall(): Promise<{ readonly store: Store; makeRoom(): Promise<void> }>;
  /** Runs statements as an earlier version of the server did; no store is open. */
  execute(sql: string): Promise<void>;
  remove(): Promise<void>;
}

const SCHEMAS = new URL('./schemas/', import.meta.url);

export function tableRow(id: string, of: Partial<TableRow> = {}): TableRow {
  return {
    id,
    createdAt: 1000,
    stage: 'gathering',
    isListed: false,
    settings: '{"hints":true}',
    summary: '{}',
    ...of,
  };
}

export function entry(key: string, body = `{"of":"${key}"}`): NewEntry {
  return { key, at: 1_763_300_000_000, body };
}

const FIRST = entry('first');

async function faultOf(act: Promise<unknown>): Promise<string | undefined> {
  const error = await act.then(
    () => undefined,
    (reason: StoreError) => reason,
  );
  return error?.fault;
}

/** What holds for every store. */
export function describeStore(name: string, makePlace: () => Promise<Place>): void {
  describe(name, () => {
    let place: Place;
    let store: Store;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
    });

    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    async function reopen(migrations?: typeof MIGRATIONS): Promise<void> {
      await store.close();
      store = await place.open(migrations);
    }

    describe('the log of a table', () => {
      beforeEach(() => store.createTable(tableRow('t'), FIRST));

      it('begins with its first entry and grows one by one', async () => {
        for (const sequence of [1, 2, 3])
          expect(await store.append('t', sequence, entry(`k${sequence}`))).toEqual({ was: 'appended' });
        const all = [FIRST, entry('k1'), entry('k2'), entry('k3')].map((one, sequence) => ({
          ...one,
          sequence,
        }));
        expect(await store.entries('t', 0)).toEqual(all);
        expect(await store.entries('t', 2)).toEqual(all.slice(2));
        expect(await store.entries('t', 4)).toEqual([]);
      });

      it('says how far tables have come', async () => {
        await store.createTable(tableRow('u'), FIRST);
        await store.append('t', 1, entry('k1'));
        expect(await store.reached(['t', 'u', 'no such table'])).toEqual(
          new Map([
            ['t', 1],
            ['u', 0],
          ]),
        );
        expect(await store.reached([])).toEqual(new Map());
      });

      it('has no gaps, and no entries without a table', async () => {
        expect(await store.append('t', 2, entry('early'))).toEqual({ was: 'overtaken', reached: 0 });
        expect(await faultOf(store.append('no such table', 1, entry('k1')))).toBe('unknown-table');
        expect(await store.entries('t', 1)).toEqual([]);
      });

      it('takes one of several entries that race, and tells the others', async () => {
        await store.close();
        const [one, other] = await place.openTwice();
        store = one;
        for (const sequence of [1, 2, 3, 4, 5]) {
          const racing = [...'abcdefghij'].map((key, at) =>
            (at % 2 === 0 ? one : other).append('t', sequence, entry(`${key}${sequence}`)),
          );
          const was = await Promise.all(racing);
          expect(was.filter((appended) => appended.was === 'appended')).toHaveLength(1);
          const lost = was.filter((appended) => appended.was === 'overtaken');
          expect(lost).toEqual(new Array(9).fill({ was: 'overtaken', reached: sequence }));
        }
        expect((await other.entries('t', 0)).map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4, 5]);
        await other.close();
      });

      it('takes an entry once, however often its client sends it', async () => {
        await store.close();
        const [one, other] = await place.openTwice();
        store = one;
        const sent = [one, other, one, other].map((node) => node.append('t', 1, entry('k')));
        const was = await Promise.all(sent);
        expect(was.filter((appended) => appended.was === 'appended')).toHaveLength(1);
        expect(was.filter((appended) => appended.was === 'repeated')).toEqual(
          new Array(3).fill({ was: 'repeated', sequence: 1 }),
        );
        await one.append('t', 2, entry('l'));
        expect(await other.append('t', 3, entry('k'))).toEqual({ was: 'repeated', sequence: 1 });
        expect(await other.append('t', 1, entry('k'))).toEqual({ was: 'repeated', sequence: 1 });
        expect(await one.entries('t', 0)).toHaveLength(3);
        await other.close();
      });

      it('knows a key by its table', async () => {
        await store.createTable(tableRow('u'), FIRST);
        await store.append('t', 1, entry('k'));
        expect(await store.append('u', 1, entry('k'))).toEqual({ was: 'appended' });
      });

      it('keeps the logs of many tables apart that grow at once', async () => {
        const ids = Array.from({ length: 20 }, (_, at) => `many-${at}`);
        await Promise.all(ids.map((id) => store.createTable(tableRow(id), FIRST)));
        const grow = async (id: string) => {
          for (let sequence = 1; sequence <= 5; sequence++)
            await store.append(id, sequence, entry(`${id} ${sequence}`));
        };
        await Promise.all(ids.map(grow));
        for (const id of ids) {
          const keys = (await store.entries(id, 1)).map(({ key }) => key);
          expect(keys).toEqual([1, 2, 3, 4, 5].map((sequence) => `${id} ${sequence}`));
        }
      });

      it('holds any text', async () => {
        const body = '{"said":"Ёжик — łódź 𝄞 \' \\" $1 ?1"}';
        await store.append('t', 1, entry('ключ', body));
        expect(await store.entries('t', 1)).toEqual([{ ...entry('ключ', body), sequence: 1 }]);
      });
    });

    describe('what changes together with an entry', () => {
      const also: AlsoChanged = {
        table: { stage: 'playing', summary: '{"round":1}' },
        links: [{ keyHash: 'hash', opens: 'seat', seat: 'machine' }],
        seats: [{ seat: 'machine', player: 'p', name: 'Ada' }],
      };

      async function shown() {
        const [table, seats, link] = await Promise.all([
          store.table('t'),
          store.seats('t'),
          store.linkWithKey('hash'),
        ]);
        return { table, seats, link };
      }

      beforeEach(async () => {
        await store.players.create({ id: 'p', keyHash: 'of p', createdAt: 5 });
        await store.createTable(tableRow('t'), FIRST);
      });

      it('changes with it', async () => {
        expect(await store.append('t', 1, entry('k'), also)).toEqual({ was: 'appended' });
        expect(await shown()).toEqual({
          table: tableRow('t', { stage: 'playing', summary: '{"round":1}' }),
          seats: [{ seat: 'machine', player: 'p', name: 'Ada' }],
          link: { keyHash: 'hash', opens: 'seat', seat: 'machine', table: 't' },
        });
      });

      it('stays as it was when another node was faster', async () => {
        const before = await shown();
        await store.append('t', 1, entry('faster'));
        expect(await store.append('t', 1, entry('k'), also)).toEqual({ was: 'overtaken', reached: 1 });
        expect(await shown()).toEqual(before);
      });

      it('leaves no entry behind when it is not possible itself', async () => {
        const wrong = { ...also, seats: [{ seat: 'machine', player: 'no such player', name: 'Ada' }] };
        const [refused, other] = await Promise.allSettled([
          store.append('t', 1, entry('k'), wrong),
          store.createTable(tableRow('u'), FIRST),
        ]);
        expect([refused.status, other.status]).toEqual(['rejected', 'fulfilled']);
        expect(await store.entries('t', 1)).toEqual([]);
        expect((await shown()).link).toBeUndefined();
        expect(await store.append('t', 1, entry('k'), also)).toEqual({ was: 'appended' });
      });
    });

    describe('tables', () => {
      it('are there once', async () => {
        await store.createTable(tableRow('t', { isListed: true }), FIRST);
        expect(await faultOf(store.createTable(tableRow('t', { summary: 'other' }), FIRST))).toBe('conflict');
        expect(await store.table('t')).toEqual(tableRow('t', { isListed: true }));
        expect(await store.table('u')).toBeUndefined();
      });

      it('are listed in the lobby if they want to be, latest first', async () => {
        for (const [at, id] of ['a', 'b', 'c', 'd'].entries())
          await store.createTable(tableRow(id, { createdAt: at, isListed: id !== 'b' }), FIRST);
        const ids = async (of: { limit?: number; before?: number }) =>
          (await store.lobby({ stage: 'gathering', limit: 10, ...of })).map(({ id }) => id);
        expect(await ids({})).toEqual(['d', 'c', 'a']);
        expect(await ids({ limit: 2 })).toEqual(['d', 'c']);
        expect(await ids({ before: 3 })).toEqual(['c', 'a']);
        await store.append('c', 1, entry('k'), { table: { stage: 'playing' } });
        await store.append('d', 1, entry('k'), { table: { isListed: false } });
        expect(await ids({})).toEqual(['a']);
        expect(await store.lobby({ stage: 'playing', limit: 10 })).toHaveLength(1);
      });

      it('are deleted with everything that belongs to them', async () => {
        await store.players.create({ id: 'p', keyHash: 'of p', createdAt: 5 });
        await store.createTable(tableRow('t'), FIRST, {
          links: [{ keyHash: 'hash', opens: 'invitation' }],
          seats: [{ seat: 'machine', player: 'p', name: 'Ada' }],
        });
        await store.players.keepNotes('p', 't', 'mine');
        await store.keepSnapshot('t', { sequence: 0, body: 'all' });
        await store.deleteTable('t');
        expect(await store.table('t')).toBeUndefined();
        expect(await store.entries('t', 0)).toEqual([]);
        expect(await store.snapshot('t')).toBeUndefined();
        expect(await store.linkWithKey('hash')).toBeUndefined();
        expect(await store.seats('t')).toEqual([]);
        expect(await store.players.notes('p', 't')).toBe('');
        expect(await store.tablesOf('p')).toEqual([]);
      });
    });

    it('keeps the latest snapshot of a table', async () => {
      await store.createTable(tableRow('t'), FIRST);
      expect(await store.snapshot('t')).toBeUndefined();
      await store.keepSnapshot('t', { sequence: 3, body: 'three' });
      await store.keepSnapshot('t', { sequence: 7, body: 'seven' });
      await store.keepSnapshot('t', { sequence: 5, body: 'a slower node' });
      expect(await store.snapshot('t')).toEqual({ sequence: 7, body: 'seven' });
    });

    describe('links', () => {
      it('are found by the hash of their key, and a new one takes the place of the old', async () => {
        await store.createTable(tableRow('t'), FIRST, {
          links: [
            { keyHash: 'i', opens: 'invitation' },
            { keyHash: 's', opens: 'spectator' },
            { keyHash: 'm', opens: 'seat', seat: 'machine' },
            { keyHash: 'r', opens: 'seat', seat: 'revolutionary-1' },
          ],
        });
        expect(await store.linkWithKey('i')).toEqual({ keyHash: 'i', opens: 'invitation', table: 't' });
        expect(await store.linkWithKey('s')).toEqual({ keyHash: 's', opens: 'spectator', table: 't' });
        await store.append('t', 1, entry('k'), { links: [{ keyHash: 'n', opens: 'seat', seat: 'machine' }] });
        expect(await store.linkWithKey('m')).toBeUndefined();
        expect(await store.linkWithKey('n')).toMatchObject({ seat: 'machine' });
        expect(await store.linkWithKey('r')).toMatchObject({ seat: 'revolutionary-1' });
      });
    });

    describe('players', () => {
      const LARGEST = 'Ё'.repeat(4096);

      beforeEach(async () => {
        await store.players.create({ id: 'p', keyHash: 'of p', createdAt: 5 });
        await store.players.create({ id: 'q', keyHash: 'of q', createdAt: 6 });
        for (const [createdAt, id] of ['t', 'u', 'v'].entries())
          await store.createTable(tableRow(id, { createdAt }), FIRST);
      });

      it('are found by the hash of their key', async () => {
        expect(await store.players.withKey('of p')).toEqual({
          id: 'p',
          keyHash: 'of p',
          createdAt: 5,
          settings: '',
        });
        expect(await store.players.withKey('p')).toBeUndefined();
        await store.players.changeKey('q', 'new of q');
        expect(await store.players.withKey('of q')).toBeUndefined();
        expect(await store.players.withKey('new of q')).toMatchObject({ id: 'q', createdAt: 6 });
        expect(await faultOf(store.players.changeKey('q', 'of p'))).toBe('conflict');
        await store.players.changeKey('q', 'of q');
        expect(await faultOf(store.players.create({ id: 'r', keyHash: 'of p', createdAt: 7 }))).toBe(
          'conflict',
        );
      });

      it('have settings of 8 KB', async () => {
        await store.players.keepSettings('p', LARGEST);
        expect(await faultOf(store.players.keepSettings('p', `${LARGEST}.`))).toBe('too-large');
        expect((await store.players.withKey('of p'))?.settings).toBe(LARGEST);
        expect((await store.players.withKey('of q'))?.settings).toBe('');
      });

      it('have notes of 8 KB at each table, and only their own', async () => {
        await store.players.keepNotes('p', 't', LARGEST);
        expect(await faultOf(store.players.keepNotes('p', 't', `${LARGEST}.`))).toBe('too-large');
        await store.players.keepNotes('p', 'u', 'first');
        await store.players.keepNotes('p', 'u', 'second');
        expect(await store.players.notes('p', 't')).toBe(LARGEST);
        expect(await store.players.notes('p', 'u')).toBe('second');
        expect(await store.players.notes('q', 't')).toBe('');
      });

      it('have tables that they have set up or whose links they have opened', async () => {
        const links = [{ keyHash: 'open', opens: 'invitation' }] as const;
        await store.createTable(tableRow('own', { createdAt: 50 }), entry('p once'), { links: [] });
        await store.createTable(tableRow('joined', { createdAt: 60 }), entry('pp once'), { links });
        await store.append('joined', 1, entry(keyOfJoining('p', 'open')));
        expect(await store.tablesJoinedBy('p')).toEqual(['joined', 'own']);
        expect(await store.tablesJoinedBy('pp')).toEqual(['joined']);
        expect(await store.tablesJoinedBy('q')).toEqual([]);
      });

      it('have seats, which others can take over', async () => {
        const sit = (table: string, sequence: number, seat: string, player?: string) =>
          store.append(table, sequence, entry(`${sequence}`), {
            seats: [player === undefined ? { seat } : { seat, player, name: player.toUpperCase() }],
          });
        await sit('t', 1, 'machine', 'p');
        await sit('u', 1, 'revolutionary-1', 'p');
        await sit('u', 2, 'revolutionary-2', 'p');
        await sit('u', 3, 'machine', 'q');
        const seatsOf = async (player: string) =>
          (await store.tablesOf(player)).map(({ table, seat }) => `${table.id} ${seat}`);
        expect(await seatsOf('p')).toEqual(['u revolutionary-1', 'u revolutionary-2', 't machine']);
        await sit('u', 4, 'revolutionary-1', 'q');
        await sit('u', 5, 'revolutionary-2');
        expect(await seatsOf('p')).toEqual(['t machine']);
        expect(await seatsOf('q')).toEqual(['u machine', 'u revolutionary-1']);
        expect((await store.seats('u')).map(({ name }) => name)).toEqual(['Q', 'Q']);
      });

      it('are deleted with what is theirs; the games stay', async () => {
        await store.append('t', 1, entry('k'), { seats: [{ seat: 'machine', player: 'p', name: 'Ada' }] });
        await store.players.keepNotes('p', 't', 'mine');
        await store.players.delete('p');
        expect(await store.players.withKey('of p')).toBeUndefined();
        expect(await store.seats('t')).toEqual([]);
        expect(await store.players.notes('p', 't')).toBe('');
        expect(await store.entries('t', 0)).toHaveLength(2);
      });

      describeTalk(() => store, faultOf);
      describeOperations(() => store);
      describeNotifications(() => store);
    });

    describe('its clocks', () => {
      it('names the tables at which one has run out', async () => {
        for (const id of ['t', 'u', 'v']) await store.createTable(tableRow(id), FIRST);
        await store.append('t', 1, entry('k1'), { due: { at: 2000 } });
        await store.append('u', 1, entry('k1'), { due: { at: 1000 } });
        expect(await store.tablesDue(999)).toEqual([]);
        expect(await store.tablesDue(1000)).toEqual(['u']);
        expect(await store.tablesDue(5000)).toEqual(['u', 't']);
        await store.append('t', 2, entry('k2'), { table: { stage: 'over' } });
        await store.append('u', 2, entry('k2'), { due: {} });
        expect(await store.tablesDue(5000)).toEqual(['t']);
        expect(await store.append('t', 2, entry('k3'), { due: {} })).toMatchObject({ was: 'overtaken' });
        expect(await store.tablesDue(5000)).toEqual(['t']);
      });

      it('count how long no node was up', async () => {
        await store.close();
        const [one, other] = await place.openTwice();
        store = one;
        expect(await one.beat(100_000, 1000)).toBe(0);
        expect(await other.beat(100_900, 1000)).toBe(0);
        expect(await one.beat(101_900, 1000)).toBe(0);
        expect(await other.beat(103_000, 1000), 'silence from 101,900 on').toBe(1100);
        expect(await one.beat(102_500, 1000), 'a clock that is behind').toBe(1100);
        expect(await other.beat(103_900, 1000)).toBe(1100);
        if (other !== one) await other.close();
        await reopen();
        expect(await store.beat(203_900, 1000)).toBe(101_100);
      });
    });

    describe('the bots of a table', () => {
      beforeEach(async () => {
        for (const id of ['t', 'u']) await store.createTable(tableRow(id), FIRST);
      });

      it('are held by one node at a time, as long as it says so', async () => {
        expect(await store.holdBots('one', ['t', 'u', 'no table'], 100, 200)).toEqual(['t', 'u']);
        expect(await store.holdBots('other', ['t'], 150, 250)).toEqual([]);
        expect(await store.holdBots('one', ['t'], 150, 250)).toEqual(['t']);
        expect(await store.botsLeftBehind(200)).toEqual(['u']);
        expect(await store.holdBots('other', ['t', 'u'], 200, 300)).toEqual(['u']);
        expect(await store.holdBots('one', ['t', 'u'], 210, 310)).toEqual(['t']);
      });

      it('are left to any node, or left behind for another node to see to', async () => {
        await store.holdBots('one', ['t', 'u'], 100, 200);
        await store.leaveBots('other', 't', true);
        expect(await store.botsLeftBehind(110)).toEqual([]);
        await store.leaveBots('one', 't', true);
        await store.leaveBots('one', 'u', false);
        expect(await store.botsLeftBehind(110)).toEqual(['t']);
        expect(await store.holdBots('other', ['t', 'u'], 120, 220)).toEqual(['t', 'u']);
      });

      it('are gone with their table', async () => {
        await store.holdBots('one', ['t'], 100, 200);
        await store.deleteTable('t');
        expect(await store.botsLeftBehind(300)).toEqual([]);
      });
    });

    it('has everything when it is opened again', async () => {
      await store.createTable(tableRow('t'), FIRST);
      for (let sequence = 1; sequence <= 50; sequence++)
        await store.append('t', sequence, entry(`k${sequence}`));
      await store.keepSnapshot('t', { sequence: 40, body: 'forty' });
      await reopen();
      expect(await store.entries('t', 0)).toHaveLength(51);
      expect(await store.snapshot('t')).toEqual({ sequence: 40, body: 'forty' });
      expect(await store.append('t', 51, entry('k51'))).toEqual({ was: 'appended' });
      await store.check();
    });

    it('refuses in plain words when it is full, loses nothing, and goes on once there is room', async () => {
      await store.close();
      const small = await place.openSmall();
      store = small.store;
      await store.createTable(tableRow('t'), FIRST);
      let sequence = 0;
      const append = () => store.append('t', sequence + 1, entry(`k${sequence + 1}`, 'x'.repeat(2000)));
      const untilFull = async () => {
        for (; sequence < 1000; sequence++) await append();
      };
      expect(await faultOf(untilFull())).toBe('full');
      expect(sequence).toBeGreaterThan(0);
      expect(await store.entries('t', 0)).toHaveLength(sequence + 1);
      expect(await faultOf(append())).toBe('full');
      await small.makeRoom();
      expect(await append()).toEqual({ was: 'appended' });
      await reopen();
      expect(await store.entries('t', 0)).toHaveLength(sequence + 2);
    });

    describe('its schema', () => {
      const NEXT = [...MIGRATIONS, ["ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'"]];
      const VERSIONS = MIGRATIONS.map((_, at) => at + 1);

      it('has an example of each version', () => {
        const files = readdirSync(SCHEMAS).sort();
        expect(files).toEqual(VERSIONS.map((version) => `${version}.sql`).sort());
      });

      it.each(VERSIONS)('%i is brought up to date, with all that was kept', async (version) => {
        await store.close();
        await place.remove();
        place = await makePlace();
        await place.execute(readFileSync(new URL(`${version}.sql`, SCHEMAS), 'utf8'));
        store = await place.open(NEXT);
        expect(await store.table('example')).toEqual({
          id: 'example',
          createdAt: 1_763_300_000_000,
          stage: 'playing',
          isListed: true,
          settings: '{"hints":true}',
          summary: '{"round":2}',
        });
        expect((await store.entries('example', 0)).map(({ key }) => key)).toEqual(['first', 'second']);
        expect(await store.snapshot('example')).toEqual({ sequence: 0, body: '{"of":"first"}' });
        expect(await store.linkWithKey('hash of a link')).toMatchObject({ opens: 'seat', seat: 'machine' });
        expect((await store.tablesOf('player')).map(({ seat }) => seat)).toEqual(['machine']);
        expect(await store.seats('example')).toEqual([{ seat: 'machine', player: 'player', name: 'Ada' }]);
        expect((await store.players.withKey('hash of a key'))?.settings).toBe('{"volume":3}');
        expect(await store.players.notes('player', 'example')).toBe('The Fowler lies.');
        expect(await store.append('example', 2, entry('third'))).toEqual({ was: 'appended' });
      });

      it('is refused in plain words if a later server has written it', async () => {
        await reopen(NEXT);
        await store.close();
        const opening = place.open();
        expect(await faultOf(opening)).toBe('newer-schema');
        await expect(opening).rejects.toThrow(
          `schema ${NEXT.length}, and this server knows schemas up to ${MIGRATIONS.length}`,
        );
        store = await place.open(NEXT);
      });

      it('stays as it was where a step fails', async () => {
        await store.createTable(tableRow('t'), FIRST);
        await store.close();
        const broken = [
          'ALTER TABLE tables ADD COLUMN mood TEXT',
          'ALTER TABLE no_such_table ADD COLUMN mood TEXT',
        ];
        await expect(place.open([...MIGRATIONS, broken])).rejects.toThrow();
        store = await place.open(NEXT);
        expect(await store.table('t')).toEqual(tableRow('t'));
      });
    });
  });
}
