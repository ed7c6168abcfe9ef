import {
  AUDIENCES,
  createConfig,
  itemAt,
  LoggedPlay,
  playerDice,
  replay,
  verifyRecord,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { randomAnswer } from './leaks/recording.js';
import { rules } from './play.js';

function playOn(answers: number): LoggedPlay {
  const play = new LoggedPlay(rules, createConfig(rules, { seed: 'resigned', revolutionaries: 2 }));
  const below = playerDice(3);
  for (let said = 0; said < answers; said++) {
    const answer = randomAnswer(play, below);
    if (answer !== undefined) play.answer(answer);
  }
  return play;
}

describe.each([
  ['machine', 'revolutionaries'],
  ['revolutionary-2', 'machine'],
])('the side of %s gives the game up', (seat, winner) => {
  it('and the other side has won, as all hear', () => {
    const play = playOn(25);
    const heard = AUDIENCES.map((audience) => play.feed(audience).length);
    expect(play.resign(seat)).toBeUndefined();
    const outcome = { winner, how: 'resignation' };
    expect(play.state.outcome).toEqual(outcome);
    AUDIENCES.forEach((audience, at) => {
      const [entry, ...others] = play.feed(audience, heard[at]);
      expect(others).toEqual([]);
      expect(entry?.lines).toMatchObject([{ key: 'game-won', params: outcome }]);
      expect(play.view(audience).outcome).toEqual(outcome);
    });
    for (const one of play.config.seats) {
      expect(play.questions(one.seat)).toEqual([]);
      expect(play.undoLimit(one.seat)).toBe(0);
    }
    for (const invariant of rules.invariants) expect(invariant(play.look())).toBeUndefined();
  });

  it('once, and the record tells it', () => {
    const play = playOn(10);
    play.resign(seat);
    const record = JSON.parse(JSON.stringify(play.record()));
    expect(itemAt(record.entries, record.entries.length - 1)).toEqual({ seat, resigns: true });
    expect(verifyRecord(rules, record)).toBe('same');
    expect(replay(rules, record, 10).state.outcome).toBeUndefined();
    expect(play.resign(seat)).toMatchObject({ code: 'game-over' });
    expect(play.entries).toHaveLength(11);
  });
});

it('only those who play can give a game up', () => {
  const play = playOn(5);
  expect(play.resign('nobody')).toMatchObject({ code: 'not-your-decision' });
  expect(play.state.outcome).toBeUndefined();
});
