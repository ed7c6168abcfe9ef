import { assembleRules, openScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { REVOLUTION } from '../../../../test/akira.js';
import { play } from '../../../../test/play.js';

const HIDEOUT = 'smugglers-hideout';
const city = ['AASSCC', 'GVQQTN', 'GVIITN'];

/** Julie's turn, with a card chosen; it is the last one. */
function onTheWay(from: string, to: string, trust: number, more: object = {}) {
  return {
    modules: REVOLUTION,
    phase: 'heroes',
    turn: 'julie',
    step: 'move',
    event: 'the-countdown',
    city,
    districts: { art: { guards: 2 } },
    heroes: { julie: { in: from, trust, chosen: to, forfeited: ['velvet'] }, fowler: {}, actress: {} },
    ...more,
  };
}

describe('the way to the Hideout', () => {
  it('costs one exit where Julie is, and ends her turn [JUL-3, R-JUL-1]', () => {
    const { turn: _, step: __, ...phase } = onTheWay('art', HIDEOUT, 3);
    play({
      ...phase,
      steps: [
        { do: 'julie', decision: 'now-or-later', picks: ['hero julie'] },
        {
          expect: {
            log: [{ key: 'hero-moved', hero: 'julie', from: 'art', to: HIDEOUT, price: 2 }],
            asked: { fowler: 'hero-action', julie: 'nothing' },
            state: { heroes: { julie: { in: HIDEOUT, trust: 1 } } },
          },
        },
      ],
    });
  });

  it('is a roll of the Escape die for a Julie who is short of Trust [JUL-3]', () => {
    play({
      ...onTheWay('art', HIDEOUT, 1, { draws: { 'escape-die': ['running-man'] } }),
      steps: [
        {
          expect: {
            offered: [{ to: 'julie', exactly: [`to ${HIDEOUT}`] }],
          },
        },
        { do: 'julie', picks: [`to ${HIDEOUT}`] },
        { expect: { log: [{ key: 'die-rolled', face: 'running-man' }], notLog: [{ key: 'hero-detained' }] } },
      ],
    });
  });

  it('leads there even in handcuffs, where "No Access!" takes its card [JUL-5]', () => {
    play({
      ...onTheWay('art', HIDEOUT, 1, { draws: { 'escape-die': ['handcuffs'] } }),
      steps: [
        { do: 'julie', picks: [`to ${HIDEOUT}`] },
        { expect: { state: { heroes: { julie: { in: HIDEOUT, detained: true } } } } },
        { do: 'machine', picks: ['option no-access'] },
        {
          expect: {
            log: [{ key: 'access-forfeited', hero: 'julie', shown: HIDEOUT }],
            state: { heroes: { julie: { in: HIDEOUT, forfeited: ['velvet', HIDEOUT] } } },
          },
        },
      ],
    });
  });

  it('is open again once the Tower of L.A.W. has brought the card back [JUL-5, ACT-16]', () => {
    play({
      modules: REVOLUTION,
      phase: 'heroes',
      turn: 'fowler',
      step: 'action',
      event: 'the-countdown',
      districts: { 'tower-of-law': { guards: 0 } },
      heroes: {
        fowler: { in: 'tower-of-law' },
        julie: { in: 'art', forfeited: ['velvet', HIDEOUT] },
        actress: {},
      },
      steps: [
        { do: 'fowler', picks: ['do tower-of-law-b', 'hero julie'] },
        { do: 'julie', decision: 'card-retrieval', picks: [`card ${HIDEOUT}`] },
        { expect: { state: { heroes: { julie: { forfeited: ['velvet'] } } } } },
      ],
    });
  });
});

describe('the way from the Hideout', () => {
  it('leads straight to the destination for nothing [JUL-3]', () => {
    play({
      ...onTheWay(HIDEOUT, 'tower-of-law', 0),
      steps: [
        {
          expect: {
            asked: { julie: 'hero-action' },
            state: {
              exits: 1,
              heroes: { julie: { in: 'tower-of-law', trust: 0 } },
              history: { movementEndedIn: ['art', 'velvet', 'tower-of-law'] },
            },
          },
        },
      ],
    });
  });

  it('costs surcharges [JUL-3, R-JUL-1]', () => {
    play({
      ...onTheWay(HIDEOUT, 'art', 0, { event: 'security-checks', draws: { 'escape-die': ['running-man'] } }),
      steps: [
        { expect: { offered: [{ to: 'julie', picks: ['to art'], price: 1, left: 0 }] } },
        { do: 'julie', picks: ['to art'] },
        { expect: { state: { heroes: { julie: { in: 'art' } } } } },
      ],
    });
  });
});

describe('in the Hideout', () => {
  it('Julie may stay, takes no Action, and receives 4 Trust in the Opening Phase [JUL-3, JUL-4]', () => {
    play({
      ...onTheWay(HIDEOUT, HIDEOUT, 3),
      steps: [{ expect: { state: { round: 2, heroes: { julie: { in: HIDEOUT, trust: 7 } } } } }],
    });
  });

  it('what she receives is told with its own rule, and what Citizens give with theirs [JUL-4, OPN-5]', () => {
    play({
      modules: REVOLUTION,
      phase: 'opening',
      step: 'trust',
      event: 'the-countdown',
      round: 13,
      districts: { art: { citizens: ['any', 'any'] } },
      heroes: { julie: { in: HIDEOUT }, fowler: { in: 'art' }, actress: { in: 'velvet' } },
      steps: [
        { stop: 'access.choose' },
        {
          expect: {
            log: [
              { key: 'trust-received', hero: 'julie', amount: 4, because: 'JUL-4' },
              { key: 'trust-received', hero: 'fowler', amount: 2, because: 'OPN-5' },
            ],
          },
        },
      ],
    });
  });

  it('she takes part in City Events: a card back beside no Guard [JUL-2, EVT-win-over-the-judges]', () => {
    play({
      modules: REVOLUTION,
      phase: 'closing',
      step: 'end-of-round',
      event: 'win-over-the-judges',
      districts: { art: { guards: 2 } },
      heroes: {
        fowler: { in: 'art', forfeited: ['velvet'] },
        actress: { in: 'art', forfeited: ['velvet'] },
        julie: { in: HIDEOUT, forfeited: ['velvet'] },
      },
      steps: [
        { do: 'julie', decision: 'card-retrieval', picks: ['card velvet'] },
        { expect: { log: [{ key: 'access-retrieved', hero: 'julie' }] } },
      ],
    });
  });

  it('she is in no Minor District: none that a City Event looks at [JUL-2, EVT-lantern-festival]', () => {
    const hideout = assembleRules(REVOLUTION).districts.find(({ id }) => id === HIDEOUT);
    expect(hideout?.size).toBe('neutral');
    const position = (julie: string) => ({
      modules: REVOLUTION,
      phase: 'closing',
      event: 'lantern-festival',
      heroes: { fowler: { in: 'tower-of-law' }, actress: { in: 'tower-of-law' }, julie: { in: julie } },
    });
    play({ ...position(HIDEOUT), steps: [{ expect: { log: [{ key: 'plan-advanced' }] } }] });
    play({ ...position('art'), steps: [{ expect: { log: [{ key: 'plan-not-advanced' }] } }] });
  });

  it('she is farthest from every failed Raid; others tie by lowest Initiative [R-CLO-1]', () => {
    const position = (julie: string) => ({
      modules: REVOLUTION,
      phase: 'closing',
      event: 'the-countdown',
      city,
      tracks: { discontent: 18, 'master-plan': 5 },
      raids: ['art'],
      heroes: { fowler: { in: 'industrial' }, actress: { in: 'industrial' }, julie: { in: julie } },
    });
    const chooses = (hero: string) => {
      const asked = {
        fowler: 'nothing',
        actress: 'nothing',
        julie: 'nothing',
        [hero]: 'free-identification',
      };
      return [{ expect: { asked } }];
    };
    play({ ...position(HIDEOUT), steps: chooses('fowler') });
    play({ ...position('science'), steps: chooses('julie') });
  });

  it('she pays together with others [JUL-2, R-CLO-2]', () => {
    play({
      modules: REVOLUTION,
      phase: 'closing',
      event: 'grounded-platforms',
      heroes: { fowler: { trust: 3 }, actress: { trust: 0 }, julie: { in: HIDEOUT, trust: 3 } },
      steps: [
        { do: 'fowler', picks: ['amount 3', 'ready'] },
        { do: 'julie', picks: ['amount 3', 'ready'] },
        { expect: { log: [{ key: 'payment-resolved', paid: true }] } },
      ],
    });
  });

  it('nobody else is there or has its card [JUL-2]', () => {
    const rules = assembleRules(REVOLUTION);
    const withFowler = (fowler: object) => () =>
      openScenario(rules, {
        format: 1,
        name: 'a stranger',
        modules: REVOLUTION,
        heroes: { julie: {}, fowler, actress: {} },
      });
    expect(withFowler({ in: 'art' })).not.toThrow();
    expect(withFowler({ in: HIDEOUT })).toThrow('fowler is in the Smugglers Hideout (JUL-2)');
    expect(withFowler({ forfeited: [HIDEOUT] })).toThrow(
      'fowler has the card of the Smugglers Hideout (JUL-2)',
    );
  });

  it('Servants and Guards do not come there [JUL-2]', () => {
    play({
      modules: REVOLUTION,
      phase: 'machine',
      bonds: 20,
      heroes: { fowler: {}, actress: {}, julie: { in: HIDEOUT } },
      steps: [
        {
          expect: {
            refused: [
              ['servant lex-hecate', `to ${HIDEOUT}`],
              ['guard art', `to ${HIDEOUT}`],
            ].map((picks) => ({ do: 'machine', picks, code: 'not-connected', rule: 'CITY-4' })),
          },
        },
      ],
    });
  });
});
