import type { Moment, ReadEntry } from '@great-machine/client';
import { type AnyLogLine, isLogLineOf, type LogLineOf, type View } from '@great-machine/rules';
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
  /** The Riot that it is a part of: one picture for all its parts. */
  readonly riot?: RiotPart;
  /** How things stand with it; missing far back. */
  readonly view?: View;
}

/** A Riot gathers, its Citizens turn one by one, and are counted. */
export interface RiotPart {
  readonly part: 'gathers' | 'turns' | 'ends';
  /** How many Citizens turn in all. */
  readonly turns: number;
  /** How it ends; the picture shows of it what has been told. */
  readonly resolved: LogLineOf<'riot-resolved'>;
}

/** An entry scene by scene. Of an own answer only what came of it is told. */
export function scenesOf({ number, moments }: ReadEntry, isOwn: boolean): readonly Scene[] {
  const riots = riotPartsOf(moments);
  return moments.flatMap(({ lines, view }, at): Scene[] => {
    const riot = riots.get(at);
    if (riot !== undefined) {
      const told = lines.filter((line) => isSaid(line, false));
      return [{ entry: number, lines, told, rolling: [], staged: told[0], riot, view }];
    }
    const told = lines.filter((line) => isSaid(line, isOwn));
    const staged = told.find((line) => stagedLengthOf(line) !== undefined);
    const scene = { entry: number, lines, told, rolling: [], staged, view };
    const dice = told.filter((line) => isTold(line, 'staging', 'rolling-die'));
    if (dice.length === 0) return [scene];
    return [{ entry: number, lines: [], told: [], rolling: dice }, scene];
  });
}

/** The parts of Riots among the moments of an entry, by their places. A Riot may have gathered in an entry before. */
function riotPartsOf(moments: readonly Moment[]): ReadonlyMap<number, RiotPart> {
  const parts = new Map<number, RiotPart>();
  const firsts = moments.map(({ lines: [first] }) => first);
  firsts.forEach((resolved, end) => {
    if (resolved === undefined || !isLogLineOf(resolved, 'riot-resolved')) return;
    let first = end;
    while (firsts[first - 1]?.key === 'citizen-revealed') first--;
    const add = (at: number, part: RiotPart['part']) => parts.set(at, { part, turns: end - first, resolved });
    if (firsts[first - 1]?.key === 'hero-acted') add(first - 1, 'gathers');
    for (let at = first; at < end; at++) add(at, 'turns');
    add(end, 'ends');
  });
  return parts;
}

function isSaid(line: AnyLogLine, isOwn: boolean): boolean {
  const { told } = tellingOf(line);
  return told === 'always' || (told === 'to-others' && !isOwn);
}

/** Whether a scene stays for a while. */
export function isWatched({ told, rolling }: Scene): boolean {
  return told.length > 0 || rolling.length > 0;
}
