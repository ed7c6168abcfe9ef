import type { Recipe } from '../synth/recipe.js';
import type { Synth } from '../synth/synth.js';
import { drum, horn, strings } from './instruments.js';
import { murmur, voice } from './materials.js';

const SQUARE = { length: 1.1, share: 0.3 } as const;

/** From a handful of people to a square full of them. */
function syllablesIn(seconds: number, strength: number): number {
  return Math.round(seconds * (16 + 40 * strength));
}

/** Many shout one thing at once, not quite together. */
function shout(
  synth: Synth,
  at: number,
  strength: number,
  { gain = 0.16, bend = 1.12, length = 0.5 } = {},
): void {
  const voices = 6 + Math.round(18 * strength);
  for (let person = 0; person < voices; person++)
    voice(
      synth,
      { at: at + synth.between(0, 0.12), gain: gain * synth.between(0.5, 1), pan: synth.between(-0.9, 0.9) },
      length * synth.between(0.8, 1.2),
      { pitch: synth.between(130, 300), bend: bend * synth.between(0.95, 1.05) },
    );
  synth.noise({
    at,
    length: length * 1.3,
    gain: gain * 0.8,
    held: true,
    filter: { type: 'bandpass', pitch: 900, to: 900 * bend, q: 0.7 },
  });
}

/** Drums that call people into the street: when each is struck, in beats, and how hard. */
const RIOT_DRUMS = [
  [0, 1],
  [1, 0.7],
  [2, 0.9],
  [2.5, 0.6],
  [3, 1],
  [3.5, 0.7],
  [3.75, 0.7],
  [4, 1.1],
] as const;

/** What the Citizens make heard. How many they are grows with Discontent. */
export const CROWD_CUES = {
  /** People talk. */
  crowd: {
    length: 2.4,
    gain: 3.1,
    room: SQUARE,
    takes: 2,
    grows: true,
    make(synth, strength) {
      murmur(synth, { length: 2, gain: 0.16, syllables: syllablesIn(2, strength) });
    },
  },
  /** Discontent rises: voices over a swell of strings. */
  rise: {
    length: 2,
    gain: 1.74,
    room: SQUARE,
    grows: true,
    make(synth, strength) {
      for (const [at, pitch] of [
        [0, 220],
        [0.25, 261.6],
        [0.5, 329.6],
      ] as const)
        strings(synth, { at, pitch, length: 1.1 - at, gain: 0.1 });
      murmur(synth, {
        at: 0.1,
        length: 1.4,
        gain: 0.05 + 0.11 * strength,
        syllables: syllablesIn(1.4, strength),
      });
    },
  },
  /** Discontent falls: people grow silent. */
  fall: {
    length: 1.8,
    gain: 1.91,
    room: SQUARE,
    grows: true,
    make(synth, strength) {
      for (const [at, pitch] of [
        [0, 329.6],
        [0.28, 261.6],
        [0.56, 220],
      ] as const)
        strings(synth, { at, pitch, length: 0.5, gain: 0.12 });
      murmur(synth, { length: 0.8, gain: 0.04 + 0.06 * strength, syllables: syllablesIn(0.8, strength / 2) });
    },
  },
  /** A Riot: drums, and a crowd that shouts. */
  riot: {
    length: 2.8,
    gain: 1.38,
    room: SQUARE,
    grows: true,
    make(synth, strength) {
      for (const [beat, weight] of RIOT_DRUMS) {
        drum(synth, {
          at: beat * 0.34,
          pitch: 62,
          length: 0.42,
          gain: 0.5 * weight,
          pan: beat % 1 === 0 ? -0.2 : 0.3,
        });
      }
      shout(synth, 0.68, strength, { gain: 0.14 });
      shout(synth, 1.36, strength, { gain: 0.2, length: 0.8 });
    },
  },
  /** One more Citizen is counted in a Riot: the drum is higher the stronger the Riot. */
  tally: {
    length: 0.8,
    gain: 2.1,
    room: SQUARE,
    grows: true,
    make(synth, strength) {
      drum(synth, { at: 0, pitch: 62 * 2 ** (strength * 0.75), length: 0.4, gain: 0.7 + 0.2 * strength });
    },
  },
  /** A Riot has succeeded. */
  cheer: {
    length: 2.4,
    gain: 1.46,
    room: SQUARE,
    grows: true,
    make(synth, strength) {
      for (const at of [0, 0.3, 0.75]) shout(synth, at, strength, { bend: 1.2, length: 0.7 });
      murmur(synth, { at: 0.3, length: 1.6, gain: 0.1, syllables: syllablesIn(1.6, strength) });
    },
  },
  /** A Riot has failed. */
  groan: {
    length: 2,
    gain: 1.67,
    room: SQUARE,
    grows: true,
    make(synth, strength) {
      shout(synth, 0, strength, { bend: 0.62, length: 1.1 });
      drum(synth, { at: 0, pitch: 48, length: 0.6, gain: 0.5 });
    },
  },
  /** A Stage of Discontent wakes a class of Citizens. */
  wake: {
    length: 2.4,
    gain: 1.05,
    room: SQUARE,
    grows: true,
    make(synth, strength) {
      horn(synth, { at: 0, pitch: 220, length: 0.35, gain: 0.16 });
      horn(synth, { at: 0.35, pitch: 329.6, length: 0.9, gain: 0.18 });
      drum(synth, { at: 0.35, pitch: 55, length: 0.5, gain: 0.5 });
      shout(synth, 0.45, strength, { gain: 0.2, length: 0.8 });
    },
  },
} as const satisfies Readonly<Record<string, Recipe>>;
