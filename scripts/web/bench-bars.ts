import { median } from './bench-figures.js';
import type { Frames, measureFrames } from './bench-frames.js';
import type { measureFirstTarget, measureSizes } from './bench-loading.js';
import type { measureMemory } from './bench-memory.js';
import type { measureAnswer, measureThinking } from './bench-playing.js';
import type { measureRest } from './bench-resting.js';

type FirstTarget = Awaited<ReturnType<typeof measureFirstTarget>>;

/** Everything that was measured. */
export interface Measurements {
  readonly sizes: Awaited<ReturnType<typeof measureSizes>>;
  readonly saved: readonly FirstTarget[];
  readonly home: readonly FirstTarget[];
  readonly answers: Awaited<ReturnType<typeof measureAnswer>>;
  readonly frames: Awaited<ReturnType<typeof measureFrames>>;
  readonly moments: Readonly<Record<string, Frames | undefined>>;
  readonly painted: Awaited<ReturnType<typeof measureRest>>;
  readonly thinking: Awaited<ReturnType<typeof measureThinking>>;
  readonly memory: Awaited<ReturnType<typeof measureMemory>>;
}

export interface Figure {
  readonly figure: string;
  readonly unit: string;
  readonly bar: number;
  readonly measured: number;
  /** By the clock, where it has no bar of its own. */
  readonly wall?: number;
  readonly isOk: boolean;
}

const BY_THE_CLOCK = 'by the clock';

/** A page at rest has a frame every 17 ms; a machine that does not keep to that is busy with something else. */
const LONGEST_AT_REST = 20;

/** Whether a figure says nothing where the machine was too busy. */
export function isByClock({ figure }: Figure): boolean {
  return figure.includes(BY_THE_CLOCK);
}

/** Whether the machine was too busy for times by the clock to say anything. */
export function isVoid({ frames }: Pick<Measurements, 'frames'>): boolean {
  return frames.rest.wallP95 > LONGEST_AT_REST;
}

export function figuresOf(measured: Measurements): readonly Figure[] {
  const { sizes, saved, home, answers, frames, moments, painted, thinking, memory } = measured;
  const { rest: _, ...moving } = frames;
  return [
    figure('JavaScript of the first load, gzipped', 'KB', 224, sizes.firstLoadKB),
    figure('pictures, gzipped', 'KB', 180, sizes.artKB),
    firstTarget('saved table by its address', saved),
    firstTarget('from home by one click', home),
    answerFigure('processor', Math.max(...answers.map(({ processor }) => processor))),
    answerFigure(BY_THE_CLOCK, Math.max(...answers.map(({ wall }) => wall))),
    ...frameFigures('pan, zoom and a walk', moving),
    ...frameFigures('staged moments', moments),
    figure('staged moments that did not come', 'moments', 0, missingOf(moments).length),
    figure('painted in 5 seconds of rest', 'times', 0, painted.heroes + painted.machine),
    figure('longest task while mastermind thinks', 'ms', 50, thinking.processor, thinking.wall),
    figure('memory of the page after a whole game, above its start', 'MB', 30, memory.grown),
  ];
}

function figure(name: string, unit: string, bar: number, measured: number, wall?: number): Figure {
  return { figure: name, unit, bar, measured, wall, isOk: measured <= bar };
}

function answerFigure(how: string, worst: number): Figure {
  return figure(`answer to first visible change, worst, ${how}`, 'ms', 100, worst);
}

function firstTarget(way: string, runs: readonly FirstTarget[]): Figure {
  const middle = (of: 'processor' | 'wall') => median(runs.map((one) => one[of]));
  const name = `${way}: first target, processor 4 times slower`;
  return figure(name, 'ms', 2000, middle('processor'), middle('wall'));
}

/** The worst of several movements, by the clock and on the threads that make a frame. */
function frameFigures(
  name: string,
  movements: Readonly<Record<string, Frames | undefined>>,
): readonly Figure[] {
  const bars = [
    { of: 'wallP95', bar: 33, how: BY_THE_CLOCK },
    { of: 'pageThreadP95', bar: 16, how: 'page thread' },
    { of: 'paintingP95', bar: 20, how: 'painting without a graphics card' },
  ] as const;
  return bars.map(({ of, bar, how }) => {
    const taken = Object.entries(movements).map(([movement, frames]) => ({
      movement,
      p95: frames?.[of] ?? 0,
    }));
    const worst = taken.reduce((a, b) => (b.p95 > a.p95 ? b : a));
    return figure(`frame in ${name}, p95, ${how} (${worst.movement})`, 'ms', bar, worst.p95);
  });
}

function missingOf(moments: Measurements['moments']): readonly string[] {
  return Object.keys(moments).filter((name) => moments[name] === undefined);
}
