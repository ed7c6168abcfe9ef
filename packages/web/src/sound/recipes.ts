import type { EventSound } from '../state/tellings.js';
import type { Desk } from './desk.js';

export type Sound = EventSound | 'turn' | 'victory' | 'defeat';

/** Our own sounds, each made of a few tones and noises, quiet and shorter than 1.2 seconds. */
export const RECIPES = {
  /** A brass tick: something has moved one place on. */
  step(desk) {
    desk.tone({ pitch: 1760, length: 0.05, loudness: 0.16, shape: 'triangle' });
    desk.noise({ pitch: 5200, length: 0.02, loudness: 0.12 });
  },
  /** A card slides over the table. */
  card(desk) {
    desk.noise({ pitch: 1800, to: 4200, length: 0.2, loudness: 0.2 });
  },
  /** Dice rattle and fall. */
  dice(desk) {
    for (const [at, pitch] of DICE) {
      desk.noise({ at, pitch, length: 0.035, loudness: 0.34 });
      desk.tone({ at, pitch: pitch / 5, length: 0.03, loudness: 0.1, shape: 'triangle' });
    }
  },
  /** Iron boots. */
  march(desk) {
    for (const at of [0, 0.16]) {
      desk.tone({ at, pitch: 110, to: 60, length: 0.09, loudness: 0.34, shape: 'sine' });
      desk.noise({ at, pitch: 900, length: 0.05, loudness: 0.14 });
    }
  },
  /** A police whistle. */
  raid(desk) {
    for (const at of [0, 0.24]) {
      desk.tone({ at, pitch: 2050, to: 2250, length: 0.18, loudness: 0.07, shape: 'sine', tremble: 28 });
      desk.tone({ at, pitch: 2480, to: 2700, length: 0.18, loudness: 0.05, shape: 'sine', tremble: 28 });
    }
  },
  /** Drums of the crowd. */
  riot(desk) {
    for (const at of [0, 0.18, 0.36, 0.45, 0.54]) {
      desk.tone({ at, pitch: 150, to: 55, length: 0.18, loudness: 0.42, shape: 'sine' });
      desk.noise({ at, pitch: 320, length: 0.06, loudness: 0.18 });
    }
  },
  /** Discontent rises: a swell of strings. */
  rise(desk) {
    desk.tone({ pitch: 220, to: 330, length: 0.45, loudness: 0.1, shape: 'sawtooth', soft: true });
    desk.tone({ at: 0.05, pitch: 277, to: 415, length: 0.42, loudness: 0.06, shape: 'sawtooth', soft: true });
  },
  /** Discontent falls. */
  fall(desk) {
    desk.tone({ pitch: 330, to: 220, length: 0.4, loudness: 0.09, shape: 'triangle', soft: true });
  },
  /** The plan advances: a deep bell. */
  bell(desk) {
    for (const [times, loudness] of BELL) {
      desk.tone({ pitch: 98 * times, length: 1.1 / Math.sqrt(times), loudness, shape: 'sine' });
    }
  },
  /** A door of iron: a Hero is taken. */
  gate(desk) {
    desk.noise({ pitch: 700, to: 240, length: 0.22, loudness: 0.34 });
    desk.tone({ pitch: 185, to: 140, length: 0.5, loudness: 0.18, shape: 'square', soft: true });
  },
  /** A breaking Guard: springs and cogs. */
  clatter(desk) {
    for (const [at, pitch] of CLATTER)
      desk.tone({ at, pitch, length: 0.08, loudness: 0.09, shape: 'square' });
    desk.noise({ pitch: 2600, length: 0.2, loudness: 0.2 });
  },
  /** Your turn: a soft chime. */
  turn(desk) {
    desk.tone({ pitch: 659, length: 0.5, loudness: 0.12, shape: 'sine' });
    desk.tone({ at: 0.12, pitch: 988, length: 0.7, loudness: 0.1, shape: 'sine' });
  },
  victory(desk) {
    for (const [at, pitch, length] of VICTORY)
      desk.tone({ at, pitch, length, loudness: 0.11, shape: 'sawtooth', soft: true });
  },
  defeat(desk) {
    for (const [at, pitch, length] of DEFEAT)
      desk.tone({ at, pitch, length, loudness: 0.12, shape: 'triangle', soft: true });
  },
} satisfies Readonly<Record<Sound, (desk: Desk) => void>>;

const DICE = [
  [0, 2600],
  [0.07, 3100],
  [0.12, 2300],
  [0.2, 2900],
  [0.31, 2100],
  [0.36, 2500],
] as const;
/** The partials of a bell are not whole multiples. */
const BELL = [
  [1, 0.3],
  [2, 0.16],
  [2.4, 0.12],
  [3, 0.08],
  [5.2, 0.04],
] as const;
const CLATTER = [
  [0, 1240],
  [0.05, 860],
  [0.11, 1480],
  [0.16, 620],
] as const;
const VICTORY = [
  [0, 392, 0.18],
  [0.16, 523, 0.18],
  [0.32, 659, 0.2],
  [0.5, 784, 0.6],
  [0.5, 523, 0.6],
] as const;
const DEFEAT = [
  [0, 392, 0.3],
  [0.26, 311, 0.3],
  [0.52, 262, 0.6],
  [0.52, 131, 0.6],
] as const;
