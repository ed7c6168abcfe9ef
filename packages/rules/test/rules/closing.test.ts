import { itemAt, openScenario, printPick } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { expectPlan, lastTurn } from '../closing.js';
import { play, rules } from '../play.js';
import { seatOf } from '../seats.js';

/** Beside the Central Square lie Science, Velvet, the Tower of L.A.W. and Industrial. */
const city = ['AASSCC', 'GVQQTN', 'GVIITN'];

/** The Closing Phase after these Raids; the Fowler, the Artificer and the Physician stand in three Districts. */
const closing = (discontent: number, raids: readonly string[]) => ({
  city,
  phase: 'closing',
  event: 'double-shift',
  tracks: { discontent, 'master-plan': 5 },
  raids,
  heroes: { fowler: { in: 'velvet' }, artificer: { in: 'science' }, physician: { in: 'commerce' } },
});

describe('the steps of the Closing Phase', () => {
  it('resolve failed Raids before the Plan: the Revolution comes first [CLO-1]', () => {
    play({
      ...closing(17, ['art']),
      event: 'the-countdown',
      tracks: { discontent: 17, 'master-plan': 11 },
      riots: ['art', 'velvet'],
      steps: [
        {
          expect: {
            winner: { side: 'revolutionaries', how: 'two-riots-and-riot-stage' },
            state: { tracks: { 'master-plan': 11 } },
          },
        },
      ],
    });
  });

  it('carry out the end of the round before the Plan looks at it [CLO-1, CLO-4, R-CLO-3]', () => {
    const broken = { districts: { art: { guards: 1, broken: 1 } } };
    expectPlan('repair-crews', 'advances', { ...broken, servants: { phantasmer: { in: 'art' } } });
    expectPlan('repair-crews', 'stays', broken);
  });

  it('lead to the next round [CLO-1]', () => {
    play({ ...closing(4, []), steps: [{ expect: { state: { round: 2, phase: 'access', raids: [] } } }] });
  });

  it('know an end of the round only where the City Event has one [CLO-4]', () => {
    const passing = [{ pass: ['physician'] }];
    play({
      ...lastTurn('sealed-archives'),
      steps: [...passing, { expect: { log: [{ key: 'directive-drawn' }] } }],
    });
    play({
      ...lastTurn('the-countdown'),
      steps: [...passing, { expect: { notLog: [{ key: 'directive-drawn' }] } }],
    });
  });

  it('advance the Plan by 1 in step 3 and not before, if the condition is met [CLO-5]', () => {
    play({
      ...closing(4, []),
      phase: 'machine',
      districts: { industrial: { guards: 4 } },
      steps: [
        { do: 'machine', picks: ['end'] },
        { pass: ['fowler', 'artificer'] },
        { expect: { state: { phase: 'heroes', tracks: { 'master-plan': 5 } } } },
        { pass: ['physician'] },
        { expect: { state: { round: 2, tracks: { 'master-plan': 6 } } } },
      ],
    });
    expectPlan('double-shift', 'stays', { districts: { industrial: { guards: 3 } } });
  });
});

