import type { Recipe } from '../synth/recipe.js';
import type { Synth } from '../synth/synth.js';
import { clang, footfall, knock, thud } from './materials.js';

/** Between houses. */
const STREET = { length: 0.5, share: 0.25 } as const;
const HALL = { length: 1.3, share: 0.4 } as const;

/** The blast of a police whistle: its pea makes it tremble. */
function whistle(synth: Synth, at: number, length: number, gain: number): void {
  for (const [pitch, part] of [
    [2080, 1],
    [2470, 0.7],
  ] as const)
    synth.tone({
      at,
      length,
      gain: gain * part,
      held: true,
      attack: 0.02,
      release: 0.06,
      pitch,
      to: pitch * 1.06,
      vibrato: { rate: 31, depth: 45 },
      pan: 0.2,
    });
  synth.noise({
    at,
    length,
    gain: gain * 0.5,
    held: true,
    attack: 0.02,
    release: 0.06,
    filter: { type: 'bandpass', pitch: 2300, q: 1.5 },
    pan: 0.2,
  });
}

/** What is heard in the streets. */
export const STREET_CUES = {
  /** Footsteps of a Hero who walks from one District to the next. */
  step: {
    length: 1.1,
    gain: 1.58,
    room: STREET,
    takes: 4,
    make(synth) {
      for (const [step, pan] of [-0.25, 0, 0.25].entries())
        footfall(synth, { at: step * 0.24 + synth.between(0, 0.03), gain: 0.8, pan });
    },
  },
  /** Iron boots in step. */
  march: {
    length: 1.3,
    gain: 1.1,
    room: STREET,
    takes: 2,
    make(synth) {
      for (const [step, pan] of [-0.3, -0.1, 0.1, 0.3].entries()) {
        const at = step * 0.21;
        thud(synth, { at, gain: 0.7, pan }, 55, 0.13);
        clang(synth, { at: at + 0.01, gain: 0.1, pan }, synth.between(520, 560), 0.16);
        synth.noise({ at, length: 0.05, gain: 0.3, filter: { type: 'bandpass', pitch: 1100, q: 0.8 }, pan });
      }
    },
  },
  /** A police whistle, twice. */
  raid: {
    length: 1.1,
    gain: 0.57,
    room: STREET,
    make(synth) {
      whistle(synth, 0, 0.22, 0.2);
      whistle(synth, 0.28, 0.36, 0.22);
    },
  },
  /** A Raid springs: a bolt flies, iron shuts, the whistle. */
  trap: {
    length: 2.2,
    gain: 0.99,
    room: HALL,
    make(synth) {
      synth.noise({
        length: 0.28,
        gain: 0.4,
        held: true,
        attack: 0.26,
        release: 0.01,
        filter: { type: 'bandpass', pitch: 400, to: 3600, q: 1.2 },
        pan: -0.3,
      });
      thud(synth, { at: 0.28, gain: 0.9 }, 50, 0.4);
      clang(synth, { at: 0.28, gain: 0.4 }, 310, 1.1);
      clang(synth, { at: 0.36, gain: 0.2, pan: 0.3 }, 430, 0.6);
      whistle(synth, 0.62, 0.5, 0.16);
    },
  },
  /** A trap that closes on nothing. */
  miss: {
    length: 1.1,
    gain: 2.75,
    room: STREET,
    make(synth) {
      clang(synth, { at: 0, gain: 0.3 }, 540, 0.25);
      knock(synth, { at: 0.02, gain: 0.5 }, 300);
      synth.tone({
        at: 0.08,
        length: 0.55,
        gain: 0.16,
        wave: 'triangle',
        pitch: 240,
        to: 130,
        vibrato: { rate: 14, depth: 70 },
      });
    },
  },
  /** A Hero runs and is gone. */
  escape: {
    length: 1.5,
    gain: 1.63,
    room: STREET,
    takes: 2,
    make(synth) {
      for (let step = 0; step < 6; step++)
        footfall(synth, { at: step * 0.135, gain: 0.8 * 0.85 ** step, pan: -0.6 + step * 0.24 });
      synth.noise({
        at: 0.5,
        length: 0.5,
        gain: 0.3,
        held: true,
        filter: { type: 'bandpass', pitch: 500, to: 2400, q: 0.8 },
        pan: 0.6,
      });
    },
  },
  /** A door of iron falls shut behind a Hero, and is locked. */
  gate: {
    length: 2.2,
    gain: 1.2,
    room: HALL,
    make(synth) {
      synth.tone({
        length: 0.36,
        gain: 0.1,
        held: true,
        wave: 'sawtooth',
        pitch: 190,
        to: 310,
        vibrato: { rate: 23, depth: 60 },
        filter: { type: 'bandpass', pitch: 1300, to: 1900, q: 4 },
        pan: -0.3,
      });
      thud(synth, { at: 0.36, gain: 1 }, 46, 0.5);
      clang(synth, { at: 0.36, gain: 0.34 }, 196, 1.2);
      clang(synth, { at: 0.8, gain: 0.16, pan: 0.2 }, 640, 0.2);
      knock(synth, { at: 0.9, gain: 0.3, pan: 0.2 }, 420);
    },
  },
} as const satisfies Readonly<Record<string, Recipe>>;
