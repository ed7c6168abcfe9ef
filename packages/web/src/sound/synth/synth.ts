import type { Random } from './random.js';

interface Envelope {
  /** Seconds after the beginning of the sound. */
  readonly at?: number;
  readonly length: number;
  readonly gain: number;
  /** Struck things fade from their attack on; held ones stay until their release. */
  readonly held?: boolean;
  /** Seconds. */
  readonly attack?: number;
  readonly release?: number;
  /** -1 (left) to 1 (right). */
  readonly pan?: number;
}

export interface Filter {
  readonly type: BiquadFilterType;
  readonly pitch: number;
  /** The pitch glides there. */
  readonly to?: number;
  readonly q?: number;
}

interface Tone extends Envelope {
  readonly wave?: OscillatorType;
  readonly pitch: number;
  readonly to?: number;
  /** Hundredths of a semitone. */
  readonly detune?: number;
  /** The pitch trembles: how often a second, and by how many hundredths of a semitone. */
  readonly vibrato?: { readonly rate: number; readonly depth: number };
  readonly filter?: Filter;
}

interface Noise extends Envelope {
  readonly filter: Filter;
}

/** One layer of a sound: an oscillator or noise, with its filter and its envelope. */
export type Layer =
  | ({ readonly kind: 'tone'; readonly at: number } & Tone)
  | ({ readonly kind: 'noise'; readonly at: number; readonly from: number } & Noise);

/** Writes down the layers of one sound. */
export class Synth {
  readonly layers: Layer[] = [];

  constructor(readonly random: Random) {}

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  tone(tone: Tone): void {
    this.layers.push({ kind: 'tone', at: 0, ...tone });
  }

  /** Each noise is another piece of the same, which begins somewhere. */
  noise(noise: Noise): void {
    this.layers.push({ kind: 'noise', at: 0, from: this.random(), ...noise });
  }
}
