import { ENDPOINTS, type MyNotifications } from '@great-machine/protocol';
import type { FastifyInstance } from 'fastify';
import { type Sender, showWay, wayFor } from '../notifications/sender.js';
import type { Players } from '../tables/players.js';
import { Refusal } from '../tables/refusal.js';
import type { World } from '../tables/world.js';
import { serve } from './api.js';

/** By so many ways a player can be told. */
const MOST_WAYS = 10;

/** How players say by which ways they want to be told. */
export function serveNotifications(
  app: FastifyInstance,
  { store: { notifications }, now }: Pick<World, 'store' | 'now'>,
  { players, sender }: { readonly players: Players; readonly sender: Sender },
): void {
  const waysOf = async (key: string) => {
    const player = await players.find(key);
    return player === undefined ? [] : notifications.ways(player.id);
  };
  const ownWay = async (key: string, id: string) => {
    const way = (await waysOf(key)).find((one) => one.id === id);
    if (way === undefined) throw new Refusal({ refused: 'not-found' });
    return way;
  };

  serve(app, ENDPOINTS.myNotifications, async ({ key }): Promise<MyNotifications> => {
    const { publicKey } = await sender.pushKeys();
    return { pushKey: publicKey, ways: (await waysOf(key)).map(showWay) };
  });

  serve(app, ENDPOINTS.notifyMe, async ({ key, body }) => {
    const player = await players.findOrEnter(key);
    const way = wayFor(player.id, body, now());
    const others = (await notifications.ways(player.id)).filter(({ id }) => id !== way.id);
    if (others.length >= MOST_WAYS) throw new Refusal({ refused: 'not-allowed' });
    await notifications.keepWay(way);
    return { way: way.id };
  });

  serve(app, ENDPOINTS.stopNotifying, async ({ key, body }) => {
    const { player, id } = await ownWay(key, body.way);
    await notifications.dropWay(player, id);
    return undefined;
  });

  serve(app, ENDPOINTS.testNotification, async ({ key, body }) => {
    const way = await ownWay(key, body.way);
    return { failure: await sender.send(way, { about: 'test', address: sender.addressOf() }) };
  });
}
