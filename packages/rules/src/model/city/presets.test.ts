import { describe, expect, it } from 'vitest';
import { whyNotLegal } from './legality.js';
import { CITY_PRESETS } from './presets.js';
import { canRepositionAny } from './reposition.js';
import { cityKey, normaliseCity } from './tile.js';

describe('presets', () => {
  it.each(CITY_PRESETS.map(({ id, city }) => [id, city] as const))(
    '%s is a normalised legal City of nine movable Districts [R-GEO-3, R-GEO-5, R-GEO-7]',
    (_, city) => {
      expect(city).toHaveLength(9);
      expect(whyNotLegal(city)).toBeUndefined();
      expect(normaliseCity(city)).toBe(city);
      expect(canRepositionAny(city)).toBe(true);
    },
  );

  it('differ from each other [R-GEO-5]', () => {
    expect(CITY_PRESETS.length).toBeGreaterThanOrEqual(8);
    expect(new Set(CITY_PRESETS.map(({ id }) => id)).size).toBe(CITY_PRESETS.length);
    expect(new Set(CITY_PRESETS.map(({ city }) => cityKey(city))).size).toBe(CITY_PRESETS.length);
  });
});
