import type { TableNews } from '@great-machine/client';
import { itemAt } from '@great-machine/rules';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { RawSocket } from '../realtime/raw-socket.js';
import { Person } from '../tables/server.js';
import { storeForTests } from '../tables/server-for-tests.js';

const site = storeForTests();
const START = 1_800_000_000_000;
let node: FastifyInstance;

afterEach(() => node.close());

async function startGame(spectatorDelay: number) {
  const [machine, heroes, watcher] = [new Person(node), new Person(node), new Person(node)];
  const { table, links } = await machine.create({
    game: { revolutionaries: 1, seed: 'late', masterPlan: 4 },
    spectatorDelay,
  });
  await machine.claim(table, 'machine', 'Ada');
  await heroes.join(table, links.invitation);
  await heroes.claim(table, 'revolutionary-1', 'Bea');
  await watcher.join(table, links.spectators);
  await machine.request(table, { do: 'start' });
  return { table, players: [machine, heroes], watcher };
}

async function read(person: Person, table: string): Promise<TableNews> {
  return (await person.look(table, { do: 'read', since: 0 })).body.reply;
}

/** The first player who is asked something answers with the first option. */
async function answer(players: readonly Person[], table: string): Promise<void> {
  for (const player of players) {
    const question = (await read(player, table)).questions.find(
      ({ awaited, options }) => awaited && options.length > 0,
    );
    if (question === undefined) continue;
    const { seat, id, rev, options } = question;
    const answers = [{ seat, decision: id, rev, picks: [itemAt(options, 0).pick] }];
    expect(await player.request(table, { do: 'answer', answers })).toEqual({ status: 200, body: {} });
    return;
  }
}

it('those who are to see a game late see as much as all knew so long ago, and nothing of what came since', async () => {
  const clock = { now: START };
  node = await site.place.openNode(site.store, { now: () => clock.now });
  const { table, players, watcher } = await startGame(60);
  const news = async (since = 0) =>
    (await watcher.send('POST', `/tables/${table}/news`, { since, talkSince: 0, waitSeconds: 0 })).body;
  expect(await news()).not.toHaveProperty('game');
  expect(await watcher.look(table, { do: 'read', since: 0 })).toMatchObject({ status: 403 });
  /** How many entries all had been told, second by second. */
  const publicFeed: number[] = [];
  for (let second = 0; second < 100; second++) {
    if (second < 30) await answer(players, table);
    publicFeed.push((await countAll(table)).length);
    clock.now += 1000;
    const seen = (await news()).game?.entries.length ?? 0;
    expect(seen, `after ${second + 1} seconds`).toBe(second < 59 ? 0 : publicFeed[second - 59]);
  }
  const { game } = await news();
  expect(game.status).toMatchObject({ waitsFor: [], own: [], saving: 'saved' });
  expect(game.questions).toEqual([]);
  expect(game.entries.at(-1).moments.at(-1)).toHaveProperty('change');
  const [older, newer] = [(await news(0)).game.entries, (await news(3)).game.entries];
  expect(newer).toEqual(older.slice(3));
  for (const request of [{ do: 'truth' }, { do: 'routes', hero: 'finch', district: 'art' }])
    expect(await watcher.look(table, request)).toMatchObject({ status: 403 });

  /** What the log says that all were told. */
  async function countAll(of: string) {
    const entries = await site.store.entries(of, 0);
    return entries.flatMap(({ body }) => {
      const { start, act } = JSON.parse(body);
      return (start ?? act)?.lines.public ?? [];
    });
  }
});

it('what was held back comes by itself when it is due', async () => {
  node = await site.place.openNode(site.store);
  const address = await node.listen({ host: '127.0.0.1', port: 0 });
  const { table, players, watcher } = await startGame(1);
  const began = Date.now();
  const socket = new RawSocket(address);
  await socket.hello({ key: watcher.key, table });
  const game = await socket.until((message) => message.say === 'news' && message.news.game !== undefined);
  const said = Date.now();
  expect(said - began).toBeGreaterThan(500);
  expect(game).toMatchObject({ news: { game: { status: { audience: 'public' } } } });
  const seen = socket.texts.length;
  for (let given = 0; given < 6; given++) await answer(players, table);
  await players[0]?.request(table, { do: 'say', channel: 'table', said: { phrase: 'phrase.hello' } });
  let at = 0;
  const later = await socket.until(
    (message) => at++ >= seen && message.say === 'news' && !!message.news.game,
  );
  expect(later.say === 'news' && later.news.now - said).toBeGreaterThanOrEqual(1000);
  await socket.until((message) => message.say === 'news' && message.news.talk !== undefined);
  socket.close();
});
