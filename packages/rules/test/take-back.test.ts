import {
  type Answer,
  AUDIENCES,
  createConfig,
  DICE,
  type Entry,
  type GameState,
  hashState,
  itemAt,
  LoggedPlay,
  Play,
  playerDice,
  ReplayError,
  readPosition,
  replay,
  verifyRecord,
  writePosition,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { drawBelow } from '../src/kernel/random.js';
import { randomAnswer } from './leaks/recording.js';
import { rules } from './play.js';
import { expectSameGame } from './same-game.js';

const GAMES = 4;
const seeds = Array.from({ length: GAMES }, (_, at) => at + 1);

function begin(seed: number): LoggedPlay {
  const options = { seed: `take-back-${seed}`, city: 'random', revolutionaries: 1 + (seed % 3) };
  return new LoggedPlay(rules, createConfig(rules, options));
}

/** Random answers to the revisions that are open, with an undo now and then. */
function playOn(play: LoggedPlay, below: (n: number) => number, answers: number): void {
  for (let said = 0; said < answers; said++) {
    const answer = randomAnswer(play, below);
    if (answer === undefined) return;
    if (play.undoLimit(answer.seat) > 0 && below(5) === 0) expect(play.undo(answer.seat)).toBeUndefined();
    else expect(play.answer(withRevision(play, answer))).toEqual({ ok: true });
  }
}

function withRevision(play: Play, answer: Answer): Answer {
  const { rev } = itemAt(
    play.questions(answer.seat).filter(({ id }) => id === answer.decision),
    0,
  );
  return { ...answer, rev };
}

function earlierState(play: LoggedPlay, entries: number): GameState {
  const state = play.stateAfter(entries);
  if (state === undefined) throw new Error(`there is no entry ${entries}`);
  return state;
}

const played = new Map<number, LoggedPlay>();

/** A game in which now and then some of it is taken back, also across rounds and what was taken back before. */
function playWithTakeBacks(seed: number): LoggedPlay {
  const known = played.get(seed);
  if (known !== undefined) return known;
  const play = begin(seed);
  const below = playerDice(seed);
  for (let times = 0; times < 8; times++) {
    playOn(play, below, 10 + below(60));
    if (play.state.outcome !== undefined) break;
    const { seat } = itemAt(play.config.seats, below(play.config.seats.length));
    expect(play.takeBackTo(seat, earlierState(play, below(play.entries.length)))).toBeUndefined();
  }
  played.set(seed, play);
  return play;
}

describe('a take-back by consent', () => {
  it.each(seeds)('leads back to the very game of that moment, but for its chance (game %i)', (seed) => {
    const play = begin(seed);
    const below = playerDice(seed);
    playOn(play, below, 120);
    const at = below(play.entries.length);
    const earlier = earlierState(play, at);
    const { branch } = play.state.random;
    const before = JSON.stringify(earlier);
    play.takeBackTo('machine', earlier);
    expect(play.state.random.branch).toBe(branch + 1);
    const random = { ...play.state.random, branch: earlier.random.branch };
    expectSameGame({ ...play.state, random }, earlier, `entry ${at}`);
    expect(JSON.stringify(earlier)).toBe(before);
    expect(play.entries.at(-1)).toEqual({ seat: 'machine', backTo: at });
  });

  it.each(seeds)('is replayed to the same game, feed by feed (game %i)', (seed) => {
    const play = playWithTakeBacks(seed);
    const record = JSON.parse(JSON.stringify(play.record()));
    expect(verifyRecord(rules, record)).toBe('same');
    const again = replay(rules, record);
    const feedOf = (game: LoggedPlay) => JSON.stringify(AUDIENCES.map((audience) => game.feed(audience)));
    expect(feedOf(again) === feedOf(play)).toBe(true);
    expect(again.entries.filter((entry) => 'backTo' in entry).length).toBeGreaterThan(2);
    expect(again.entries.filter((entry) => 'undo' in entry).length).toBeGreaterThan(0);
  });

  it('is told to every audience by round and Phase, and the feeds count on', () => {
    for (const seed of seeds) {
      const play = playWithTakeBacks(seed);
      const taken = play.entries.flatMap((entry, at) => ('backTo' in entry ? [at + 1] : []));
      for (const audience of AUDIENCES) {
        const told = play.toldByEntry(audience);
        const numbers = play.feed(audience).map(({ number }) => number);
        expect(numbers).toEqual(numbers.map((_, number) => number));
        for (const at of taken) {
          const { round, phase } = earlierState(play, at);
          const { lines = [] } = told[at] ?? {};
          const side = lines[0]?.params.side;
          expect(lines).toEqual([{ round, key: 'game-taken-back', params: { side, round, phase } }]);
          expect(['machine', 'revolutionaries']).toContain(side);
        }
      }
    }
  });

  it('opens no question in a revision that it has had, of whatever round', () => {
    let again = 0;
    for (const seed of seeds) {
      const play = begin(seed);
      const below = playerDice(seed);
      const answered: Answer[] = [];
      for (let times = 0; times < 6 && play.state.outcome === undefined; times++) {
        for (let said = 0; said < 80; said++) {
          const answer = randomAnswer(play, below);
          if (answer === undefined) break;
          const given = withRevision(play, answer);
          for (const { decision, rev } of answered)
            if (decision === given.decision && rev === given.rev)
              throw new Error(`seed ${seed}: ${decision} is open in the revision ${rev} once more`);
          answered.push(given);
          play.answer(given);
        }
        if (play.state.outcome !== undefined) break;
        const stale = itemAt(answered, answered.length - 1);
        play.takeBackTo('machine', earlierState(play, below(play.entries.length)));
        for (const { decision, seat } of answered)
          if (play.questions(seat).some(({ id }) => id === decision)) again++;
        expect(play.answer(stale)).toMatchObject({ ok: false });
      }
    }
    expect(again).toBeGreaterThan(0);
  });

  it('leaves nothing to undo, and undo goes no further back than to it', () => {
    const play = begin(1);
    const below = playerDice(1);
    playOn(play, below, 40);
    play.takeBackTo('machine', earlierState(play, 30));
    for (const { seat } of play.config.seats) {
      expect(play.undoLimit(seat)).toBe(0);
      expect(play.undo(seat)).toMatchObject({ code: 'nothing-to-undo' });
    }
    const taken = hashState(play.state);
    for (;;) {
      const answer = randomAnswer(play, below);
      if (answer === undefined) throw new Error('nothing can be undone');
      play.answer(answer);
      if (play.undoLimit(answer.seat) === 0) {
        play.takeBackTo('machine', earlierState(play, 30));
        continue;
      }
      expect(play.undoLimit(answer.seat)).toBe(1);
      expect(play.undo(answer.seat)).toBeUndefined();
      expect(play.undoLimit(answer.seat)).toBe(0);
      const random = { ...play.state.random, branch: 1 };
      expect(hashState({ ...play.state, random })).toBe(taken);
      return;
    }
  });

  it('rolls the die anew, in the branch of its own', () => {
    const results = new Set<boolean>();
    for (const seed of seeds) {
      const play = begin(seed);
      const below = playerDice(seed);
      for (;;) {
        const answer = randomAnswer(play, below);
        if (answer === undefined) break;
        const [entries, draws] = [play.entries.length, play.draws.length];
        play.answer(answer);
        if (play.state.outcome !== undefined) break;
        const first = play.draws[draws];
        if (first?.purpose !== 'escape-die') continue;
        play.takeBackTo('machine', earlierState(play, entries));
        const source = { ...play.state.random };
        const drawn = play.draws.length;
        expect(play.answer(answer)).toEqual({ ok: true });
        const second = itemAt(play.draws, drawn);
        expect(second.purpose).toBe('escape-die');
        expect(source.branch).toBeGreaterThan(0);
        expect(dieOf(source)).toBe(second.result);
        results.add(second.result === first.result);
      }
    }
    expect(results).toEqual(new Set([true, false]));
  });

  it('goes on the same when the game is put down after it', () => {
    const play = playWithTakeBacks(2);
    const straight = replay(rules, play.record());
    straight.takeNews();
    const text = writePosition(rules, straight.putDown());
    const taken = new Play(rules, readPosition(rules, text));
    const below = playerDice(5);
    for (let said = 0; said < 60; said++) {
      const answer = randomAnswer(straight, below);
      if (answer === undefined) break;
      const given = withRevision(straight, answer);
      expect(straight.answer(given)).toEqual({ ok: true });
      expect(taken.answer(given)).toEqual({ ok: true });
      straight.takeNews();
      taken.takeNews();
    }
    expect(writePosition(rules, taken.putDown())).toBe(writePosition(rules, straight.putDown()));
  });

  it('is refused once the game is over', () => {
    const play = begin(3);
    playOn(play, playerDice(3), 5000);
    expect(play.state.outcome).toBeDefined();
    const entries = play.entries.length;
    expect(play.takeBackTo('machine', earlierState(play, 3))).toMatchObject({ code: 'game-over' });
    expect(play.entries).toHaveLength(entries);
  });

  it('goes to a moment of this game alone', () => {
    const play = begin(1);
    expect(() => play.takeBackTo('machine', begin(2).state)).toThrow('never stood');
    expect(play.stateAfter(1)).toBeUndefined();
  });
});

describe('a record that goes back to nowhere', () => {
  it.each([1, 7, -1, 0.5, null])('is refused with the entry: %s', (backTo) => {
    const record = begin(1).record();
    const entries = [{ seat: 'machine', backTo } as Entry];
    expect(() => replay(rules, { ...record, entries })).toThrow(
      new ReplayError('entry 1 is refused: no-such-moment (R-INF-6)'),
    );
  });
});

function dieOf(source: GameState['random']): number | string {
  const faces = DICE['escape-die'];
  return itemAt(faces, drawBelow(source, 'escape-die', faces.length));
}
