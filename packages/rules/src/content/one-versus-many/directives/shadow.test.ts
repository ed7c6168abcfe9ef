import { runScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { rulesChangedBy } from '../../../../test/modules/assemble.js';
import { play } from '../../../../test/play.js';

const inArt = {
  phase: 'heroes',
  turn: 'fowler',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  heroes: { fowler: { in: 'art', trust: 5, chosen: 'science' }, physician: {} },
  servants: { 'lex-hecate': { in: 'art' }, judgementor: { in: 'tower-of-law' } },
  districts: { art: { guards: 1, citizens: ['artist', 'artist'] } },
  directives: { published: ['shadow'] },
};

function costs(pick: string, price: number) {
  return { expect: { offered: [{ to: 'fowler', picks: [pick], price }] } };
}

describe('Shadow', () => {
  it('makes a Servant count as 1 Guard for the exit [DIR-shadow, R-GRD-1]', () => {
    play({
      ...inArt,
      steps: [
        costs('to science', 2),
        { do: 'fowler', picks: ['to science'] },
        { expect: { state: { heroes: { fowler: { in: 'science', trust: 3 } } } } },
      ],
    });
  });

  it.each([
    [{ 'lex-hecate': { in: 'velvet' } }, 1],
    [{ 'lex-hecate': { in: 'art' }, phantasmer: { in: 'art' } }, 3],
    [{ 'lex-hecate': { in: 'art' }, judgementor: { in: 'art' }, phantasmer: { in: 'art' } }, 4],
  ])('counts each Servant in the District: %j make it %i [DIR-shadow]', (servants, price) => {
    play({ ...inArt, servants, steps: [costs('to science', price)] });
  });

  it('counts where no Guard stands [DIR-shadow]', () => {
    play({ ...inArt, districts: { art: { guards: 0, broken: 2 } }, steps: [costs('to science', 1)] });
  });

  it('is counted besides a surcharge for the Servant [R-GRD-1, EVT-cordon]', () => {
    play({ ...inArt, event: 'cordon', steps: [costs('to science', 3)] });
  });

  it('counts for Actions priced per Guard [DIR-shadow]', () => {
    play({
      ...inArt,
      step: 'action',
      steps: [
        costs('do incitement', 2),
        costs('do riot', 4),
        {
          expect: {
            offered: [
              { to: 'fowler', picks: ['do identify', 'citizen artist@art'], price: 2 },
              { to: 'fowler', picks: ['do move-citizens', 'citizen artist@art', 'to science'], price: 1 },
            ],
          },
        },
      ],
    });
  });

  it('does not count in the tally of a Riot [DIR-shadow, R-GRD-1]', () => {
    play({
      ...inArt,
      step: 'action',
      tracks: { discontent: 3 },
      steps: [
        { do: 'fowler', picks: ['do riot'] },
        { expect: { log: [{ key: 'riot-resolved', active: 2, guards: 1, success: true }] } },
      ],
    });
  });

  it.each([
    ['the-countdown', 2, 3],
    ['parade', 1, 4],
  ])('in %s the Square costs %i and still raises Discontent by %i [R-GRD-1]', (event, price, amount) => {
    play({
      ...inArt,
      event,
      step: 'action',
      tracks: { discontent: 0 },
      heroes: { fowler: { in: 'central-square', trust: 5 } },
      servants: { 'lex-hecate': { in: 'central-square' } },
      districts: { 'central-square': { guards: 1, citizens: ['any', 'any', 'any', 'any'] } },
      steps: [
        costs('do central-square', price),
        { do: 'fowler', picks: ['do central-square'] },
        { expect: { state: { tracks: { discontent: amount } } } },
      ],
    });
  });

  it('gives no Guard to attack, move or repair [R-GRD-1]', () => {
    const bare = { ...inArt, districts: { art: { guards: 0 } } };
    play({
      ...bare,
      step: 'action',
      steps: [{ expect: { refused: [{ do: 'fowler', picks: ['do attack'], code: 'no-guard-here' }] } }],
    });
    play({
      ...bare,
      phase: 'machine',
      turn: 'none',
      bonds: 6,
      steps: [
        {
          expect: {
            refused: [
              { do: 'machine', picks: ['guard art', 'to science'], code: 'no-guard-here' },
              { do: 'machine', picks: ['servant lex-hecate', 'do repair'], code: 'no-broken-guard' },
            ],
          },
        },
      ],
    });
  });

  it.each([
    [1, 4],
    [2, 5],
  ])("means nothing to a City Event's condition: %i Guards each, plan %i [R-GRD-1]", (guards, plan) => {
    play({
      ...inArt,
      turn: 'physician',
      step: 'action',
      event: 'cordon',
      tracks: { 'master-plan': 4 },
      heroes: { fowler: { in: 'art' }, finch: { in: 'velvet' }, physician: { in: 'science' } },
      servants: { 'lex-hecate': { in: 'art' }, judgementor: { in: 'velvet' } },
      districts: { art: { guards }, velvet: { guards }, science: { guards: 0 } },
      steps: [{ pass: ['physician'] }, { expect: { state: { round: 2, tracks: { 'master-plan': plan } } } }],
    });
  });

  it('never counts a Servant as more than 1, though two cards say it [R-GRD-1]', () => {
    const twice = rulesChangedBy('twice', { hooks: { servantIsGuard: () => true } });
    const file = { ...inArt, format: 1, name: 'Two shadows', modules: ['one-versus-many', 'twice'] };
    const steps = [costs('to science', 2)];
    expect(runScenario(twice, { ...file, steps }).failures).toEqual([]);
  });

  it('leaves Servants alone while it is in hand [DIR-shadow]', () => {
    play({ ...inArt, directives: { hand: ['shadow'] }, steps: [costs('to science', 1)] });
  });

  it('ends as soon as it is cancelled [DIR-shadow, ACT-15]', () => {
    play({
      ...inArt,
      step: 'action',
      heroes: { fowler: { in: 'tower-of-law', trust: 5, forfeited: ['art'] } },
      districts: { 'tower-of-law': { guards: 1 } },
      steps: [
        costs('do tower-of-law-b', 2),
        { do: 'fowler', picks: ['do tower-of-law-a', 'directive shadow'] },
        { expect: { state: { heroes: { fowler: { trust: 3 } } } } },
        costs('do tower-of-law-b', 1),
      ],
    });
  });
});
