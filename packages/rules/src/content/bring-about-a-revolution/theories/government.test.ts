import { describe, it } from 'vitest';
import { answer, apply, beforeTurns, goOn, inAccess, inTurnOf } from '../../../../test/enkidu.js';
import { play } from '../../../../test/play.js';
import { playSurcharged } from '../../../../test/surcharge.js';

const position = {
  heroes: { enkidu: { trust: 3 } },
  servants: {
    'lex-hecate': { in: 'grand-citadel' },
    judgementor: { in: 'velvet' },
    phantasmer: { in: 'velvet' },
  },
  districts: {
    art: { guards: 4 },
    'tower-of-law': { guards: 2 },
    'central-square': { guards: 1 },
    'control-nexus': { guards: 4 },
  },
};
const tower = answer('government', 'do tower-of-law-b', 'hero fowler');

describe('the Government Theory', () => {
  it.each([
    ['before the first turn', beforeTurns(['government'], position)],
    ['in the turn of another Hero', inTurnOf('fowler', ['government'], position)],
    ['in the own turn', inTurnOf('enkidu', ['government'], position)],
  ])('%s takes a Special Action at the price of its District [THE-government]', (_when, moment) => {
    play({
      ...moment,
      steps: [
        apply('government'),
        {
          expect: {
            offered: [
              { to: 'enkidu', decision: 'government', picks: ['do tower-of-law-b'], price: 2, left: 1 },
              { to: 'enkidu', decision: 'government', picks: ['do central-square'], price: 1 },
            ],
            refused: [
              {
                do: 'enkidu',
                decision: 'government',
                picks: ['do grand-citadel-b'],
                code: 'servant-there',
                rule: 'THE-government',
              },
              {
                do: 'enkidu',
                decision: 'government',
                picks: ['do incitement'],
                code: 'no-special-action',
                rule: 'THE-government',
              },
            ],
          },
        },
        tower,
        {
          expect: {
            log: [{ key: 'hero-acted', hero: 'enkidu', district: 'tower-of-law', price: 2 }],
            state: { heroes: { enkidu: { in: 'art', trust: 1 }, fowler: { forfeited: [] } } },
          },
        },
      ],
    });
  });

  it('does not count as the own Action, and remembers what was done this round [THE-government, R-ENK-1]', () => {
    play({
      ...inTurnOf('enkidu', ['government'], position),
      steps: [
        apply('government'),
        answer('government', 'do central-square'),
        { expect: { asked: { enkidu: 'hero-action' }, state: { history: { agitated: true } } } },
        { do: 'enkidu', picks: ['do gain-trust'] },
        { expect: { log: [{ key: 'hero-acted', action: 'gain-trust' }] } },
      ],
    });
  });

  it('pays surcharges, too [R-ENK-1]', () => {
    playSurcharged({
      ...inTurnOf('fowler', ['government'], position),
      steps: [
        apply('government'),
        {
          expect: {
            offered: [{ to: 'enkidu', decision: 'government', picks: ['do central-square'], price: 2 }],
          },
        },
      ],
    });
  });

  it('uses the Resistance token of the District where the Action counts [R-ENK-1, R-RES-1]', () => {
    play({
      ...inTurnOf('fowler', ['government'], { ...position, heroes: { enkidu: { trust: 1 } } }),
      modules: ['one-versus-many', 'bring-about-a-revolution', 'pockets-of-resistance'],
      tokens: { resistance: ['tower-of-law tower-of-law', 'art art'] },
      steps: [
        apply('government'),
        tower,
        { expect: { state: { tokens: { resistance: ['art art'] }, heroes: { enkidu: { trust: 0 } } } } },
      ],
    });
  });

  it('cannot be used where a Raid lies, nor for what is too expensive [THE-government]', () => {
    play({
      ...inTurnOf('fowler', ['government'], { ...position, raids: ['tower-of-law'] }),
      steps: [
        apply('government'),
        {
          expect: {
            refused: [
              {
                do: 'enkidu',
                decision: 'government',
                picks: ['do tower-of-law-b'],
                code: 'raid-there',
                rule: 'THE-government',
              },
            ],
          },
        },
      ],
    });
    play({
      ...inTurnOf('fowler', ['government'], { ...position, heroes: { enkidu: { trust: 1 } } }),
      steps: [
        apply('government'),
        {
          expect: {
            refused: [
              {
                do: 'enkidu',
                decision: 'government',
                picks: ['do tower-of-law-b'],
                code: 'too-little-trust',
              },
            ],
          },
        },
      ],
    });
  });

  it('is of no use where every Major District has a Servant or a Raid [THE-government]', () => {
    play({
      ...inTurnOf('fowler', ['government'], {
        ...position,
        raids: ['tower-of-law', 'central-square'],
        servants: { ...position.servants, judgementor: { in: 'control-nexus' } },
      }),
      steps: [refused],
    });
  });

  it('cannot be used in the Access Phase, between two steps, or after option B [THE-government, R-ENK-1]', () => {
    play({ ...inAccess(['government'], position), steps: [refused] });
    play({
      ...beforeTurns(['government'], { ...position, heroes: { fowler: { chosen: 'industrial', trust: 5 } } }),
      steps: [
        goOn,
        { expect: { offered: [{ to: 'enkidu', decision: 'theory', picks: ['theory government'] }] } },
        { do: 'fowler', picks: ['to central-square'] },
        { expect: { asked: { fowler: 'hero-step' }, offered: [{ to: 'enkidu', exactly: [] }] } },
      ],
    });
    play({
      ...inTurnOf('enkidu', ['government'], {
        ...position,
        heroes: { enkidu: { trust: 3, detained: true, turnEnded: true } },
      }),
      step: 'end',
      steps: [refused],
    });
  });
});

const refused = {
  expect: {
    refused: [{ do: 'enkidu', decision: 'theory', picks: ['theory government'], code: 'not-of-use-now' }],
  },
};
