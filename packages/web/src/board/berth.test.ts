import { assembleRules, CITY_PRESETS, openScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { findBerth, withBerths } from './berth.js';
import { boundsOf, boxOf, fitOf } from './geometry.js';

const MODULES = ['one-versus-many', 'bring-about-a-revolution'];
const STAGE = { width: 772, height: 564 };
const PHONE = { width: 390, height: 420 };

function viewWith(hero: string) {
  return openScenario(assembleRules(MODULES), {
    format: 1,
    name: 'The Hideout',
    modules: MODULES,
    phase: 'access',
    heroes: { finch: {}, fowler: {}, [hero]: {} },
  }).view('public');
}

describe('a District off the grid', () => {
  it('has its place where a Hero may go to it', () => {
    const hideout = withBerths(viewWith('julie'), [], STAGE).districts.find(
      ({ district }) => district === 'smugglers-hideout',
    );
    expect(hideout?.tile).toBeDefined();
  });

  it('is not shown where none may', () => {
    const { districts } = withBerths(viewWith('akira'), [], STAGE);
    expect(districts.map(({ district }) => district)).not.toContain('smugglers-hideout');
    expect(districts).toHaveLength(9);
  });

  it.each(
    CITY_PRESETS.flatMap(({ id, city }) => [
      [`${id} on a table`, city, STAGE] as const,
      [`${id} on a phone`, city, PHONE] as const,
    ]),
  )('lies clear of the City, which stays large: %s', (_, city, room) => {
    const berth = boxOf(findBerth(city, room));
    for (const tile of city) {
      const { x, y, width, height } = boxOf(tile);
      const isApart =
        berth.x >= x + width ||
        berth.x + berth.width <= x ||
        berth.y >= y + height ||
        berth.y + berth.height <= y;
      expect(isApart).toBe(true);
    }
    const scale = (fit: { readonly width: number; readonly height: number }) =>
      Math.min(room.width / fit.width, room.height / fit.height);
    const share = scale(fitOf(city, [findBerth(city, room)])) / scale(fitOf(city));
    expect(share, `${boundsOf(city).width} × ${boundsOf(city).height}`).toBeGreaterThan(0.8);
  });
});
