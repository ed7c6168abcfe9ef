import { describe, it } from 'vitest';
import { play } from '../../../../test/play.js';

const position = {
  phase: 'heroes',
  turn: 'fowler',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  heroes: { fowler: { in: 'art', trust: 5, chosen: 'commerce' }, physician: {} },
  districts: { art: { guards: 1 }, science: { guards: 1 } },
  directives: { published: ['curfew'] },
};

function costs(hero: string, district: string, price: number) {
  return { expect: { offered: [{ to: hero, picks: [`to ${district}`], price }] } };
}

describe('Curfew', () => {
  it('makes the first exit of a turn cost 1 Trust more, and no later one [DIR-curfew]', () => {
    play({
      ...position,
      steps: [
        costs('fowler', 'science', 2),
        { do: 'fowler', picks: ['to science'] },
        costs('fowler', 'commerce', 1),
        { do: 'fowler', picks: ['to commerce'] },
        { expect: { state: { heroes: { fowler: { in: 'commerce', trust: 2 } } } } },
      ],
    });
  });

  it('counts without Guards too, so that an empty purse means the Escape die [DIR-curfew, R-HER-7]', () => {
    play({
      ...position,
      heroes: { fowler: { in: 'art', trust: 0, chosen: 'commerce' } },
      districts: { art: { guards: 0 }, science: { guards: 0 } },
      draws: { 'escape-die': ['running-man'] },
      steps: [
        costs('fowler', 'science', 1),
        { do: 'fowler', picks: ['to science'] },
        { expect: { log: [{ key: 'die-rolled', die: 'escape-die' }] } },
        costs('fowler', 'commerce', 0),
      ],
    });
  });

  it('counts for each Hero in turn [DIR-curfew]', () => {
    play({
      ...position,
      heroes: {
        fowler: { in: 'art', trust: 5, chosen: 'science' },
        actress: { in: 'art', trust: 5, chosen: 'science' },
        physician: {},
      },
      steps: [
        costs('fowler', 'science', 2),
        { do: 'fowler', picks: ['to science'] },
        { pass: ['fowler'] },
        costs('actress', 'science', 2),
      ],
    });
  });

  it('costs nothing for those who stay, and nothing for Actions [DIR-curfew]', () => {
    play({
      ...position,
      heroes: { fowler: { in: 'art', trust: 5, chosen: 'art' } },
      steps: [
        {
          expect: {
            state: { heroes: { fowler: { trust: 5 } } },
            offered: [{ to: 'fowler', picks: ['do incitement'], price: 1 }],
          },
        },
      ],
    });
  });

  it('adds up with Security Checks [DIR-curfew, EVT-security-checks, R-COST-1]', () => {
    play({ ...position, event: 'security-checks', steps: [costs('fowler', 'science', 3)] });
  });

  it('does nothing in the hand of the Great Machine [DIR-curfew]', () => {
    play({ ...position, directives: { hand: ['curfew'] }, steps: [costs('fowler', 'science', 1)] });
  });

  it('ends as soon as it is cancelled: the next Hero walks for less [DIR-curfew, ACT-15]', () => {
    play({
      ...position,
      heroes: {
        finch: {},
        fowler: { in: 'tower-of-law', trust: 5, chosen: 'tower-of-law' },
        physician: { in: 'art', trust: 5, chosen: 'science' },
      },
      districts: { art: { guards: 1 }, 'tower-of-law': { guards: 1 } },
      steps: [
        { do: 'fowler', picks: ['do tower-of-law-a', 'directive curfew'] },
        { pass: ['fowler'] },
        costs('physician', 'science', 1),
      ],
    });
  });
});
