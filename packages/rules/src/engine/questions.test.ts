import { assembleRules, itemAt, openScenario, present, topFrame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { picksNamed } from '../../test/picks.js';
import { seatOf } from '../../test/seats.js';
import { mayPick, speaksFor } from '../model/seats.js';
import { explainPick } from './questions.js';

const rules = assembleRules();

/** Ann speaks for two Heroes, Bob for the third and for one of hers. */
const openAccess = () =>
  openScenario(rules, {
    format: 1,
    name: 'who may answer',
    phase: 'access',
    event: 'the-countdown',
    revolutionaries: 2,
    seats: { ann: ['finch', 'fowler'], bob: ['physician', 'fowler'] },
    heroes: { finch: { forfeited: ['art'] }, fowler: {}, physician: {} },
  });

describe('the options of a seat', () => {
  it('are those of the actors for whom it speaks, and of no others [R-INF-6]', () => {
    const play = openAccess();
    const actors = (seat: string) => play.questions(seat).map(({ actor }) => actor);
    expect(actors('ann')).toEqual(['finch', 'fowler']);
    expect(actors('bob')).toEqual(['fowler', 'physician']);
    expect(actors('machine')).toEqual([]);
    expect(actors('stranger')).toEqual([]);
    expect(speaksFor(play.look(), 'stranger', 'finch')).toBe(false);
  });

  it('have the draft, and "ready" for the seat itself alone [R-ACC-1, R-SET-1]', () => {
    const play = openAccess();
    const fowlers = (seat: string) =>
      present(
        play.questions(seat).find(({ actor }) => actor === 'fowler'),
        'question',
      );
    expect(fowlers('ann').draft).toEqual([]);
    const science = picksNamed(rules, 'card science');
    play.answer({ seat: 'ann', decision: fowlers('ann').id, picks: science });
    for (const seat of ['ann', 'bob']) {
      expect(fowlers(seat)).toMatchObject({ seat, draft: science, rev: 1 });
      const ready = fowlers(seat).options.filter(({ pick }) => pick.pick === 'ready');
      expect(ready.map(({ pick }) => pick)).toEqual([{ pick: 'ready', names: 'seat', of: seat }]);
    }
    expect(mayPick('ann', { pick: 'card', of: 1 })).toBe(true);
  });

  it('mean at least the rule of their question', () => {
    const g = openAccess().look();
    const decision = itemAt(topFrame(g).asks, 0);
    const plain = { ...itemAt(rules.decisions, decision.kind), explain: undefined, rule: 'ACC-1' };
    const silent = { ...g, rules: { ...rules, decisions: { [decision.kind]: plain } } };
    expect(explainPick(silent, decision, { pick: 'card', of: 0 })).toEqual({ rule: 'ACC-1' });
  });
});

describe('what an option means and whether it is final', () => {
  const inTheMachinePhase = () =>
    openScenario(rules, { format: 1, name: 'lazy', phase: 'machine', event: 'the-countdown', bonds: 12 });

  it('is not computed before it is read', () => {
    const asked: string[] = [];
    const sound = itemAt(rules.decisions, 'machine-phase');
    const told = {
      ...sound,
      explain: (...[g, decision, pick]: Parameters<NonNullable<typeof sound.explain>>) => {
        asked.push(pick.pick);
        return sound.explain?.(g, decision, pick) ?? { rule: sound.rule };
      },
    };
    const play = openScenario(
      { ...rules, decisions: { ...rules.decisions, 'machine-phase': told } },
      { format: 1, name: 'lazy', phase: 'machine', event: 'the-countdown', bonds: 12 },
    );
    asked.length = 0;
    const { options } = itemAt(play.questions('machine'), 0);
    expect(options.length).toBeGreaterThan(3);
    expect(asked).toEqual([]);
    const { pick, meaning } = itemAt(options, 0);
    expect(meaning.rule).toBeDefined();
    expect(asked).toEqual([pick.pick]);
  });

  it('goes with the options wherever they are written down', () => {
    const [{ options }] = JSON.parse(JSON.stringify(inTheMachinePhase().questions('machine')));
    for (const option of options) expect(Object.keys(option)).toEqual(['pick', 'meaning', 'final']);
  });

  it('agrees with what may be undone afterwards, and reading it changes nothing [R-INF-6]', () => {
    const play = inTheMachinePhase();
    const before = JSON.stringify(play.state);
    const finals = play.questions('machine').flatMap(({ id, options }) =>
      options.map(({ pick, final }) => {
        const other = inTheMachinePhase();
        expect(other.answer({ seat: 'machine', decision: id, picks: [pick] }).ok).toBe(true);
        expect(final, JSON.stringify(pick)).toBe(other.undoLimit('machine') === 0);
        return final;
      }),
    );
    expect(new Set(finals)).toEqual(new Set([true, false]));
    expect(JSON.stringify(play.state)).toBe(before);
  });

  it('is known where dice would be rolled for which no result is laid down', () => {
    const play = openScenario(rules, {
      format: 1,
      name: 'no result laid down',
      phase: 'heroes',
      turn: 'finch',
      step: 'action',
      event: 'the-countdown',
      heroes: { finch: { in: 'art', trust: 4 } },
      draws: {},
    });
    const seat = seatOf(play, 'finch');
    const question = itemAt(play.questions(seat), 0);
    expect(play.answer({ seat, decision: question.id, picks: picksNamed(rules, 'do attack') }).ok).toBe(true);
    const stakes = itemAt(play.questions(seat), 0).options.filter(({ pick }) => pick.pick === 'amount');
    expect(stakes.map(({ final }) => final)).toEqual(stakes.map(() => true));
    expect(stakes.length).toBeGreaterThan(1);
  });
});
