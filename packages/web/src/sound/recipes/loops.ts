import type { Recipe } from '../synth/recipe.js';
import { SEAM_SECONDS } from '../synth/render.js';
import type { Synth } from '../synth/synth.js';
import { bell, tick } from './instruments.js';
import { clang, murmur, thud } from './materials.js';

const FAR = { length: 1.4, share: 0.55 } as const;

/** Noise that sounds throughout, beyond the end: there the loop fades into its beginning. */
function bed(
  synth: Synth,
  length: number,
  gain: number,
  type: BiquadFilterType,
  pitch: number,
  q = 0.7,
): void {
  synth.noise({
    length: length + SEAM_SECONDS,
    gain,
    held: true,
    attack: 0.02,
    release: 0.02,
    filter: { type, pitch, q },
  });
}

/** Birds differ by their song: where it begins and goes, how long a note is, how many there are. */
const SONGS = [
  { from: 3900, to: 3100, note: 0.16, gap: 0.21, notes: 3 },
  { from: 4600, to: 5400, note: 0.06, gap: 0.085, notes: 7 },
  { from: 2900, to: 3600, note: 0.11, gap: 0.3, notes: 2 },
  { from: 5200, to: 4300, note: 0.05, gap: 0.12, notes: 5 },
] as const;

/** What surrounds the table, each without an end. How loud each is, the place and the Phase decide. */
export const LOOPS = {
  /** Gusts around a City that floats. */
  wind: {
    length: 13,
    gain: 0.38,
    make(synth) {
      bed(synth, 13, 0.1, 'lowpass', 260);
      for (let gust = 0; gust < 7; gust++) {
        const at = gust * 1.9 + synth.between(0, 0.5);
        const pitch = synth.between(300, 620);
        synth.noise({
          at,
          length: Math.min(synth.between(2.6, 4.4), 14 - at),
          gain: synth.between(0.08, 0.2),
          held: true,
          filter: { type: 'bandpass', pitch, to: pitch * synth.between(0.7, 1.6), q: 1.6 },
        });
      }
    },
  },
  /** Birds on the roofs. */
  birds: {
    length: 17,
    gain: 0.17,
    room: { length: 0.8, share: 0.35 },
    make(synth) {
      for (let phrase = 0; phrase < 8; phrase++) {
        const song = SONGS[phrase % SONGS.length] ?? SONGS[0];
        const tuned = synth.between(0.92, 1.08);
        const begin = phrase * 2 + synth.between(0, 0.9);
        for (let note = 0; note < song.notes; note++)
          synth.tone({
            at: begin + note * song.gap,
            length: song.note,
            gain: synth.between(0.1, 0.2),
            held: true,
            pitch: song.from * tuned,
            to: song.to * tuned,
          });
      }
    },
  },
  /** A City at work, far below the window: carts, a smithy, a clock tower. */
  city: {
    length: 19,
    gain: 1.47,
    room: FAR,
    make(synth) {
      bed(synth, 19, 0.07, 'bandpass', 160, 1.2);
      bed(synth, 19, 0.012, 'bandpass', 480, 1.2);
      for (let cart = 0; cart < 4; cart++)
        synth.noise({
          at: 0.5 + cart * 4.6,
          length: 3.6,
          gain: 0.07,
          held: true,
          filter: { type: 'bandpass', pitch: synth.between(260, 420), q: 2 },
        });
      for (const stroke of [2.1, 2.75, 3.4, 11.2, 11.85, 12.5, 13.15])
        clang(synth, { at: stroke, gain: 0.008 }, synth.between(1150, 1250), 0.25);
      bell(synth, { at: 7.4, pitch: 392, length: 3, gain: 0.05 });
      bell(synth, { at: 9, pitch: 330, length: 3, gain: 0.045 });
    },
  },
  /** People in the streets. */
  crowd: {
    length: 11,
    gain: 0.98,
    room: FAR,
    make(synth) {
      murmur(synth, { length: 12, gain: 0.08, syllables: 330 });
      bed(synth, 11, 0.02, 'bandpass', 700);
    },
  },
  /** A low engine, and the stroke of its piston. */
  machinery: {
    length: 12,
    gain: 0.4,
    room: FAR,
    make(synth) {
      bed(synth, 12, 0.05, 'lowpass', 140);
      for (const [pitch, gain] of [
        [48.02, 0.08],
        [72.1, 0.04],
        [96.06, 0.03],
      ] as const)
        synth.tone({
          length: 13,
          gain,
          held: true,
          attack: 0.02,
          release: 0.02,
          wave: 'sawtooth',
          pitch,
          filter: { type: 'lowpass', pitch: 230 },
        });
      for (let stroke = 0; stroke < 8; stroke++) {
        const at = 0.2 + stroke * 1.5;
        thud(synth, { at, gain: 0.2 }, 42, 0.4);
        synth.noise({
          at: at + 0.5,
          length: 0.6,
          gain: 0.06,
          held: true,
          filter: { type: 'bandpass', pitch: 900, to: 500, q: 0.8 },
        });
      }
    },
  },
  /** A clock with a heavy escapement. */
  clockwork: {
    length: 8,
    gain: 1.03,
    room: { length: 0.7, share: 0.3 },
    make(synth) {
      bed(synth, 8, 0.012, 'bandpass', 1500, 3);
      for (let beat = 0; beat < 18; beat++) {
        const [at, pitch] = [0.1 + beat * 0.5, beat % 2 === 0 ? 1250 : 980];
        tick(synth, { at, pitch, length: 0.09, gain: synth.between(0.04, 0.05) });
        synth.tone({ at, length: 0.16, gain: 0.06, attack: 0.008, pitch: pitch / 4 });
      }
      for (const turn of [1.85, 5.85])
        for (let tooth = 0; tooth < 5; tooth++)
          tick(synth, { at: turn + tooth * 0.06, pitch: 1900, length: 0.03, gain: 0.02 });
    },
  },
  /** Valves open somewhere. */
  steam: {
    length: 15,
    gain: 0.24,
    room: FAR,
    make(synth) {
      for (const [at, length] of [
        [0.8, 1.4],
        [4.9, 0.7],
        [5.9, 1.8],
        [11.2, 1.2],
      ] as const)
        synth.noise({
          at,
          length,
          gain: 0.12,
          held: true,
          attack: 0.06,
          release: length * 0.7,
          filter: { type: 'highpass', pitch: 2600, to: 1500 },
        });
    },
  },
} as const satisfies Readonly<Record<string, Recipe>>;

export type Loop = keyof typeof LOOPS;
