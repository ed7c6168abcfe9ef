import type { Recipe } from '../synth/recipe.js';
import { bell, tick } from './instruments.js';
import { clang, knock, thud } from './materials.js';

const TOWER = { length: 1.6, share: 0.35 } as const;

/** What the Great Machine is made of. */
export const MACHINE_CUES = {
  /** The Plan moves on: wheels catch, turn and fall in with a stroke of the great bell. */
  gears: {
    length: 3.2,
    gain: 1.04,
    room: TOWER,
    make(synth) {
      let at = 0;
      for (let tooth = 0; tooth < 9; tooth++) {
        tick(synth, {
          at,
          pitch: synth.between(620, 760),
          length: 0.07,
          gain: 0.3 + tooth * 0.03,
          pan: -0.4 + tooth * 0.1,
        });
        thud(synth, { at, gain: 0.16 }, 90, 0.06);
        at += 0.13 - tooth * 0.006;
      }
      synth.tone({
        length: at,
        gain: 0.16,
        held: true,
        wave: 'sawtooth',
        pitch: 58,
        to: 82,
        filter: { type: 'lowpass', pitch: 320, to: 700, q: 2 },
      });
      thud(synth, { at, gain: 0.8 }, 48, 0.35);
      clang(synth, { at, gain: 0.16 }, 240, 0.5);
      bell(synth, { at: at + 0.02, pitch: 196, length: 1.9, gain: 0.34 });
    },
  },
  /** A deep bell over the City. */
  bell: {
    length: 3.2,
    gain: 0.95,
    room: TOWER,
    make(synth) {
      bell(synth, { at: 0, pitch: 196, length: 2.6, gain: 0.5 });
    },
  },
  /** A Guard is wound up again. */
  ratchet: {
    length: 1,
    gain: 1.78,
    room: { length: 0.4, share: 0.2 },
    make(synth) {
      for (let tooth = 0; tooth < 7; tooth++)
        tick(synth, { at: tooth * 0.065, pitch: 480 + tooth * 45, length: 0.05, gain: 0.5, pan: -0.1 });
      clang(synth, { at: 0.5, gain: 0.18 }, 720, 0.3);
    },
  },
  /** A Guard breaks: a spring flies off, cogs roll over the stones. */
  clatter: {
    length: 1.8,
    gain: 1.82,
    room: { length: 0.6, share: 0.25 },
    takes: 2,
    make(synth) {
      clang(synth, { at: 0, gain: 0.4 }, 330, 0.4);
      synth.noise({ length: 0.14, gain: 0.5, filter: { type: 'bandpass', pitch: 2400, q: 0.6 } });
      synth.tone({
        at: 0.05,
        length: 0.6,
        gain: 0.16,
        wave: 'triangle',
        pitch: 240,
        to: 620,
        vibrato: { rate: 19, depth: 160 },
        pan: -0.3,
      });
      let at = 0.12;
      for (let bounce = 0; bounce < 9; bounce++) {
        const gain = 0.34 * 0.84 ** bounce;
        clang(synth, { at, gain, pan: synth.between(-0.5, 0.5) }, synth.between(800, 1900), 0.12);
        knock(synth, { at, gain: gain * 0.8, pan: 0.2 }, synth.between(500, 900));
        at += synth.between(0.06, 0.15) * 0.93 ** bounce;
      }
    },
  },
} as const satisfies Readonly<Record<string, Recipe>>;
