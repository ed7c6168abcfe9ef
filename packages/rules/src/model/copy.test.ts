import { describe, expect, it } from 'vitest';
import { assembleRules } from '../content/registry.js';
import { createConfig } from '../engine/config.js';
import { startGame } from '../engine/create.js';
import { addTo, itemAt, present } from '../kernel/checked.js';
import { copyState } from './copy.js';

describe('a copy of the state', () => {
  const rules = assembleRules();

  it('shares what modules keep, and lets each be replaced on its own', () => {
    const { state } = startGame(rules, createConfig(rules, { seed: 'copy' }));
    const leaflets = { deck: ['alms', 'pamphlet'] };
    state.extra.leaflets = leaflets;
    const copy = copyState(state);
    expect(copy.extra.leaflets).toBe(leaflets);
    copy.extra.leaflets = { deck: [] };
    copy.extra.tokens = 1;
    expect(state.extra).toEqual({ leaflets });
    expect(state.extra.leaflets).toBe(leaflets);
  });

  it('is not reached by changes of the original', () => {
    const { state } = startGame(rules, createConfig(rules, { seed: 'copy' }));
    const copy = copyState(state);
    const before = JSON.stringify(copy);
    itemAt(state.frames, 0).step++;
    Object.assign(itemAt(state.frames, 0).locals, { next: 3 });
    present(state.frames.at(-1)?.asks[0], 'question').rev++;
    itemAt(state.heroes, 0).trust++;
    addTo(state.guards, 0, 1);
    state.random.branch++;
    addTo(state.citizenPlace, 0, 1);
    state.extra.tokens = 2;
    expect(JSON.stringify(copy)).toBe(before);
  });
});
