/** A note of a melody, in beats. */
export interface Note {
  readonly at: number;
  readonly pitch: number;
  readonly beats: number;
}

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const NOTE = /^(?:(-)|([A-G])([#b]?)(\d))(?::([\d.]+))?$/;

/** Reads a melody: `D4 F#4:2 -:0.5` is a beat of D, two of F sharp, and half a beat of silence. */
export function melodyOf(text: string): readonly Note[] {
  const notes: Note[] = [];
  let at = 0;
  for (const word of text.split(/\s+/)) {
    const [, rest, letter = '', sign, octave, length = '1'] = NOTE.exec(word) ?? [];
    const step = STEPS[letter];
    if (rest === undefined && step === undefined) throw new Error(`not a note: ${word}`);
    const beats = Number(length);
    if (step !== undefined) notes.push({ at, pitch: pitchOf(step, sign, Number(octave)), beats });
    at += beats;
  }
  return notes;
}

/** In hertz, where A4 has 440. */
function pitchOf(step: number, sign: string | undefined, octave: number): number {
  const halfSteps = step + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12 * (octave - 4) - 9;
  return 440 * 2 ** (halfSteps / 12);
}
