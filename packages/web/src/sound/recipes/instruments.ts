import type { Note } from '../synth/melody.js';
import type { Synth } from '../synth/synth.js';

/** One sound of an instrument. */
export interface Played {
  readonly at: number;
  readonly pitch: number;
  /** Seconds. */
  readonly length: number;
  readonly gain: number;
  readonly pan?: number;
}

export type Instrument = (synth: Synth, played: Played) => void;

/** Lets an instrument play a melody; a beat lasts so many seconds. */
export function perform(
  synth: Synth,
  instrument: Instrument,
  notes: readonly Note[],
  { beat, at = 0, ...rest }: { beat: number; at?: number; gain: number; pan?: number },
): void {
  for (const note of notes)
    instrument(synth, { ...rest, at: at + note.at * beat, pitch: note.pitch, length: note.beats * beat });
}

/** Bowed strings: three that are not quite in tune. */
export const strings: Instrument = (synth, { at, pitch, length, gain, pan = 0 }) => {
  for (const [detune, side] of [
    [-7, -0.4],
    [0, 0],
    [7, 0.4],
  ] as const)
    synth.tone({
      at,
      length: length + 0.25,
      gain: gain / 2,
      held: true,
      attack: Math.min(0.18, length / 2),
      release: 0.3,
      wave: 'sawtooth',
      pitch,
      detune,
      vibrato: { rate: 5.1, depth: 6 },
      filter: { type: 'lowpass', pitch: Math.min(pitch * 5, 3200) },
      pan: Math.max(-1, Math.min(1, pan + side)),
    });
};

/** A horn opens as it is blown. */
export const horn: Instrument = (synth, { at, pitch, length, gain, pan = 0 }) => {
  const sounding = length * 0.96 + 0.05;
  for (const detune of [-4, 5])
    synth.tone({
      at,
      length: sounding,
      gain: gain / 1.6,
      held: true,
      attack: 0.06,
      release: Math.min(0.18, sounding / 3),
      wave: 'sawtooth',
      pitch,
      detune,
      filter: { type: 'lowpass', pitch: pitch * 2, to: pitch * 6, q: 1.1 },
      pan,
    });
  synth.tone({ at, length: sounding, gain: gain / 3, held: true, attack: 0.04, pitch, pan });
};

/** A reed: something between clarinet and accordion. */
export const reed: Instrument = (synth, { at, pitch, length, gain, pan = 0 }) => {
  const sounding = length * 0.94 + 0.04;
  for (const [wave, part, detune] of [
    ['square', 0.5, 3],
    ['triangle', 0.7, -4],
  ] as const)
    synth.tone({
      at,
      length: sounding,
      gain: gain * part,
      held: true,
      attack: 0.05,
      release: Math.min(0.14, sounding / 3),
      wave,
      pitch,
      detune,
      vibrato: { rate: 5.6, depth: 9 },
      filter: { type: 'lowpass', pitch: pitch * 4, q: 0.9 },
      pan,
    });
};

/** A plucked string, dull soon after it was bright. */
export const pluck: Instrument = (synth, { at, pitch, length, gain, pan = 0 }) => {
  const ringing = Math.max(0.5, length * 2);
  synth.tone({
    at,
    length: ringing,
    gain,
    wave: 'sawtooth',
    pitch,
    filter: { type: 'lowpass', pitch: pitch * 8, to: pitch * 1.5 },
    pan,
  });
  synth.tone({ at, length: ringing, gain: gain * 0.6, wave: 'triangle', pitch: pitch * 2, pan });
};

/** Pipes of an organ, an octave and a twelfth above each other. */
export const organ: Instrument = (synth, { at, pitch, length, gain, pan = 0 }) => {
  for (const [times, part] of [
    [1, 1],
    [2, 0.6],
    [3, 0.3],
    [4, 0.25],
  ] as const)
    synth.tone({
      at,
      length: length + 0.08,
      gain: gain * part * 0.6,
      held: true,
      attack: 0.04,
      release: 0.12,
      wave: 'triangle',
      pitch: pitch * times,
      detune: times * 1.5,
      pan,
    });
};

/** A low string bowed short. */
export const staccato: Instrument = (synth, { at, pitch, length, gain, pan = 0 }) => {
  for (const detune of [-6, 6])
    synth.tone({
      at,
      length: Math.min(0.28, length * 1.2),
      gain,
      attack: 0.012,
      wave: 'sawtooth',
      pitch,
      detune,
      filter: { type: 'lowpass', pitch: pitch * 9, to: pitch * 3 },
      pan,
    });
};

/** The partials of a bell are no whole multiples; two near each of the lowest let it beat. */
const PARTIALS = [
  [0.5, 0.5, 1],
  [0.502, 0.3, 1],
  [1, 0.8, 0.8],
  [1.003, 0.4, 0.75],
  [1.19, 0.5, 0.6],
  [1.5, 0.25, 0.5],
  [2, 0.4, 0.45],
  [2.51, 0.2, 0.3],
  [3.01, 0.15, 0.22],
  [4.1, 0.1, 0.15],
] as const;

export const bell: Instrument = (synth, { at, pitch, length, gain, pan = 0 }) => {
  for (const [times, part, lasting] of PARTIALS)
    synth.tone({ at, length: length * lasting, gain: gain * part, pitch: pitch * times, pan });
  synth.noise({
    at,
    length: 0.03,
    gain: gain * 0.5,
    filter: { type: 'bandpass', pitch: pitch * 6, q: 1 },
    pan,
  });
};

/** A large drum: the skin gives way as it is struck. */
export const drum: Instrument = (synth, { at, pitch, length, gain, pan = 0 }) => {
  synth.tone({ at, length, gain, pitch: pitch * 2.2, to: pitch, pan });
  synth.tone({
    at,
    length: length / 2,
    gain: gain * 0.4,
    wave: 'triangle',
    pitch: pitch * 3.4,
    to: pitch * 1.6,
    pan,
  });
  synth.noise({ at, length: 0.07, gain: gain * 0.7, filter: { type: 'lowpass', pitch: 900 }, pan });
};

/** A small drum with a snare. */
export const snare: Instrument = (synth, { at, pitch, length, gain, pan = 0 }) => {
  synth.noise({ at, length, gain, filter: { type: 'bandpass', pitch: 2600, q: 0.6 }, pan });
  synth.tone({ at, length: 0.06, gain: gain * 0.8, pitch, to: pitch * 0.7, pan });
};

/** An escapement: one tooth of a wheel. */
export const tick: Instrument = (synth, { at, pitch, length, gain, pan = 0 }) => {
  synth.noise({
    at,
    length: 0.02,
    gain: gain * 1.4,
    filter: { type: 'bandpass', pitch: pitch * 2, q: 2 },
    pan,
  });
  synth.tone({ at, length, gain: gain * 0.5, wave: 'triangle', pitch, pan });
};
