import { assembleRules, createConfig, itemAt, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { REVOLUTION } from '../../../../test/akira.js';
import { heroIndex } from '../../../../test/modules/playing.js';
import { play } from '../../../../test/play.js';
import { countBits } from '../../../model/queries.js';

describe('Julie Corvus', () => {
  it.each([
    [7, 1],
    [8, 0],
  ])('with %i Trust receives %i more [HERO-julie]', (trust, amount) => {
    play({
      modules: REVOLUTION,
      phase: 'heroes',
      turn: 'julie',
      step: 'action',
      event: 'the-countdown',
      heroes: { julie: { in: 'art', trust }, physician: {}, fowler: {} },
      steps: [
        { do: 'julie', picks: ['do gain-trust'] },
        { expect: { log: [{ key: 'trust-received', hero: 'julie', amount, discarded: 1 - amount }] } },
      ],
    });
  });

  it('starts in the Hideout with its card beside eight of nine, and 4 Trust in round 1 [HERO-julie, JUL-2, JUL-4]', () => {
    const rules = assembleRules(REVOLUTION);
    const heroes = ['julie', 'fowler', 'actress'];
    const g = startGame(rules, createConfig(rules, { seed: 'hideout', heroes, generator: 'fast' }));
    const { place, hand, forfeited, trust } = itemAt(g.state.heroes, heroIndex(g, 'julie'));
    const hideout = rules.places['smugglers-hideout'] ?? -1;
    expect([place, trust]).toEqual([hideout, 4]);
    expect(hand & (1 << hideout)).not.toBe(0);
    expect([countBits(hand), countBits(forfeited)]).toEqual([9, 1]);
  });
});
