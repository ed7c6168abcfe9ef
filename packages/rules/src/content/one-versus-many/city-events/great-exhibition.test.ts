import { describe, it } from 'vitest';
import { expectPlan, intoNextRound, lastTurn } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

const event = 'great-exhibition';
const received = { key: 'trust-received', because: 'EVT-great-exhibition' };
const citizens = (count: number) => new Array<string>(count).fill('any');

describe('at the end of the round', () => {
  it.each([
    [3, 'does not receive'],
    [4, 'receives'],
    [5, 'receives'],
  ])('a Hero beside %i Citizens %s 2 Trust [EVT-great-exhibition, CLO-4]', (count, says) => {
    play({
      ...lastTurn(event, {
        heroes: { finch: { in: 'velvet' }, fowler: { in: 'velvet' }, physician: { in: 'art', trust: 1 } },
        districts: { art: { citizens: citizens(count) }, velvet: { citizens: [] } },
      }),
      steps: [
        { pass: ['physician'] },
        {
          expect:
            says === 'receives'
              ? { log: [{ ...received, hero: 'physician', amount: 2, discarded: 0 }] }
              : { notLog: [received] },
        },
      ],
    });
  });

  it('each of two Heroes in one District receives 2 Trust, as Traitors count too [EVT-great-exhibition]', () => {
    const art = { citizens: ['traitor revealed', 'traitor revealed', 'noble revealed', 'any'] };
    play({
      ...lastTurn(event, {
        heroes: { finch: { in: 'art' }, fowler: { in: 'velvet' }, physician: { in: 'art' } },
        districts: { art, velvet: { citizens: citizens(3) } },
      }),
      steps: [
        { pass: ['physician'] },
        {
          expect: {
            log: [
              { ...received, hero: 'finch', amount: 2 },
              { ...received, hero: 'physician', amount: 2 },
            ],
            notLog: [{ ...received, hero: 'fowler' }],
          },
        },
      ],
    });
  });

  it('a Hero keeps no more than the maximum [EVT-great-exhibition, OPN-8]', () => {
    play({
      ...lastTurn(event, {
        heroes: { physician: { in: 'art', trust: 5 } },
        districts: { art: { citizens: citizens(4) } },
      }),
      steps: [
        { pass: ['physician'] },
        { expect: { log: [{ ...received, hero: 'physician', amount: 1, discarded: 1 }] } },
      ],
    });
  });

  it('nobody receives Trust the round after [EVT-great-exhibition]', () => {
    play({
      ...lastTurn(event, {
        heroes: {
          finch: { forfeited: ['art'] },
          fowler: { forfeited: ['art'] },
          physician: { forfeited: ['art'] },
        },
        events: ['sealed-archives'],
      }),
      steps: [
        ...intoNextRound({ finch: 'industrial', fowler: 'velvet', physician: 'central-square' }),
        { pass: ['finch', 'fowler'] },
        { pass: ['physician'] },
        { expect: { notLog: [received], state: { round: 9 } } },
      ],
    });
  });
});

describe('the plan', () => {
  const heroes = { finch: { in: 'velvet' }, fowler: { in: 'velvet' }, physician: { in: 'art' } };
  const servantsIn = (first: string, second: string, third: string) => ({
    'lex-hecate': { in: first },
    judgementor: { in: second },
    phantasmer: { in: third },
  });
  const apart = servantsIn('grand-citadel', 'tower-of-law', 'central-square');

  it('advances if the Servants alone are in 3 different Major Districts [EVT-great-exhibition]', () => {
    expectPlan(event, 'advances', { heroes, servants: apart });
  });

  it('advances if a Hero is in the fourth Major District [EVT-great-exhibition]', () => {
    const elsewhere = { ...heroes, finch: { in: 'control-nexus' } };
    expectPlan(event, 'advances', { heroes: elsewhere, servants: apart });
  });

  it('stays if a Hero is in one of the three [EVT-great-exhibition]', () => {
    expectPlan(event, 'stays', { heroes: { ...heroes, finch: { in: 'tower-of-law' } }, servants: apart });
  });

  it('stays if two Servants are in the same Major District [EVT-great-exhibition]', () => {
    const servants = servantsIn('grand-citadel', 'tower-of-law', 'tower-of-law');
    expectPlan(event, 'stays', { heroes, servants });
  });

  it('stays if a Servant is in a Minor District [EVT-great-exhibition]', () => {
    const servants = servantsIn('grand-citadel', 'tower-of-law', 'commerce');
    expectPlan(event, 'stays', { heroes, servants });
  });
});
