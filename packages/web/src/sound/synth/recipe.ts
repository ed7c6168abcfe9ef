import type { Synth } from './synth.js';

/** The echo of a place. */
export interface Room {
  /** Seconds until the echo has died away. */
  readonly length: number;
  /** The echo's part of the sound, 0 to 1. */
  readonly share: number;
}

/** How a sound is made, layer by layer. */
export interface Recipe {
  /** Seconds, the echo included. */
  readonly length: number;
  /** Brings the sound to its loudness: see `npm run -s sound:check`. */
  readonly gain: number;
  readonly room?: Room;
  /** How many takes there are that differ a little, for what is heard often. */
  readonly takes?: number;
  /** Strength makes a difference: it is 0 to 1, how many people or how much of something. */
  readonly grows?: boolean;
  make(synth: Synth, strength: number): void;
}
