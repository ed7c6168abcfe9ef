import { type AdviseRequest, Cancelled, tableOf } from '@great-machine/bots';
import type { Advice } from '@great-machine/client';
import { expect, it } from 'vitest';
import { createInProcessPool } from '../../bots/test/in-process-pool.js';
import { Reader } from '../../client/test/reader.js';
import { openTable } from './tables.js';

const BOTH = ['machine', 'revolutionary-1'];
const ADVICE: Advice = { picks: [], chance: 0.5, better: 0, facts: [] };

/** A table whose adviser answers when the test says so. */
async function openWithAdviser() {
  const asked: AdviseRequest[] = [];
  const hints: { reply(): void; fail(): void }[] = [];
  const pool = Object.assign(createInProcessPool(), {
    advise(request: AdviseRequest) {
      asked.push(request);
      let cancel = () => {};
      const promise = new Promise<{ advice: readonly Advice[] }>((resolve, reject) => {
        cancel = () => reject(new Cancelled('cancelled'));
        hints.push({
          reply: () => resolve({ advice: [ADVICE] }),
          fail: () => reject(new Error('no worker')),
        });
      });
      return { promise, cancel };
    },
  });
  const table = openTable({ seed: 'hints', people: BOTH, host: { pool } });
  const reader = new Reader(table.connect({ audience: 'revolutionaries', seats: ['revolutionary-1'] }));
  await reader.untilAsked();
  const answer = reader.firstAnswer();
  const hint = reader.connection.advise(answer.seat, answer.decision);
  await expect.poll(() => asked.length).toBe(1);
  return { table, reader, answer, asked, hints, hint };
}

it('an adviser gets what the seat may know, and nothing else', async () => {
  const { table, answer, asked, hints, hint } = await openWithAdviser();
  expect(asked).toEqual([
    {
      situation: {
        table: tableOf(table.play.config),
        seat: answer.seat,
        question: answer.decision,
        view: table.play.view('revolutionaries'),
        questions: table.play.questions(answer.seat),
      },
      level: 'journeyman',
    },
  ]);
  hints[0]?.reply();
  expect(await hint).toEqual([ADVICE]);
  await table.close();
});

it('the game goes on while an adviser thinks, and a hint to a question that is gone is broken off', async () => {
  const { table, reader, answer, hint } = await openWithAdviser();
  expect(await reader.connection.answer([answer])).toBeUndefined();
  expect(await hint).toEqual([]);
  await table.close();
});

it('a hint is not broken off by what another player does', async () => {
  const { table, hints, hint } = await openWithAdviser();
  await table.keepNotes('machine', 'a thought');
  await table.seat('machine', { name: 'another person' });
  hints[0]?.reply();
  expect(await hint).toEqual([ADVICE]);
  await table.close();
});

it('a hint is broken off when its client leaves', async () => {
  const { table, reader, hint } = await openWithAdviser();
  await reader.connection.leave();
  expect(await hint).toEqual([]);
  await table.close();
});

it('a hint is broken off when the table is closed', async () => {
  const { table, hint } = await openWithAdviser();
  await table.close();
  expect(await hint).toEqual([]);
});

it('a client is told when no hint could be worked out', async () => {
  const { table, hints, hint } = await openWithAdviser();
  hints[0]?.fail();
  await expect(hint).rejects.toThrow('no worker');
  await table.close();
});
