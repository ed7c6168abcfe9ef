import { itemAt, liveGame, openScenario, optionsOf, printPick, topFrame } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { RULES as rules } from '../../test/situations.js';
import { showPicks, type Weighed } from './consideration.js';
import { orderByWay } from './ways.js';

/** The steps of Finch, who may go anywhere for nothing, best first; the playouts speak against one of them. */
function stepsTo(chosen: string, disliked: string): readonly string[] {
  const { state } = openScenario(rules, {
    format: 1,
    name: 'open streets',
    phase: 'heroes',
    turn: 'finch',
    city: ['AASSCC', 'GVQQTN', 'GVIITN'],
    event: 'night-patrols',
    heroes: { finch: { in: 'art', trust: 2, chosen }, fowler: {}, physician: {} },
    districts: Object.fromEntries(rules.districts.map(({ id }) => [id, { guards: 0, broken: 2 }])),
  });
  const world = liveGame(rules, state);
  const decision = itemAt(topFrame(world).asks, 0);
  const steps = optionsOf(world, decision).map((pick): Weighed => {
    const picks = showPicks(world, [pick]);
    const group = picks.map(printPick).join();
    return {
      picks,
      group,
      chance: group === disliked ? 0.1 : 0.9,
      fate: 'open',
      answers: [[pick]],
      facts: () => [],
    };
  });
  return orderByWay({ world, decision }, steps).map(({ group }) => group);
}

it.each([
  ['commerce', 'to science'],
  ['industrial', 'to velvet'],
])('of ways to %s that cost the same the shortest is the best: %s', (chosen, first) => {
  expect(stepsTo(chosen, first)[0]).toBe(first);
});