describe('failed Raids', () => {
  it('raise Discontent by 1 each, a successful one does not, and all tokens leave [CLO-2, R-CLO-1]', () => {
    play({
      ...closing(4, ['art', 'science succeeded', 'industrial']),
      steps: [{ expect: { state: { round: 2, tracks: { discontent: 6 }, raids: [] } } }],
    });
  });

  it('are those that detained nobody: a Hero who arrives makes one succeed [CLO-2, R-RAID-1]', () => {
    const arrival = {
      ...closing(4, ['central-square']),
      phase: 'heroes',
      turn: 'physician',
      step: 'move',
      heroes: { fowler: {}, artificer: {}, physician: { in: 'science', trust: 6, chosen: 'central-square' } },
    };
    play({
      ...arrival,
      steps: [
        { do: 'physician', picks: ['to central-square'] },
        { do: 'machine', picks: ['option no-trust'] },
        { expect: { state: { round: 2, tracks: { discontent: 4 } }, notLog: [{ key: 'raid-failed' }] } },
      ],
    });
    play({
      ...arrival,
      heroes: { ...arrival.heroes, physician: { in: 'science', trust: 6, chosen: 'tower-of-law' } },
      steps: [
        { do: 'physician', picks: ['to central-square'] },
        { do: 'physician', picks: ['to tower-of-law'] },
        { pass: ['physician'] },
        {
          note: 'Passing through is no arrival.',
          expect: { state: { tracks: { discontent: 5 } }, log: [{ key: 'raid-failed' }] },
        },
      ],
    });
  });

  it('give an identification each at the Riot Stage, in any District, free of charge [CLO-3, R-CLO-1]', () => {
    play({
      ...closing(18, ['art']),
      districts: { 'tower-of-law': { guards: 4, citizens: ['anna: noble', 'bert: noble identified'] } },
      steps: [
        {
          expect: {
            asked: { fowler: 'free-identification' },
            notOffered: [{ to: 'fowler', picks: ['citizen bert'] }],
          },
        },
        { do: 'fowler', picks: ['citizen anna'] },
        {
          expect: {
            log: [{ key: 'citizen-identified', citizen: 'anna', kind: 'noble' }],
            notLog: [
              { key: 'trust-paid' },
              { key: 'citizen-identified', kind: 'noble', audience: 'machine' },
            ],
            state: {
              round: 2,
              tracks: { discontent: 18 },
              districts: { 'tower-of-law': { citizens: ['noble identified', 'noble identified'] } },
            },
          },
        },
      ],
    });
  });

  it('offer every face-down Citizen of the City, but no arrested one [CLO-3]', () => {
    const table = openScenario(rules, { format: 1, name: 'face-down', ...closing(18, ['art']), arrested: 3 });
    const unidentified = table
      .view('public')
      .districts.flatMap(({ citizens }) => citizens)
      .filter(({ face }) => face === 'unidentified');
    const seat = seatOf(table, 'fowler');
    const offered = itemAt(table.questions(seat), 0).options.map(({ pick }) => printPick(pick));
    expect(offered.sort()).toEqual(unidentified.map(({ citizen }) => `citizen ${citizen}`).sort());
  });

  it('give none before the Riot Stage, nor for a successful Raid [CLO-3]', () => {
    play({
      ...closing(16, ['art']),
      steps: [{ expect: { state: { round: 2, tracks: { discontent: 17 } } } }],
    });
    play({ ...closing(18, ['art succeeded']), steps: [{ expect: { state: { round: 2 } } }] });
  });

  it('come one by one as placed; the one that brings the Riot Stage gives nothing [R-CLO-1]', () => {
    play({
      ...closing(17, ['commerce', 'science', 'velvet']),
      steps: [
        {
          note: 'The Physician would choose for the first; the second is the Artificer’s, though the Fowler goes first.',
          expect: {
            asked: { artificer: 'free-identification', fowler: 'nothing', physician: 'nothing' },
            state: { tracks: { discontent: 18 }, raids: ['commerce', 'science', 'velvet'] },
          },
        },
        { do: 'artificer', picks: ['citizen any@art'] },
        { expect: { asked: { artificer: 'nothing', fowler: 'free-identification', physician: 'nothing' } } },
        { do: 'fowler', picks: ['citizen any@art'] },
        { expect: { state: { round: 2, raids: [] } } },
      ],
    });
  });

  it('let the nearest Hero choose, and of equally near ones the lowest Initiative [CLO-3, R-CLO-1]', () => {
    const chooser = (asked: Record<string, string>) => [{ expect: { asked } }];
    play({
      ...closing(18, ['tower-of-law']),
      steps: chooser({ physician: 'free-identification', fowler: 'nothing', artificer: 'nothing' }),
    });
    play({
      ...closing(18, ['central-square']),
      steps: chooser({ fowler: 'free-identification', artificer: 'nothing', physician: 'nothing' }),
    });
  });
});

