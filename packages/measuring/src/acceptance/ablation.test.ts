import { Dice, playGame, RandomMind } from '@great-machine/bots';
import {
  assembleRules,
  createConfig,
  type GameModule,
  itemAt,
  MODULES,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { GameCounter, newGameCounts } from '../statistics/index.js';
import { ablatableCards, BLANK, rulesFor, rulesWithBlank } from './ablation.js';

const deckOf = (blank?: string) => {
  const rules = rulesFor(blank);
  const { cityEvents, directives } = startGame(
    rules,
    createConfig(rules, { seed: 'decks', generator: 'fast' }),
  ).state;
  return {
    events: [cityEvents.current, ...cityEvents.deck, ...cityEvents.boxed],
    directives: [...directives.deck, ...directives.hand],
  };
};

describe('a blank card', () => {
  it('takes the place of its card in the same shuffle', () => {
    const swap = (cards: readonly unknown[], card: string) => cards.map((id) => (id === card ? BLANK : id));
    for (const card of ['parade', 'levy']) {
      expect(deckOf(card).events).toEqual(swap(deckOf().events, card));
      expect(deckOf(card).directives).toEqual(swap(deckOf().directives, card));
    }
  });

  it('does nothing: it has neither hooks nor Actions, and advances no Plan', () => {
    const { cityEvents, directives } = rulesWithBlank('disappearances');
    expect(Object.keys(itemAt(cityEvents, BLANK)).sort()).toEqual(['id', 'source', 'stack']);
    expect(cityEvents.disappearances).toBeUndefined();
    expect(Object.keys(directives)).toHaveLength(ablatableCards(rulesFor()).directive.length);
    expect(Object.keys(itemAt(rulesWithBlank('pacify').directives, BLANK)).sort()).toEqual(['id', 'source']);
  });

  it('never advances the Master Plan in play', () => {
    const rules = rulesFor(ablatableCards(rulesFor())['city-event'][0]);
    const counts = newGameCounts(rules);
    for (let number = 0; number < 40; number++) {
      const config = createConfig(rules, { seed: `blank-${number}`, generator: 'fast' });
      const mind = new RandomMind(new Dice(`blank-${number}`));
      playGame(rules, config, { machine: mind, revolutionaries: mind }, new GameCounter(counts));
    }
    expect(itemAt(counts.cityEvents, BLANK).revealed).toBeGreaterThan(0);
    expect(itemAt(counts.cityEvents, BLANK).advanced).toBe(0);
  });

  it('takes the place of a card that a module or a part of one brings, and of no other', () => {
    const source = { name: 'design', effect: 'design' } as const;
    const module: GameModule = {
      id: 'more-cards',
      version: 1,
      needs: ['one-versus-many'],
      directives: [{ id: 'own', source, hooks: {} }],
      parts: [{ directives: [{ id: 'of-a-part', source, hooks: {} }] }],
      partsFor: () => [{ cityEvents: [{ id: 'of-an-option', source, stack: 2, planAdvances: () => true }] }],
    };
    const registry = [...MODULES, module];
    const rules = assembleRules(
      registry.map(({ id }) => id),
      registry,
    );
    const { 'city-event': events, directive: directives } = ablatableCards(rules);
    expect(directives).toEqual(expect.arrayContaining(['levy', 'own', 'of-a-part']));
    expect(events).toContain('of-an-option');
    expect(events.filter((card) => itemAt(rules.cityEvents, card).stack === 'last')).toEqual([]);
    for (const card of ['own', 'of-a-part', 'of-an-option']) {
      const { cards } = rulesWithBlank(card, registry);
      const all = [...events, ...directives].filter((other) => other !== card);
      const left = ['city-event', 'directive'].flatMap((kind) => Object.keys(itemAt(cards, kind)));
      expect(left).toEqual(expect.arrayContaining([...all, BLANK]));
      expect(left).not.toContain(card);
    }
  });

  it('is refused for a card that there is not', () => {
    expect(() => rulesWithBlank('no-such-card')).toThrow("there is no card 'no-such-card'");
  });
});
