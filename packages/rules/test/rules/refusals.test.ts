import { openScenario, type Refusal, type Scenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { picksNamed } from '../picks.js';
import { rules } from '../play.js';
import { questionOf } from '../seats.js';

type Scene = Omit<Scenario, 'format' | 'name'>;

const CITY = ['AASSCC', 'GVQQTN', 'GVIITN'];

/** Why the actor cannot say this, to the letter. */
function whyNot(position: Scene, actor: string, picks: readonly string[]): Refusal | undefined {
  const name = `why not ${picks.join(', ')}`;
  const play = openScenario(rules, { format: 1, name, event: 'the-countdown', city: CITY, ...position });
  const { seat, id } = questionOf(play, actor);
  return play.whyNot({ seat, decision: id, picks: picksNamed(rules, ...picks) });
}

describe('in the Machine Phase', () => {
  const machine: Scene = {
    phase: 'machine',
    bonds: 3,
    servants: { 'lex-hecate': { in: 'art' }, phantasmer: { in: 'art', actions: 1 } },
    districts: { art: { guards: 2 }, science: { guards: 0, broken: 1 }, commerce: { guards: 0 } },
  };

  it.each<[string[], Refusal]>([
    [['guard science'], { code: 'guards-broken', rule: 'GM-7' }],
    [['guard commerce'], { code: 'no-guard-here', rule: 'GM-1' }],
    [
      ['servant lex-hecate', 'to control-nexus'],
      { code: 'too-few-bonds', rule: 'GM-2', params: { price: 6, bonds: 3 } },
    ],
    [['servant lex-hecate', 'do publish-directive'], { code: 'only-in-another-district', rule: 'GM-10' }],
    [['servant lex-hecate', 'do raid', 'end'], { code: 'too-many-picks', rule: 'R-INF-6' }],
    [['servant phantasmer'], { code: 'servant-has-acted', rule: 'GM-4' }],
    [['guard art', 'to art'], { code: 'already-there', rule: 'GM-2' }],
    [['servant lex-hecate', 'amount 1'], { code: 'not-offered', rule: 'R-GM-1' }],
    [['amount 1'], { code: 'not-offered', rule: 'R-GM-1' }],
  ])('%j is refused with a reason', (picks, refusal) => {
    expect(whyNot(machine, 'machine', picks)).toEqual(refusal);
  });

  it.each<[string[], Refusal]>([
    [['guard art'], { code: 'guard-cannot-go-anywhere', rule: 'GM-2', params: { bonds: 0 } }],
    [['servant lex-hecate'], { code: 'servant-has-nothing-to-do', rule: 'GM-4', params: { bonds: 0 } }],
    [['use levy'], { code: 'not-published', rule: 'GM-10' }],
  ])('%j is refused with a reason where there are no Bonds', (picks, refusal) => {
    expect(whyNot({ ...machine, bonds: 0 }, 'machine', picks)).toEqual(refusal);
  });

  it('a Guard that cannot pay the way is refused with its price [GM-2]', () => {
    expect(whyNot({ ...machine, bonds: 1 }, 'machine', ['guard art', 'to commerce'])).toEqual({
      code: 'too-few-bonds',
      rule: 'GM-2',
      params: { price: 2, bonds: 1 },
    });
  });

  it('a Guard is refused where no square is free [GM-3]', () => {
    const full = { ...machine, districts: { art: { guards: 2 }, science: { guards: 4 } } };
    expect(whyNot(full, 'machine', ['guard art', 'to science'])).toMatchObject({ rule: 'GM-3' });
  });
});

describe('a Hero', () => {
  const acting = (trust: number): Scene => ({
    phase: 'heroes',
    turn: 'finch',
    step: 'action',
    heroes: { finch: { in: 'art', trust }, fowler: { in: 'velvet' }, physician: { in: 'velvet' } },
    districts: {
      art: { guards: 1, citizens: ['1: any', '2: any'] },
      science: { citizens: ['3: any'] },
    },
  });

  it.each<[number, string[], Refusal]>([
    [0, ['do identify'], { code: 'too-little-trust', rule: 'ACT-2', params: { price: 1, trust: 0 } }],
    [
      1,
      ['do attack', 'amount 2'],
      { code: 'too-little-trust', rule: 'R-ACT-2', params: { price: 2, trust: 1 } },
    ],
    [1, ['do attack', 'hero finch'], { code: 'not-offered', rule: 'ACT-4' }],
    [1, ['do dance'], { code: 'no-such-action-now', rule: 'ACT-1' }],
    [1, ['amount 1'], { code: 'not-offered', rule: 'ACT-1' }],
  ])('with %i Trust is refused %j with a reason', (trust, picks, refusal) => {
    expect(whyNot(acting(trust), 'finch', picks)).toEqual(refusal);
  });

  it('a Hero who chooses is told whether a card is forfeited or laid already [ACC-2, ACC-3, INF-4]', () => {
    const choosing: Scene = {
      phase: 'access',
      heroes: { finch: { forfeited: ['art'] }, fowler: {}, physician: {} },
    };
    const refused = (...picks: string[]) => whyNot(choosing, 'finch', picks);
    expect(refused('card art')).toEqual({ code: 'card-forfeited', rule: 'INF-4' });
    expect(refused('card science', 'card velvet')).toEqual({ code: 'card-already-laid', rule: 'ACC-3' });
    expect(refused('ready nobody')).toEqual({ code: 'not-offered', rule: 'ACC-1' });
  });
});

describe('moving Citizens', () => {
  const acting = (trust: number): Scene => ({
    phase: 'heroes',
    turn: 'finch',
    step: 'action',
    heroes: { finch: { in: 'art', trust }, fowler: { in: 'velvet' }, physician: { in: 'velvet' } },
    districts: { art: { guards: 0, citizens: ['any', 'any'] }, science: { guards: 0, citizens: [] } },
  });

  /** With the numbers of the Citizens in the Art District. */
  function refusedMove(trust: number, ...picks: ((here: readonly number[]) => string)[]) {
    const play = openScenario(rules, {
      format: 1,
      name: 'moving',
      event: 'the-countdown',
      city: CITY,
      ...acting(trust),
    });
    const here = play.view('public').districts.filter(({ district }) => district === 'art');
    const numbers = here.flatMap(({ citizens }) => citizens.map(({ citizen }) => citizen));
    const { seat, id } = questionOf(play, 'finch');
    const moving = picksNamed(rules, 'do move-citizens', ...picks.map((pick) => pick(numbers)));
    return play.whyNot({ seat, decision: id, picks: moving });
  }
  const first = ([citizen]: readonly number[]) => `citizen ${citizen}`;
  const second = ([, citizen]: readonly number[]) => `citizen ${citizen}`;
  const other = (here: readonly number[]) =>
    `citizen ${[0, 1, 2].find((citizen) => !here.includes(citizen))}`;
  const to = (district: string) => () => `to ${district}`;

  it('is refused with the reason and the price [ACT-6, R-ACT-4]', () => {
    expect(refusedMove(1, other)).toEqual({ code: 'citizen-elsewhere', rule: 'ACT-6' });
    expect(refusedMove(2, first, to('art'))).toEqual({ code: 'already-there', rule: 'R-ACT-4' });
    expect(refusedMove(3, first, to('science'), first)).toEqual({ code: 'already-chosen', rule: 'R-ACT-4' });
    expect(refusedMove(1, first, to('science'), second)).toEqual({
      code: 'too-little-trust',
      rule: 'ACT-2',
      params: { price: 2, trust: 1 },
    });
    expect(refusedMove(1, first, to('industrial'))).toMatchObject({ params: { price: 2, trust: 1 } });
    expect(refusedMove(1, first, second)).toEqual({ code: 'not-offered', rule: 'ACT-6' });
    expect(refusedMove(1, to('science'))).toEqual({ code: 'not-offered', rule: 'ACT-6' });
  });
});

describe('a detainment', () => {
  const caught = (card: object): Scene => ({
    phase: 'heroes',
    heroes: { finch: { in: 'art', ...card }, fowler: {}, physician: {} },
    raids: ['art'],
  });
  const notOffered = { code: 'not-offered', rule: 'DET-1' };

  it("without a chosen card leaves no 'No Access!' [R-ACC-2]", () => {
    const without = caught({ hand: [], chosen: 'none' });
    expect(whyNot(without, 'machine', ['option no-access'])).toEqual({
      code: 'no-card-chosen',
      rule: 'R-ACC-2',
    });
    expect(whyNot(without, 'machine', ['option both-measures'])).toEqual(notOffered);
  });

  it('is settled by one Punitive Measure, unless a card says otherwise [DET-3]', () => {
    const withCard = caught({ chosen: 'art' });
    expect(whyNot(withCard, 'machine', ['option both-measures'])).toEqual(notOffered);
    expect(whyNot(withCard, 'machine', ['option no-access'])).toBeUndefined();
  });
});
