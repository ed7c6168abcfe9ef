import type { Fact } from '@great-machine/client';
import { itemAt, present } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { ABDUCTIONS, THIRD_RIOT } from '../../test/advised-positions.js';
import { openSituation } from '../../test/asked.js';
import { RULES as rules } from '../../test/situations.js';
import { advise, explainBest } from './advice.js';
import { consider } from './consideration.js';
import { speaksFor, tellingFirst, verdict } from './explanation.js';
import { fact } from './fact.js';

const LITTLE = { level: 'engineer', limits: { iterations: 60 } } as const;

const way = (price: number): Fact => fact('advice.cheapest-way', { price, captureChance: 0 });
const raid = (district: string, chance: number): Fact => fact('advice.raid-unlikely', { district, chance });
const action = (district: string): Fact => fact('advice.action-there', { action: 'riot', district });
const plan = (chance: number): Fact => fact('advice.plan-advances', { chance, to: 4 });

describe('the facts of an answer', () => {
  it('begin with those that speak for it, and end with those that speak for the one beside it', () => {
    const art = [raid('art', 0.2), action('art'), way(1)];
    const velvet = [raid('velvet', 0.1), action('velvet'), way(3)];
    expect(tellingFirst('revolutionaries', art, velvet)).toEqual([way(1), action('art'), raid('art', 0.2)]);
    expect(tellingFirst('revolutionaries', velvet, art)[0]).toEqual(raid('velvet', 0.1));
  });

  it('name what both have in common late', () => {
    const facts = tellingFirst('machine', [plan(0.5), way(2)], [plan(0.5)]);
    expect(facts.at(-2)).toEqual(plan(0.5));
  });

  it('speak for one side what they speak against for the other', () => {
    expect(verdict('machine', [plan(0.7)], [plan(0.5)], 3)).toEqual([]);
    expect(verdict('revolutionaries', [plan(0.7)], [plan(0.5)], 3)).toHaveLength(1);
  });

  it('speak for an answer only where there is something of what they count', () => {
    const discontent = (amount: number): Fact => fact('advice.discontent-rises', { amount, to: 18 });
    expect(verdict('revolutionaries', [discontent(1)], [], 0.4)).toEqual([]);
    expect(verdict('revolutionaries', [discontent(0)], [], 0.4)).toEqual([fact('advice.about-equal', {})]);
    expect(tellingFirst('revolutionaries', [discontent(0), action('art')], [])).toEqual([
      discontent(0),
      action('art'),
    ]);
  });

  it('say that two answers are about equal where none speaks for the first, or by how much playouts prefer it', () => {
    expect(verdict('machine', [plan(0.5)], [plan(0.5)], 0.4)).toEqual([fact('advice.about-equal', {})]);
    expect(verdict('machine', [plan(0.5)], [plan(0.5)], 4.2)).toEqual([
      fact('advice.plays-better', { amount: 4 }),
    ]);
  });
});

const ACCESS = openSituation({
  name: 'many cards',
  phase: 'access',
  bonds: 6,
  tracks: { discontent: 8, 'master-plan': 5 },
  event: 'parade',
  heroes: { finch: { in: 'art', trust: 5 }, actress: { in: 'velvet' }, fowler: { in: 'commerce' } },
});

it.each([
  ['a Riot', THIRD_RIOT],
  ['Abductions', ABDUCTIONS],
  ['cards', ACCESS],
])('every hint about %s says why it comes before the next', (_name, situation) => {
  const c = present(consider(rules, situation, LITTLE), 'question');
  const advice = advise(rules, situation, LITTLE);
  const explained = explainBest(c);
  expect(advice.length).toBeGreaterThan(1);
  advice.slice(0, -1).forEach(({ facts, chance }, at) => {
    const next = itemAt(explained, at + 1);
    const reasons = facts.filter((one) => speaksFor(c.side, one, next.facts));
    const conclusions = facts.filter(
      ({ key }) => key === 'advice.about-equal' || key === 'advice.plays-better',
    );
    expect(reasons.length + conclusions.length).toBeGreaterThan(0);
    if (conclusions[0]?.key === 'advice.about-equal') expect(100 * (chance - next.chance)).toBeLessThan(1);
  });
});
