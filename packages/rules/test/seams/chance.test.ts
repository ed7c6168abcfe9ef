import { type Game, heroAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { countCards, type Deck, drawCard, drawFrom, putToBottom } from '../../src/effects/bags.js';
import { chanceOf, type DieRoll, rollAgain } from '../../src/flow/dice.js';
import { rulesChangedBy } from '../modules/assemble.js';
import { arrangeGame, listen, playTurn, say } from '../modules/playing.js';

const [FINCH, FOWLER] = [0, 1];
const ART = 0;

/** Finch rolls two dice. */
const RULES = rulesChangedBy('two-dice', {
  hooks: {
    amounts: { dice: (_g, value, { hero }) => (hero === FINCH ? 2 : value) },
  },
});

function arrange(...faces: readonly string[]): Game {
  const g = arrangeGame(RULES, ['finch', 'fowler', 'physician']);
  g.state.random.forced = faces.map((result) => ({ purpose: 'assault-die', result }));
  return g;
}

describe('a roll of several dice', () => {
  it.each([
    [['2', '4'], false],
    [['shield', '2'], false],
    [['2', '3'], true],
  ])('of %j counts the worst, so that 3 Trust break the Guard: %j', (faces, success) => {
    const g = arrange(...faces);
    Object.assign(heroAt(g, FINCH), { place: ART, trust: 3, chosen: undefined, hand: 0 });
    const events = listen(g);
    playTurn(g, FINCH);
    say(g, 'hero-action', 'do attack', 'amount 3');
    expect(events.filter(({ event }) => event === 'die-rolled')).toHaveLength(2);
    expect(events).toContainEqual(expect.objectContaining({ event: 'attack-resolved', success }));
  });

  it('can be rolled again one by one', () => {
    const g = arrange('2');
    const roll: DieRoll = { hero: FINCH, die: 'assault-die', faces: ['3', 'shield'], face: 'shield' };
    rollAgain(g, roll, 1);
    expect(roll).toMatchObject({ faces: ['3', '2'], face: '3' });
  });

  it('of one die can be rolled again, too', () => {
    const g = arrange('2');
    const roll: DieRoll = { hero: FOWLER, die: 'assault-die', face: 'shield' };
    rollAgain(g, roll);
    expect(roll).toEqual({ hero: FOWLER, die: 'assault-die', face: '2' });
  });

  it('has the chances of two dice', () => {
    const g = arrange();
    const breaksWith3 = (hero: number) => chanceOf(g, hero, 'assault-die', (face) => Number(face) <= 3);
    expect(breaksWith3(FOWLER)).toBeCloseTo(3 / 6);
    expect(breaksWith3(FINCH)).toBeCloseTo((3 / 6) ** 2);
    expect(chanceOf(g, FINCH, 'assault-die', (face) => face === 'shield')).toBeCloseTo(1 - (5 / 6) ** 2);
    expect(chanceOf(g, FINCH, 'escape-die', (face) => face === 'running-man')).toBeCloseTo(1 / 9);
  });
});

describe('a bag', () => {
  it('gives what a scenario lays down, and keeps the rest', () => {
    const g = arrange();
    g.state.random.forced = [{ purpose: 'surge', result: 'custody' }];
    expect(drawFrom(g, 'surge', ['coercion', 'custody', 'custody'])).toEqual({
      drawn: 'custody',
      bag: ['coercion', 'custody'],
    });
    expect(g.irreversible).toBe(true);
  });
});

describe('a deck that is never shuffled again', () => {
  it('gives the cards at its bottom last, in their order', () => {
    const g = arrangeGame(RULES, ['finch', 'fowler', 'physician']);
    let deck: Deck = { unseen: ['jammer'], bottom: [] };
    for (const card of ['emitter', 'jump-pack']) deck = putToBottom(deck, card);
    expect(countCards(deck)).toBe(3);
    const drawn: string[] = [];
    while (countCards(deck) > 0) {
      const next = drawCard(g, 'invention', deck);
      drawn.push(next.drawn);
      ({ deck } = next);
    }
    expect(drawn).toEqual(['jammer', 'emitter', 'jump-pack']);
  });
});
