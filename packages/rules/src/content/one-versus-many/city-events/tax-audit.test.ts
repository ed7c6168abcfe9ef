import { describe, it } from 'vitest';
import { play } from '../../../../test/play.js';

/** A Servant beside the Fowler and the Actress, and the Physician far away. */
const machinePhase = (bonds: number, fowler: number, actress: number) =>
  ({
    event: 'tax-audit',
    phase: 'machine',
    bonds,
    servants: { judgementor: { in: 'art' } },
    heroes: {
      fowler: { in: 'art', trust: fowler },
      actress: { in: 'art', trust: actress },
      physician: { in: 'science', trust: 4 },
    },
  }) as const;

const audit = { do: 'machine', picks: ['servant judgementor', 'do audit'] };

/** Step 3 of the Closing Phase, with this many Heroes in the Commerce District. */
const planQuestion = (bonds: number, inCommerce: number) => {
  const place = (hero: number) => ({ in: hero < inCommerce ? 'commerce' : 'velvet' });
  return {
    event: 'tax-audit',
    phase: 'closing',
    step: 'plan-question',
    tracks: { 'master-plan': 5 },
    bonds,
    heroes: { fowler: place(0), actress: place(1), physician: place(2) },
  };
};

describe('Audit', () => {
  it('takes 2 Trust of each Hero in the District, or all of less, as Bonds [EVT-tax-audit]', () => {
    play({
      ...machinePhase(5, 3, 1),
      steps: [
        { expect: { offered: [{ to: 'machine', picks: audit.picks, price: 2, left: 3 }] } },
        audit,
        {
          note: '5 Bonds, 2 paid, 3 received.',
          expect: {
            state: {
              bonds: 6,
              heroes: { fowler: { trust: 1 }, actress: { trust: 0 }, physician: { trust: 4 } },
              servants: { judgementor: { actions: 1 } },
            },
            refused: [{ ...audit, code: 'servant-has-acted' }],
          },
        },
      ],
    });
  });

  it('needs its 2 Bonds before it brings any [EVT-tax-audit]', () => {
    play({
      ...machinePhase(2, 2, 0),
      steps: [audit, { expect: { state: { bonds: 2, heroes: { fowler: { trust: 0 } } } } }],
    });
    play({
      ...machinePhase(1, 2, 0),
      steps: [{ expect: { notOffered: [{ to: 'machine', picks: ['servant judgementor'] }] } }],
    });
  });

  it('is not offered where no Hero has Trust [EVT-tax-audit]', () => {
    play({
      ...machinePhase(5, 0, 0),
      steps: [{ expect: { refused: [{ ...audit, code: 'no-hero-with-trust-here' }] } }],
    });
  });

  it('is over in the round after [EVT-tax-audit]', () => {
    play({
      ...machinePhase(5, 3, 1),
      round: 2,
      event: 'parade',
      pastEvents: ['tax-audit'],
      steps: [{ expect: { refused: [{ ...audit, code: 'no-such-action-now' }] } }],
    });
  });
});

describe('Tax Audit and the Plan', () => {
  it('advances when the Machine pays 3 Bonds [EVT-tax-audit, R-CLO-4]', () => {
    play({
      ...planQuestion(3, 0),
      steps: [
        {
          expect: {
            asked: { machine: 'machine-payment' },
            offered: [{ to: 'machine', picks: ['pay'], price: 3, left: 0, currency: 'bonds' }],
          },
        },
        { do: 'machine', picks: ['pay'] },
        {
          note: 'The 3 Bonds are gone; 6 are the income of the next round.',
          expect: {
            log: [
              { key: 'bonds-paid', amount: 3 },
              { key: 'plan-advanced', to: 6 },
            ],
            state: { bonds: 6, tracks: { 'master-plan': 6 } },
          },
        },
      ],
    });
  });

  it('costs 2 Bonds more for each Hero in the Commerce District [EVT-tax-audit]', () => {
    const forPrice = (price: number) => [
      { expect: { offered: [{ to: 'machine', picks: ['pay'], price, left: 9 - price }] } },
    ];
    play({ ...planQuestion(9, 1), steps: forPrice(5) });
    play({ ...planQuestion(9, 3), steps: forPrice(9) });
  });

  it('stays when the Machine declines, at no cost [EVT-tax-audit, R-CLO-4]', () => {
    play({
      ...planQuestion(3, 0),
      steps: [
        { do: 'machine', picks: ['decline'] },
        {
          expect: {
            log: [{ key: 'plan-not-advanced' }],
            notLog: [{ key: 'bonds-paid' }],
            state: { tracks: { 'master-plan': 5 } },
          },
        },
      ],
    });
  });

  it('stays unasked when a single Bond is missing [EVT-tax-audit, R-CLO-4]', () => {
    const stays = [
      { expect: { asked: { machine: 'nothing' }, state: { round: 2, tracks: { 'master-plan': 5 } } } },
    ];
    play({ ...planQuestion(2, 0), steps: stays });
    play({ ...planQuestion(4, 1), steps: stays });
  });
});
