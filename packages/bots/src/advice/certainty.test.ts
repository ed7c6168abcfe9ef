import { present } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { ABDUCTIONS } from '../../test/advised-positions.js';
import { RULES as rules } from '../../test/situations.js';
import type { Prospect } from '../thinking/search/playout.js';
import { fateFacts, isWinning } from './certainty.js';
import { atMost, consider, ownProspect, type Weighed } from './consideration.js';
import { fact } from './fact.js';

const considered = present(consider(rules, ABDUCTIONS, {}), 'question to the Machine');

const weighed = (group: string, chance: number, fate: Prospect['fate']): Weighed => ({
  picks: [],
  group,
  chance,
  fate,
  answers: [],
  facts: () => [],
});
const factsOf = (one: Weighed, ...others: readonly Weighed[]) => fateFacts(considered, one, [one, ...others]);

it('an answer wins always or stops a loss by what became of the playouts', () => {
  const lost = weighed('lost', 0, 'lost');
  expect(factsOf(weighed('won', 1, 'won'), lost)).toEqual([fact('advice.wins-always', {})]);
  expect(factsOf(weighed('open', 0.4, 'open'), lost)).toEqual([
    fact('advice.stops-loss', { losing: 1, others: 1 }),
  ]);
});

it('an estimate of 0 or 100 % is no certainty', () => {
  const estimates = [weighed('best', 1, 'open'), weighed('worst', 0, 'open')] as const;
  expect(factsOf(...estimates)).toEqual([]);
  for (const one of estimates) expect(isWinning({ ...one, answers: [[]] })).toBe(false);
});

it('a win that must not be called better than another answer is not called certain', () => {
  expect(atMost(weighed('won', 1, 'won'), 0.6)).toMatchObject({ chance: 0.6, fate: 'open' });
  expect(atMost(weighed('won', 1, 'won'), 1).fate).toBe('won');
});

it('what the Machine has lost the Heroes have won', () => {
  const lost: Prospect = { chance: 0.001, fate: 'lost' };
  expect(ownProspect(considered, lost)).toEqual({ chance: 0, fate: 'lost' });
  expect(ownProspect({ ...considered, side: 'revolutionaries' }, lost)).toEqual({ chance: 1, fate: 'won' });
});
