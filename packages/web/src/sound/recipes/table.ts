import type { Recipe } from '../synth/recipe.js';
import { bell } from './instruments.js';
import { clang, knock, rustle, thud } from './materials.js';

/** The study in which the table stands. */
const STUDY = { length: 0.35, share: 0.18 } as const;

/** What lies on the table: cards, dice, coins, the stamp, the lamps. */
export const TABLE_CUES = {
  /** A card slides over the table and lies. */
  card: {
    length: 0.7,
    gain: 1.02,
    room: STUDY,
    takes: 3,
    make(synth) {
      rustle(synth, { at: 0, gain: 0.5, pan: -0.1 }, 0.26);
      knock(synth, { at: 0.24, gain: 0.22 }, 210);
    },
  },
  /** A card is turned over. */
  flip: {
    length: 0.6,
    gain: 1.32,
    room: STUDY,
    takes: 3,
    make(synth) {
      rustle(synth, { at: 0, gain: 0.5 }, 0.14, false);
      synth.noise({ at: 0.15, length: 0.04, gain: 0.7, filter: { type: 'bandpass', pitch: 2700, q: 0.7 } });
      knock(synth, { at: 0.155, gain: 0.3 }, 240);
    },
  },
  /** Dice rattle, fall and come to rest. */
  dice: {
    length: 1.3,
    gain: 1.11,
    room: STUDY,
    takes: 3,
    make(synth) {
      for (let rattle = 0; rattle < 7; rattle++)
        knock(
          synth,
          { at: rattle * 0.045 + synth.between(0, 0.02), gain: synth.between(0.15, 0.35), pan: -0.3 },
          synth.between(900, 1300),
        );
      let at = 0.38;
      for (let bounce = 0; bounce < 6; bounce++) {
        const gain = 0.9 * 0.78 ** bounce;
        knock(synth, { at, gain, pan: -0.2 + bounce * 0.08 }, synth.between(560, 820));
        at += synth.between(0.05, 0.12) * (bounce < 3 ? 1.3 : 0.7);
      }
    },
  },
  /** Coins: what a side receives. */
  coins: {
    length: 0.9,
    gain: 1.55,
    room: STUDY,
    takes: 2,
    make(synth) {
      for (let coin = 0; coin < 5; coin++)
        clang(
          synth,
          {
            at: coin * 0.07 + synth.between(0, 0.025),
            gain: synth.between(0.12, 0.2),
            pan: -0.2 + coin * 0.1,
          },
          synth.between(2100, 2700),
          0.22,
        );
    },
  },
  /** An official stamp: a Raid is ordered, a Directive published. */
  stamp: {
    length: 1,
    gain: 0.88,
    room: { length: 0.6, share: 0.22 },
    make(synth) {
      synth.noise({ length: 0.05, gain: 0.12, filter: { type: 'bandpass', pitch: 3000, q: 2 } });
      thud(synth, { at: 0.1, gain: 1 }, 58, 0.26);
      synth.noise({ at: 0.1, length: 0.09, gain: 0.7, filter: { type: 'lowpass', pitch: 1500 } });
      clang(synth, { at: 0.105, gain: 0.09, pan: 0.1 }, 900, 0.35);
      rustle(synth, { at: 0.34, gain: 0.1, pan: 0.2 }, 0.16, false);
    },
  },
  /** A lamp of the Phases is lit. */
  lamp: {
    length: 1,
    gain: 0.88,
    room: STUDY,
    make(synth) {
      knock(synth, { at: 0, gain: 0.35 }, 520);
      for (const [pitch, gain] of [
        [1568, 0.16],
        [2349, 0.09],
        [3951, 0.05],
      ] as const)
        synth.tone({ at: 0.05, length: 0.75, gain, attack: 0.03, pitch });
    },
  },
  /** Your turn: two notes of a glass chime. */
  turn: {
    length: 1.6,
    gain: 0.92,
    room: { length: 1, share: 0.25 },
    make(synth) {
      for (const [at, pitch, pan] of [
        [0, 659.3, -0.15],
        [0.16, 987.8, 0.15],
      ] as const)
        for (const [times, gain, length] of [
          [1, 0.3, 1.1],
          [2, 0.1, 0.7],
          [4.02, 0.06, 0.35],
        ] as const)
          synth.tone({ at, length, gain, attack: 0.006, pitch: pitch * times, pan });
    },
  },
  /** A round opens: the newsboy's handbell, and his paper. */
  herald: {
    length: 1.6,
    gain: 1.06,
    room: { length: 0.8, share: 0.25 },
    make(synth) {
      for (const [stroke, pan] of [-0.2, 0.15, -0.1].entries())
        bell(synth, { at: stroke * 0.17, pitch: 1480 + stroke * 8, length: 0.7, gain: 0.2, pan });
      rustle(synth, { at: 0.62, gain: 0.4, pan: 0.2 }, 0.4);
    },
  },
} as const satisfies Readonly<Record<string, Recipe>>;
