import { itemAt, openScenario, runScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { expectPlan, intoNextRound, lastTurn } from '../../../../test/closing.js';
import { picksNamed } from '../../../../test/picks.js';
import { play, rules } from '../../../../test/play.js';

const event = 'show-trial';
const lost = ['science', 'commerce', 'industrial', 'grand-citadel', 'tower-of-law', 'control-nexus'];

/** A Raid has just caught the Fowler on the Central Square; he holds two cards besides the chosen one. */
const caught = {
  round: 7,
  phase: 'heroes',
  turn: 'fowler',
  event,
  raids: ['central-square'],
  heroes: {
    fowler: {
      in: 'central-square',
      trust: 2,
      chosen: 'central-square',
      hand: ['art', 'velvet'],
      forfeited: lost,
    },
    artificer: {},
    physician: { in: 'art' },
  },
};
const noTrust = { do: 'machine', picks: ['option no-trust'] };
const noAccess = { do: 'machine', picks: ['option no-access'] };
const trial = { key: 'access-forfeited', hero: 'fowler', because: 'EVT-show-trial' };

describe('a Hero whose turn the Machine ends', () => {
  it.each([
    ['art', 'velvet'],
    ['velvet', 'art'],
  ])('forfeits a random card in hand, here %s, and keeps the chosen one [EVT-show-trial]', (drawn, kept) => {
    play({
      ...caught,
      draws: { 'show-trial-card': [drawn] },
      steps: [
        noTrust,
        {
          expect: {
            log: [{ ...trial, district: drawn }],
            state: {
              bonds: 2,
              heroes: { fowler: { hand: [kept, 'central-square'], forfeited: [...lost, drawn], trust: 0 } },
            },
          },
        },
      ],
    });
  });

  it('never forfeits the chosen card by the trial [EVT-show-trial]', () => {
    const draws = { 'show-trial-card': ['central-square'] };
    const { failures } = runScenario(rules, { format: 1, name: 'trial', ...caught, draws, steps: [noTrust] });
    expect(itemAt(failures, 0).message).toContain('is no possible result');
  });

  it('forfeits the card unseen by the Machine and the public [EVT-show-trial, R-INF-2]', () => {
    const unseen = ['machine', 'public'].flatMap((audience) => [
      { ...trial, district: 'velvet', audience },
      { ...trial, shown: 'velvet', audience },
    ]);
    const outside = { contains: { heroes: [{ hero: 'fowler', cardsInHand: 7, cardsForfeited: 2 }] } };
    const fowler = { in: 'central-square', chosen: 'central-square', forfeited: ['science'] };
    play({
      ...caught,
      heroes: { ...caught.heroes, fowler },
      accessFacts: [{ hero: 'fowler', round: 6, what: 'shown', district: 'velvet' }],
      draws: { 'show-trial-card': ['velvet'] },
      steps: [
        noTrust,
        {
          expect: {
            log: [
              { ...trial, audience: 'machine' },
              { ...trial, audience: 'public' },
            ],
            notLog: unseen,
            view: [
              { of: 'machine', ...outside, lacks: ['"hand":', '"forfeited":'] },
              { of: 'public', ...outside, lacks: ['"hand":', '"forfeited":'] },
              {
                of: 'machine',
                contains: {
                  heroes: [
                    { hero: 'fowler', proof: { velvet: 'open', art: 'open', 'central-square': 'held' } },
                  ],
                  accessHistory: [{ hero: 'fowler', round: 7, what: 'forfeited' }],
                },
              },
              { of: 'revolutionaries', contains: { heroes: [{ hero: 'fowler', forfeited: ['velvet'] }] } },
            ],
          },
        },
      ],
    });
  });

  it("forfeits it besides the chosen card of 'No Access!' [EVT-show-trial, DET-5]", () => {
    play({
      ...caught,
      draws: { 'show-trial-card': ['art'] },
      steps: [
        noAccess,
        {
          expect: {
            state: {
              bonds: 0,
              heroes: {
                fowler: { hand: ['velvet'], forfeited: [...lost, 'central-square', 'art'], trust: 2 },
              },
            },
          },
        },
      ],
    });
  });

  it('stands trial after the Punitive Measure [EVT-show-trial, R-HER-4]', () => {
    const game = openScenario(rules, { format: 1, name: 'trial', ...caught });
    const { id } = itemAt(game.questions('machine'), 0);
    game.answer({ seat: 'machine', decision: id, picks: picksNamed(rules, 'option no-access') });
    const causes = game
      .feed('public')
      .flatMap(({ lines }) => lines)
      .filter(({ key }) => key === 'access-forfeited')
      .map(({ params }) => params.because);
    expect(causes).toEqual(['DET-5', 'EVT-show-trial']);
  });

  it('loses nothing by the trial with no other card in hand [EVT-show-trial]', () => {
    const others = [...lost, 'art', 'velvet'];
    const fowler = { in: 'central-square', chosen: 'central-square', hand: [], forfeited: others };
    play({
      ...caught,
      heroes: { ...caught.heroes, fowler },
      draws: {},
      steps: [
        noTrust,
        {
          expect: {
            notLog: [trial],
            state: { turn: 'artificer', heroes: { fowler: { hand: ['central-square'], forfeited: others } } },
          },
        },
      ],
    });
  });

  it('stands trial too if the Guards made the capture [EVT-show-trial, HER-7]', () => {
    play({
      ...caught,
      raids: [],
      heroes: { ...caught.heroes, fowler: { ...caught.heroes.fowler, in: 'industrial', trust: 1 } },
      city: ['AASSCC', 'GVQQTN', 'GVIITN'],
      draws: { 'escape-die': ['handcuffs'], 'show-trial-card': ['art'] },
      steps: [
        { do: 'fowler', picks: ['to central-square'] },
        noTrust,
        { expect: { log: [trial], state: { heroes: { fowler: { forfeited: [...lost, 'art'] } } } } },
      ],
    });
  });
});

it('spares a Hero who goes on by option A [EVT-show-trial, DET-2]', () => {
  play({
    ...caught,
    draws: {},
    steps: [
      { do: 'machine', picks: ['option advance-the-plan'] },
      {
        expect: {
          notLog: [trial],
          asked: { fowler: 'hero-action' },
          state: { heroes: { fowler: { hand: ['art', 'velvet', 'central-square'], forfeited: lost } } },
        },
      },
    ],
  });
});

it('holds no trial the round after [EVT-show-trial]', () => {
  play({
    ...lastTurn(event, {
      heroes: {
        finch: { forfeited: ['art'] },
        fowler: { forfeited: ['art'] },
        physician: { forfeited: ['art'] },
      },
      servants: { 'lex-hecate': { in: 'industrial' } },
      events: ['sealed-archives'],
    }),
    draws: {},
    steps: [
      ...intoNextRound({ finch: 'industrial', fowler: 'velvet', physician: 'central-square' }).slice(0, 2),
      { do: 'machine', picks: ['servant lex-hecate', 'do raid'] },
      { do: 'machine', picks: ['end'] },
      noAccess,
      {
        expect: {
          state: { round: 8, turn: 'fowler', heroes: { finch: { forfeited: ['art', 'industrial'] } } },
        },
      },
    ],
  });
});

describe('the plan', () => {
  const two = { forfeited: ['art', 'velvet'] };

  it('advances if a Hero has 3 forfeited cards [EVT-show-trial]', () => {
    const three = { forfeited: ['art', 'velvet', 'science'] };
    expectPlan(event, 'advances', { heroes: { finch: { forfeited: [] }, fowler: three, physician: two } });
  });

  it('stays if each Hero has 2 [EVT-show-trial]', () => {
    expectPlan(event, 'stays', { heroes: { finch: two, fowler: two, physician: two } });
  });
});
