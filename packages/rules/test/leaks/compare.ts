import { type Answer, type Audience, type GameState, LoggedPlay, type Rules } from '@great-machine/rules';
import type { ForcedDraw } from '../../src/kernel/random.js';
import { copyState } from '../../src/model/copy.js';
import { mayKnow } from '../../src/view/audience.js';
import { namedPath, type SecrecyEntry, secrecyEntryOf, secrecyTable } from '../../src/view/secrecy.js';
import { observe } from './observe.js';

/** A game as it was dealt, with the results of its dice and draws. */
export interface Dealt {
  readonly deal: GameState;
  readonly draws: readonly ForcedDraw[];
}

/** What is said in the first and in the second game before they are compared again. */
export interface Said {
  readonly first: readonly Answer[];
  readonly second: readonly Answer[];
}

/** The first moment at which an audience could tell two games apart. */
export interface Difference {
  readonly moment: number;
  readonly first: string;
  readonly second: string;
}

/** How often each line of the secrecy table that is hidden from the audience differed between the games. */
export type Coverage = Map<string, number>;

/** Plays both games and compares everything that the audience gets, byte by byte; undefined when all is equal. */
export function findDifference(
  rules: Rules,
  [own, twin]: readonly [Dealt, Dealt],
  script: readonly Said[],
  audience: Audience,
  coverage: Coverage,
): Difference | undefined {
  const first = openPlay(rules, own.deal, own.draws);
  const second = openPlay(rules, twin.deal, twin.draws);
  const hidden = hiddenEntries(rules, audience);
  const seen = { first: 0, second: 0 };
  for (let moment = 0; ; moment++) {
    const texts = {
      first: observe(first, audience, seen.first, moment),
      second: observe(second, audience, seen.second, moment),
    };
    if (texts.first !== texts.second) return { moment, ...texts };
    const hiddenAt = (path: string) => hidden(namedPath(first.state, path));
    countVaried(first.state, second.state, hiddenAt, coverage);
    const said = script[moment];
    if (said === undefined) return undefined;
    seen.first = first.feed(audience).length;
    seen.second = second.feed(audience).length;
    const taken = { first: sayAll(first, said.first), second: sayAll(second, said.second) };
    if (taken.first !== taken.second) return { moment, ...taken };
  }
}

function sayAll(play: LoggedPlay, answers: readonly Answer[]): string {
  return answers.every((answer) => play.answer(answer).ok) ? 'taken' : 'refused';
}

export function openPlay(rules: Rules, deal: GameState, draws: readonly ForcedDraw[]): LoggedPlay {
  const start = copyState(deal);
  start.random = { ...start.random, forced: draws };
  return new LoggedPlay(rules, start.config, start);
}

/** Walks two states side by side and counts what differs, line by line of the table. */
function countVaried(
  first: unknown,
  second: unknown,
  hidden: (path: string) => SecrecyEntry | undefined,
  coverage: Coverage,
  path = '',
): void {
  if (typeof first === 'object' && typeof second === 'object' && first !== null && second !== null) {
    if (first === second) return;
    for (const key of new Set([...Object.keys(first), ...Object.keys(second)])) {
      const below = path === '' ? key : `${path}.${key}`;
      countVaried((first as never)[key], (second as never)[key], hidden, coverage, below);
    }
    return;
  }
  if (first === undefined && second === undefined) return;
  const entry = hidden(typeof (first ?? second) === 'object' ? `${path}.0` : path);
  const differs = first === second ? 0 : 1;
  if (entry !== undefined) coverage.set(entry.path, (coverage.get(entry.path) ?? 0) + differs);
}

/** The line of the table for a path, if it is hidden from the audience. */
export function hiddenEntries(rules: Rules, audience: Audience): (path: string) => SecrecyEntry | undefined {
  const table = secrecyTable(rules);
  const known = new Map<string, SecrecyEntry>();
  return (path) => {
    const entry = known.get(path) ?? secrecyEntryOf(table, path);
    if (entry === undefined) throw new Error(`nobody has said who may know '${path}'`);
    known.set(path, entry);
    return mayKnow(audience, entry.secrecy) ? undefined : entry;
  };
}
