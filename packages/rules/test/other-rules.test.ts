import {
  AUDIENCES,
  createConfig,
  type Entry,
  hashState,
  itemAt,
  LoggedPlay,
  Play,
  playerDice,
  RULES_VERSION,
  recordAnswer,
  verifyRecord,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { rules } from './play.js';

describe('a game that goes on under other rules', () => {
  const config = createConfig(rules, { seed: 'other-rules', heroes: 'random' });

  it('says so to everybody, with both versions', () => {
    const play = new LoggedPlay(rules, config);
    play.goOnUnderOtherRules('2', '3');
    const changed = { round: play.state.round, key: 'rules-changed', params: { from: '2', to: '3' } };
    for (const audience of AUDIENCES) expect(play.feed(audience).at(-1)?.lines).toEqual([changed]);
  });

  it('takes nothing back that was answered before', () => {
    const play = Play.begin(rules, config);
    const answered = config.seats.find(({ seat }) => {
      const [question] = play.questions(seat);
      if (question === undefined) return false;
      const picks = question.options.slice(0, 1).map(({ pick }) => pick);
      return picks.length > 0 && play.answer({ seat, decision: question.id, picks }).ok;
    });
    const seat = String(answered?.seat);
    expect(play.undoLimit(seat)).toBe(1);
    play.goOnUnderOtherRules('2', '3');
    expect(play.undoLimit(seat)).toBe(0);
    expect(play.undo(seat)).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('can be replayed from there, also where answers are taken back', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const play = Play.begin(rules, config);
      const below = playerDice(seed);
      const entries: Entry[] = [];
      /** An answer to the revision of the question that is open now, or the last one taken back. */
      const go = () => {
        const undoing = config.seats.find(({ seat }) => play.undoLimit(seat) > 0)?.seat;
        if (undoing !== undefined && below(3) === 0) {
          expect(play.undo(undoing)).toBeUndefined();
          entries.push({ seat: undoing, undo: true });
          return;
        }
        const asked = config.seats
          .flatMap(({ seat }) => play.questions(seat))
          .filter(({ awaited }) => awaited);
        const { seat, id, rev, options } = itemAt(asked, below(asked.length));
        const answer = { seat, decision: id, rev, picks: [itemAt(options, below(options.length)).pick] };
        expect(play.answer(answer)).toEqual({ ok: true });
        entries.push(recordAnswer(answer));
      };
      for (let before = 0; before < 10 + seed; before++) go();
      play.goOnUnderOtherRules('2', RULES_VERSION);
      const start = play.state;
      entries.length = 0;
      for (let after = 0; after < 40; after++) go();
      const record = { rulesVersion: RULES_VERSION, config: play.config, start, entries };
      expect(entries.some((entry) => 'undo' in entry)).toBe(true);
      expect(verifyRecord(rules, { ...record, hash: hashState(play.state) }), `seed ${seed}`).toBe('same');
    }
  });

  it('names the modules that it is played with now', () => {
    const play = Play.begin(rules, config);
    play.takeNews();
    const { state, ...position } = play.putDown();
    const modules = config.modules.map((module) => ({ ...module, version: module.version - 1 }));
    const older = new Play(rules, { ...position, state: { ...state, config: { ...config, modules } } });
    older.goOnUnderOtherRules('2', '3');
    expect(older.config.modules).toEqual(rules.modules);
  });
});
