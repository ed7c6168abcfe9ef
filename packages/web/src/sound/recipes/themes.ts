import { melodyOf } from '../synth/melody.js';
import type { Recipe } from '../synth/recipe.js';
import type { Synth } from '../synth/synth.js';
import {
  bell,
  drum,
  horn,
  type Instrument,
  organ,
  perform,
  pluck,
  reed,
  snare,
  staccato,
  strings,
  tick,
} from './instruments.js';
import { clang, murmur, thud, voice } from './materials.js';

const CONCERT = { length: 1.8, share: 0.3 } as const;

/** One part of a score. */
interface Part {
  readonly instrument: Instrument;
  readonly melody: string;
  readonly gain: number;
  readonly pan?: number;
}

function playParts(synth: Synth, beat: number, parts: readonly Part[]): void {
  for (const { instrument, melody, ...rest } of parts)
    perform(synth, instrument, melodyOf(melody), { beat, ...rest });
}

/** The Heroes' tune; the last bar says how things stand with them. */
const HEROES_TUNE = 'A4:1.5 D5:0.5 C5 A4 G4:1.5 A4:0.5 F4 D4 F4 G4 A4 C5';
/** What the Great Machine turns on. */
const WHEELWORK = 'D2:0.5 D2:0.5 Eb2:0.5 D2:0.5 A2:0.5 D2:0.5 Ab2:0.5 D2:0.5';

function everyBeat(count: number, note: string): string {
  return Array.from({ length: count }, () => note).join(' ');
}

