import { Dice, playGame, RandomMind } from '@great-machine/bots';
import { createConfig, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { GameCounter, newGameCounts } from '../statistics/index.js';
import { ablatableDirectives, ablatableEvents, BLANK, rulesFor, rulesWithBlank } from './ablation.js';

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
    expect(Object.keys(cityEvents[BLANK]).sort()).toEqual(['id', 'source', 'stack']);
    expect(cityEvents.disappearances).toBeUndefined();
    expect(Object.keys(directives)).toHaveLength(ablatableDirectives().length);
    expect(Object.keys(rulesWithBlank('pacify').directives[BLANK]).sort()).toEqual(['id', 'source']);
  });

  it('never advances the Master Plan in play', () => {
    const rules = rulesFor(ablatableEvents()[0]);
    const counts = newGameCounts(rules);
    for (let number = 0; number < 40; number++) {
      const config = createConfig(rules, { seed: `blank-${number}`, generator: 'fast' });
      const mind = new RandomMind(new Dice(`blank-${number}`));
      playGame(rules, config, { machine: mind, revolutionaries: mind }, new GameCounter(counts));
    }
    expect(counts.cityEvents[BLANK].revealed).toBeGreaterThan(0);
    expect(counts.cityEvents[BLANK].advanced).toBe(0);
  });

  it('is refused for a card that there is not', () => {
    expect(() => rulesWithBlank('no-such-card')).toThrow("there is no card 'no-such-card'");
  });
});
