import type { Truth } from '@great-machine/client';
import { LAST_PLAN, RIOT_STAGE } from '@great-machine/rules';

export const GOALS = { discontent: RIOT_STAGE, masterPlan: LAST_PLAN };
export type Track = keyof typeof GOALS;

/** The frame of the drawing, and the field of the curves within it. */
export const FRAME = { width: 520, height: 300, left: 34, right: 40, top: 12, bottom: 34 };

export interface TrackPoint {
  readonly round: number;
  readonly value: number;
  readonly x: number;
  readonly y: number;
}

/** Both tracks run to the same height, where they win the game: one sees who was nearer. */
export function curveOf(
  { rounds, start }: Pick<Truth, 'rounds' | 'start'>,
  track: Track,
): readonly TrackPoint[] {
  const all = [{ round: 0, ...start }, ...rounds];
  return all.map((moment, at) => ({
    round: moment.round,
    value: moment[track],
    x: xOf(at, all.length - 1),
    y: yOf(moment[track] / GOALS[track]),
  }));
}

/** Rounds stand at equal distances, also where a game began late. */
function xOf(at: number, last: number): number {
  const width = FRAME.width - FRAME.left - FRAME.right;
  return Math.round(FRAME.left + (width * at) / Math.max(1, last));
}

/** The height of a part of the way to the goal, from 0 to 1. */
export function yOf(part: number): number {
  const height = FRAME.height - FRAME.top - FRAME.bottom;
  return Math.round(FRAME.top + height * (1 - Math.min(1, part)));
}
