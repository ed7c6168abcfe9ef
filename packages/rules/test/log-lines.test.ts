import {
  type AnyLogLine,
  AUDIENCES,
  assembleRules,
  districtsIn,
  isLogLine,
  isLogLineOf,
  type LoggedPlay,
  type LogLine,
  MODULES,
  replay,
  SHIPPED_EVENTS,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { readRecord } from './golden/records.js';
import { rules } from './play.js';

const linesOf = (play: LoggedPlay) =>
  AUDIENCES.flatMap((audience) => play.feed(audience).flatMap(({ lines }) => lines));

describe('a line of the log', () => {
  it('is typed for every event of every shipped module', () => {
    const brought = MODULES.flatMap(({ id, needs = [] }) =>
      Object.keys(assembleRules([...needs, id]).events),
    );
    expect([...new Set(brought)].sort()).toEqual(Object.keys(SHIPPED_EVENTS).sort());
  });

  it.each(['two-and-a-shared-hero', 'three-riots', 'plan-by-countdown'])(
    'has the words that its type says, for each audience: %s',
    (name) => {
      const lines = linesOf(replay(rules, readRecord(name)));
      expect(lines.length).toBeGreaterThan(100);
      expect(lines.filter((line) => !isLogLine(line))).toEqual([]);
    },
  );

  it('may lack what only some audiences know', () => {
    const known: LogLine = {
      round: 1,
      key: 'citizen-drawn',
      params: { hero: 'finch', kind: 'noble' },
    };
    const unknown: LogLine = { round: 1, key: 'citizen-drawn', params: { hero: 'finch' } };
    expect([known, unknown].map(isLogLine)).toEqual([true, true]);
  });

  it('has a type of its own for each event', () => {
    const line: AnyLogLine = {
      round: 1,
      key: 'guard-moved',
      params: { from: 'art', to: 'science', price: 2 },
    };
    expect(isLogLineOf(line, 'servant-moved')).toBe(false);
    expect(isLogLineOf(line, 'guard-moved') && line.params.price + 1).toBe(3);
    const wrong: LogLine = {
      round: 1,
      key: 'guard-moved',
      // @ts-expect-error: a Guard has no name
      params: { from: 'art', to: 'art', price: 1, servant: 'x' },
    };
    expect(isLogLine(wrong)).toBe(true);
  });

  it('names the Districts that it speaks of, as far as an audience knows them', () => {
    expect(
      districtsIn({ round: 1, key: 'guard-moved', params: { from: 'art', to: 'science', price: 2 } }),
    ).toEqual(['art', 'science']);
    const forfeited = { hero: 'finch', because: 'DET-5' };
    expect(districtsIn({ round: 1, key: 'access-forfeited', params: forfeited })).toEqual([]);
    expect(
      districtsIn({ round: 1, key: 'access-forfeited', params: { ...forfeited, shown: 'art' } }),
    ).toEqual(['art']);
    expect(districtsIn({ round: 1, key: 'rules-changed', params: { from: '2', to: '3' } })).toEqual([]);
    expect(districtsIn({ round: 1, key: 'airship-launched', params: { district: 'art' } })).toEqual([]);
  });

  it.each<[string, AnyLogLine]>([
    ['an event of another version', { round: 1, key: 'airship-launched', params: { district: 'art' } }],
    ['a name of every object', { round: 1, key: 'constructor', params: {} }],
    ['a missing word', { round: 1, key: 'guard-moved', params: { from: 'art', to: 'science' } }],
    [
      'a word of another type',
      { round: 1, key: 'guard-moved', params: { from: 'art', to: 'science', price: 'two' } },
    ],
    ['a word of another type for one side', { round: 1, key: 'directive-drawn', params: { card: ['levy'] } }],
  ])('is not told by its type: %s', (_what, line) => {
    expect(isLogLine(line)).toBe(false);
  });
});
