import { RIOT_STAGE } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { levelsOf, type Place, SURROUNDINGS } from './surroundings.js';

describe('what surrounds the table', () => {
  it('is another for each side and each Phase', () => {
    const phases = ['opening', 'access', 'machine', 'heroes', 'closing', 'over'];
    const places = Object.keys(SURROUNDINGS) as Place[];
    for (const place of places) {
      const heard = phases.map((phase) => JSON.stringify(levelsOf(place, phase, 0)));
      expect(new Set(heard).size).toBe(phases.length);
    }
    const inAccess = places.map((place) => JSON.stringify(levelsOf(place, 'access', 0)));
    expect(new Set(inAccess).size).toBe(places.length);
  });

  it('has a crowd that grows with Discontent', () => {
    const crowds = [0, 6, 12, RIOT_STAGE].map((discontent) => levelsOf('heroes', 'heroes', discontent).crowd);
    expect(crowds).toEqual([0, 1 / 3, 2 / 3, 1]);
  });

  it('is that of the opening in a Phase that a module brings', () => {
    expect(levelsOf('machine', 'uprising', 3)).toEqual(levelsOf('machine', 'opening', 3));
  });
});
