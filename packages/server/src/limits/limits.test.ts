import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.js';
import { Paces } from '../tables/pace.js';
import { Limits } from './limits.js';
import { Visitors } from './visitors.js';

const HOUSE = '203.0.113.7';

function limitsWith(variables: Record<string, string>) {
  const clock = { time: 1_800_000_000_000 };
  return { clock, limits: new Limits(readSettings(variables), () => clock.time) };
}

/** How often it can be done before it is refused. */
function often(act: () => unknown, most = 10_000): number {
  for (let done = 0; done < most; done++) {
    try {
      act();
    } catch {
      return done;
    }
  }
  return most;
}

describe('the limits of requests', () => {
  it('are for each player: ten seconds’ worth at once, then so many a second', () => {
    const { limits, clock } = limitsWith({ REQUESTS_PER_PLAYER: '4' });
    const ask = () => limits.takeRequest({ address: HOUSE, key: 'one' });
    expect(often(ask)).toBe(40);
    expect(ask).toThrow(expect.objectContaining({ why: { refused: 'too-many', retryAfter: 5 } }));
    clock.time += 3000;
    expect(often(ask)).toBe(12);
  });

  it('do not tell who is at one address with others how much these do', () => {
    const counted = (others: number) => {
      const { limits } = limitsWith({ REQUESTS_PER_PLAYER: '4', REQUESTS_PER_ADDRESS: '4' });
      limits.takeRequest({ address: HOUSE, key: 'machine' });
      for (let done = 0; done < others; done++)
        often(() => limits.takeRequest({ address: HOUSE, key: 'machine' }), 1);
      return [
        often(() => limits.takeRequest({ address: HOUSE, key: 'rebel' })),
        often(() => limits.takeRequest({ address: HOUSE })),
      ];
    };
    expect(counted(1000)).toEqual(counted(0));
  });

  it('let so many players in at one address; a player who is silent for ten minutes makes room', () => {
    const { limits, clock } = limitsWith({ PLAYERS_PER_ADDRESS: '3' });
    const come = (key: string) => often(() => limits.takeRequest({ address: HOUSE, key }), 1);
    expect(['a', 'b', 'c', 'd', 'a'].map(come)).toEqual([1, 1, 1, 0, 1]);
    clock.time += 400_000;
    expect(['b', 'd'].map(come)).toEqual([1, 0]);
    clock.time += 400_000;
    expect(['d', 'e', 'f'].map(come), 'one has stayed').toEqual([1, 1, 0]);
    expect(often(() => limits.takeRequest({ address: '198.51.100.1', key: 'f' }), 1)).toBe(1);
  });

  it('are for all without a key at one address together', () => {
    const { limits } = limitsWith({ REQUESTS_PER_ADDRESS: '5' });
    expect(often(() => limits.takeRequest({ address: HOUSE }))).toBe(50);
    expect(often(() => limits.takeRequest({ address: '198.51.100.1' }))).toBe(50);
  });

  it('take no more memory however many come', () => {
    const now = () => 0;
    const paces = new Paces({ atOnce: 2, perSecond: 1 }, now, 100);
    const visitors = new Visitors(2, now, 100);
    for (let who = 0; who < 1000; who++) {
      paces.take(`${who}`);
      visitors.come(`address ${who}`, `${who}`);
    }
    expect([paces.size, visitors.size]).toEqual([100, 100]);
    expect(
      often(() => paces.take('999')),
      'the latest are remembered',
    ).toBe(1);
    expect(often(() => visitors.come('address 0', 'another'), 1)).toBe(1);
  });
});

it('a caller that has rested is not remembered', () => {
  let time = 0;
  const paces = new Paces({ atOnce: 2, perSecond: 1 }, () => time);
  for (let who = 0; who < 1000; who++) paces.take(`${who}`);
  expect(paces.size).toBe(1000);
  time = 5000;
  paces.take('another');
  expect(paces.size).toBe(1);
});

describe('the limits of sockets', () => {
  it('are for a player, an address and in all, and a place that was left is free', () => {
    const { limits } = limitsWith({ SOCKETS_PER_PLAYER: '2', SOCKETS_PER_ADDRESS: '3', SOCKETS: '4' });
    const wait = (address: string, key: string) => limits.takeWaiting({ address, key });
    const leave = wait(HOUSE, 'a');
    wait(HOUSE, 'a');
    const tooMany = expect.objectContaining({ why: { refused: 'too-many', retryAfter: 10 } });
    expect(() => wait(HOUSE, 'a')).toThrow(tooMany);
    wait(HOUSE, 'b');
    expect(() => wait(HOUSE, 'c')).toThrow(tooMany);
    wait('198.51.100.1', 'c');
    const full = expect.objectContaining({ why: { refused: 'unavailable', retryAfter: 10 } });
    expect(() => wait('198.51.100.2', 'd')).toThrow(full);
    leave();
    leave();
    wait('198.51.100.2', 'd');
    expect(() => wait('198.51.100.2', 'e')).toThrow(full);
  });
});

describe('the limits of new tables', () => {
  it('are for a player and for an address, in an hour', () => {
    const { limits, clock } = limitsWith({ TABLES_PER_PLAYER: '2', TABLES_PER_ADDRESS: '3' });
    const create = (key: string) => often(() => limits.takeTable({ address: HOUSE, key }), 5);
    expect([create('a'), create('b')]).toEqual([2, 1]);
    clock.time += 1_800_000;
    expect(create('a')).toBe(1);
  });
});
