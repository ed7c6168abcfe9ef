import { createConfig, LoggedPlay, playerDice } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../leaks/recording.js';
import { play, rules } from '../play.js';

describe('a round', () => {
  it('has five Phases, always in the same order [OPN-1]', () => {
    const table = new LoggedPlay(rules, createConfig(rules, { seed: 'phases' }));
    const below = playerDice(1);
    for (;;) {
      const answer = randomAnswer(table, below);
      if (answer === undefined) break;
      table.answer(answer);
    }
    const lines = table.feed('public').flatMap(({ lines }) => lines);
    const phases = lines.filter(({ key }) => key === 'phase-began').map(({ params }) => params.phase);
    const order = ['opening', 'access', 'machine', 'heroes', 'closing'];
    expect(phases.length).toBeGreaterThan(10);
    expect(phases).toEqual(phases.map((_, at) => order[at % 5]));
  });

  it('begins with the City Event, then Bonds, then Trust [R-OPN-1]', () => {
    play({
      events: ['parade'],
      tracks: { discontent: 9 },
      heroes: { fowler: { in: 'art' }, actress: { in: 'art' }, physician: { in: 'velvet' } },
      steps: [
        {
          note: 'While the Trust is being shared, the City Event lies open and the Bonds are there.',
          expect: {
            asked: { fowler: 'trust-split' },
            state: { event: 'parade', pastEvents: [], bonds: 9, heroes: { physician: { trust: 0 } } },
          },
        },
        { do: 'fowler', picks: ['amount 4'] },
        { expect: { state: { bonds: 9, heroes: { physician: { trust: 4 } } } } },
      ],
    });
  });

  it('lets the new City Event change its own income [R-OPN-1, OPN-2]', () => {
    play({
      events: ['salon-rumours'],
      heroes: { finch: {}, fowler: { in: 'art' }, physician: { in: 'velvet' } },
      districts: { velvet: { citizens: ['any', 'any', 'any'] } },
      steps: [{ expect: { state: { event: 'salon-rumours', heroes: { physician: { trust: 6 } } } } }],
    });
  });

  it('turns up the top City Event, and only this one is in effect [OPN-2]', () => {
    play({
      phase: 'closing',
      step: 'plan',
      event: 'salon-rumours',
      events: ['parade', 'tax-audit'],
      heroes: { finch: { in: 'art' }, physician: { in: 'velvet' }, fowler: { in: 'science' } },
      districts: { velvet: { citizens: ['any', 'any', 'any'] } },
      steps: [
        {
          expect: {
            log: [{ key: 'city-event-revealed', card: 'parade' }],
            state: {
              round: 2,
              event: 'parade',
              pastEvents: ['salon-rumours'],
              events: ['tax-audit'],
              heroes: { physician: { trust: 3 } },
            },
          },
        },
      ],
    });
  });
});

describe('a City Event', () => {
  it('advances the Plan in the Closing Phase only, though its condition was met long before [OPN-3]', () => {
    play({
      phase: 'heroes',
      turn: 'physician',
      event: 'security-checks',
      tracks: { 'master-plan': 4 },
      heroes: { physician: { in: 'art', chosen: 'art' } },
      raids: ['art'],
      steps: [
        { expect: { state: { tracks: { 'master-plan': 4 }, heroes: { physician: { detained: true } } } } },
        { do: 'machine', picks: ['option no-trust'] },
        {
          expect: {
            state: { round: 2, tracks: { 'master-plan': 5 } },
            log: [{ key: 'plan-advanced', because: 'security-checks' }],
          },
        },
      ],
    });
  });

  it('does at the end of the round what it says for then, and not during it [OPN-3]', () => {
    play({
      round: 7,
      phase: 'heroes',
      turn: 'physician',
      step: 'action',
      event: 'repair-crews',
      heroes: { physician: { in: 'art' } },
      servants: { 'lex-hecate': { in: 'velvet' } },
      districts: { velvet: { guards: 0, broken: 2 } },
      steps: [
        { expect: { state: { districts: { velvet: { guards: 0, broken: 2 } } } } },
        { pass: ['physician'] },
        { expect: { state: { round: 8, districts: { velvet: { guards: 1, broken: 1 } } } } },
      ],
    });
  });

  it('changes the rules of its own round from the first Phase to the fourth, and no longer [OPN-3]', () => {
    const exit = (price: number) => ({
      expect: { offered: [{ to: 'finch', picks: ['to science'], price }] },
    });
    play({
      phase: 'heroes',
      turn: 'finch',
      city: 'the-keystone',
      event: 'security-checks',
      events: ['parade'],
      heroes: {
        finch: { in: 'art', trust: 5, chosen: 'science' },
        fowler: { in: 'velvet' },
        physician: { in: 'velvet' },
      },
      districts: { art: { guards: 0, broken: 2 }, science: { guards: 0, broken: 2 } },
      steps: [
        exit(1),
        { do: 'finch', picks: ['to science'] },
        { pass: ['finch', 'fowler', 'physician'] },
        { do: 'fowler', picks: ['amount 0'] },
        { choose: { finch: 'art', fowler: 'velvet', physician: 'velvet' } },
        { do: 'machine', picks: ['end'] },
        { expect: { offered: [{ to: 'finch', picks: ['to art'], price: 0 }] } },
      ],
    });
  });
});

describe('Trust and Bonds', () => {
  it('that are spent go back to the reserve, not to the other side [OPN-4]', () => {
    play({
      phase: 'heroes',
      turn: 'fowler',
      step: 'action',
      event: 'the-countdown',
      bonds: 3,
      heroes: { fowler: { in: 'art', trust: 5 }, actress: { in: 'art', trust: 1 } },
      steps: [
        { do: 'fowler', picks: ['do incitement'] },
        { expect: { state: { bonds: 3, heroes: { fowler: { trust: 3 }, actress: { trust: 1 } } } } },
      ],
    });
  });

  it('are received by each side on its own: Bonds may be saved without limit [OPN-4]', () => {
    play({ step: 'bonds', bonds: 70, steps: [{ expect: { state: { bonds: 76 } } }] });
  });
});
