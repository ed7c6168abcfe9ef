import { it } from 'vitest';
import { expectPlan, lastTurn } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

const event = 'grounded-platforms';
const grounded = { code: 'districts-grounded', rule: 'EVT-grounded-platforms' };
const inTheNexus = { phantasmer: { in: 'control-nexus' } };

it('forbids the Servants to reposition [EVT-grounded-platforms, GM-11]', () => {
  play({
    round: 7,
    phase: 'machine',
    event,
    bonds: 9,
    servants: inTheNexus,
    steps: [
      {
        expect: {
          notOffered: [{ to: 'machine', picks: ['servant phantasmer', 'do reposition'] }],
          refused: [{ do: 'machine', picks: ['servant phantasmer', 'do reposition'], ...grounded }],
        },
      },
    ],
  });
});

it('forbids the Heroes to reposition and leaves them Action B [EVT-grounded-platforms, ACT-13, ACT-14]', () => {
  play({
    ...lastTurn(event, { heroes: { physician: { in: 'control-nexus', trust: 6 } } }),
    steps: [
      {
        expect: {
          notOffered: [{ to: 'physician', picks: ['do control-nexus-a'] }],
          refused: [{ do: 'physician', picks: ['do control-nexus-a'], ...grounded }],
          offered: [{ to: 'physician', picks: ['do control-nexus-b', 'hero physician'], price: 0 }],
        },
      },
    ],
  });
});

it('lets both sides reposition again the round after [EVT-grounded-platforms]', () => {
  play({
    ...lastTurn(event, {
      servants: inTheNexus,
      heroes: {
        finch: { in: 'control-nexus', forfeited: ['art'] },
        fowler: { forfeited: ['art'] },
        physician: { forfeited: ['art'] },
      },
      districts: { 'control-nexus': { guards: 0 } },
      events: ['sealed-archives'],
    }),
    steps: [
      { pass: ['physician'] },
      { choose: { finch: 'control-nexus', fowler: 'velvet', physician: 'central-square' } },
      { expect: { offered: [{ to: 'machine', picks: ['servant phantasmer', 'do reposition'] }] } },
      { do: 'machine', picks: ['end'] },
      { expect: { offered: [{ to: 'finch', picks: ['do control-nexus-a'] }] } },
    ],
  });
});

const purses = (finch: number, fowler: number, physician: number) => ({
  heroes: { finch: { trust: finch }, fowler: { trust: fowler }, physician: { trust: physician } },
});

it('advances the plan unasked if the Heroes have 5 Trust together [EVT-grounded-platforms, R-CLO-2]', () => {
  expectPlan(event, 'advances', purses(2, 3, 0));
});

it('keeps the plan back for 6 Trust together [EVT-grounded-platforms, R-CLO-2]', () => {
  play({
    ...lastTurn(event, purses(2, 4, 0)),
    steps: [
      { pass: ['physician'] },
      { expect: { asked: { finch: 'trust-share', fowler: 'trust-share', physician: 'nothing' } } },
      { do: 'finch', picks: ['amount 2', 'ready'] },
      { do: 'fowler', picks: ['amount 4', 'ready'] },
      {
        expect: {
          log: [
            { key: 'trust-paid', hero: 'finch', amount: 2, because: 'EVT-grounded-platforms' },
            { key: 'trust-paid', hero: 'fowler', amount: 4, because: 'EVT-grounded-platforms' },
            { key: 'payment-resolved', amount: 6, paid: true },
            { key: 'plan-not-advanced', card: event },
          ],
          state: { tracks: { 'master-plan': 5 } },
        },
      },
    ],
  });
});

it('takes exactly 6 Trust where 7 were set [EVT-grounded-platforms, R-CLO-2]', () => {
  play({
    ...lastTurn(event, purses(3, 4, 0)),
    steps: [
      { pass: ['physician'] },
      { do: 'finch', picks: ['amount 3', 'ready'] },
      { do: 'fowler', picks: ['amount 4', 'ready'] },
      {
        expect: {
          log: [
            { key: 'trust-paid', hero: 'finch', amount: 3 },
            { key: 'trust-paid', hero: 'fowler', amount: 3 },
          ],
          state: { tracks: { 'master-plan': 5 } },
        },
      },
    ],
  });
});

it('takes nothing and advances the plan where 5 were set [EVT-grounded-platforms, R-CLO-2]', () => {
  play({
    ...lastTurn(event, purses(3, 4, 0)),
    steps: [
      { pass: ['physician'] },
      { do: 'finch', picks: ['amount 2', 'ready'] },
      { do: 'fowler', picks: ['amount 3', 'ready'] },
      {
        expect: {
          log: [
            { key: 'payment-resolved', amount: 0, wanted: 6, paid: false },
            { key: 'plan-advanced', because: event },
          ],
          notLog: [{ key: 'trust-paid' }],
          state: { tracks: { 'master-plan': 6 } },
        },
      },
    ],
  });
});
