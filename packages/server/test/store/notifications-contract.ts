import { beforeEach, describe, expect, it } from 'vitest';
import type { NewWay } from '../../src/store/notification-store.js';
import type { Store } from '../../src/store/store.js';

const WAY: NewWay = {
  player: 'p',
  id: 'hook',
  kind: 'webhook',
  address: '"https://hook.example/"',
  when: 'away',
  createdAt: 1_763_300_000_000,
};

/** What holds for the notifications of every store, which has the players p and q and the tables t and u. */
export function describeNotifications(storeNow: () => Store): void {
  describe('notifications', () => {
    let store: Store;

    beforeEach(() => {
      store = storeNow();
    });

    it('go by the ways of a player, each address once, with their latest failure', async () => {
      const { notifications } = store;
      await notifications.keepWay(WAY);
      await notifications.keepWay({ ...WAY, id: 'push', kind: 'push', createdAt: WAY.createdAt + 1 });
      await notifications.keepFailure('p', 'hook', { at: 5, why: 'refused' });
      expect((await notifications.ways('p')).map(({ id, failed }) => [id, failed])).toEqual([
        ['hook', { at: 5, why: 'refused' }],
        ['push', undefined],
      ]);
      await notifications.keepWay({ ...WAY, when: 'always' });
      expect((await notifications.ways('p'))[0]).toEqual({ ...WAY, when: 'always' });
      await notifications.dropWay('p', 'push');
      expect(await notifications.ways('p')).toHaveLength(1);
      expect(await notifications.ways('q')).toEqual([]);
    });

    it('are told once, and never of something earlier', async () => {
      const { notifications } = store;
      const told = { player: 'p', table: 't', about: 'asked', number: 10 };
      expect(await notifications.wasTold(told)).toBe(false);
      const both = await Promise.all([notifications.tell(told), notifications.tell(told)]);
      expect(both.filter(Boolean)).toHaveLength(1);
      expect(await notifications.wasTold(told)).toBe(true);
      expect(await notifications.tell({ ...told, number: 9 })).toBe(false);
      expect(await notifications.tell({ ...told, number: 11 })).toBe(true);
      expect(await notifications.tell({ ...told, about: 'wish', number: 0 })).toBe(true);
    });

    it('watch the seats of those who have a way, at tables that are being played, or at which votes are missing', async () => {
      const { notifications } = store;
      const seats = [{ seat: 'machine', player: 'p', name: 'Ada' }];
      const entry = { key: 'sits', at: 1, body: '{}' };
      await store.append('t', 1, entry, { seats, table: { stage: 'playing', summary: '{"round":1}' } });
      expect(await notifications.watchedSeats()).toEqual([]);
      await notifications.keepWay(WAY);
      expect(await notifications.watchedSeats()).toEqual([
        { player: 'p', seat: 'machine', table: 't', summary: '{"round":1}' },
      ]);
      await store.append(
        't',
        2,
        { ...entry, key: 'ends' },
        { table: { stage: 'over', summary: '{"votes":[]}' } },
      );
      expect(await notifications.watchedSeats()).toEqual([]);
      const summary = '{"votes":[{"wish":0}]}';
      await store.append('t', 3, { ...entry, key: 'again' }, { table: { summary } });
      expect(await notifications.watchedSeats()).toMatchObject([{ summary }]);
      await store.players.delete('p');
      expect(await notifications.ways('p')).toEqual([]);
    });

    it('have one pair of keys, the one that a node made first', async () => {
      const first = { publicKey: 'first', privateKey: 'secret' };
      expect(await store.notifications.pushKeys(first)).toEqual(first);
      expect(await store.notifications.pushKeys({ publicKey: 'x', privateKey: 'y' })).toEqual(first);
    });
  });
}
