import type { View } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { cardKnown, cardsInTheDark, cardsToConsider, knownCitizens } from './known.js';

const hero = {
  hero: 'finch',
  hand: ['art'],
  forfeited: ['science', 'commerce'],
  proof: { art: 'held', velvet: 'open', science: 'open', commerce: 'forfeited' },
} as unknown as View['heroes'][number];

it('counts what the Machine may consider and what it cannot tell', () => {
  expect(cardsToConsider(hero)).toBe(3);
  expect(cardsInTheDark(hero)).toBe(2);
});

it('sets the truth beside what the Machine can prove; the card laid is not forfeited', () => {
  expect(cardKnown(hero, 'art')).toEqual({ truth: 'held', isProven: true });
  expect(cardKnown(hero, 'velvet')).toEqual({ truth: 'held', isProven: false });
  expect(cardKnown(hero, 'science')).toEqual({ truth: 'forfeited', isProven: false });
  expect(cardKnown(hero, 'commerce')).toEqual({ truth: 'forfeited', isProven: true });
});

it('leaves out Districts where nobody is known', () => {
  const districts = [
    { district: 'art', citizens: [{ face: 'unidentified' }] },
    {
      district: 'velvet',
      citizens: [
        { face: 'identified', kind: 'noble' },
        { face: 'revealed', kind: 'traitor' },
      ],
    },
  ] as unknown as View['districts'];
  expect(knownCitizens({ districts })).toEqual([
    { district: 'velvet', identified: ['noble'], revealed: ['traitor'] },
  ]);
});
