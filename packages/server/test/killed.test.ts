import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RequestRefused, webServer } from '@great-machine/client';
import { itemAt, playerDice } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { openSqliteStore, sqliteFile } from '../src/open-store.js';
import { npmStart, untilUp } from './npm-start.js';
import { newKey } from './tables/server.js';

const KILLS = 3;

it('a server that is killed at any moment has every answer that it took, once, and goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
  const seed = Date.now() % 100_000;
  const below = playerDice(seed);
  let server = npmStart({ DATA_DIR: folder });
  let address = await untilUp(server);
  const restart = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const exit = once(server, 'exit');
      server.kill('SIGKILL');
      await exit;
    }
    server = npmStart({ DATA_DIR: folder });
    address = await untilUp(server);
  };

  /** A person who sends a request again, the same as before, when the server was gone. */
  const personWith = (key: string) => ({
    request: async (table: string, request: object): Promise<unknown> => {
      for (let attempt = 0; attempt < 3; attempt++) {
        try {
          const body = request as never;
          return (await webServer(fetch, address, key).request('request', { table, body })).reply;
        } catch (error) {
          if (error instanceof RequestRefused) throw error;
          await restart();
        }
      }
      throw new Error('the server does not come back');
    },
  });

  const keys = [newKey(), newKey()] as const;
  const machine = webServer(fetch, address, keys[0]);
  const setup = { game: { revolutionaries: 1, seed: 'killed' } } as never;
  const { table, links } = await machine.request('createTable', { body: { once: newKey(), setup } });
  await webServer(fetch, address, keys[1]).request('join', { table, body: { link: links.invitation } });
  const people = keys.map(personWith);
  const seats = ['machine', 'revolutionary-1'];
  for (const [at, person] of people.entries())
    await person.request(table, { do: 'claim-seat', once: newKey(), seat: seats[at], name: 'Ada' });
  await people[0]?.request(table, { do: 'start', once: newKey() });

  let taken = 0;
  let kills = 0;
  while (kills < KILLS || taken < 40) {
    for (const person of people) {
      // biome-ignore lint/suspicious/noExplicitAny: the reply is what the table tells
      const news = (await person.request(table, { do: 'read', since: Number.MAX_SAFE_INTEGER })) as any;
      // biome-ignore lint/suspicious/noExplicitAny: as above
      const asked = news.questions.find((one: any) => one.awaited && one.options.length > 0);
      if (asked === undefined) continue;
      const { seat, id, rev, options } = asked;
      const answers = [{ seat, decision: id, rev, picks: [(itemAt(options, 0) as { pick: object }).pick] }];
      const isLastMoment = kills < KILLS && taken > 10 * kills + below(10);
      const answering = person.request(table, { do: 'answer', once: newKey(), answers });
      if (isLastMoment) {
        kills++;
        setTimeout(() => server.kill('SIGKILL'), below(12));
      }
      expect(await answering, `seed ${seed}`).toBeUndefined();
      taken++;
    }
  }
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
  const store = await openSqliteStore({ file: sqliteFile(folder) });
  const acts = (await store.entries(table, 0)).filter(({ body }) => body.includes('"did":"act"'));
  expect(acts, `seed ${seed}`).toHaveLength(taken);
  await store.close();
  await rm(folder, { recursive: true });
});
