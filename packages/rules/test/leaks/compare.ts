import { type Answer, type Audience, type GameState, itemAt, type Rules } from '@great-machine/rules';
import { mayKnow } from '../../src/view/audience.js';
import { namedPath, type SecrecyEntry, secrecyEntryOf, secrecyTable } from '../../src/view/secrecy.js';
import { observe } from './observe.js';
import type { WatchedPlay } from './watched-play.js';

/** What is said each time before the audience looks again. */
export type Script = readonly (readonly Answer[])[];

/** A game as its audience sees it at one moment, and as it could be played on from there. */
interface Look {
  readonly text: string;
  readonly play: WatchedPlay;
}

/** A game that others are compared with, looked at once, as far as they come. */
export class ComparedGame {
  private readonly looks: Look[] = [];

  constructor(
    private readonly play: WatchedPlay,
    private readonly script: Script,
  ) {}

  /** After so many answers. */
  at(moment: number): Look {
    const { looks, play, script } = this;
    for (let at = looks.length; at <= moment; at++) {
      const text = lookAfter(play, itemAt(script, at), at);
      looks.push({ text, play: play.fork() });
    }
    return itemAt(looks, moment);
  }
}

function lookAfter(play: WatchedPlay, said: readonly Answer[], moment: number): string {
  return `${play.takesAll(said) ? 'taken' : 'refused'} ${observe(play, moment)}`;
}

/** The first moment at which an audience could tell two games apart. */
export interface Difference {
  readonly moment: number;
  readonly first: string;
  readonly second: string;
}

/** How often each line of the secrecy table that is hidden from the audience differed between the games. */
export type Coverage = Map<string, number>;

/** Plays the other game by its script and compares everything that the audience gets, byte by byte; undefined when all is equal. */
export function findDifference(
  compared: ComparedGame,
  other: WatchedPlay,
  script: Script,
  from: number,
  count: CountVaried,
): Difference | undefined {
  for (const [at, said] of script.entries()) {
    const moment = from + at;
    const first = compared.at(moment);
    const second = lookAfter(other, said, moment);
    if (first.text !== second) return { moment, first: first.text, second };
    count(first.play.state, other.state);
  }
  return undefined;
}

/** Walks two states side by side and counts what differs, line by line of the table. */
export type CountVaried = (first: GameState, second: GameState) => void;

export function countVaried(rules: Rules, audience: Audience, coverage: Coverage): CountVaried {
  const hidden = hiddenEntries(rules, audience);
  /** Paths that have a line of their own in every state, or none. */
  const met = new Set<string>();
  return (state, other) => {
    const walk = (first: unknown, second: unknown, path: string): void => {
      if (isObject(first) && isObject(second)) {
        if (first === second) return;
        for (const key of Object.keys(first)) walk(first[key], second[key], below(path, key));
        for (const key of Object.keys(second))
          if (!(key in first)) walk(undefined, second[key], below(path, key));
        return;
      }
      if (first === second && (first === undefined || met.has(path))) return;
      const named = namedPath(state, path);
      if (named === path) met.add(path);
      const entry = hidden(isObject(first ?? second) ? `${named}.0` : named);
      if (entry === undefined) return;
      coverage.set(entry.path, (coverage.get(entry.path) ?? 0) + (first === second ? 0 : 1));
    };
    walk(state, other, '');
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** The line of the table for a path, if it is hidden from the audience. */
function hiddenEntries(rules: Rules, audience: Audience): (path: string) => SecrecyEntry | undefined {
  const table = secrecyTable(rules);
  const known = new Map<string, SecrecyEntry>();
  return (path) => {
    const entry = known.get(path) ?? secrecyEntryOf(table, path);
    if (entry === undefined) throw new Error(`nobody has said who may know '${path}'`);
    known.set(path, entry);
    return mayKnow(audience, entry.secrecy) ? undefined : entry;
  };
}
