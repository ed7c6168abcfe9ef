import { describe, it } from 'vitest';
import { play } from '../play.js';

/** Trust comes in: the last step of the Opening Phase. */
const income = { step: 'trust', tracks: { discontent: 9 } };
const elsewhere = { in: 'velvet', trust: 0 };

/** Two Heroes in the Art District, with what they have and the Citizens there. */
function together(citizens: readonly string[], fowler: number, actress: number) {
  return {
    ...income,
    heroes: {
      fowler: { in: 'art', trust: fowler },
      actress: { in: 'art', trust: actress },
      physician: elsewhere,
    },
    districts: { art: { citizens } },
  };
}

const trustOf = (fowler: number, actress: number) => ({
  expect: { state: { phase: 'access', heroes: { fowler: { trust: fowler }, actress: { trust: actress } } } },
});

describe('the Trust of a District', () => {
  it('is 1 for each Citizen to the Hero who is alone there [OPN-5]', () => {
    play({
      ...income,
      heroes: { fowler: { in: 'art' }, actress: { in: 'science' }, physician: elsewhere },
      districts: { art: { citizens: ['any', 'any', 'any'] }, science: { citizens: [] } },
      steps: [trustOf(3, 0)],
    });
  });

  it('is 7 after the Riot in the Commerce District [OPN-6]', () => {
    play({
      phase: 'heroes',
      turn: 'artificer',
      step: 'action',
      tracks: { discontent: 9 },
      event: 'the-countdown',
      heroes: {
        finch: { in: 'velvet' },
        artificer: { in: 'commerce', trust: 2 },
        physician: { in: 'science' },
      },
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
        { expect: { state: { riots: ['commerce'], heroes: { artificer: { trust: 0 } } } } },
        { pass: ['physician'] },
        { expect: { state: { round: 2, heroes: { artificer: { trust: 7 } } } } },
      ],
    });
  });

  it.each([
    ['unidentified', ['traitor', 'artist'], 2],
    ['identified, a Traitor too', ['traitor identified', 'artist identified'], 2],
    ['revealed and inactive', ['industrialist revealed', 'noble revealed'], 2],
    ['revealed and active', ['artist revealed', 'merchant revealed'], 4],
    ['revealed Traitors', ['traitor revealed', 'traitor revealed'], 0],
  ])('of two Citizens who are %s [R-OPN-3, OPN-6]', (_what, citizens, trust) => {
    play({
      ...income,
      heroes: { fowler: { in: 'art' }, actress: elsewhere, physician: { in: 'science' } },
      districts: { art: { citizens } },
      steps: [{ expect: { state: { heroes: { fowler: { trust } } } } }],
    });
  });

  it('depends on the Stage at this moment [R-OPN-3]', () => {
    for (const [discontent, trust] of [
      [8, 1],
      [9, 2],
    ] as const) {
      play({
        step: 'trust',
        tracks: { discontent },
        heroes: { fowler: { in: 'art' }, actress: elsewhere, physician: { in: 'science' } },
        districts: { art: { citizens: ['merchant revealed'] } },
        steps: [{ expect: { state: { heroes: { fowler: { trust } } } } }],
      });
    }
  });
});

describe('Trust for several Heroes', () => {
  const three = ['any', 'any', 'any'];
  const alsoThree = ['artist revealed', 'noble'];

  it.each([
    ['all to one', three, 3, 0],
    ['all to the other', three, 0, 3],
    ['2 and 1', three, 2, 1],
    ['2 and 1 with a revealed active Citizen', alsoThree, 2, 1],
    ['all to one with a revealed active Citizen', alsoThree, 3, 0],
  ])('may be shared: %s [OPN-7]', (_what, citizens, fowler, actress) => {
    play({
      ...together(citizens, 0, 0),
      steps: [
        { expect: { notOffered: [{ to: 'fowler', picks: ['amount 4'] }] } },
        { do: 'fowler', picks: [`amount ${fowler}`] },
        trustOf(fowler, actress),
      ],
    });
  });

  it('may be shared among all three [OPN-7]', () => {
    play({
      ...income,
      heroes: { fowler: { in: 'art' }, actress: { in: 'art' }, physician: { in: 'art' } },
      districts: { art: { citizens: three } },
      steps: [
        { expect: { notOffered: [{ to: 'fowler', picks: ['amount 2', 'amount 2'] }] } },
        { do: 'fowler', picks: ['amount 1', 'amount 0'] },
        {
          expect: {
            state: { heroes: { fowler: { trust: 1 }, actress: { trust: 0 }, physician: { trust: 2 } } },
          },
        },
      ],
    });
  });

  it('is shared by the Hero with the lowest Initiative [R-OPN-2]', () => {
    play({
      ...together(three, 0, 0),
      steps: [
        {
          expect: {
            asked: { fowler: 'trust-split', actress: 'nothing' },
            refused: [{ do: 'fowler', as: 'actress', picks: ['amount 1'], code: 'not-your-decision' }],
          },
        },
      ],
    });
  });

  it('may be given to a Hero who must discard the excess at once [R-OPN-2, OPN-8]', () => {
    play({
      ...together(three, 4, 0),
      steps: [
        { do: 'fowler', picks: ['amount 3'] },
        trustOf(5, 0),
        { expect: { log: [{ key: 'trust-received', hero: 'fowler', amount: 1, discarded: 2 }] } },
      ],
    });
  });

  it.each([
    ['both are at their maximum', three, 5, 5],
    ['there is nothing to share', ['traitor revealed'], 2, 2],
  ])('is not asked for when %s [R-OPN-2]', (_what, citizens, fowler, actress) => {
    play({
      ...together(citizens, fowler, actress),
      steps: [{ expect: { asked: { fowler: 'access-choice' } } }, trustOf(fowler, actress)],
    });
  });

  it('is asked for when only one of them has room [R-OPN-2]', () => {
    play({ ...together(three, 5, 4), steps: [{ expect: { asked: { fowler: 'trust-split' } } }] });
  });
});

it.each([
  ['finch', 5],
  ['veteran', 5],
  ['physician', 6],
])('%s never holds more than %i Trust [OPN-8]', (hero, most) => {
  play({
    ...income,
    heroes: { [hero]: { in: 'art', trust: most - 1 }, actress: elsewhere, artificer: { in: 'science' } },
    steps: [{ expect: { state: { heroes: { [hero]: { trust: most } } } } }],
  });
});
