import { isOnGrid } from '@great-machine/client';
import { assembleRules, openScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { bridgesOf, crossingsOf, neighboursOf, pathOf, shortestWay } from './bridges.js';

const KEYSTONE = ['AASSCC', 'GVQQTN', 'GVIITN'];

function bridgesIn(city: readonly string[]) {
  const play = openScenario(assembleRules(), { format: 1, name: 'Bridges', phase: 'access', city });
  return bridgesOf(play.view('public').districts.filter(isOnGrid));
}

describe('bridges', () => {
  const bridges = bridgesIn(KEYSTONE);

  it('join two Districts wherever their cells touch', () => {
    const between = (a: string, b: string) =>
      bridges.filter(({ from, to }) => [from, to].includes(a) && [from, to].includes(b)).length;
    expect(between('art', 'science')).toBe(1);
    expect(between('grand-citadel', 'velvet')).toBe(2);
    expect(between('art', 'industrial')).toBe(0);
  });

  it('lead to every neighbour once', () => {
    expect([...neighboursOf(bridges, 'art')].sort()).toEqual(['grand-citadel', 'science', 'velvet']);
  });

  it('are crossed on the shortest way, in its direction', () => {
    const way = shortestWay(bridges, 'art', 'control-nexus');
    expect(way.at(-1)).toBe('control-nexus');
    expect(way).toHaveLength(3);
    const crossings = crossingsOf(bridges, { x: 60, y: 60 }, 'art', ['science', 'commerce', 'control-nexus']);
    expect(crossings).toEqual([
      { x: 240, y: 60, way: { x: 1, y: 0 } },
      { x: 480, y: 60, way: { x: 1, y: 0 } },
      { x: 660, y: 120, way: { x: 0, y: 1 } },
    ]);
    const back = crossingsOf(bridges, { x: 300, y: 60 }, 'science', ['art']);
    expect(back).toEqual([{ x: 240, y: 60, way: { x: -1, y: 0 } }]);
  });

  it('are crossed where they are nearer, if there are two', () => {
    const [upper] = crossingsOf(bridges, { x: 60, y: 150 }, 'grand-citadel', ['velvet']);
    const [lower] = crossingsOf(bridges, { x: 60, y: 330 }, 'grand-citadel', ['velvet']);
    expect([upper?.y, lower?.y]).toEqual([180, 300]);
  });

  it('lead nowhere without a way', () => {
    expect(shortestWay([], 'art', 'science')).toEqual([]);
    expect(crossingsOf([], { x: 0, y: 0 }, 'art', ['science'])).toEqual([]);
  });

  it('are straight parts of the path of a way', () => {
    const crossings = crossingsOf(bridges, { x: 60, y: 60 }, 'art', ['science']);
    expect(pathOf({ x: 60, y: 60 }, crossings, { x: 300, y: 60 })).toContain('226 60L254 60');
  });
});
