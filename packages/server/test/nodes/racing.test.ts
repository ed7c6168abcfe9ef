import { expect, it } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { nodesForTests } from '../clocks/nodes-for-tests.js';
import { Guest, playOn, sharedBy, startGame } from '../clocks/people.js';
import { newKey } from '../tables/server.js';

const site = nodesForTests();

/** A store of a node whose entries come late. */
function lateStore(until: Promise<unknown>): Store {
  const shared = sharedBy(site.store);
  const append: Store['append'] = async (...entry) => {
    await until;
    return shared.append(...entry);
  };
  return Object.create(shared, { append: { value: append } });
}

it('an undo that is sent to two nodes at once is carried out once, and both reply alike', async () => {
  let isDone = (_: unknown) => {};
  const done = new Promise((resolve) => {
    isDone = resolve;
  });
  const [one, other] = [site.open({ store: sharedBy(site.store) }), site.open({ store: lateStore(done) })];
  const guests = await startGame(one, site.store, { game: { revolutionaries: 1, seed: 'undo' } });
  const undoable = async (guest: Guest) => (await guest.read()).status.undoable;
  const canUndoTwice = async () => {
    for (const guest of guests) if ((await undoable(guest)) > 1) return guest;
    return undefined;
  };
  let guest = await canUndoTwice();
  while (guest === undefined && (await playOn(guests, 1)) > 0) guest = await canUndoTwice();
  if (guest === undefined) throw new Error('nobody has two answers to take back');
  const twin = new Guest(other, guest.table, guest.player);
  const before = await undoable(twin);
  const once = newKey();
  const late = twin.ask({ do: 'undo' }, once);
  isDone(await guest.ask({ do: 'undo' }, once));
  expect(await late).toBeUndefined();
  for (const reader of [guest, twin]) expect(await undoable(reader)).toBe(before - 1);
});
