import { itemAt } from './checked.js';
import type { AnyFrame } from './live.js';

type Frames = Readonly<Record<string, AnyFrame>>;

/** The name of a step, by which it is found again once others were added; none after the last. */
export function stepName(frames: Frames, frame: string, step: number): string | undefined {
  return itemAt(frames, frame).steps[step]?.name;
}

/** Where a step stands now; without a name, after the last. */
export function stepNamed(frames: Frames, frame: string, name: string | undefined): number {
  const reason = whyNoStep(frames, frame, name);
  if (reason !== undefined) throw new Error(reason);
  const { steps } = itemAt(frames, frame);
  return name === undefined ? steps.length : steps.findIndex((step) => step.name === name);
}

/** Why there is no such step; undefined when there is. */
export function whyNoStep(frames: Frames, frame: string, name: string | undefined): string | undefined {
  if (!Object.hasOwn(frames, frame)) return `no module brings the frame '${frame}'`;
  const isKnown = name === undefined || itemAt(frames, frame).steps.some((step) => step.name === name);
  return isKnown ? undefined : `the frame '${frame}' has no step '${name}'`;
}

/** Steps are known by their names, so that a frame has each of them once. */
export function checkStepNames(frames: Frames): void {
  for (const { name, steps } of Object.values(frames)) {
    const twice = steps.find((step, at) => steps.findIndex((other) => other.name === step.name) < at);
    if (twice !== undefined) throw new Error(`the frame '${name}' has two steps '${twice.name}'`);
  }
}
