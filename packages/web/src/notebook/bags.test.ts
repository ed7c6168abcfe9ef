import {
  assembleRules,
  type LoggedPlay,
  openScenario,
  type PickView,
  type Scenario,
  type Side,
  seatsOf,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../i18n/use-words.js';
import { bagsOf, chanceInHand, lentCards } from './bags.js';

const MODULES = [
  'one-versus-many',
  'bring-about-a-revolution',
  'servants-of-the-machine',
  'chronoleon',
  'surveillance-zeppelin',
];
const words = wordsFor('en');

const RULES = assembleRules(MODULES);
const play = openScenario(RULES, {
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

  it('keeps the known bottom of a deck in its order, even where nothing else is left', () => {
    const bottom = ['chaos', 'behavior'];
    const gone = ['emotion', 'government', 'probability', 'relativity', 'sociological'];
    const lying = openScenario(RULES, {
      format: 1,
      name: 'A known bottom',
      modules: MODULES,
      heroes: { enkidu: {}, finch: {}, fowler: {} },
      extra: { theories: { bottom, gone } },
    });
    const bagOf = (side: Side) => bagsOf(lying.view(side), words).find(({ of }) => of === 'theory');
    expect(bagOf('revolutionaries')).toMatchObject({ left: [], bottom });
    expect(bagOf('machine')?.bottom).toEqual([]);
    expect(bagOf('machine')?.left).toEqual(['behavior', 'chaos']);
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

/** The Fowler goes by a card of Enkidu, of whose nine four were shown in earlier rounds. */
function openLoan(position: Partial<Scenario>): LoggedPlay {
  const shown = ['art', 'science', 'commerce', 'industrial'].map((district, at) => ({
    hero: 'enkidu',
    round: at + 1,
    what: 'shown' as const,
    district,
  }));
  return openScenario(RULES, {
    format: 1,
    name: 'A lent card',
    modules: MODULES,
    round: 6,
    event: 'the-countdown',
    accessFacts: shown,
    ...position,
    heroes: {
      enkidu: { in: 'art', chosen: 'art', forfeited: ['velvet'] },
      fowler: { in: 'science', chosen: 'science', lentBy: 'enkidu' },
      finch: {},
    },
  });
}

function say(play: LoggedPlay, kind: string, pick: PickView): void {
  const [seat = ''] = seatsOf(play.look(), 'enkidu');
  const question = play.questions(seat).find((one) => one.kind === kind);
  expect(play.answer({ seat, decision: question?.id ?? kind, picks: [pick] })).toMatchObject({ ok: true });
}

const chancesOf = (of: Readonly<Record<string, number>>) =>
  Object.entries(of).map(([district, chance]) => ({ district, chance: expect.closeTo(chance) }));

describe('a card that Enkidu has lent', () => {
  it('is in the Great Machine Phase one of eight, of which one lies chosen before him', () => {
    expect(lentCards(openLoan({ phase: 'machine' }).view('machine'))).toEqual([
      {
        borrower: 'fowler',
        lender: 'enkidu',
        chances: chancesOf({
          art: 0.125,
          science: 0.125,
          commerce: 0.125,
          industrial: 0.125,
          velvet: 0.1,
          'grand-citadel': 0.1,
          'tower-of-law': 0.1,
          'control-nexus': 0.1,
          'central-square': 0.1,
        }),
      },
    ]);
  });

  it('is none by which he has gone before its borrower', () => {
    const opened = openLoan({ phase: 'heroes', extra: { theories: { held: ['chaos'] } } });
    say(opened, 'theory', { pick: 'theory', names: 'card', of: 'chaos' });
    say(opened, 'chaos', { pick: 'hero', names: 'hero', of: 'enkidu' });
    const [open] = lentCards(opened.view('machine'));
    say(opened, 'hero-action', { pick: 'pass', names: 'nothing' });
    const [returned] = lentCards(opened.view('machine'));
    for (const lent of [open, returned])
      expect(lent?.chances).toEqual(
        chancesOf({
          science: 1 / 7,
          commerce: 1 / 7,
          industrial: 1 / 7,
          velvet: 4 / 35,
          'grand-citadel': 4 / 35,
          'tower-of-law': 4 / 35,
          'control-nexus': 4 / 35,
          'central-square': 4 / 35,
        }),
      );
  });
});
