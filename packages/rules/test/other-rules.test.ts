import { AUDIENCES, createConfig, LoggedPlay, Play } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { rules } from './play.js';

describe('a game that goes on under other rules', () => {
  const config = createConfig(rules, { seed: 'other-rules', heroes: 'random' });

  it('says so to everybody, with both versions', () => {
    const play = new LoggedPlay(rules, config);
    play.goOnUnderOtherRules('2', '3');
    const changed = { key: 'rules-changed', params: { from: '2', to: '3' } };
    for (const audience of AUDIENCES) expect(play.feed(audience).at(-1)?.lines).toEqual([changed]);
  });

  it('takes nothing back that was answered before', () => {
    const play = Play.begin(rules, config);
    const answered = config.seats.find(({ seat }) => {
      const [question] = play.questions(seat);
      const pick = question?.options[0]?.pick;
      return pick !== undefined && play.answer({ seat, decision: question.id, picks: [pick] }).ok;
    });
    const seat = String(answered?.seat);
    expect(play.undoLimit(seat)).toBe(1);
    play.goOnUnderOtherRules('2', '3');
    expect(play.undoLimit(seat)).toBe(0);
    expect(play.undo(seat)).toMatchObject({ code: 'nothing-to-undo' });
  });
});
