import { describe, it } from 'vitest';
import { play } from '../../../../test/play.js';

const position = {
  phase: 'heroes',
  turn: 'fowler',
  event: 'the-countdown',
  bonds: 1,
  tracks: { discontent: 5, 'master-plan': 4 },
  heroes: { fowler: { in: 'art', trust: 3, chosen: 'art', forfeited: ['velvet'] }, physician: {} },
  raids: ['art'],
  directives: { published: ['interrogate'] },
};

const both = { do: 'machine', picks: ['option both-measures'] };

describe('Interrogate', () => {
  it('applies both Punitive Measures, each once, to a Hero whose turn ends [DIR-interrogate]', () => {
    play({
      ...position,
      steps: [
        both,
        {
          expect: {
            asked: { fowler: 'nothing' },
            state: {
              bonds: 4,
              tracks: { 'master-plan': 4 },
              heroes: {
                fowler: { trust: 0, chosen: 'none', forfeited: ['velvet', 'art'], turnEnded: true },
              },
            },
          },
        },
      ],
    });
  });

  it('leaves no choice of a single one, but the plan may still advance [DIR-interrogate]', () => {
    play({
      ...position,
      steps: [
        {
          expect: {
            offered: [{ to: 'machine', picks: both.picks }],
            notOffered: [
              { to: 'machine', picks: ['option no-trust'] },
              { to: 'machine', picks: ['option no-access'] },
            ],
          },
        },
        { do: 'machine', picks: ['option advance-the-plan'] },
        {
          expect: {
            asked: { fowler: 'hero-action' },
            state: {
              bonds: 1,
              tracks: { 'master-plan': 5 },
              heroes: { fowler: { trust: 3, forfeited: ['velvet'] } },
            },
          },
        },
      ],
    });
  });

  it('takes the card of a Hero without Trust [DIR-interrogate]', () => {
    play({
      ...position,
      heroes: { fowler: { in: 'art', trust: 0, chosen: 'art', forfeited: ['velvet'] }, physician: {} },
      steps: [
        both,
        { expect: { state: { bonds: 1, heroes: { fowler: { forfeited: ['velvet', 'art'] } } } } },
      ],
    });
  });

  it('takes only the Trust of a Hero whose hand was empty [DIR-interrogate, R-ACC-2]', () => {
    play({
      ...position,
      heroes: { fowler: { in: 'art', trust: 3, hand: [], chosen: 'none' }, physician: {} },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'machine',
                picks: both.picks,
                outcomes: [{ key: 'bonds-received', params: { amount: 3 } }],
              },
            ],
            notOffered: [{ to: 'machine', picks: both.picks, outcomes: [{ key: 'card-forfeited' }] }],
          },
        },
        both,
        {
          expect: {
            notLog: [{ key: 'access-forfeited' }],
            state: { bonds: 4, heroes: { fowler: { trust: 0, turnEnded: true } } },
          },
        },
      ],
    });
  });

  it('punishes those whom Guards capture as well [DIR-interrogate]', () => {
    play({
      ...position,
      city: ['AASSCC', 'GVQQTN', 'GVIITN'],
      heroes: { fowler: { in: 'art', trust: 0, chosen: 'science', forfeited: ['velvet'] }, physician: {} },
      raids: [],
      districts: { art: { guards: 1 } },
      draws: { 'escape-die': ['handcuffs'] },
      steps: [
        { do: 'fowler', picks: ['to science'] },
        both,
        { expect: { state: { heroes: { fowler: { in: 'science', forfeited: ['velvet', 'science'] } } } } },
      ],
    });
  });

  it('is followed by the Show Trial with a card of its own [DIR-interrogate, EVT-show-trial]', () => {
    play({
      ...position,
      event: 'show-trial',
      draws: { 'show-trial-card': ['science'] },
      steps: [
        both,
        { expect: { state: { heroes: { fowler: { forfeited: ['velvet', 'art', 'science'] } } } } },
      ],
    });
  });

  it('leaves the Great Machine with one measure while it is in hand [DIR-interrogate, DET-3]', () => {
    play({
      ...position,
      directives: { hand: ['interrogate'] },
      steps: [
        { expect: { notOffered: [{ to: 'machine', picks: both.picks }] } },
        { do: 'machine', picks: ['option no-trust'] },
        { expect: { state: { bonds: 4, heroes: { fowler: { trust: 0, forfeited: ['velvet'] } } } } },
      ],
    });
  });

  it('ends as soon as it is cancelled [DIR-interrogate, ACT-15]', () => {
    play({
      ...position,
      turn: 'veteran',
      step: 'action',
      heroes: {
        veteran: { in: 'tower-of-law', trust: 4 },
        fowler: { in: 'art', chosen: 'art' },
        physician: {},
      },
      districts: { 'tower-of-law': { guards: 1 } },
      steps: [
        { do: 'veteran', picks: ['do tower-of-law-a', 'directive interrogate'] },
        {
          expect: {
            asked: { machine: 'detainment' },
            offered: [{ to: 'machine', picks: ['option no-access'] }],
            notOffered: [{ to: 'machine', picks: both.picks }],
          },
        },
      ],
    });
  });
});
