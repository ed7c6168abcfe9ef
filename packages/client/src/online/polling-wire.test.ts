import { expect, it } from 'vitest';
import { pollingWire } from './polling-wire.js';
import type { OnlineServer } from './server.js';
import type { World } from './wire.js';

/** A server whose first replies get lost without a word. */
function losing(
  lost: number,
): OnlineServer & { readonly givenUp: () => number; readonly asked: () => number } {
  let asked = 0;
  let givenUp = 0;
  const request = (name: string, _: unknown, signal?: AbortSignal) => {
    if (name !== 'request') return new Promise(() => {});
    if (asked++ >= lost) return Promise.resolve({ reply: 'kept' });
    signal?.addEventListener('abort', () => givenUp++);
    return new Promise(() => {});
  };
  return { request: request as OnlineServer['request'], givenUp: () => givenUp, asked: () => asked };
}

/** A world in which the time for which a request waits at most is over at once, and no other. */
const IMPATIENT: World = {
  after: (milliseconds, act) => {
    const timer = milliseconds <= 20_000 ? setTimeout(act, 1) : undefined;
    return () => clearTimeout(timer);
  },
  now: Date.now,
  random: () => 0,
  isVisible: () => true,
  makeKey: () => 'key',
};

const USER = {
  reached: () => ({ since: 0, talkSince: 0 }),
  told: () => {},
  connected: () => {},
  ended: () => {},
  takesAnotherWay: () => false,
};

it('a request by HTTP whose reply gets lost is given up after a while, and sent again', async () => {
  const server = losing(3);
  const wire = pollingWire(server, { table: 'table' })(USER, IMPATIENT);
  expect(await wire.request({ do: 'notes' })).toBe('kept');
  expect(server.givenUp()).toBeGreaterThanOrEqual(2);
  wire.close();
});
