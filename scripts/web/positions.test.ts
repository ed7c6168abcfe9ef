import { assembleRules, openScenario, type Scenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { POSITIONS } from './positions.js';
import { STAGED_MOMENTS } from './staged-positions.js';

const positions: readonly (readonly [string, Scenario])[] = [
  ...Object.entries(POSITIONS),
  ...Object.entries(STAGED_MOMENTS).map(([moment, { position }]) => [moment, position] as const),
];

describe('the positions of pictures and browser tests', () => {
  it.each(positions)('can come about in a game: %s', (_, scenario) => {
    const play = openScenario(assembleRules(scenario.modules), scenario);
    expect(play.view('public').round).toBeGreaterThan(0);
  });
});
