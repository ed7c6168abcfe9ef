import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds. */
const STEP = 2;

/** Acts at a rate, whatever becomes of it; what cannot be done now is done as soon as it can. */
export async function atRate(rate: number, seconds: number, act: () => boolean): Promise<void> {
  const start = performance.now();
  let acted = 0;
  for (;;) {
    const passed = (performance.now() - start) / 1000;
    if (passed >= seconds) return;
    while (acted < passed * rate && act()) acted++;
    await wait(STEP);
  }
}

/** Does a piece of work for each, so many at a time. */
export async function forEach<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
