import { assembleRules, createConfig, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { advancePlan, moveTrack, win } from './tracks.js';

const rules = assembleRules();

function gameAt(discontent: number, masterPlan = 2) {
  const g = startGame(rules, createConfig(rules, { seed: 'tracks' }));
  g.state.tracks = { discontent, 'master-plan': masterPlan };
  g.events = [];
  return g;
}

describe('a track', () => {
  it.each([
    [1, -3, 0],
    [0, -1, 0],
    [16, 5, 18],
    [4, 0, 4],
  ])('from %i, moved by %i, ends at %i and never beyond its ends [TRK-1, R-TRK-5]', (from, steps, to) => {
    const g = gameAt(from);
    moveTrack(g, 'discontent', steps, 'TRK-1');
    expect(g.state.tracks.discontent).toBe(to);
  });

  it('may have no consequences of its own', () => {
    const g = gameAt(0);
    const quiet = { ...rules, tracks: { ...rules.tracks, hope: { id: 'hope', max: 2, startsAt: () => 0 } } };
    g.state.tracks = { ...g.state.tracks, hope: 0 };
    moveTrack({ ...g, rules: quiet }, 'hope', 5, 'TRK-1');
    expect(g.state.tracks.hope).toBe(2);
  });

  it('decides the game once: nothing is told after it [R-TRK-5]', () => {
    const g = gameAt(0, 11);
    advancePlan(g, 'the-countdown');
    expect(g.state.outcome).toMatchObject({ winner: 'machine' });
    const told = g.events?.length ?? 0;
    win(g, 'revolutionaries', 'too-late');
    expect(g.state.outcome).toMatchObject({ winner: 'machine' });
    expect(g.events).toHaveLength(told);
  });
});
