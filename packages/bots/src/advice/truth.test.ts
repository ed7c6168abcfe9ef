import type { Advice } from '@great-machine/client';
import { itemAt, printPick } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { ABDUCTIONS, THIRD_RIOT } from '../../test/advised-positions.js';
import { RULES as rules } from '../../test/situations.js';
import { advise } from './advice.js';

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
