import { describe, it } from 'vitest';
import { answer, apply, beforeTurns, goOn, inAccess, inTurnOf, notTaken } from '../../../../test/enkidu.js';
import { play } from '../../../../test/play.js';

const lend = (to: string, card: string) => [
  apply('sociological'),
  answer('sociological', `hero ${to}`, `card ${card}`),
];
const choose = (hero: string, card: string) => [
  { do: hero, decision: 'access-choice', picks: [`card ${card}`, 'ready'] },
];
const ONE = {
  hand: ['art'],
  forfeited: [
    'science',
    'commerce',
    'industrial',
    'velvet',
    'grand-citadel',
    'tower-of-law',
    'control-nexus',
    'central-square',
  ],
};

describe('the Sociological Theory', () => {
  it('is for the Access Phase, and for an Enkidu who has a card [THE-sociological]', () => {
    const refused = {
      do: 'enkidu',
      decision: 'theory',
      picks: ['theory sociological'],
      code: 'not-of-use-now',
      rule: 'THE-sociological',
    };
    play({ ...beforeTurns(['sociological']), steps: [{ expect: { refused: [refused] } }] });
    play({ ...inTurnOf('enkidu', ['sociological']), steps: [{ expect: { refused: [refused] } }] });
    const none = { hand: [], forfeited: ['art', ...ONE.forfeited] };
    play({
      ...inAccess(['sociological'], { heroes: { enkidu: none } }),
      steps: [{ expect: { refused: [refused] } }],
    });
  });

  it('makes a card of Enkidu the fixed choice of another Hero, whatever was laid [THE-sociological, R-ENK-1]', () => {
    play({
      ...inAccess(['sociological']),
      steps: [
        { do: 'fowler', decision: 'access-choice', picks: ['card art'] },
        ...lend('fowler', 'industrial'),
        {
          expect: {
            asked: { fowler: 'nothing', actress: 'access-choice', enkidu: 'access-choice' },
            refused: [
              { do: 'enkidu', decision: 'access-choice', picks: ['card industrial'], code: 'no-such-card' },
            ],
            state: { heroes: { fowler: { chosen: 'industrial', lentBy: 'enkidu' } } },
          },
        },
        ...choose('actress', 'commerce'),
        ...choose('enkidu', 'art'),
        { expect: { asked: { machine: 'machine-phase' } } },
      ],
    });
  });

  it('says why it is no loan [THE-sociological, INF-4]', () => {
    play({
      ...inAccess(['sociological']),
      steps: [
        apply('sociological'),
        {
          expect: {
            refused: [
              notTaken('same-hero', 'sociological', 'hero enkidu'),
              notTaken('card-forfeited', 'sociological', 'hero fowler', 'card velvet'),
              notTaken('no-such-card', 'sociological', 'hero fowler', 'card smugglers-hideout'),
            ],
          },
        },
      ],
    });
  });

  it('shows the Great Machine who lent to whom, and not which card [THE-sociological, ENK-4]', () => {
    play({
      ...inAccess(['sociological']),
      steps: [
        apply('sociological'),
        { do: 'enkidu', decision: 'sociological', picks: ['hero fowler', 'card industrial'] },
        {
          expect: {
            log: [{ key: 'card-lent', hero: 'enkidu', borrower: 'fowler', district: 'industrial' }],
            view: [
              {
                of: 'machine',
                contains: {
                  heroes: [{ hero: 'fowler', card: 'chosen', lentBy: 'enkidu', destination: null }],
                },
              },
            ],
          },
        },
      ],
    });
  });

  it.each(['industrial', 'art'])(
    'does not show by "ready" whether the lent card had been laid: %s [R-INF-6, THE-sociological]',
    (lent) => {
      const enkiduIs = (awaited: boolean) => ({
        expect: {
          view: [
            {
              of: 'machine',
              contains: { questions: [{ kind: 'access-choice', actor: 'enkidu', awaited }] },
            },
          ],
        },
      });
      play({
        ...inAccess(['sociological']),
        steps: [
          ...choose('enkidu', 'art'),
          ...choose('actress', 'commerce'),
          enkiduIs(false),
          ...lend('fowler', lent),
          enkiduIs(true),
        ],
      });
    },
  );

  it('gets the card back at the end of the round, and not before [THE-sociological, R-ENK-1]', () => {
    const lent = {
      fowler: { trust: 5, chosen: 'art', lentBy: 'enkidu' },
      enkidu: { in: 'commerce', chosen: 'commerce' },
    };
    play({
      ...beforeTurns([], { heroes: lent, districts: { science: { guards: 0 } } }),
      steps: [
        { do: 'fowler', picks: ['to art'] },
        { expect: { state: { heroes: { enkidu: { lentOut: ['art'] } } } } },
        { pass: ['fowler', 'actress', 'enkidu'] },
        {
          expect: {
            log: [{ key: 'access-returned', hero: 'enkidu', district: 'art' }],
            state: { round: 2 },
            view: [{ of: 'public', contains: { heroes: [{ hero: 'enkidu', cardsInHand: 8 }] } }],
          },
        },
      ],
    });
  });

  it('lets "No Access!" take the card from Enkidu [THE-sociological, DET-5]', () => {
    play({
      ...beforeTurns([], {
        raids: ['science'],
        heroes: { fowler: { chosen: 'science', lentBy: 'enkidu' } },
      }),
      steps: [
        { do: 'machine', picks: ['option no-access'] },
        {
          expect: {
            state: {
              heroes: { enkidu: { forfeited: ['science', 'velvet'] }, fowler: { forfeited: ['velvet'] } },
            },
          },
        },
      ],
    });
  });

  it('may be the last card, and replace one that the game has chosen [R-ENK-1, R-ACC-2]', () => {
    play({
      ...inAccess(['sociological'], { heroes: { enkidu: ONE, fowler: ONE } }),
      steps: [
        { expect: { asked: { actress: 'access-choice' } } },
        ...lend('fowler', 'art'),
        {
          expect: {
            state: {
              heroes: {
                fowler: { chosen: 'art', lentBy: 'enkidu', hand: ['art'] },
                enkidu: { chosen: 'none', hand: [] },
              },
            },
          },
        },
      ],
    });
  });

  it.each([
    ['nothing', []],
    ['a card', ['card art']],
    ['a card and said "ready"', ['card art', 'ready']],
  ])(
    'that leaves one card has it chosen by the game, after %s was laid [R-ACC-2, R-INF-6]',
    (_laid, picks) => {
      for (const [lent, left] of [
        ['art', 'science'],
        ['science', 'art'],
      ] as const)
        play({
          ...inAccess(['sociological'], {
            heroes: { enkidu: { hand: ['art', 'science'], forfeited: ONE.forfeited.slice(1) } },
          }),
          steps: [
            ...(picks.length > 0 ? [{ do: 'enkidu', decision: 'access-choice', picks }] : []),
            ...lend('fowler', lent),
            {
              expect: {
                asked: { enkidu: 'nothing', fowler: 'nothing', actress: 'access-choice' },
                state: { heroes: { fowler: { chosen: lent }, enkidu: { chosen: left, hand: [] } } },
                view: [
                  {
                    of: 'machine',
                    contains: { heroes: [{ hero: 'enkidu', card: 'chosen', destination: null }] },
                  },
                ],
              },
            },
            ...choose('actress', 'commerce'),
            { expect: { asked: { machine: 'machine-phase' } } },
          ],
        });
    },
  );

  it('is of no use outside the Access Phase [THE-sociological]', () => {
    play({
      ...beforeTurns(['sociological']),
      steps: [{ expect: { offered: [{ to: 'enkidu', exactly: ['go-on', 'no-stops'] }] } }, goOn],
    });
  });
});
