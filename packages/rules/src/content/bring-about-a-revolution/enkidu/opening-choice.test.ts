import { assembleRules, MODULES, runScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { REVOLUTION } from '../../../../test/akira.js';
import { answer } from '../../../../test/enkidu.js';
import { play } from '../../../../test/play.js';
import { THEORIES } from './theory-deck.js';

const opening = {
  modules: REVOLUTION,
  phase: 'opening',
  heroes: { enkidu: { in: 'art' }, physician: { in: 'velvet' }, fowler: { in: 'science' } },
  districts: { art: { citizens: ['any'] } },
  events: ['night-patrols'],
};
const takeTrust = answer('theory-choice', 'take-trust');
const drawTheory = answer('theory-choice', 'draw-theory');

describe('the choice before each City Event', () => {
  it('comes before the event is revealed, in round 1 too: 1 Trust [ENK-2, R-OPN-1]', () => {
    play({
      ...opening,
      steps: [
        {
          expect: {
            asked: { enkidu: 'theory-choice' },
            state: { round: 1, event: 'none' },
            offered: [
              {
                to: 'enkidu',
                picks: ['take-trust'],
                rule: 'ENK-2',
                outcomes: { exactly: [{ key: 'receives-trust', params: { amount: 1 } }] },
              },
              { to: 'enkidu', picks: ['draw-theory'], rule: 'ENK-2', outcomes: null },
            ],
          },
        },
        takeTrust,
        {
          expect: {
            log: [
              { key: 'trust-received', hero: 'enkidu', amount: 1, because: 'ENK-2' },
              { key: 'city-event-revealed' },
            ],
          },
        },
      ],
    });
  });

  it.each([
    ['as they are', MODULES],
    ['turned round', [...MODULES].reverse()],
  ])('comes before the Zeppelin flies, with the modules %s [R-OPN-1, ENK-2]', (_, registry) => {
    const modules = [...REVOLUTION, 'surveillance-zeppelin'];
    const { failures } = runScenario(assembleRules(modules, registry), {
      ...opening,
      format: 1,
      name: 'Enkidu and the Zeppelin',
      modules,
      round: 2,
      city: ['AASSCC', 'GVQQTN', 'GVIITN'],
      tokens: { zeppelin: ['art'] },
      draws: { direction: ['right'] },
      steps: [
        { expect: { asked: { enkidu: 'theory-choice' }, state: { tokens: { zeppelin: ['art'] } } } },
        takeTrust,
        {
          expect: {
            log: [
              { key: 'trust-received', hero: 'enkidu', because: 'ENK-2' },
              { key: 'zeppelin-flew', from: 'art', to: 'science' },
              { key: 'city-event-revealed' },
            ],
          },
        },
      ],
    });
    expect(failures).toEqual([]);
  });

  it('or a Theory, whose face the Revolutionaries alone see [ENK-1, ENK-2, ENK-4]', () => {
    play({
      ...opening,
      draws: { theory: ['chaos'] },
      steps: [
        drawTheory,
        {
          expect: {
            log: [{ key: 'theory-drawn', hero: 'enkidu', theory: 'chaos' }],
            state: { extra: { theories: { held: ['chaos'] } } },
            view: [
              { of: 'revolutionaries', contains: { extra: { theories: { held: ['chaos'], unseen: 6 } } } },
              ...(['machine', 'public'] as const).map((of) => ({
                of,
                contains: { extra: { theories: { inHand: 1, unseen: 6, held: null, bottom: null } } },
                lacks: ['chaos'],
              })),
            ],
          },
        },
      ],
    });
  });

  it('may be the Trust at 9 Trust, which is lost, and is it with an empty deck [ENK-2, R-ENK-1]', () => {
    play({
      ...opening,
      heroes: { ...opening.heroes, enkidu: { in: 'art', trust: 9 } },
      steps: [takeTrust, { expect: { log: [{ key: 'trust-received', amount: 0, discarded: 1 }] } }],
    });
    play({
      ...opening,
      extra: { theories: { gone: THEORIES.cards } },
      steps: [{ expect: { state: { phase: 'access', heroes: { enkidu: { trust: 2 } } } } }],
    });
  });

  it('over 3 puts one of all to the bottom, unseen by the Great Machine [ENK-3]', () => {
    play({
      ...opening,
      extra: { theories: { held: ['behavior', 'emotion', 'government'], bottom: ['relativity'] } },
      draws: { theory: ['chaos'] },
      steps: [
        drawTheory,
        {
          expect: {
            offered: [
              {
                to: 'enkidu',
                exactly: ['behavior', 'chaos', 'emotion', 'government'].map((card) => `theory ${card}`),
              },
            ],
          },
        },
        answer('theory-return', 'theory emotion'),
        {
          expect: {
            log: [
              { key: 'theory-returned', hero: 'enkidu', theory: 'emotion' },
              { key: 'theory-returned', audience: 'machine', hero: 'enkidu', theory: null },
            ],
            view: [
              {
                of: 'revolutionaries',
                contains: { extra: { theories: { bottom: { exactlyInOrder: ['relativity', 'emotion'] } } } },
              },
              {
                of: 'machine',
                contains: { extra: { theories: { atBottom: 2, inHand: 3 } } },
                lacks: ['emotion'],
              },
            ],
            state: { extra: { theories: { held: ['behavior', 'chaos', 'government'] } } },
          },
        },
      ],
    });
  });
});
