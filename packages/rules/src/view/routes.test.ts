import { describe, expect, it } from 'vitest';
import { assembleRules, liveGame, openScenario, routesTo } from '../index.js';
import { itemAt } from '../kernel/checked.js';

const RULES = assembleRules();

function routesOf(trust: number, to: string, more: object = {}) {
  const play = openScenario(RULES, {
    format: 1,
    name: 'routes',
    phase: 'heroes',
    turn: 'fowler',
    city: ['AASSCC', 'GVQQTN', 'GVIITN'],
    event: 'the-countdown',
    heroes: { fowler: { in: 'art', trust, chosen: to } },
    districts: { art: { guards: 2 }, science: { guards: 0 } },
    ...more,
  });
  const g = liveGame(RULES, play.state);
  const hero = g.state.heroes.findIndex((one) => one.hero === 'fowler');
  return routesTo(
    g,
    hero,
    RULES.districts.findIndex(({ id }) => id === to),
  );
}

describe('routes of a Hero', () => {
  it('come cheapest first, with what is left [R-HER-7]', () => {
    const [first, second] = routesOf(5, 'commerce');
    expect(first).toEqual({
      districts: ['science', 'commerce'],
      exits: [
        { district: 'art', price: 2 },
        { district: 'science', price: 0 },
      ],
      price: 2,
      left: 3,
      captureChance: 0,
    });
    expect(second?.price).toBeGreaterThan(2);
  });

  it('say how likely the Hero is captured when Trust is short [HER-5]', () => {
    const first = itemAt(routesOf(1, 'commerce'), 0);
    expect(first.districts).toEqual(['science', 'commerce']);
    expect(first.left).toBe(0);
    expect(first.captureChance).toBeCloseTo(2 / 3);
  });

  it('count the surcharge of the first exit once [DIR-curfew]', () => {
    const first = itemAt(routesOf(5, 'commerce', { directives: { published: ['curfew'] } }), 0);
    expect(first.price).toBe(3);
  });

  it('have no step for a Hero who is there already [R-HER-1]', () => {
    expect(routesOf(3, 'art')).toEqual([{ districts: [], exits: [], price: 0, left: 3, captureChance: 0 }]);
  });
});
