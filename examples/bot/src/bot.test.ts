import { readFileSync } from 'node:fs';
import {
  linkTo,
  makeKey,
  nextChange,
  type OnlineTable,
  openServer,
  openTable,
} from '@great-machine/client/node';
import type { TableSheet } from '@great-machine/protocol';
import { expect, it } from 'vitest';
import { serverForTests } from '../../../packages/server/test/tables/server-for-tests.js';
import { cheapest, play } from './bot.js';

const site = serverForTests();

it('two of them play a whole game on a server, each at a seat of its own', async () => {
  const { address } = site;
  const key = makeKey();
  const server = openServer(address, key);
  const setup = { game: { revolutionaries: 1, masterPlan: 4 } };
  const { table: id, links } = await server.request('createTable', { body: { once: makeKey(), setup } });
  const link = linkTo(address, id, links.invitation);

  const machine = openTable(link, makeKey());
  const rebel = openTable(link, makeKey());
  const playing = [
    play(machine, 'machine', 'Clockwork', cheapest),
    play(rebel, 'revolutionary-1', 'Cuckoo', cheapest),
  ];

  const creator = openTable(linkTo(address, id, links.spectators), key);
  await until(creator, ({ seats }) => seats.every(({ taken }) => taken !== undefined));
  await creator.ask({ do: 'start', once: creator.once() });
  await until(machine, ({ stage }) => stage === 'playing');
  await machine.wish('machine', { want: 'show-all' });
  await Promise.all(playing);
  expect(machine.around.sheet?.showsAll, 'the other one has agreed').toBe(true);
  expect(machine.around.sheet?.stage).toBe('over');
  expect(await rebel.truth()).toBeDefined();
  await Promise.all([machine, rebel, creator].map((table) => table.leave()));
}, 240_000);

async function until(table: OnlineTable, holds: (sheet: TableSheet) => boolean): Promise<void> {
  for (;;) {
    const changed = nextChange(table);
    if (table.around.sheet !== undefined && holds(table.around.sheet)) return;
    await changed;
  }
}

it('what is no link is not opened', () => {
  expect(() => openTable('https://play.example/', makeKey())).toThrow('#/table/TABLE/SECRET');
});

it('is what the guide shows: every example of it is taken from here', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const code = plain(read('./bot.ts') + read('./bot.test.ts'));
  const examples = [...read('../../../docs/sdk.md').matchAll(/```ts\n([\s\S]*?)```/g)];
  expect(examples.length).toBeGreaterThan(3);
  for (const [, example = ''] of examples) expect(code).toContain(plain(example));
});
