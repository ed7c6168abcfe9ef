import { assembleRules, buildView, createConfig, itemAt } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { playGame } from '../hosting/arena.js';
import { createMind } from '../thinking/minds/create.js';
import { tableOf } from '../worlds/table.js';
import { whereHeroesMayBe } from './where.js';

const rules = assembleRules();

it('tells where Heroes may be in every Machine Phase, and where they are once their cards lie open', () => {
  const config = createConfig(rules, { seed: 'where', generator: 'fast', city: 'random' });
  const minds = {
    machine: createMind(rules, 'journeyman', 'machine'),
    revolutionaries: createMind(rules, 'journeyman', 'heroes'),
  };
  let looked = 0;
  playGame(rules, config, minds, {
    moved(game) {
      if (game.state.phase !== 'machine' && game.state.phase !== 'heroes') return;
      const view = buildView(game, 'machine');
      const { marginals } = whereHeroesMayBe(rules, tableOf(config), view);
      game.state.heroes.forEach(({ chosen, cardOpen }, hero) => {
        const sum = itemAt(marginals, hero).reduce((total, chance) => total + chance, 0);
        expect(sum).toBeCloseTo(1, 9);
        if (chosen === undefined) return;
        expect(itemAt(marginals, hero)[chosen.district]).toBeGreaterThan(0);
        if (cardOpen) expect(itemAt(marginals, hero)[chosen.district]).toBeCloseTo(1, 9);
        looked++;
      });
    },
  });
  expect(looked).toBeGreaterThan(50);
});
