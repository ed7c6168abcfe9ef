import { USUAL_START } from './new-game-draft.js';

/** Choices of modules with which simulated games come out even from another start of the Plan (docs/balance.md). */
const OTHER_STARTS: readonly { readonly modules: readonly string[]; readonly start: number }[] = [];

/** Where the Master Plan had best start in a game with these modules. */
export function recommendedStart(modules: readonly string[]): number {
  const entry = OTHER_STARTS.find(
    (other) => other.modules.length === modules.length && other.modules.every((id) => modules.includes(id)),
  );
  return entry?.start ?? USUAL_START;
}
