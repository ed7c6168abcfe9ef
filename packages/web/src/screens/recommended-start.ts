import { additionsOf } from './module-draft.js';
import { type Draft, USUAL_START } from './new-game-draft.js';

/** Another start of the Plan for a choice of modules, those that others bring along included. */
export interface OtherStart {
  readonly modules: readonly string[];
  readonly start: number;
}

/** Choices of modules with which simulated games come out even from another start of the Plan (docs/balance.md). */
export const OTHER_STARTS: readonly OtherStart[] = [];

/** Discontent begins lower for fewer Revolutionaries (R-TRK-2), so the Master Plan does, too. */
const ALL_REVOLUTIONARIES = 3;

/** Where the Master Plan had best start: one step earlier for fewer than three Revolutionaries. */
export function recommendedStart(
  { modules, revolutionaries }: Pick<Draft, 'modules' | 'revolutionaries'>,
  starts: readonly OtherStart[],
): number {
  const added = additionsOf(modules);
  const entry = starts.find(
    (other) => other.modules.length === added.length && other.modules.every((id) => added.includes(id)),
  );
  return Math.max(1, (entry?.start ?? USUAL_START) - (revolutionaries < ALL_REVOLUTIONARIES ? 1 : 0));
}
