import { createMind, Dice, playGame, RandomMind } from '@great-machine/bots';
import {
  assembleRules,
  copyState,
  createConfig,
  type GameModule,
  itemAt,
  liveGame,
  MODULES,
  openScenario,
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
    const ids = registry.map(({ id }) => id);
    const rules = assembleRules(ids, registry);
    const { 'city-event': events, directive: directives } = ablatableCards(rules);
    expect(directives).toEqual(expect.arrayContaining(['levy', 'own', 'of-a-part']));
    expect(events).toContain('of-an-option');
    expect(events.filter((card) => itemAt(rules.cityEvents, card).stack === 'last')).toEqual([]);
    for (const card of ['own', 'of-a-part', 'of-an-option']) {
      const { cards } = rulesWithBlank(card, ids, registry);
      const all = [...events, ...directives].filter((other) => other !== card);
      const left = ['city-event', 'directive'].flatMap((kind) => Object.keys(itemAt(cards, kind)));
      expect(left).toEqual(expect.arrayContaining([...all, BLANK]));
      expect(left).not.toContain(card);
    }
  });

  it('leaves the modules of the game as they are', () => {
    const all = MODULES.map(({ id }) => id);
    for (const modules of [undefined, ['one-versus-many', 'surveillance-zeppelin'], all])
      expect(rulesFor('parade', modules).modules).toEqual(rulesFor(undefined, modules).modules);
    expect(rulesFor('parade').modules.map(({ id }) => id)).toEqual(['one-versus-many']);
  });

  describe('of a module', () => {
    const all = MODULES.map(({ id }) => id);
    const cards = ablatableCards(rulesFor(undefined, all));

    it('is there for each Invention, Theory and Surge token, and for both Improvements of a Servant', () => {
      expect([cards.invention.length, cards.theory.length, cards.surge.length]).toEqual([7, 7, 5]);
      expect(cards.improvement).toEqual(
        ['lex-hecate', 'judgementor', 'chronoleon'].flatMap((servant) => [`${servant}-1`, `${servant}-2`]),
      );
      const core = ablatableCards(rulesFor());
      expect([core.invention, core.theory, core.surge, core.improvement]).toEqual([[], [], [], []]);
    });

    it('keeps its name and its place', () => {
      for (const kind of ['invention', 'theory', 'surge'] as const)
        for (const card of cards[kind]) {
          const { cards: blanked } = rulesFor(card, all);
          expect(Object.keys(blanked[kind] ?? {})).toEqual(cards[kind]);
          const blank = Object.values(blanked).flatMap((ofKind) =>
            Object.values(ofKind).filter(({ isBlank }) => isBlank),
          );
          expect(blank.map(({ id }) => id)).toEqual([card]);
        }
    });

    /** Games of journeymen with this card blank. */
    const usesWithout = (card: string, hero: string) => {
      const rules = rulesFor(card, all);
      const counts = newGameCounts(rules);
      for (const seed of ['one', 'two']) {
        const config = createConfig(rules, { seed, generator: 'fast', city: 'random', including: [hero] });
        const mind = (side: string) => createMind(rules, 'journeyman', `${seed} ${side}`);
        const minds = { machine: mind('machine'), revolutionaries: mind('heroes') };
        playGame(rules, config, minds, new GameCounter(counts));
      }
      return counts;
    };

    it.each([
      ['empathizer', 'akira', 'invention-used', 'invention-drawn'],
      ['relativity', 'enkidu', 'theory-applied', 'theory-drawn'],
      ['deterrence', 'julie', 'surge-given', 'surge-taken'],
    ] as const)('%s is never of use in play', (card, hero, use, drawn) => {
      const { moduleUses, moduleEvents } = usesWithout(card, hero);
      expect(moduleEvents[drawn]?.times).toBeGreaterThan(0);
      expect(moduleUses[use][card]).toEqual({ available: 0, taken: 0 });
      expect(Object.values(moduleUses[use]).some(({ available }) => available > 0)).toBe(true);
    });

    it('takes an ability from its Servant, and leaves I in effect where II is blank', () => {
      const waysWith = (blank: string | undefined, tokens: number) => {
        const rules = rulesFor(blank, ['one-versus-many', 'servants-of-the-machine']);
        const installed = Array.from({ length: tokens }, () => 'lex-hecate');
        const { state } = openScenario(rules, {
          format: 1,
          name: `Lex Hecate with ${tokens}`,
          modules: ['one-versus-many', 'servants-of-the-machine'],
          phase: 'machine',
          heroes: { finch: {}, fowler: {}, physician: {} },
          tokens: { 'improvement-installed': installed },
        });
        const game = liveGame(rules, copyState(state));
        return rules.servantWays.flatMap(({ id, districts }) =>
          game.state.servants.some((_, servant) => districts(game, servant).length > 0) ? [id] : [],
        );
      };
      expect([1, 2].map((tokens) => waysWith(undefined, tokens))).toEqual([
        ['lex-hecate-1'],
        ['lex-hecate-2'],
      ]);
      expect([1, 2].map((tokens) => waysWith('lex-hecate-1', tokens))).toEqual([[], ['lex-hecate-2']]);
      expect([1, 2].map((tokens) => waysWith('lex-hecate-2', tokens))).toEqual([
        ['lex-hecate-1'],
        ['lex-hecate-1'],
      ]);
    });
  });

  it('is refused for a card that there is not', () => {
    expect(() => rulesWithBlank('no-such-card')).toThrow("there is no card 'no-such-card'");
  });
});
