import { type GameState, hashState } from '@great-machine/rules';
import { expect } from 'vitest';

/** Two states are the same game as their fingerprints say, which are made only where something seems to differ. */
export function expectSameGame(state: GameState, other: GameState, where: string): void {
  if (!isSame(state, other)) expect(hashState(state), where).toBe(hashState(other));
}

/** Whether plain data are the same; revisions of decisions and fields that are undefined do not count. */
function isSame(first: unknown, second: unknown): boolean {
  if (first === second) return true;
  if (!isObject(first) || !isObject(second) || Array.isArray(first) !== Array.isArray(second)) return false;
  for (const key in first) if (key !== 'rev' && !isSame(first[key], second[key])) return false;
  for (const key in second) if (first[key] === undefined && second[key] !== undefined) return false;
  return true;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
