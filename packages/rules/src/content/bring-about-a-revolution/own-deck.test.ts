import { assembleRules, type Game } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { REVOLUTION } from '../../../test/akira.js';
import { arrangeGame } from '../../../test/modules/playing.js';
import { enter } from '../../kernel/flow.js';
import type { Audience } from '../../model/module-view.js';
import { ownDecksIn } from '../../model/own-decks.js';
import { INVENTIONS } from './akira/invention-deck.js';
import { THEORIES } from './enkidu/theory-deck.js';
import { cardsOf, frameOfReturn, keepDeck, returnToBottom, useUp, viewOfDeck } from './own-deck.js';

const rules = assembleRules(REVOLUTION);
const withoutOwner = () => arrangeGame(rules, ['fowler', 'finch', 'actress']);
const theories = viewOfDeck(THEORIES);
const inventions = viewOfDeck(INVENTIONS);

/** Behavior and Chaos in Enkidu's hand, Emotion below the deck, Government gone. */
const LAID = { held: ['chaos', 'behavior'], bottom: ['emotion'], gone: ['government'] };

function withEnkidu(lists: Readonly<Record<string, readonly string[]>> = LAID): Game {
  const g = arrangeGame(rules, ['enkidu', 'finch', 'actress']);
  g.state.extra = { ...g.state.extra, theories: theories.words?.read(lists) };
  return g;
}

const lowest = () => 0;
const highest = (n: number) => n - 1;

describe('a deck of one Hero', () => {
  it('holds its cards in the same order, however they came [R-ENK-1]', () => {
    expect(cardsOf(withEnkidu(), THEORIES).held).toEqual(['behavior', 'chaos']);
  });

  it('is not there without its owner [REV-1]', () => {
    expect(theories.build(withoutOwner(), 'revolutionaries')).toBeUndefined();
    expect(theories.sample?.(withoutOwner(), undefined, lowest)).toBeUndefined();
  });

  it('is known in a view by its owner and the kind of its cards, among what other modules keep', () => {
    const g = withEnkidu();
    const extra = { theories: theories.build(g, 'machine'), others: { inHand: 2, gone: [] }, odd: [1] };
    const counted = { unseen: 3, atBottom: 1, inHand: 2, inDeck: 4, gone: ['government'] };
    const shown = { name: 'theories', owner: 'enkidu', card: 'theory', ...counted };
    expect(ownDecksIn(extra)).toEqual([shown]);
    expect(theories.deck).toEqual({ owner: 'enkidu', card: 'theory' });
    const [own] = ownDecksIn({ theories: theories.build(g, 'revolutionaries') });
    expect(own).toEqual({ ...shown, held: ['behavior', 'chaos'], bottom: ['emotion'] });
  });

  it.each([
    ['no lists', { unseen: 7 }],
    ['not all of them', { unseen: [], held: [] }],
    ['a word', 'chaos'],
    ['a list', ['chaos']],
  ])('is taken for nothing else that is kept under its name: %s', (_what, kept) => {
    const g = withEnkidu();
    g.state.extra = { ...g.state.extra, theories: kept };
    expect(() => cardsOf(g, THEORIES)).toThrow('no deck of one Hero');
    expect(() => theories.sample?.(g, kept, lowest)).toThrow('not of the theories');
  });

  it('is read from words and written in the same words', () => {
    const g = withEnkidu();
    expect(theories.words?.write(g.state.extra.theories)).toEqual({ ...LAID, held: ['behavior', 'chaos'] });
  });
});

describe('a world drawn from what is seen of a deck', () => {
  const drawn = (audience: Audience, below: (n: number) => number) => {
    const g = withEnkidu();
    return theories.sample?.(g, theories.build(g, audience), below);
  };

  it('is the deck itself for those who see the cards [R-INF-9]', () => {
    for (const below of [lowest, highest])
      expect(drawn('revolutionaries', below)).toEqual(cardsOf(withEnkidu(), THEORIES));
  });

  it('has as many cards everywhere for those who see their backs, none of them gone [R-INF-9]', () => {
    expect(drawn('machine', lowest)).toEqual({
      unseen: ['probability', 'relativity', 'sociological'],
      held: ['behavior', 'chaos'],
      bottom: ['emotion'],
      gone: ['government'],
    });
    expect(drawn('machine', highest)).toEqual({
      unseen: ['behavior', 'chaos', 'emotion'],
      held: ['relativity', 'sociological'],
      bottom: ['probability'],
      gone: ['government'],
    });
  });
});

describe('other names for cards of a deck', () => {
  it('are there for those who see their backs, for all that have not left the game [R-INF-9]', () => {
    const { extra } = withEnkidu().state;
    const renamed = theories.renameCards?.(extra.theories, highest, 'machine');
    expect(renamed?.card).toBe('theory');
    const left = THEORIES.cards.filter((card) => card !== 'government');
    expect([...(renamed?.names ?? [])]).toEqual(left.map((card, at) => [card, left[left.length - 1 - at]]));
  });

  it('are there before any card was drawn', () => {
    expect([...(theories.renameCards?.(undefined, lowest, 'public')?.names.keys() ?? [])]).toEqual(
      THEORIES.cards,
    );
  });

  it('are not there for those who see the cards', () => {
    expect(theories.renameCards?.(undefined, lowest, 'revolutionaries')).toBeUndefined();
    expect(inventions.renameCards?.(undefined, lowest, 'machine')).toBeUndefined();
  });
});

describe('what holds for every deck', () => {
  const faultOf = keepDeck(THEORIES);

  it('no deck without its owner', () => {
    const g = withoutOwner();
    expect(faultOf(g)).toBeUndefined();
    g.state.extra = { ...g.state.extra, theories: theories.words?.read({}) };
    expect(faultOf(g)).toBe('theories without enkidu');
  });

  it('every card in one place, after each way that a card can go', () => {
    const g = withEnkidu();
    expect(faultOf(g)).toBeUndefined();
    returnToBottom(g, THEORIES, 'chaos');
    useUp(g, THEORIES, 'behavior');
    expect(cardsOf(g, THEORIES)).toMatchObject({ held: [], bottom: ['emotion', 'chaos'] });
    expect(faultOf(g)).toBeUndefined();
  });

  it('no card lost, and none doubled', () => {
    const lay = (change: object) => {
      const g = withEnkidu();
      g.state.extra = { ...g.state.extra, theories: { ...cardsOf(g, THEORIES), ...change } };
      return faultOf(g);
    };
    const fault = 'a card of the theories is lost or doubled';
    expect(lay({ bottom: [] })).toBe(fault);
    expect(lay({ bottom: ['emotion', 'chaos'] })).toBe(fault);
    expect(lay({ bottom: ['chaos'] })).toBe(fault);
  });

  it('no more than 3 held, unless the Hero is asked which to return [ENK-3]', () => {
    const g = withEnkidu({ held: THEORIES.cards.slice(0, 4) });
    expect(faultOf(g)).toBe('4 of the theories are held');
    enter(g, frameOfReturn(INVENTIONS), {});
    expect(faultOf(g)).toBe('4 of the theories are held');
    enter(g, frameOfReturn(THEORIES), {});
    expect(faultOf(g)).toBeUndefined();
    expect(faultOf(withEnkidu({ held: THEORIES.cards.slice(0, 3) }))).toBeUndefined();
  });
});
