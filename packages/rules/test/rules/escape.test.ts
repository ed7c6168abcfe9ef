import { describe, it } from 'vitest';
import { play } from '../play.js';
import { turnOf } from './positions.js';

describe('the Escape die', () => {
  it('is rolled by a Hero who is short, after losing all Trust that is left [HER-5]', () => {
    play({
      ...turnOf('veteran'),
      heroes: { finch: {}, veteran: { in: 'art', chosen: 'science', trust: 2 }, physician: {} },
      districts: { art: { guards: 3 } },
      draws: { 'escape-die': ['running-man'] },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'veteran',
                picks: ['to science'],
                price: 3,
                left: 0,
                rule: 'HER-5',
                irreversible: true,
                outcomes: [
                  { key: 'escapes', chance: 2 / 6 },
                  { key: 'captured', chance: 1 - 2 / 6 },
                ],
              },
            ],
          },
        },
        { do: 'veteran', picks: ['to science'] },
        {
          expect: {
            log: [{ key: 'trust-lost', hero: 'veteran', amount: 2 }],
            state: { bonds: 0, heroes: { veteran: { in: 'science', trust: 0, detained: false } } },
            mayUndo: { veteran: 0 },
          },
        },
      ],
    });
  });

  it('is rolled again in every District with Guards until the Hero arrives [HER-6]', () => {
    play({
      ...turnOf('veteran'),
      heroes: { finch: {}, veteran: { in: 'art', chosen: 'control-nexus' }, physician: {} },
      districts: { art: { guards: 1 }, science: { guards: 0, broken: 2 }, commerce: { guards: 4 } },
      draws: { 'escape-die': ['running-man', 'running-man'] },
      steps: [
        { do: 'veteran', picks: ['to science'] },
        { expect: { offered: [{ to: 'veteran', picks: ['to commerce'], price: 0 }] } },
        { do: 'veteran', picks: ['to commerce'] },
        {
          expect: {
            notLog: [{ key: 'die-rolled' }],
            offered: [{ to: 'veteran', picks: ['to control-nexus'], price: 4 }],
          },
        },
        { do: 'veteran', picks: ['to control-nexus'] },
        {
          expect: {
            log: [{ key: 'die-rolled', face: 'running-man' }],
            asked: { veteran: 'hero-action', machine: 'nothing' },
            state: { heroes: { veteran: { in: 'control-nexus', detained: false } } },
          },
        },
      ],
    });
  });

  it('brings a captured Hero to the destination at once, in handcuffs [HER-7]', () => {
    play({
      ...turnOf('veteran'),
      heroes: { finch: {}, veteran: { in: 'art', chosen: 'control-nexus', trust: 1 }, physician: {} },
      districts: { art: { guards: 2 } },
      draws: { 'escape-die': ['handcuffs'] },
      steps: [
        { do: 'veteran', picks: ['to science'] },
        {
          expect: {
            log: [{ key: 'hero-captured', hero: 'veteran', from: 'art', to: 'control-nexus' }],
            notLog: [{ key: 'hero-moved' }, { key: 'hero-stayed' }],
            asked: { machine: 'detainment', veteran: 'nothing' },
            state: { heroes: { veteran: { in: 'control-nexus', trust: 0, detained: true } } },
          },
        },
      ],
    });
  });
});

describe('the Access card', () => {
  it('returns to hand on arrival and may be chosen again [HER-9]', () => {
    play({
      ...turnOf('physician'),
      heroes: {
        finch: { forfeited: ['velvet'] },
        veteran: { forfeited: ['velvet'] },
        physician: { in: 'art', chosen: 'science', forfeited: ['velvet'], trust: 6 },
      },
      steps: [
        { do: 'physician', picks: ['to science'] },
        {
          expect: {
            log: [{ key: 'access-returned', hero: 'physician', district: 'science' }],
            state: { heroes: { physician: { chosen: 'none', forfeited: ['velvet'] } } },
          },
        },
        { pass: ['physician'] },
        { expect: { offered: [{ to: 'physician', picks: ['card science'] }] } },
      ],
    });
  });

  it('lies open on the way and during a detainment, and returns before the Action [R-HER-5]', () => {
    play({
      ...turnOf('veteran'),
      heroes: { finch: {}, veteran: { in: 'art', chosen: 'commerce', trust: 5 }, physician: {} },
      districts: { art: { guards: 1 }, science: { guards: 1 } },
      raids: ['commerce'],
      steps: [
        { do: 'veteran', picks: ['to science'] },
        { expect: { state: { heroes: { veteran: { chosen: 'commerce', cardOpen: true } } } } },
        { do: 'veteran', picks: ['to commerce'] },
        {
          expect: {
            asked: { machine: 'detainment' },
            state: { heroes: { veteran: { chosen: 'commerce', cardOpen: true } } },
          },
        },
        { do: 'machine', picks: ['option advance-the-plan'] },
        {
          expect: {
            asked: { veteran: 'hero-action' },
            state: { heroes: { veteran: { chosen: 'none', cardOpen: false } } },
          },
        },
      ],
    });
  });

  it('returns also when the turn is cut short [R-HER-5]', () => {
    play({
      ...turnOf('fowler'),
      heroes: {
        finch: {},
        fowler: { in: 'art', chosen: 'art', trust: 2, forfeited: ['velvet'] },
        physician: {},
      },
      raids: ['art'],
      steps: [
        { do: 'machine', picks: ['option no-trust'] },
        {
          expect: {
            log: [{ key: 'access-returned', hero: 'fowler', district: 'art' }],
            state: { turn: 'physician', heroes: { fowler: { chosen: 'none', forfeited: ['velvet'] } } },
          },
        },
      ],
    });
  });
});