/** A few bars at the opening of a game and at its end, for the side that listens. */
export const THEMES = {
  /** A street tune at daybreak. */
  'opening-heroes': {
    length: 10.6,
    gain: 1.03,
    room: CONCERT,
    make(synth) {
      playParts(synth, 60 / 112, [
        { instrument: reed, melody: `${HEROES_TUNE} D5:3.5`, gain: 0.16, pan: 0.1 },
        {
          instrument: pluck,
          melody: [
            'D3:0.5 A3:0.5 D4:0.5 F4:0.5 D4:0.5 A3:0.5 D4:0.5 A3:0.5',
            'G2:0.5 D3:0.5 G3:0.5 B3:0.5 G3:0.5 D3:0.5 G3:0.5 D3:0.5',
            'F2:0.5 C3:0.5 F3:0.5 A3:0.5 C3:0.5 G3:0.5 C4:0.5 E4:0.5',
            'D3:0.5 A3:0.5 D4:0.5 F#4:0.5 A4:0.5 D5:1.5',
          ].join(' '),
          gain: 0.13,
          pan: -0.35,
        },
        { instrument: strings, melody: 'D3:4 G3:4 F3:2 C3:2 D3:3.5', gain: 0.09 },
        { instrument: strings, melody: 'F4:4 B3:4 A3:2 E4:2 F#4:3.5', gain: 0.06, pan: 0.2 },
        { instrument: snare, melody: everyBeat(6, '-:1 D4:0.5 D4:0.5'), gain: 0.035, pan: 0.3 },
        { instrument: drum, melody: 'D2:2 D2:2 G2:2 G2:2 F2:2 C2:2 D2:2', gain: 0.2 },
        { instrument: bell, melody: '-:12 D5:4', gain: 0.05 },
      ]);
    },
  },
  /** The wheelwork starts, and something large rises above it. */
  'opening-machine': {
    length: 11,
    gain: 1.03,
    room: CONCERT,
    make(synth) {
      playParts(synth, 60 / 104, [
        {
          instrument: staccato,
          melody: `${everyBeat(3, WHEELWORK)} D2:0.5 D2:0.5 D2:0.5 D2`,
          gain: 0.14,
          pan: -0.2,
        },
        { instrument: tick, melody: everyBeat(14, 'D6:0.5 A5:0.5'), gain: 0.05, pan: 0.35 },
        {
          instrument: horn,
          melody: 'D3:2 A3:2 Bb3:1.5 A3:0.5 Ab3:2 G3 Ab3 Bb3 C4 D4:3',
          gain: 0.15,
          pan: 0.1,
        },
        { instrument: horn, melody: '-:12 A3:3', gain: 0.12, pan: -0.2 },
        { instrument: organ, melody: 'D2:4 D2:4 Eb2:4 D2:3', gain: 0.09 },
        { instrument: drum, melody: 'D1:4 D1:3 D1:1 D1:2 D1:2 D1:3', gain: 0.3 },
        { instrument: bell, melody: '-:12 D4:4', gain: 0.1 },
      ]);
    },
  },
  /** The City is free: the street tune in a bright key, with everybody in the square. */
  'victory-heroes': {
    length: 10.4,
    gain: 1.04,
    room: CONCERT,
    make(synth) {
      const beat = 60 / 120;
      playParts(synth, beat, [
        {
          instrument: horn,
          melody: 'A3:1.5 D4:0.5 E4 F#4 A4:1.5 B4:0.5 A4 F#4 G4 A4 B4 C#5 D5:4',
          gain: 0.14,
        },
        { instrument: horn, melody: 'F#3:2 A3:2 D4:2 D4:2 B3:2 E4:2 F#4:4', gain: 0.09, pan: -0.3 },
        { instrument: strings, melody: 'D3:4 D3:4 G3:2 A3:2 D3:4', gain: 0.1, pan: -0.1 },
        { instrument: strings, melody: 'A4:4 F#4:4 B4:2 C#5:2 A4:4', gain: 0.07, pan: 0.3 },
        { instrument: snare, melody: everyBeat(12, 'D4:0.5 D4:0.25 D4:0.25'), gain: 0.05, pan: 0.25 },
        { instrument: drum, melody: 'D2:2 D2:2 D2:2 D2:2 G2:2 A2:2 D2:1 D2:1', gain: 0.3 },
        { instrument: bell, melody: '-:8 D5 A4 F#5 E5 D5 A4 D5', gain: 0.06, pan: 0.4 },
      ]);
      murmur(synth, { at: 5.5, length: 4, gain: 0.05, syllables: 90 });
      for (let person = 0; person < 24; person++)
        voice(synth, { at: 6 + synth.between(0, 0.4), gain: 0.03, pan: synth.between(-0.9, 0.9) }, 1.6, {
          bend: 1.2,
        });
    },
  },
  /** The street tune, alone and slow; a gate, a bell. */
  'defeat-heroes': {
    length: 11.4,
    gain: 1,
    room: CONCERT,
    make(synth) {
      playParts(synth, 60 / 84, [
        {
          instrument: reed,
          melody: 'A4:1.5 D5:0.5 C5 A4 G4:1.5 F4:0.5 E4:2 F4 E4 D4:3',
          gain: 0.17,
          pan: 0.1,
        },
        { instrument: strings, melody: 'D3:4 C3:2 A2:2 Bb2 A2 D3:3', gain: 0.1 },
        { instrument: strings, melody: 'F3:4 E3:2 C#3:2 D3 C#3 F3:3', gain: 0.08, pan: -0.25 },
        { instrument: bell, melody: '-:9.5 D4:4', gain: 0.13 },
        { instrument: drum, melody: '-:10 D1:2', gain: 0.3 },
      ]);
      clang(synth, { at: 7.1, gain: 0.06, pan: -0.2 }, 196, 1.4);
    },
  },
  /** Order: every wheel falls into step. */
  'victory-machine': {
    length: 10.4,
    gain: 0.89,
    room: CONCERT,
    make(synth) {
      const beat = 60 / 108;
      playParts(synth, beat, [
        {
          instrument: staccato,
          melody: `${everyBeat(2, WHEELWORK)} ${everyBeat(8, 'D2:0.5')} D2`,
          gain: 0.13,
          pan: -0.2,
        },
        { instrument: tick, melody: everyBeat(14, 'D6:0.5 A5:0.5'), gain: 0.05, pan: 0.35 },
        {
          instrument: horn,
          melody: 'D3 A3 Bb3 A3 G3:0.5 A3:0.5 Bb3 C4 C#4 D4:2 A3 C#4 D4:3',
          gain: 0.15,
          pan: 0.1,
        },
        { instrument: horn, melody: '-:8 A3:2 E3 A3 A3:3', gain: 0.11, pan: -0.2 },
        { instrument: organ, melody: 'D2:4 G2:2 A2:2 Bb2:2 A2:2 D2:3', gain: 0.11 },
        { instrument: organ, melody: 'F3:4 G3:2 E3:2 F3:2 E3:2 A3:3', gain: 0.07, pan: 0.2 },
        { instrument: drum, melody: 'D1:2 D1:2 D1:2 D1:2 D1:2 D1 D1 D1:3', gain: 0.3 },
        { instrument: bell, melody: '-:12 D4:4', gain: 0.12 },
      ]);
      thud(synth, { at: 12 * beat, gain: 0.5 }, 45, 0.5);
    },
  },
  /** The wheelwork runs down, its pipes lose their breath, and the last spring jumps. */
  'defeat-machine': {
    length: 10.6,
    gain: 0.77,
    room: CONCERT,
    make(synth) {
      let at = 0;
      for (const [turn, note] of [...melodyOf(WHEELWORK), ...melodyOf(WHEELWORK)].entries()) {
        const tired = 1 - turn * 0.016;
        staccato(synth, { at, pitch: note.pitch * tired, length: 0.3, gain: 0.15, pan: -0.2 });
        tick(synth, { at, pitch: 1175 * tired, length: 0.05, gain: 0.07, pan: 0.35 });
        at += 0.22 * 1.075 ** turn;
      }
      for (const [pitch, gain] of [
        [146.8, 0.12],
        [174.6, 0.09],
        [220, 0.09],
        [73.4, 0.14],
      ] as const)
        synth.tone({
          at: 0.4,
          length: at - 0.6,
          gain,
          held: true,
          attack: 0.3,
          release: 2.5,
          wave: 'triangle',
          pitch,
          to: pitch * 0.68,
        });
      perform(synth, horn, melodyOf('D4 C4 Bb3 Ab3:2 G3 Eb3 D3:3'), {
        beat: 0.62,
        at: 0.3,
        gain: 0.1,
        pan: 0.1,
      });
      synth.tone({
        at: at + 0.1,
        length: 0.9,
        gain: 0.12,
        wave: 'triangle',
        pitch: 300,
        to: 780,
        vibrato: { rate: 17, depth: 180 },
        pan: 0.3,
      });
      clang(synth, { at: at + 0.5, gain: 0.12, pan: 0.3 }, 880, 0.5);
      thud(synth, { at: at + 0.9, gain: 0.4 }, 45, 0.5);
    },
  },
} as const satisfies Readonly<Record<string, Recipe>>;

export type Theme = keyof typeof THEMES;
