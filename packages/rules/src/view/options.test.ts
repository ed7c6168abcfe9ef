import { assembleRules, oneVersusMany, openScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { mayPick, speaksFor } from '../model/seats.js';
import { explainPick } from './options.js';

const rules = assembleRules([oneVersusMany]);

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
  it('are those of the actors for whom it speaks, and of nobody else [R-INF-6]', () => {
    const play = openAccess();
    const actors = (seat: string) => play.options(seat).map(({ actor }) => actor);
    expect(actors('ann')).toEqual(['finch', 'fowler']);
    expect(actors('bob')).toEqual(['fowler', 'physician']);
    expect(actors('machine')).toEqual([]);
    expect(actors('stranger')).toEqual([]);
    expect(speaksFor(play.look(), 'stranger', 'finch')).toBe(false);
  });

  it('have the draft in words, and "ready" for the seat itself alone [R-ACC-1, R-SET-1]', () => {
    const play = openAccess();
    const fowlers = (seat: string) => play.options(seat).find(({ actor }) => actor === 'fowler')!;
    expect(fowlers('ann').draft).toEqual([]);
    play.answer({ seat: 'ann', decision: fowlers('ann').decision, picks: ['card science'] });
    for (const seat of ['ann', 'bob']) {
      expect(fowlers(seat).draft).toEqual(['card science']);
      expect(fowlers(seat).options.map(({ pick }) => pick)).toContain(`ready ${seat}`);
      expect(fowlers(seat).options.filter(({ pick }) => pick.startsWith('ready'))).toHaveLength(1);
    }
    expect(mayPick('ann', { pick: 'card', of: 1 })).toBe(true);
  });

  it('mean at least the rule of their question', () => {
    const g = openAccess().look();
    const [decision] = g.state.frames.at(-1)!.asks;
    const plain = { ...rules.decisions[decision.kind], explain: undefined, rule: 'ACC-1' };
    const silent = { ...g, rules: { ...rules, decisions: { [decision.kind]: plain } } };
    expect(explainPick(silent, decision, { pick: 'card', of: 0 })).toEqual({ rule: 'ACC-1' });
  });
});