describe('what the Plan looks at', () => {
  it('is the whole round for "was this round", with step 1 [R-CLO-3]', () => {
    expectPlan('quiet-streets', 'advances', { heroes: { fowler: {} } });
    expectPlan('quiet-streets', 'stays', { heroes: { fowler: {} }, raids: ['science'] });
  });

  it('is a free identification of step 1, too [R-CLO-3]', () => {
    play({
      ...closing(18, ['art']),
      event: 'paid-informers',
      steps: [
        { do: 'fowler', picks: ['citizen any@art'] },
        { expect: { log: [{ key: 'plan-not-advanced', card: 'paid-informers' }] } },
      ],
    });
  });
});

describe('payments in step 3', () => {
  /** The Heroes need 5 Trust together. */
  const collection = (fowler: number, artificer: number, physician: number) => ({
    ...closing(4, []),
    step: 'plan-question',
    event: 'win-over-the-judges',
    heroes: { fowler: { trust: fowler }, artificer: { trust: artificer }, physician: { trust: physician } },
  });

  it('take exactly the sum: the excess is the highest Initiative’s [R-CLO-2]', () => {
    play({
      ...collection(3, 4, 6),
      steps: [
        {
          expect: {
            offered: [{ to: 'physician', picks: ['amount 5'] }],
            notOffered: [
              { to: 'physician', picks: ['amount 6'] },
              { to: 'artificer', picks: ['amount 5'] },
            ],
          },
        },
        { do: 'physician', picks: ['amount 3', 'ready'] },
        { do: 'artificer', picks: ['amount 3', 'ready'] },
        { do: 'fowler', picks: ['amount 3', 'ready'] },
        {
          expect: {
            log: [
              { key: 'trust-paid', hero: 'fowler', amount: 3 },
              { key: 'trust-paid', hero: 'artificer', amount: 2 },
              { key: 'payment-resolved', amount: 5, paid: true },
            ],
            notLog: [{ key: 'trust-paid', hero: 'physician' }],
            state: { tracks: { 'master-plan': 5 } },
          },
        },
      ],
    });
  });

  it('may be declined: nobody pays, and the Plan advances [R-CLO-2]', () => {
    play({
      ...collection(5, 0, 5),
      steps: [
        { do: 'fowler', picks: ['amount 0', 'ready'] },
        { do: 'physician', picks: ['amount 0', 'ready'] },
        { expect: { notLog: [{ key: 'trust-paid' }], state: { tracks: { 'master-plan': 6 } } } },
      ],
    });
  });

  it('may be changed until all are ready, seen by the Revolutionaries only [R-CLO-2]', () => {
    const offers = { kind: 'trust-share', actor: 'fowler' };
    play({
      ...collection(5, 0, 5),
      steps: [
        { do: 'fowler', picks: ['amount 4', 'ready'] },
        {
          expect: {
            view: [
              { of: 'revolutionaries', contains: { questions: [{ ...offers, draft: ['amount 4'] }] } },
              { of: 'machine', contains: { questions: [offers] }, lacks: ['amount 4'] },
              { of: 'public', lacks: ['amount 4'] },
            ],
          },
        },
        { do: 'fowler', back: true },
        { do: 'fowler', back: true },
        { do: 'fowler', picks: ['amount 1', 'ready'] },
        { do: 'physician', picks: ['amount 3', 'ready'] },
        {
          note: 'One short: the Machine learns that nothing was paid, and not what was offered.',
          expect: {
            log: [{ key: 'payment-resolved', audience: 'machine', amount: 0, wanted: 5, paid: false }],
            notLog: [{ key: 'trust-paid', audience: 'machine' }],
            state: { tracks: { 'master-plan': 6 } },
          },
        },
      ],
    });
  });

  it('are asked of the Machine whenever it has the Bonds, even if many are left [R-CLO-4]', () => {
    const audit = { ...closing(4, []), step: 'plan-question', event: 'tax-audit' };
    play({ ...audit, bonds: 30, steps: [{ expect: { asked: { machine: 'machine-payment' } } }] });
    play({ ...audit, bonds: 4, steps: [{ expect: { asked: { machine: 'nothing' }, state: { round: 2 } } }] });
  });
});
