import type { ReadEntry } from '@great-machine/client';
import type { AnyLogLine, View } from '@great-machine/rules';
import { isTold, stagedLengthOf, tellingOf } from './tellings.js';

/** One moment of the game as the page tells it: everything on the screen changes with it, and nothing before it. */
export interface Scene {
  /** The entry of the feed that it belongs to. */
  readonly entry: number;
  /** What the log gets. */
  readonly lines: readonly AnyLogLine[];
  /** What is said while it is shown; a scene that says nothing passes at once. */
  readonly told: readonly AnyLogLine[];
  /** The dice that roll before anything is known of their result. */
  readonly rolling: readonly AnyLogLine[];
  /** The line whose picture lies over the City. */
  readonly staged?: AnyLogLine;
  /** How things stand with it; missing far back. */
  readonly view?: View;
}

/** An entry scene by scene. Of an own answer only what came of it is told. */
export function scenesOf({ number, moments }: ReadEntry, isOwn: boolean): readonly Scene[] {
  return moments.flatMap(({ lines, view }): Scene[] => {
    const told = lines.filter((line) => isSaid(line, isOwn));
    const staged = told.find((line) => stagedLengthOf(line) !== undefined);
    const scene = { entry: number, lines, told, rolling: [], staged, view };
    const dice = told.filter((line) => isTold(line, 'staging', 'rolling-die'));
    if (dice.length === 0) return [scene];
    return [{ entry: number, lines: [], told: [], rolling: dice }, scene];
  });
}

function isSaid(line: AnyLogLine, isOwn: boolean): boolean {
  const { told } = tellingOf(line);
  return told === 'always' || (told === 'to-others' && !isOwn);
}

/** Whether a scene stays for a while. */
export function isWatched({ told, rolling }: Scene): boolean {
  return told.length > 0 || rolling.length > 0;
}
