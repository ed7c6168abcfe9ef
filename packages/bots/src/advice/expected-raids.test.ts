import { expect, it } from 'vitest';
import { openSituation } from '../../test/asked.js';
import { RULES as rules } from '../../test/situations.js';
import { advise } from './advice.js';

const ACTIVE = Array.from({ length: 4 }, () => 'artist identified');

it('a Raid is likelier where other Heroes stand than far away, and neither is sure', () => {
  const situation = openSituation({
    name: 'a card to the others and one far away',
    phase: 'access',
    bonds: 6,
    tracks: { discontent: 12, 'master-plan': 6 },
    riots: ['art'],
    event: 'night-patrols',
    heroes: {
      finch: { in: 'tower-of-law', trust: 5, hand: ['industrial', 'control-nexus'] },
      actress: { in: 'industrial', trust: 2 },
      fowler: { in: 'industrial', trust: 1 },
    },
    servants: {
      'lex-hecate': { in: 'science' },
      judgementor: { in: 'velvet' },
      phantasmer: { in: 'grand-citadel' },
    },
    districts: { science: { guards: 1, citizens: ACTIVE } },
  });
  const advice = advise(rules, situation, { level: 'engineer', limits: { iterations: 40 } });
  const chances = new Map(
    advice
      .flatMap(({ facts }) => facts)
      .filter(({ key }) => key.startsWith('advice.raid-'))
      .map(({ params }) => [params.district, Number(params.chance)]),
  );
  expect([...chances.keys()].sort()).toEqual(['control-nexus', 'industrial']);
  expect(chances.get('industrial')).toBeGreaterThan(chances.get('control-nexus') ?? 1);
  for (const chance of chances.values()) {
    expect(chance).toBeGreaterThan(0.02);
    expect(chance).toBeLessThan(0.98);
  }
});
