import type { Advice } from '@great-machine/client';
import { itemAt, printPick } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { picksNamed } from '../../../rules/test/picks.js';
import { ABDUCTIONS, THIRD_RIOT } from '../../test/advised-positions.js';
import { openSituation } from '../../test/asked.js';
import { RULES as rules } from '../../test/situations.js';
import type { Situation } from '../thinking/mind.js';
import { advise } from './advice.js';
import { reviewAnswer } from './review.js';

const review = (situation: Situation, ...picks: string[]) =>
  reviewAnswer(rules, situation, picksNamed(rules, ...picks));
const textsOf = (advice: Advice | undefined) => advice?.picks.map(printPick);

describe('a review', () => {
  it('says what an answer lost against the best', () => {
    const { given, best, lost } = review(THIRD_RIOT, 'do gain-trust');
    expect(textsOf(given)).toEqual(['do gain-trust']);
    expect(textsOf(best)).toEqual(['do riot']);
    expect(lost).toBeGreaterThan(5);
    expect(given?.better).toBeCloseTo(-lost);
  });

  it('finds nothing lost in the best answer', () => {
    const { given, best, lost } = review(THIRD_RIOT, 'do riot');
    expect(given).toEqual(best);
    expect(lost).toBe(0);
  });

  it('judges an answer that no advice names', () => {
    expect(advise(rules, THIRD_RIOT).map(textsOf)).not.toContainEqual(['pass']);
    expect(textsOf(review(THIRD_RIOT, 'pass').given)).toEqual(['pass']);
  });

  it('does not know an answer that is not offered', () => {
    const { given, lost } = review(THIRD_RIOT, 'do central-square');
    expect(given).toBeUndefined();
    expect(lost).toBe(0);
  });

  it('judges a step of the Machine Phase by how the Phase goes on', () => {
    const good = review(ABDUCTIONS, 'servant judgementor', 'do abduct', 'citizen 5');
    expect(textsOf(good.given)).toEqual(['servant judgementor', 'do abduct', 'citizen 5']);
    expect(good.lost).toBe(0);
    const ended = review(ABDUCTIONS, 'end');
    expect(textsOf(ended.given)).toEqual(['end']);
    expect(ended.lost).toBeGreaterThan(0);
  });

  it('judges a card as what the whole team may make of it', () => {
    const situation = openSituation({
      name: 'a Hero to the lanterns',
      phase: 'access',
      tracks: { discontent: 14, 'master-plan': 11 },
      riots: ['velvet', 'commerce'],
      event: 'lantern-festival',
      heroes: {
        finch: { in: 'art', trust: 2, hand: ['art', 'science'] },
        veteran: { in: 'velvet', hand: ['velvet'] },
        fowler: { in: 'commerce', hand: ['commerce'] },
      },
    });
    const { given, best, lost } = review(situation, 'card science');
    expect(textsOf(given)?.[0]).toBe('card science');
    expect(textsOf(best)?.[0]).toBe('card art');
    expect(itemAt(best.facts, 0).key).toBe('advice.stops-loss');
    expect(lost).toBeGreaterThan(0);
  });
});
