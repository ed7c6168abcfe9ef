import { isLogLine, type LogLine, NOTICES, SHIPPED_EVENTS } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { lineOf, UNKNOWN } from '../../test/lines.js';
import { isTold, tellingOf } from './tellings.js';

const KEYS = Object.keys({ ...SHIPPED_EVENTS, ...NOTICES }) as LogLine['key'][];

describe('how an event is told', () => {
  it.each(KEYS)('%s has an entry of its own', (key) => {
    const line = lineOf(key);
    expect(isLogLine(line)).toBe(true);
    expect(tellingOf(line)).not.toBe(tellingOf(UNKNOWN));
  });

  it('brings everything about a Hero under the Heroes, and Citizens too', () => {
    const named = KEYS.filter((key) => 'hero' in lineOf(key).params || 'citizen' in lineOf(key).params);
    const found = KEYS.filter((key) => tellingOf(lineOf(key)).filters.includes('heroes'));
    expect(found).toEqual(named);
  });

  it('acts out Guards, dice and the Zeppelin', () => {
    const staged = (staging: 'marching-guard' | 'rolling-die' | 'flying-zeppelin') =>
      KEYS.filter((key) => isTold(lineOf(key), 'staging', staging));
    expect(staged('marching-guard')).toEqual(['guard-moved']);
    expect(staged('rolling-die')).toEqual(['die-rolled']);
    expect(staged('flying-zeppelin')).toEqual(['zeppelin-flew']);
  });

  it.each([UNKNOWN, { round: 1, key: 'guard-moved', params: { from: 'art' } }])(
    'is plain for one of another version: $key',
    (line) => {
      expect(tellingOf(line)).toEqual({ told: 'always', filters: [] });
      expect(isTold(line, 'staging', 'marching-guard')).toBe(false);
      expect(isTold(line, 'plan', 'move')).toBe(false);
    },
  );
});
