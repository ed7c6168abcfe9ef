import { assembleRules, createConfig, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { REVOLUTION } from '../../../../test/akira.js';
import { heroIndex, openKinds, optionTexts, say } from '../../../../test/modules/playing.js';
import { play } from '../../../../test/play.js';

describe('Akira Wagner', () => {
  it.each([
    [7, 1],
    [8, 0],
  ])('with %i Trust receives %i more, and acts last [HERO-akira]', (trust, amount) => {
    play({
      modules: REVOLUTION,
      phase: 'heroes',
      turn: 'physician',
      step: 'end',
      event: 'the-countdown',
      heroes: { akira: { trust }, physician: {}, fowler: {} },
      steps: [
        { expect: { state: { turn: 'akira' } } },
        { do: 'akira', picks: ['do gain-trust'] },
        { expect: { log: [{ key: 'trust-received', hero: 'akira', amount, discarded: 1 - amount }] } },
      ],
    });
  });

  it('starts in any Minor District, chosen before a card is forfeited [HERO-akira, REV-2]', () => {
    const rules = assembleRules(REVOLUTION);
    const heroes = ['akira', 'fowler', 'actress'];
    const g = startGame(rules, createConfig(rules, { seed: 'start', heroes, generator: 'fast' }));
    expect(openKinds(g)).toEqual(['start-choice']);
    expect(optionTexts(g, 'start-choice')).toEqual(
      ['art', 'science', 'commerce', 'industrial', 'velvet'].map((id) => `district ${id}`),
    );
    expect(g.state.heroes.map(({ forfeited }) => forfeited)).toEqual([0, 0, 0]);
    say(g, 'start-choice', 'district velvet');
    const { place, forfeited } = g.state.heroes[heroIndex(g, 'akira')] ?? {};
    expect(place).toBe(rules.places.velvet);
    expect(forfeited).not.toBe(0);
  });
});
