import { describe, it } from 'vitest';
import { play } from '../play.js';
import { actionOf, refusal } from './positions.js';

/** The Artificer in the Commerce District at Stage 3, one Guard beside a broken one. */
const IN_COMMERCE = {
  ...actionOf('artificer'),
  tracks: { discontent: 9, 'master-plan': 4 },
  heroes: { finch: {}, artificer: { in: 'commerce', trust: 5 }, physician: {} },
} as const;

describe('starting a Riot', () => {
  it('costs 1 Trust per Guard for each unidentified Citizen [ACT-8]', () => {
    const citizens = ['any', 'any', 'merchant identified', 'traitor identified', 'noble revealed'];
    const riotFor = (price: number) => ({ to: 'artificer', picks: ['do riot'], price, left: 5 - price });
    play({
      ...IN_COMMERCE,
      districts: { commerce: { guards: 1, broken: 1, citizens } },
      steps: [{ expect: { offered: [riotFor(2)] } }],
    });
    play({
      ...IN_COMMERCE,
      districts: { commerce: { guards: 2, citizens } },
      steps: [{ expect: { offered: [riotFor(4)] } }],
    });
    play({
      ...IN_COMMERCE,
      districts: { commerce: { guards: 4, citizens: citizens.slice(2) } },
      steps: [{ expect: { offered: [riotFor(0)] } }],
    });
  });

  it('is possible once in each District [ACT-8]', () => {
    play({
      ...IN_COMMERCE,
      riots: ['commerce'],
      districts: { commerce: { guards: 0, citizens: ['artist revealed'] } },
      steps: [refusal('artificer', ['do riot'], 'riot-already-here', 'ACT-8')],
    });
  });

  it('needs a Citizen [R-ACT-1]', () => {
    play({
      ...IN_COMMERCE,
      districts: { commerce: { guards: 0, citizens: [] } },
      steps: [refusal('artificer', ['do riot'], 'no-citizen-here', 'R-ACT-1')],
    });
  });
});

describe('counting a Riot', () => {
  it('takes 3 active against a Guard and a Traitor for a success; Servants do not count [ACT-9, R-ACT-5]', () => {
    play({
      ...IN_COMMERCE,
      servants: { judgementor: { in: 'commerce' }, phantasmer: { in: 'commerce' } },
      districts: {
        commerce: {
          guards: 1,
          broken: 1,
          citizens: [
            'artist',
            'merchant',
            'merchant identified',
            'traitor identified',
            'industrialist revealed',
          ],
        },
      },
      steps: [
        { do: 'artificer', picks: ['do riot'] },
        { expect: { log: [{ key: 'riot-resolved', active: 3, guards: 1, traitors: 1, success: true }] } },
      ],
    });
  });

  it('makes a tie a failure, and nothing breaks [ACT-9]', () => {
    play({
      ...IN_COMMERCE,
      districts: {
        commerce: {
          guards: 1,
          broken: 1,
          citizens: ['artist', 'merchant identified', 'traitor identified', 'industrialist revealed'],
        },
      },
      steps: [
        { do: 'artificer', picks: ['do riot'] },
        {
          expect: {
            log: [{ key: 'riot-resolved', active: 2, guards: 1, traitors: 1, success: false }],
            state: {
              riots: [],
              heroes: { artificer: { trust: 4 } },
              tracks: { 'master-plan': 5 },
              districts: {
                commerce: {
                  guards: 1,
                  broken: 1,
                  citizens: [
                    'artist revealed',
                    'merchant revealed',
                    'traitor revealed',
                    'industrialist revealed',
                  ],
                },
              },
            },
          },
        },
      ],
    });
  });

  it.each([
    { discontent: 5, success: false },
    { discontent: 6, success: true },
  ])('asks for the Stage at this moment, in Major Districts too: slot $discontent [R-ACT-5]', (example) => {
    play({
      ...IN_COMMERCE,
      tracks: { discontent: example.discontent },
      heroes: { ...IN_COMMERCE.heroes, artificer: { in: 'tower-of-law', trust: 0 } },
      districts: { 'tower-of-law': { guards: 0, citizens: ['scientist revealed'] } },
      steps: [
        { do: 'artificer', picks: ['do riot'] },
        { expect: { log: [{ key: 'riot-resolved', district: 'tower-of-law', success: example.success }] } },
      ],
    });
  });
});

