import { setImmediate } from 'node:timers/promises';
import type { PickView, SeatQuestion } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { TableStore } from '../src/state/table-store.js';
import { device, personOn } from './opened.js';

/** A Great Machine whose table is shown without telling anything. */
function open() {
  const table = device().tables.create('a', personOn('machine', 'a chosen Servant'));
  const store = new TableStore(
    table,
    () => 'off',
    (error) => {
      throw error;
    },
  );
  const asked = async (): Promise<SeatQuestion> => {
    for (;;) {
      const question = store.snapshot()?.questions[0];
      if (question !== undefined) return question;
      await setImmediate();
    }
  };
  const pick = async (wanted: (pick: PickView) => boolean) => {
    const { seat, id, options } = await asked();
    const picks = options.map((option) => option.pick).filter(wanted);
    expect(await store.answer([{ seat, decision: id, picks: picks.slice(0, 1) }])).toBeUndefined();
    await setImmediate();
  };
  return { store, asked, pick };
}

it('a Servant stays chosen after its move, until it has acted', async () => {
  const { store, asked, pick } = open();
  await pick(({ names }) => names === 'servant');
  const [servant] = (await asked()).draft;
  const shown: (readonly PickView[])[] = [];
  store.subscribe(() => shown.push(store.snapshot()?.questions[0]?.draft ?? []));
  await pick(({ names }) => names === 'district');
  expect((await asked()).draft).toEqual([servant]);
  expect(shown).not.toContainEqual([]);
  await pick((one) => one.names === 'action' && one.of === 'raid');
  expect((await asked()).draft).toEqual([]);
});

it('undo takes the move back with the choice that came with it', async () => {
  const { store, asked, pick } = open();
  await pick(({ names }) => names === 'servant');
  const { draft, options } = await asked();
  await pick(({ names }) => names === 'district');
  await store.undo();
  await expect.poll(async () => (await asked()).options).toEqual(options);
  expect((await asked()).draft).toEqual(draft);
});
