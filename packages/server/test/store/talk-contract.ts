import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.js';
import type { NewLine } from '../../src/store/talk-store.js';

function line(key: string, of: Partial<NewLine> = {}): NewLine {
  return {
    key,
    at: 1_763_300_000_000,
    player: 'p',
    seat: 'machine',
    name: 'Ada',
    channel: 'table',
    stage: 'playing',
    said: `{"text":"${key}"}`,
    ...of,
  };
}

/** What holds for the talk of every store, which has the players p and q and the tables t and u. */
export function describeTalk(
  storeNow: () => Store,
  faultOf: (act: Promise<unknown>) => Promise<unknown>,
): void {
  describe('talk', () => {
    let store: Store;
    const words = async (table: string, after = 0) =>
      (await store.talk.lines(table, after)).map(({ said }) => said);
    const versionOf = async (table: string) => (await store.talk.versions([table])).get(table);

    beforeEach(() => {
      store = storeNow();
    });

    it('is kept line by line, each once, with who said it and where', async () => {
      await store.talk.say('t', line('one'));
      await store.talk.say(
        't',
        line('two', { player: 'q', seat: undefined, name: '', channel: 'spectators' }),
      );
      await store.talk.say('t', line('one', { said: 'something else' }));
      await store.talk.say('u', line('one', { said: '"elsewhere"' }));
      const [first, second, ...others] = await store.talk.lines('t', 0);
      const { key: _, ...kept } = line('one');
      expect(first).toEqual({ ...kept, line: 1 });
      expect(second).toMatchObject({ line: 2, player: 'q', name: '', channel: 'spectators' });
      expect(second).not.toHaveProperty('seat');
      expect(others).toEqual([]);
      expect(await words('u')).toEqual(['"elsewhere"']);
      expect(await faultOf(store.talk.say('no such table', line('one')))).toBe('unknown-table');
      expect(await faultOf(store.talk.say('t', line('three', { player: 'no such player' })))).toBe(
        'conflict',
      );
      expect(await store.talk.versions(['t', 'u', 'no such table'])).toEqual(
        new Map([
          ['t', 2],
          ['u', 1],
        ]),
      );
      expect(await store.talk.versions([])).toEqual(new Map());
    });

    it('has an order also where many speak at once, and gives what is new', async () => {
      const keys = Array.from({ length: 12 }, (_, at) => `k${at}`);
      await Promise.all(keys.map((key) => store.talk.say('t', line(key))));
      const lines = await store.talk.lines('t', 0);
      expect(lines.map((one) => one.line)).toEqual(keys.map((_, at) => at + 1));
      expect(await store.talk.lines('t', 9)).toEqual(lines.slice(9));
    });

    it('is muted by readers for themselves', async () => {
      const mute = { player: 'p', muted: 'q' };
      await store.talk.keepMute('t', mute, true);
      await store.talk.keepMute('t', mute, true);
      expect(await store.talk.mutes('t')).toEqual([mute]);
      expect(await store.talk.mutes('u')).toEqual([]);
      expect(await store.talk.mutesBy('p')).toEqual([{ table: 't' }]);
      const seats = [
        { seat: 'revolutionary-1', player: 'q', name: 'Bea' },
        { seat: 'machine', player: 'q', name: 'Bea' },
      ];
      await store.append('t', 1, { key: 'sits', at: 1, body: '{}' }, { seats });
      expect(await store.talk.mutesBy('p'), 'one mute of one who has two seats').toEqual([
        { table: 't', seat: 'machine' },
      ]);
      expect(await store.talk.mutesBy('q')).toEqual([]);
      await store.talk.keepMute('t', mute, false);
      expect(await store.talk.mutes('t')).toEqual([]);
      expect(await versionOf('t')).toBe(3);
    });

    it('is reported to the operator, latest first, each report once', async () => {
      await store.talk.say('t', line('rude'));
      const [about] = await store.talk.lines('t', 0);
      const report = { player: 'q', by: 'spectator', line: 1, reason: 'insults' };
      await store.talk.report('t', { ...report, key: 'a', at: 10 });
      await store.talk.report('t', { ...report, key: 'a', at: 11 });
      await store.talk.report('t', { ...report, key: 'b', at: 12, by: 'machine' });
      const told = { table: 't', by: 'spectator', reason: 'insults', about };
      expect(await store.talk.reports({ limit: 10 })).toEqual([
        { ...told, by: 'machine', at: 12 },
        { ...told, at: 10 },
      ]);
      expect(await store.talk.reports({ limit: 10, before: 12 })).toEqual([{ ...told, at: 10 }]);
      expect(await store.talk.reports({ limit: 1 })).toHaveLength(1);
      expect(await store.talk.reportsBy('q')).toEqual([
        { table: 't', at: 10, reason: 'insults' },
        { table: 't', at: 12, reason: 'insults' },
      ]);
      expect(await store.talk.reportsBy('p')).toEqual([]);
      expect(await faultOf(store.talk.report('t', { ...report, key: 'c', at: 13, line: 99 }))).toBe(
        'conflict',
      );
    });

    it('forgets the words of a player who deletes their data, and nothing else', async () => {
      await store.talk.say('t', line('mine'));
      await store.talk.say('t', line('theirs', { player: 'q' }));
      await store.talk.keepMute('t', { player: 'q', muted: 'p' }, true);
      await store.talk.report('t', {
        player: 'p',
        by: 'machine',
        line: 2,
        reason: 'why I think so',
        key: 'a',
        at: 1,
      });
      expect((await store.talk.saidBy('p')).map(({ table, said }) => [table, said])).toEqual([
        ['t', '{"text":"mine"}'],
      ]);
      const before = await versionOf('t');
      await store.players.delete('p');
      const changed = await store.talk.lines('t', before ?? 0);
      expect(changed).toMatchObject([{ line: 1, name: '', said: '', seat: 'machine' }]);
      expect(changed[0]).not.toHaveProperty('player');
      expect(await words('t')).toEqual(['', '{"text":"theirs"}']);
      expect(await store.talk.mutes('t')).toEqual([]);
      expect(await store.talk.saidBy('p')).toEqual([]);
      expect(await store.talk.reports({ limit: 10 })).toMatchObject([{ reason: '', about: { line: 2 } }]);
    });

    it('is gone with its table', async () => {
      await store.talk.say('t', line('one'));
      await store.talk.keepMute('t', { player: 'p', muted: 'q' }, true);
      await store.talk.report('t', { player: 'q', by: 'machine', line: 1, reason: '', key: 'a', at: 1 });
      await store.deleteTable('t');
      expect(await words('t')).toEqual([]);
      expect(await store.talk.mutes('t')).toEqual([]);
      expect(await store.talk.reports({ limit: 10 })).toEqual([]);
    });
  });
}
