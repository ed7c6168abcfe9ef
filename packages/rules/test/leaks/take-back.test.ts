import {
  type Answer,
  AUDIENCES,
  type Audience,
  assembleRules,
  type GameState,
  itemAt,
  LoggedPlay,
  playerDice,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import type { ForcedDraw } from '../../src/kernel/random.js';
import { observe } from './observe.js';
import type { Recording } from './recording.js';
import { otherCards, recordForLeaks } from './twin-tests.js';
import { makeTwin } from './twins.js';
import { type Dealt, stateOf, WatchedPlay } from './watched-play.js';

const rules = assembleRules();
const GAMES = 4;

/** So many answers are taken back, and as many follow, at most. */
const MOST = 25;

/** After `end` answers the game goes back to before the answer `start`, and from there it is played as before. */
interface TakeBack {
  readonly seat: string;
  readonly start: number;
  readonly end: number;
}

/** What was drawn up to each answer. */
function countDraws(recording: Recording): readonly number[] {
  const play = new LoggedPlay(rules, recording.config, stateOf(recording));
  const counts = [play.draws.length];
  for (const answer of recording.answers) {
    play.answer(answer);
    counts.push(play.draws.length);
  }
  return counts;
}

/** The same results once more for the same answers: dice that are rolled anew say nothing of what is hidden. */
function withDrawsAgain(draws: readonly ForcedDraw[], from: number, to: number): readonly ForcedDraw[] {
  return [...draws.slice(0, to), ...draws.slice(from, to), ...draws.slice(to)];
}

/** A game with a take-back, seen by an audience after every answer from its start on; with detours another card is laid and withdrawn first. */
function* watch(
  audience: Audience,
  dealt: Dealt,
  answers: readonly Answer[],
  { seat, start, end }: TakeBack,
  hasDetours: boolean,
  leak: Leak,
): Generator<string> {
  const play = WatchedPlay.open(rules, audience, dealt);
  let earlier: GameState | undefined;
  let moment = 0;
  let said = 0;
  let saidBefore = 0;
  const say = (answer: Answer) => {
    const [other] = hasDetours ? otherCards(play, answer) : [];
    const { seat: by, decision } = answer;
    said += other === undefined ? 1 : 3;
    if (other !== undefined)
      expect(
        play.takesAll([
          { seat: by, decision, picks: [other] },
          { seat: by, decision, back: true },
        ]),
      ).toBe(true);
    expect(play.answer(answer)).toEqual({ ok: true });
  };
  for (const [at, answer] of answers.slice(0, end).entries()) {
    if (at === start) [earlier, saidBefore] = [play.state, said];
    say(answer);
    if (at >= start) yield observe(play, moment++);
  }
  if (earlier === undefined) throw new Error('there is nothing to go back to');
  expect(play.takeBackTo(seat, earlier)).toBeUndefined();
  yield observe(play, moment++) + leak(saidBefore, said);
  for (const answer of answers.slice(start, start + MOST)) {
    say(answer);
    yield observe(play, moment++);
  }
}

/** What a careless line would tell of the answers before the moment gone back to, and of all. */
type Leak = (before: number, said: number) => string;

/** The first game whose twin an audience could tell from it. */
function findLeak(audience: Audience, leak: Leak = () => ''): string | undefined {
  for (let seed = 1; seed <= GAMES; seed++) {
    const recording = recordForLeaks(rules, seed);
    const { answers, draws, deal, config } = recording;
    const below = playerDice(seed);
    const end = 1 + below(answers.length - 1);
    const start = Math.max(0, end - 1 - below(MOST));
    const { seat } = itemAt(config.seats, below(config.seats.length));
    const takeBack = { seat, start, end };
    const counts = countDraws(recording);
    const again = (of: readonly ForcedDraw[]) =>
      withDrawsAgain(of, itemAt(counts, start), itemAt(counts, end));
    const twin = makeTwin(recording, audience, seed);
    const twinDealt = { deal: twin.deal, draws: again(twin.draws) };
    const hasDetours = audience !== 'revolutionaries';
    const first = watch(audience, { deal, draws: again(draws) }, answers, takeBack, false, leak);
    const second = watch(audience, twinDealt, twin.answers, takeBack, hasDetours, leak);
    for (const text of first)
      if (second.next().value !== text) return `seed ${seed}, ${JSON.stringify(takeBack)}`;
  }
  return undefined;
}

describe.each(AUDIENCES)('a take-back before the %s', (audience) => {
  it(`tells nothing that is hidden, in ${GAMES} random games and their twins [R-INF-6]`, () => {
    expect(findLeak(audience)).toBeUndefined();
  });
});

describe.each(['machine', 'public'] as const)('the %s could tell two games apart', (audience) => {
  it.each<[string, Leak]>([
    ['how many answers were taken back', (before, said) => String(said - before)],
    ['the entry of the log that it goes back to', (before) => String(before)],
  ])('by %s', (_what, leak) => {
    expect(findLeak(audience, leak)).toBeDefined();
  });
});