describe('a successful Riot', () => {
  const crowd = ['artist revealed', 'artist revealed', 'artist revealed'];

  it('leaves a token and breaks every Guard there [ACT-10]', () => {
    play({
      ...IN_COMMERCE,
      riots: ['art'],
      districts: { commerce: { guards: 2, broken: 1, citizens: crowd } },
      steps: [
        { do: 'artificer', picks: ['do riot'] },
        {
          expect: {
            winner: 'none',
            state: {
              riots: ['art', 'commerce'],
              tracks: { 'master-plan': 4 },
              districts: { commerce: { guards: 0, broken: 3 } },
            },
          },
        },
      ],
    });
  });

  it('is the Revolution when it is the third, and lays no token any more [ACT-10, R-ACT-5]', () => {
    play({
      ...IN_COMMERCE,
      riots: ['art', 'velvet'],
      districts: { commerce: { guards: 2, citizens: crowd } },
      steps: [
        { do: 'artificer', picks: ['do riot'] },
        {
          expect: {
            winner: { side: 'revolutionaries', how: 'three-riots' },
            state: { riots: ['art', 'velvet'], districts: { commerce: { guards: 2, broken: 0 } } },
            view: [{ of: 'public', contains: { riots: 3 } }],
          },
        },
      ],
    });
  });
});

describe('a failed Riot', () => {
  const FAILING = {
    ...IN_COMMERCE,
    arrested: 3,
    districts: {
      commerce: {
        guards: 3,
        citizens: [
          'anna: artist revealed',
          'bert: artist revealed',
          'cleo: noble revealed',
          'dora: traitor revealed',
        ],
      },
    },
  } as const;

  it('advances the plan, and the Great Machine arrests whom it likes of the active ones [ACT-11]', () => {
    play({
      ...FAILING,
      bonds: 1,
      steps: [
        { do: 'artificer', picks: ['do riot'] },
        {
          expect: {
            asked: { machine: 'riot-arrests', artificer: 'nothing' },
            offered: [
              { to: 'machine', picks: ['citizen anna', 'citizen bert'] },
              { to: 'machine', picks: ['done'] },
            ],
            notOffered: [
              { to: 'machine', picks: ['citizen anna', 'citizen anna'] },
              { to: 'machine', picks: ['citizen cleo'] },
              { to: 'machine', picks: ['citizen dora'] },
            ],
            state: { tracks: { 'master-plan': 5 } },
          },
        },
        { do: 'machine', picks: ['citizen anna', 'citizen bert', 'done'] },
        {
          expect: {
            state: {
              bonds: 1,
              arrested: ['artist', 'artist', 'any', 'any', 'any'],
              districts: { commerce: { guards: 3, citizens: ['noble revealed', 'traitor revealed'] } },
            },
          },
        },
      ],
    });
  });

  it('lets the Great Machine arrest nobody [R-ACT-5]', () => {
    play({
      ...FAILING,
      steps: [
        { do: 'artificer', picks: ['do riot'] },
        { do: 'machine', picks: ['done'] },
        { expect: { state: { arrested: 3 }, asked: { physician: 'hero-action' } } },
      ],
    });
  });

  it('ends the game if it completes the plan, before any arrest [R-ACT-5]', () => {
    play({
      ...FAILING,
      tracks: { discontent: 9, 'master-plan': 11 },
      steps: [
        { do: 'artificer', picks: ['do riot'] },
        {
          expect: { winner: { side: 'machine', how: 'plan-by-failed-riot' }, asked: { machine: 'nothing' } },
        },
      ],
    });
  });
});
