import { describe, expect, it } from 'vitest';
import { loudnessOf, peakOf } from '../tools/src/loudness.js';

const RATE = 48_000;

function sine(pitch: number, seconds: number, gain = 1): Float32Array {
  return Float32Array.from(
    { length: seconds * RATE },
    (_, at) => gain * Math.sin((2 * Math.PI * pitch * at) / RATE),
  );
}

function joined(...parts: readonly Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

describe('loudness by ITU-R BS.1770', () => {
  it('is -3.01 for a full tone of 997 Hz on one channel, as the standard says', () => {
    expect(loudnessOf([sine(997, 2), new Float32Array(2 * RATE)])).toBeCloseTo(-3.01, 1);
  });

  it('is 3 higher on two channels, and 20 lower for a tenth', () => {
    expect(loudnessOf([sine(997, 2), sine(997, 2)])).toBeCloseTo(0, 1);
    expect(loudnessOf([sine(997, 2, 0.1), sine(997, 2, 0.1)])).toBeCloseTo(-20, 1);
  });

  it('hears less of the bass and more of the treble', () => {
    const of = (pitch: number) => loudnessOf([sine(pitch, 2)]);
    expect(of(40)).toBeLessThan(of(997) - 3);
    expect(of(6000)).toBeGreaterThan(of(997) + 2.5);
  });

  it('leaves out silence and what is far below the rest', () => {
    const loud = sine(997, 4, 0.1);
    const alone = loudnessOf([loud]);
    expect(loudnessOf([joined(loud, new Float32Array(8 * RATE))])).toBeCloseTo(alone, 0);
    expect(loudnessOf([joined(loud, sine(997, 8, 0.005))])).toBeCloseTo(alone, 0);
  });

  it('takes a short sound as one block of 0.4 seconds', () => {
    expect(loudnessOf([sine(997, 0.1)])).toBeCloseTo(-3.01 - 6.02, 1);
  });
});

it('the peak is the highest sample of any channel', () => {
  expect(peakOf([sine(997, 1, 0.25), sine(440, 1, 0.5)])).toBeCloseTo(-6.02, 1);
});
