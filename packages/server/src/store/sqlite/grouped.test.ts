import { expect, it } from 'vitest';
import { Grouped, type Outcome } from './grouped.js';

/** Performs when the test says so. */
function heldGroups(largest?: number) {
  const groups: (readonly number[])[] = [];
  let finish: (outcomes: readonly Outcome<number>[] | Error) => void = () => {};
  const grouped = new Grouped<number, number>((group) => {
    groups.push(group);
    return new Promise((resolve, reject) => {
      finish = (outcomes) => (outcomes instanceof Error ? reject(outcomes) : resolve(outcomes));
    });
  }, largest);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const doubled = () => (groups.at(-1) ?? []).map((job) => ({ result: job * 2 }));
  return {
    groups,
    add: (job: number) => grouped.add(job),
    async finish(outcomes?: readonly Outcome<number>[] | Error) {
      await turn();
      finish(outcomes ?? doubled());
      await turn();
    },
    settled: () => grouped.settled(),
  };
}

it('what comes while a group is under way is the next group', async () => {
  const { groups, add, finish, settled } = heldGroups();
  const first = [add(1), add(2)];
  await Promise.resolve();
  const second = [add(3), add(4), add(5)];
  await finish();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await finish();
  expect(await Promise.all(second)).toEqual([6, 8, 10]);
  expect(groups).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  await settled();
});

it('a group is not larger than allowed', async () => {
  const { groups, add, finish } = heldGroups(2);
  const all = Promise.all([1, 2, 3].map(add));
  await finish();
  await finish();
  expect(await all).toEqual([2, 4, 6]);
  expect(groups).toEqual([[1, 2], [3]]);
});

it('one job fails by itself, and all of them with their group', async () => {
  const { add, finish } = heldGroups();
  const one = Promise.allSettled([add(1), add(2)]);
  await finish([{ error: new Error('no') }, { result: 4 }]);
  expect((await one).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  const all = Promise.allSettled([add(1), add(2)]);
  await finish(new Error('the thread has failed'));
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
