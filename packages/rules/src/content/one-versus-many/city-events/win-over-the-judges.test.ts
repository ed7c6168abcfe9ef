import { describe, it } from 'vitest';
import { play } from '../../../../test/play.js';

/** Step 2 of the Closing Phase: the Fowler has lost two Access cards and stands among Guards. */
const endOfRound = (trust: number, guards: number, broken = 0) =>
  ({
    phase: 'closing',
    step: 'end-of-round',
    event: 'win-over-the-judges',
    heroes: {
      fowler: { in: 'art', trust, forfeited: ['velvet', 'science'] },
      actress: { in: 'velvet', forfeited: [] },
      physician: { in: 'science', forfeited: ['commerce'] },
    },
    districts: { art: { guards, broken }, velvet: { guards: 2 }, science: { guards: 1 } },
  }) as const;

/** Step 3, with this Trust of the Fowler, the Actress and the Physician. */
const planQuestion = (fowler: number, actress: number, physician: number) =>
  ({
    phase: 'closing',
    step: 'plan-question',
    event: 'win-over-the-judges',
    tracks: { 'master-plan': 5 },
    heroes: { fowler: { trust: fowler }, actress: { trust: actress }, physician: { trust: physician } },
  }) as const;

describe('Win over the Judges, at the end of the round', () => {
  it('sells one forfeited card for 1 Trust per Guard, unseen by the Machine [EVT-win-over-the-judges]', () => {
    play({
      ...endOfRound(3, 2),
      steps: [
        {
          expect: {
            asked: { fowler: 'card-retrieval', physician: 'nothing' },
            offered: [
              { to: 'fowler', picks: ['card velvet'], price: 2, left: 1 },
              { to: 'fowler', picks: ['card science'], price: 2, left: 1 },
            ],
            notOffered: [{ to: 'fowler', picks: ['card art'] }],
          },
        },
        { do: 'fowler', picks: ['card velvet'] },
        {
          note: 'The second card stays where it is, whatever Trust is left.',
          expect: {
            log: [
              { key: 'trust-paid', hero: 'fowler', amount: 2 },
              { key: 'access-retrieved', hero: 'fowler', district: 'velvet' },
              { key: 'access-retrieved', hero: 'fowler', audience: 'machine' },
            ],
            notLog: [{ key: 'access-retrieved', district: 'velvet', audience: 'machine' }],
            state: { heroes: { fowler: { forfeited: ['science'] } } },
          },
        },
      ],
    });
  });

  it('offers it at exactly the price and not at 1 less [EVT-win-over-the-judges]', () => {
    play({ ...endOfRound(2, 2), steps: [{ expect: { asked: { fowler: 'card-retrieval' } } }] });
    play({ ...endOfRound(1, 2), steps: [{ expect: { state: { round: 2 } } }] });
  });

  it('does not count broken Guards, and without Guards it is free [EVT-win-over-the-judges]', () => {
    const forPrice = (price: number) => [
      { expect: { offered: [{ to: 'fowler', picks: ['card velvet'], price, left: 1 - price }] } },
    ];
    play({ ...endOfRound(1, 1, 2), steps: forPrice(1) });
    play({ ...endOfRound(1, 0), steps: forPrice(0) });
  });

  it('counts no Servant as a Guard, not even a Shadow [EVT-win-over-the-judges, R-GRD-1]', () => {
    play({
      ...endOfRound(1, 1),
      servants: { judgementor: { in: 'art' } },
      directives: { published: ['shadow'] },
      steps: [{ expect: { offered: [{ to: 'fowler', picks: ['card velvet'], price: 1, left: 0 }] } }],
    });
  });

  it('asks by Initiative the Heroes who have lost a card and have the Trust [EVT-win-over-the-judges, R-ORD-1]', () => {
    const position = endOfRound(2, 2);
    play({
      ...position,
      heroes: {
        ...position.heroes,
        actress: { in: 'velvet', trust: 5, forfeited: [] },
        physician: { in: 'science', trust: 1, forfeited: ['commerce'] },
      },
      steps: [
        { expect: { asked: { fowler: 'card-retrieval', actress: 'nothing', physician: 'nothing' } } },
        { do: 'fowler', picks: ['decline'] },
        {
          expect: {
            asked: { fowler: 'nothing', actress: 'nothing', physician: 'card-retrieval' },
            state: { heroes: { fowler: { trust: 2, forfeited: ['velvet', 'science'] } } },
          },
        },
      ],
    });
  });

  it('is over in the round after [EVT-win-over-the-judges]', () => {
    play({
      ...endOfRound(5, 0),
      round: 2,
      event: 'parade',
      pastEvents: ['win-over-the-judges'],
      steps: [{ expect: { state: { round: 3, heroes: { fowler: { forfeited: ['velvet', 'science'] } } } } }],
    });
  });
});

describe('Win over the Judges and the Plan', () => {
  it('is prevented by 5 Trust together [EVT-win-over-the-judges, R-CLO-2]', () => {
    play({
      ...planQuestion(3, 0, 2),
      steps: [
        {
          expect: {
            asked: {
              fowler: 'trust-share',
              actress: 'nothing',
              physician: 'trust-share',
              machine: 'nothing',
            },
          },
        },
        { do: 'fowler', picks: ['amount 3', 'ready'] },
        { do: 'physician', picks: ['amount 2', 'ready'] },
        {
          expect: {
            log: [
              { key: 'trust-paid', hero: 'fowler', amount: 3 },
              { key: 'trust-paid', hero: 'physician', amount: 2 },
              { key: 'plan-not-advanced', card: 'win-over-the-judges' },
            ],
            state: { tracks: { 'master-plan': 5 } },
          },
        },
      ],
    });
  });

  it('advances when the offers are 1 short, and nobody pays [EVT-win-over-the-judges, R-CLO-2]', () => {
    play({
      ...planQuestion(3, 0, 2),
      steps: [
        { do: 'fowler', picks: ['amount 3', 'ready'] },
        { do: 'physician', picks: ['amount 1', 'ready'] },
        {
          expect: {
            log: [{ key: 'payment-resolved', paid: false, amount: 0, wanted: 5 }],
            notLog: [{ key: 'trust-paid' }],
            state: { tracks: { 'master-plan': 6 } },
          },
        },
      ],
    });
  });

  it('asks nobody when the Heroes have 4 Trust together [EVT-win-over-the-judges, R-CLO-2]', () => {
    play({
      ...planQuestion(2, 1, 1),
      steps: [{ expect: { state: { round: 2, tracks: { 'master-plan': 6 } } } }],
    });
  });

  it('finds only the Trust that step 2 has left [EVT-win-over-the-judges, CLO-1]', () => {
    const position = endOfRound(5, 1);
    play({
      ...position,
      tracks: { 'master-plan': 5 },
      steps: [
        { do: 'fowler', picks: ['card velvet'] },
        {
          note: '4 Trust are left: too little to prevent it.',
          expect: {
            log: [{ key: 'payment-resolved', paid: false }],
            state: { round: 2, tracks: { 'master-plan': 6 } },
          },
        },
      ],
    });
  });
});
