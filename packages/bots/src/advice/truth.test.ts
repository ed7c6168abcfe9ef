import type { Advice } from '@great-machine/client';
import { itemAt, present, printPick } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { ABDUCTIONS, THIRD_RIOT } from '../../test/advised-positions.js';
import { openSituation } from '../../test/asked.js';
import { RULES as rules } from '../../test/situations.js';
import { advise } from './advice.js';
import { consider } from './consideration.js';
import { preventionFact } from './facts.js';

const LITTLE = { level: 'engineer', limits: { iterations: 60 } } as const;

const textsOf = (advice: Advice | undefined) => advice?.picks.map(printPick);
const keysOf = ({ facts }: Advice) => facts.map(({ key }) => key);

it('a win that the rules leave no doubt of is told as one', () => {
  const [best, ...others] = advise(rules, THIRD_RIOT);
  expect(best).toMatchObject({ chance: 1, better: 0 });
  expect(best && keysOf(best)).toContain('advice.wins-now');
  for (const other of others) expect(other.chance).toBeLessThan(1);
});

it('what every playout has won is never told as 100 %', () => {
  const advice = advise(rules, ABDUCTIONS);
  const best = itemAt(advice, 0);
  expect(keysOf(best)).toContain('advice.wins-always');
  expect(best.chance).toBe(0.99);
});

it('the end of the Phase is not advised first where something gains', () => {
  expect(textsOf(advise(rules, ABDUCTIONS)[0])).not.toEqual(['end']);
});

it('what a plan does to the Master Plan in every world looked at is told as 99 % at most', () => {
  const facts = advise(rules, ABDUCTIONS, LITTLE).flatMap((one) => one.facts);
  const advances = facts.filter(({ key }) => key === 'advice.plan-advances');
  expect(advances.length).toBeGreaterThan(0);
  for (const { params } of advances) expect(params.chance).toBeLessThanOrEqual(0.99);
});

it('of a Riot to come, and of what an Event may be kept from, nothing is told as sure', () => {
  const situation = openSituation({
    name: 'a card for a Riot',
    phase: 'access',
    tracks: { discontent: 10, 'master-plan': 4 },
    riots: ['velvet'],
    event: 'lantern-festival',
    heroes: {
      finch: { in: 'art', trust: 5, hand: ['art', 'science'] },
      veteran: { in: 'velvet', hand: ['velvet'] },
      fowler: { in: 'commerce', hand: ['commerce'] },
    },
    districts: { art: { guards: 0, citizens: Array.from({ length: 3 }, () => 'artist identified') } },
  });
  const facts = advise(rules, situation, LITTLE).flatMap((one) => one.facts);
  expect(facts.map(({ key }) => key)).toContain('advice.riot-chance');
  const { world } = present(consider(rules, situation, LITTLE), 'question');
  expect(preventionFact(world, 1).params.chance).toBe(0.99);
  for (const { params } of facts)
    if (params.chance !== undefined) {
      expect(params.chance).toBeLessThanOrEqual(0.99);
      expect(params.chance).toBeGreaterThanOrEqual(0.01);
    }
});
