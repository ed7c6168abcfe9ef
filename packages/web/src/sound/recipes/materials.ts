import type { Synth } from '../synth/synth.js';

interface Struck {
  readonly at: number;
  readonly gain: number;
  readonly pan?: number;
}

/** Something heavy falls on something hard. */
export function thud(synth: Synth, { at, gain, pan = 0 }: Struck, pitch = 60, length = 0.2): void {
  synth.tone({ at, length, gain, pitch: pitch * 2, to: pitch * 0.8, pan });
  synth.noise({
    at,
    length: length / 3,
    gain: gain * 0.6,
    filter: { type: 'lowpass', pitch: pitch * 10 },
    pan,
  });
}

/** Partials of a plate or bar of iron. */
const IRON = [
  [1, 1, 1],
  [1.63, 0.7, 0.8],
  [2.41, 0.55, 0.65],
  [3.43, 0.4, 0.45],
  [5.18, 0.3, 0.3],
  [7.1, 0.15, 0.2],
] as const;

/** Iron on iron. */
export function clang(synth: Synth, { at, gain, pan = 0 }: Struck, pitch: number, length: number): void {
  for (const [times, part, lasting] of IRON)
    synth.tone({
      at,
      length: length * lasting,
      gain: gain * part * 0.6,
      pitch: pitch * times * synth.between(0.99, 1.01),
      pan,
    });
  synth.noise({ at, length: 0.025, gain: gain * 0.8, filter: { type: 'highpass', pitch: pitch * 3 }, pan });
}

/** Something small and hard on wood. */
export function knock(synth: Synth, { at, gain, pan = 0 }: Struck, pitch: number): void {
  synth.noise({ at, length: 0.03, gain, filter: { type: 'bandpass', pitch: pitch * 2.4, q: 1.4 }, pan });
  synth.tone({ at, length: 0.09, gain: gain * 0.7, wave: 'triangle', pitch, to: pitch * 0.8, pan });
}

/** A shoe on stone: first the heel, then the ball. */
export function footfall(synth: Synth, { at, gain, pan = 0 }: Struck): void {
  const weight = synth.between(0.85, 1.1);
  synth.tone({ at, length: 0.07, gain: gain * 0.8 * weight, pitch: 150, to: 70, pan });
  synth.noise({
    at,
    length: 0.06,
    gain: gain * weight,
    filter: { type: 'lowpass', pitch: synth.between(650, 900) },
    pan,
  });
  synth.noise({
    at: at + 0.055,
    length: 0.05,
    gain: gain * 0.45,
    filter: { type: 'bandpass', pitch: synth.between(1700, 2300), q: 0.9 },
    pan,
  });
}

/** Paper that slides or turns over. */
export function rustle(synth: Synth, { at, gain, pan = 0 }: Struck, length: number, rising = true): void {
  const [low, high] = [1400, 5200];
  synth.noise({
    at,
    length,
    gain,
    held: true,
    attack: length * 0.4,
    release: length * 0.5,
    filter: { type: 'bandpass', pitch: rising ? low : high, to: rising ? high : low, q: 0.8 },
    pan,
  });
  for (let flutter = 0; flutter < 4; flutter++)
    synth.noise({
      at: at + synth.between(0, length * 0.8),
      length: 0.02,
      gain: gain * 0.5,
      filter: { type: 'highpass', pitch: 4200 },
      pan,
    });
}

/** What a mouth lets through, roughly: ah, oh, eh. */
const VOWELS = [720, 480, 560] as const;

/** One voice says a syllable; deep or high as the person is. */
export function voice(
  synth: Synth,
  { at, gain, pan = 0 }: Struck,
  length: number,
  { pitch = synth.between(95, 230), bend = synth.between(0.85, 1.1) } = {},
): void {
  const vowel = VOWELS[Math.floor(synth.random() * VOWELS.length)] ?? VOWELS[0];
  synth.tone({
    at,
    length,
    gain,
    held: true,
    attack: length * 0.3,
    release: length * 0.5,
    wave: 'sawtooth',
    pitch,
    to: pitch * bend,
    filter: { type: 'bandpass', pitch: vowel, to: vowel * synth.between(0.8, 1.25), q: 2.2 },
    pan,
  });
}

/** People who talk at once: so many syllables, and the breath of all. */
export function murmur(
  synth: Synth,
  { at = 0, length, gain, syllables }: { at?: number; length: number; gain: number; syllables: number },
): void {
  for (let spoken = 0; spoken < syllables; spoken++) {
    const lasting = synth.between(0.12, 0.32);
    voice(
      synth,
      {
        at: at + synth.between(0, length - lasting),
        gain: gain * synth.between(0.3, 1),
        pan: synth.between(-0.8, 0.8),
      },
      lasting,
    );
  }
  synth.noise({
    at,
    length,
    gain: gain * 0.5,
    held: true,
    filter: { type: 'bandpass', pitch: 620, q: 0.6 },
  });
}
