import { describe, expect, it } from 'vitest';
import { assembleRules, MODULES } from '../content/registry.js';
import { createConfig } from '../engine/config.js';
import { playerDice } from '../engine/random-player.js';
import { drawModules } from './draw-modules.js';
import { chooseModules } from './modules.js';
import type { GameModule } from './rules.js';

const NEEDY: readonly GameModule[] = [
  { id: 'game', version: 1, isGame: true },
  {
    id: 'base',
    version: 1,
    needs: ['game'],
    options: { side: { values: ['left', 'right'], usual: 'left' } },
  },
  { id: 'tower', version: 1, needs: ['base'] },
];

describe('modules by chance', () => {
  it('can be played, with any of their options, and all of them come', () => {
    const draw = playerDice(7);
    const seen = new Set<string>();
    for (let at = 0; at < 60; at++) {
      const drawn = drawModules(NEEDY, draw);
      expect(chooseModules(NEEDY, drawn)).toEqual(drawn);
      seen.add(drawn.map(({ id, options }) => `${id}${options.side ?? ''}`).join(' '));
    }
    expect([...seen].sort()).toEqual([
      'game',
      'game baseleft',
      'game baseleft tower',
      'game baseright',
      'game baseright tower',
    ]);
  });

  it('can start wherever the table starts, with the options of the game too', () => {
    const draw = playerDice(3);
    const seen = new Set<string>();
    for (let at = 0; at < 300; at++) {
      const rules = assembleRules(drawModules(MODULES, draw));
      for (const masterPlan of [1, 2, 3, 4]) createConfig(rules, { seed: 'drawn', masterPlan });
      for (const { options } of rules.modules)
        for (const [name, value] of Object.entries(options)) seen.add(`${name} ${value}`);
    }
    const all = MODULES.flatMap(({ options = {} }) =>
      Object.entries(options).flatMap(([name, { values, usual, silentIfUsual }]) =>
        values.filter((value) => !silentIfUsual || value !== usual).map((value) => `${name} ${value}`),
      ),
    );
    expect(all.filter((option) => !seen.has(option))).toEqual([]);
  });

  it('are those that are shipped', () => {
    const drawn = drawModules(MODULES, () => 0);
    expect(drawn.map(({ id }) => id)).toEqual(MODULES.map(({ id }) => id));
  });
});
