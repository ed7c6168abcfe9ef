import { assembleRules, openScenario, type Side } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../i18n/words.js';
import { bagsOf, chanceInHand, lentCards } from './bags.js';

const MODULES = [
  'one-versus-many',
  'bring-about-a-revolution',
  'servants-of-the-machine',
  'chronoleon',
  'surveillance-zeppelin',
];
const words = wordsFor('en');

const play = openScenario(assembleRules(MODULES), {
  format: 1,
  name: 'What may still come',
  modules: MODULES,
  phase: 'machine',
  heroes: { enkidu: {}, finch: {}, fowler: {} },
  extra: { theories: { held: ['chaos', 'emotion'], gone: ['relativity'] } },
  tokens: {
    resistance: ['art art'],
    'resistance-discarded': ['velvet'],
    'surge-taken': ['chronoleon custody'],
    'direction-discarded': ['left'],
  },
});

const bagFor = (side: Side, of: string) => bagsOf(play.view(side), words).find((bag) => bag.of === of);
const left = (side: Side, of: string) => bagFor(side, of)?.left ?? [];

describe('what may still come', () => {
  it('is what lies nowhere', () => {
    expect(left('machine', 'resistance')).toHaveLength(7);
    expect(left('machine', 'direction')).not.toContain('left');
  });

  it('hides from the Heroes which Surge tokens were taken', () => {
    expect(left('machine', 'surge')).toHaveLength(9);
    expect(left('revolutionaries', 'surge')).toHaveLength(10);
  });

  it('leaves every Theory that has not left the game possible to the Great Machine', () => {
    expect(left('machine', 'theory')).toHaveLength(6);
    expect(left('revolutionaries', 'theory')).toHaveLength(4);
    const chanceFor = (side: Side) => {
      const bag = bagFor(side, 'theory');
      return bag && chanceInHand(play.view(side), bag);
    };
    expect(chanceFor('machine')).toBeCloseTo(1 / 3);
    expect(chanceFor('revolutionaries')).toBeUndefined();
  });

  it('shows the deck of a module that the page has never heard of', () => {
    const papers = {
      owner: 'finch',
      card: 'city-event',
      unseen: 5,
      atBottom: 0,
      inHand: 1,
      gone: ['parade'],
    };
    const view = { ...play.view('machine'), extra: { papers } };
    const bag = bagsOf(view, words).find(({ of }) => of === 'city-event');
    expect(bag?.title).toBe('City Events');
    expect(bag?.left).toEqual(words.ids('city-event').filter((id) => id !== 'parade'));
  });
});

it('weighs lent cards by how likely they were in hand', () => {
  const [finch, ...others] = play.view('machine').heroes;
  if (finch === undefined) throw new Error('no Heroes');
  const lender = {
    ...finch,
    hero: 'enkidu',
    cardsInHand: 1,
    proof: { art: 'held', velvet: 'open', science: 'open', commerce: 'forfeited' },
  } as const;
  const borrower = { ...finch, hero: 'finch', lentBy: 'enkidu', destination: undefined };
  const [lent] = lentCards({ heroes: [lender, borrower, ...others.slice(2)] });
  expect(lent).toMatchObject({ borrower: 'finch', lender: 'enkidu' });
  expect(lent?.chances).toEqual([
    { district: 'art', chance: 0.5 },
    { district: 'velvet', chance: 0.25 },
    { district: 'science', chance: 0.25 },
  ]);
});
