import { USUAL_START } from './new-game-draft.js';

/** Another start of the Plan for a choice of modules, those that others bring along included. */
export interface OtherStart {
  readonly modules: readonly string[];
  readonly start: number;
}

/** Choices of modules with which simulated games come out even from another start of the Plan (docs/balance.md). */
export const OTHER_STARTS: readonly OtherStart[] = [];

/** Where the Master Plan had best start in a game with these modules. */
export function recommendedStart(modules: readonly string[], starts: readonly OtherStart[]): number {
  const entry = starts.find(
    (other) => other.modules.length === modules.length && other.modules.every((id) => modules.includes(id)),
  );
  return entry?.start ?? USUAL_START;
}
