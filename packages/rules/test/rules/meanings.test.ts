import { type OptionMeaning, openScenario, printPick, type Scenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { picksNamed } from '../picks.js';
import { rules } from '../play.js';
import { questionOf, seatOf } from '../seats.js';

type Scene = Omit<Scenario, 'format' | 'name'>;

const CITY = ['AASSCC', 'GVQQTN', 'GVIITN'];

/** What the last of the picks means to the actor once the others are taken, to the letter. */
function meaningOf(position: Scene, actor: string, ...picks: readonly string[]): OptionMeaning {
  const name = `what ${picks.join(', ')} means`;
  const play = openScenario(rules, { format: 1, name, event: 'the-countdown', city: CITY, ...position });
  const seat = seatOf(play, actor);
  const asked = () => questionOf(play, actor);
  const before = picksNamed(rules, ...picks.slice(0, -1));
  if (before.length > 0) play.answer({ seat, decision: asked().id, picks: before });
  const option = asked().options.find(({ pick }) => printPick(pick) === picks.at(-1));
  return option?.meaning ?? expect.fail(`${picks.join(', ')} is not offered`);
}

function acting(district: string, trust: number, guards: number, more: Scene = {}): Scene {
  return {
    phase: 'heroes',
    turn: 'finch',
    step: 'action',
    heroes: { finch: { in: district, trust }, fowler: { in: 'art' }, physician: { in: 'art' } },
    districts: { [district]: { guards, citizens: ['any', 'any', 'traitor revealed', 'artist revealed'] } },
    ...more,
  };
}

describe('an Action of a Hero', () => {
  it('that is free says what it brings [ACT-7]', () => {
    expect(meaningOf(acting('velvet', 2, 1), 'finch', 'do gain-trust')).toEqual({
      rule: 'ACT-7',
      currency: 'trust',
      price: 0,
      breakdown: [],
      left: 2,
      outcomes: [{ key: 'receives-trust', params: { amount: 1 } }],
    });
  });

  it('like Control Nexus B says what the chosen Hero receives [ACT-14]', () => {
    expect(meaningOf(acting('control-nexus', 0, 0), 'finch', 'do control-nexus-b', 'hero fowler')).toEqual({
      rule: 'ACT-14',
      currency: 'trust',
      price: 0,
      breakdown: [],
      left: 0,
      outcomes: [{ key: 'receives-trust', params: { amount: 3 } }],
    });
  });

  it('on the Central Square says by how much Discontent rises [ACT-12]', () => {
    expect(meaningOf(acting('central-square', 1, 1), 'finch', 'do central-square')).toEqual({
      rule: 'ACT-12',
      currency: 'trust',
      price: 1,
      breakdown: [{ source: 'ACT-2', amount: 1 }],
      left: 0,
      outcomes: [{ key: 'discontent-rises', params: { amount: 2 } }],
    });
  });

  it('promises no more than there is room for [OPN-8, TRK-3]', () => {
    const amountOf = (position: Scene, ...picks: readonly string[]) =>
      meaningOf(position, 'finch', ...picks).outcomes?.[0]?.params?.amount;
    // Both can hold 5.
    const rich = { finch: { in: 'control-nexus', trust: 5 }, fowler: { in: 'art', trust: 4 }, physician: {} };
    const nexus = acting('control-nexus', 5, 0, { heroes: rich });
    expect(amountOf(nexus, 'do gain-trust')).toBe(0);
    expect(amountOf(nexus, 'do control-nexus-b', 'hero fowler')).toBe(1);
    expect(amountOf(nexus, 'do control-nexus-b')).toBe(3);
    const discontentAt = (discontent: number) => ({ tracks: { discontent } });
    expect(amountOf(acting('central-square', 1, 1, discontentAt(17)), 'do central-square')).toBe(1);
    expect(amountOf(acting('velvet', 1, 1, discontentAt(17)), 'do incitement')).toBe(1);
    expect(amountOf(acting('velvet', 1, 1, discontentAt(18)), 'do incitement')).toBe(0);
  });

  it('with a stake adds it to the price, with the chances of both outcomes [ACT-4]', () => {
    const attack = (stake: number) =>
      meaningOf(acting('velvet', 4, 2), 'finch', 'do attack', `amount ${stake}`);
    expect(attack(2)).toEqual({
      rule: 'ACT-4',
      currency: 'trust',
      price: 2,
      breakdown: [{ source: 'ACT-4', amount: 2 }],
      left: 2,
      outcomes: [
        { key: 'guard-breaks', chance: 1 / 6 },
        { key: 'attack-fails', chance: 1 - 1 / 6 },
      ],
    });
    expect(attack(0)).toMatchObject({ breakdown: [], outcomes: [{ chance: 0 }, { chance: 1 }] });
    expect(attack(4)).toMatchObject({ left: 0, outcomes: [{ chance: 5 / 6 }, { chance: 1 - 5 / 6 }] });
  });

  it('may be passed for nothing [R-HER-6]', () => {
    expect(meaningOf(acting('velvet', 4, 2), 'finch', 'pass')).toEqual({ rule: 'R-HER-6' });
  });
});

describe('a Riot', () => {
  const forecast = (guards: number, ...citizens: readonly string[]) =>
    meaningOf(
      acting('commerce', 5, guards, {
        tracks: { discontent: 9 },
        districts: { commerce: { guards, citizens } },
      }),
      'finch',
      'do riot',
    ).outcomes;
  const known = ['artist identified', 'artist revealed', 'traitor identified'];
  const params = { active: 2, guards: 1, traitors: 1, unknown: 0 };

  it('is foreseen as far as the faces are known: a tie fails [ACT-9]', () => {
    expect(forecast(1, ...known)).toEqual([{ key: 'riot-fails', params }]);
    expect(forecast(0, ...known)).toEqual([{ key: 'riot-succeeds', params: { ...params, guards: 0 } }]);
  });

  it('that costs too much is refused with the Citizens who are paid for [ACT-8]', () => {
    const poor = acting('commerce', 5, 2, {
      districts: { commerce: { guards: 2, citizens: ['any', 'any', 'any'] } },
    });
    const play = openScenario(rules, {
      format: 1,
      name: 'too much',
      event: 'the-countdown',
      city: CITY,
      ...poor,
    });
    const { id } = questionOf(play, 'finch');
    const refusal = play.whyNot({
      seat: seatOf(play, 'finch'),
      decision: id,
      picks: picksNamed(rules, 'do riot'),
    });
    expect(refusal).toMatchObject({ code: 'too-little-trust', params: { price: 6, trust: 5, citizens: 3 } });
  });

  it('is open while those who are unidentified can decide it, and never tells who they are [R-INF-1, R-INF-6]', () => {
    for (const kind of ['artist', 'traitor', 'noble']) {
      expect(forecast(1, ...known, kind)).toEqual([{ key: 'riot-open', params: { ...params, unknown: 1 } }]);
      expect(forecast(2, ...known, kind)).toEqual([
        { key: 'riot-fails', params: { ...params, guards: 2, unknown: 1 } },
      ]);
      expect(forecast(0, ...known, kind)).toEqual([
        { key: 'riot-open', params: { ...params, guards: 0, unknown: 1 } },
      ]);
      expect(forecast(0, 'artist revealed', 'artist identified', kind)).toEqual([
        { key: 'riot-succeeds', params: { active: 2, guards: 0, traitors: 0, unknown: 1 } },
      ]);
    }
  });
});

describe('an exit', () => {
  const leaving = (trust: number): Scene => ({
    phase: 'heroes',
    turn: 'physician',
    heroes: { physician: { in: 'art', trust, chosen: 'commerce' }, fowler: {}, finch: {} },
    districts: { art: { guards: 2 } },
  });
  const cost = { currency: 'trust', price: 2, breakdown: [{ source: 'HER-4', amount: 2 }] };

  it('with enough Trust says what is left [HER-4, R-HER-7]', () => {
    expect(meaningOf(leaving(3), 'physician', 'to science')).toEqual({ rule: 'R-HER-7', ...cost, left: 1 });
  });

  it('without says how likely an escape is [HER-5]', () => {
    expect(meaningOf(leaving(1), 'physician', 'to science')).toEqual({
      rule: 'HER-5',
      ...cost,
      left: 0,
      outcomes: [
        { key: 'escapes', chance: 2 / 6 },
        { key: 'captured', chance: 1 - 2 / 6 },
      ],
    });
  });
});

describe('what the Great Machine does', () => {
  const machine: Scene = { phase: 'machine', bonds: 5, servants: { 'lex-hecate': { in: 'art' } } };
  const bonds = (rule: string, price: number) => ({
    rule,
    currency: 'bonds',
    price,
    breakdown: [{ source: rule, amount: price }],
    left: 5 - price,
  });

  it.each([
    [['end'], { rule: 'R-GM-6' }],
    [['guard art'], { rule: 'GM-2', currency: 'bonds', price: 1, atLeast: true }],
    [['servant lex-hecate'], { rule: 'GM-1', currency: 'bonds', price: 2, atLeast: true }],
    [['guard art', 'to commerce'], bonds('GM-2', 2)],
    [['servant lex-hecate', 'to commerce'], bonds('GM-2', 4)],
    [['servant lex-hecate', 'do raid'], { ...bonds('GM-8', 2), outcomes: undefined }],
  ])('means to it, with %j, its rule and price', (picks, meaning) => {
    const room = { districts: { commerce: { guards: 0 } } };
    expect(meaningOf({ ...machine, ...room }, 'machine', ...picks)).toEqual(meaning);
  });

  it.each<[string, Scene, string[], number, readonly [string, number][]]>([
    [
      'Double Shift',
      { event: 'double-shift' },
      ['guard industrial', 'to velvet'],
      0,
      [
        ['GM-2', 1],
        ['EVT-double-shift', -1],
      ],
    ],
    [
      'Night Patrols',
      { event: 'night-patrols' },
      ['guard art', 'to control-nexus'],
      1,
      [
        ['GM-2', 3],
        ['EVT-night-patrols', -2],
      ],
    ],
    [
      'Expedite',
      { directives: { published: ['expedite'] } },
      ['servant lex-hecate', 'to commerce'],
      2,
      [
        ['GM-2', 4],
        ['DIR-expedite', -2],
      ],
    ],
  ])('costs less with %s, which the price names [GM-2]', (_card, more, picks, price, lines) => {
    const room = { districts: { velvet: { guards: 0 }, 'control-nexus': { guards: 0 } } };
    expect(meaningOf({ ...machine, ...room, ...more }, 'machine', ...picks)).toMatchObject({
      price,
      breakdown: lines.map(([source, amount]) => ({ source, amount })),
    });
  });

  it('costs at least the cheapest that a Servant may do: with Expedite, one exit [GM-1, DIR-expedite]', () => {
    const hasty = { ...machine, directives: { published: ['expedite'] } };
    expect(meaningOf(hasty, 'machine', 'servant lex-hecate')).toMatchObject({ price: 1, atLeast: true });
  });
});

describe('a detainment', () => {
  const caught = (more: object): Scene => ({
    phase: 'heroes',
    heroes: { finch: { in: 'art', trust: 3, ...more }, fowler: {}, physician: {} },
    raids: ['art'],
  });
  const turnEnds = { key: 'turn-ends' };
  const trustGoes = { key: 'bonds-received', params: { amount: 3 } };
  const cardGoes = { key: 'card-forfeited' };

  it.each([
    ['advance-the-plan', 'DET-2', [{ key: 'plan-advances' }]],
    ['no-trust', 'DET-4', [turnEnds, trustGoes]],
    ['no-access', 'DET-5', [turnEnds, cardGoes]],
  ])('by the option %s means all that happens [DET-1, DET-3]', (option, rule, outcomes) => {
    expect(meaningOf(caught({ chosen: 'art' }), 'machine', `option ${option}`)).toEqual({ rule, outcomes });
  });

  it('with both measures means both [DIR-interrogate]', () => {
    const interrogation = { ...caught({ chosen: 'art' }), directives: { published: ['interrogate'] } };
    expect(meaningOf(interrogation, 'machine', 'option both-measures')).toEqual({
      rule: 'DET-4',
      outcomes: [turnEnds, trustGoes, cardGoes],
    });
  });
});

describe('other questions', () => {
  it('about shared Trust say who receives how much of it [R-OPN-2]', () => {
    const sharing: Scene = {
      phase: 'opening',
      step: 'trust',
      heroes: { finch: { in: 'art' }, fowler: { in: 'art' }, physician: { in: 'velvet' } },
      districts: { art: { citizens: ['any', 'any', 'any'] } },
    };
    expect(meaningOf(sharing, 'finch', 'amount 2')).toEqual({
      rule: 'R-OPN-2',
      outcomes: [{ key: 'receives-trust', params: { hero: 'finch', amount: 2, of: 3 } }],
    });
  });

  it('about a payment of the Machine say what it leads to [R-CLO-4]', () => {
    const audit: Scene = { phase: 'closing', step: 'plan-question', event: 'tax-audit', bonds: 5 };
    const heroes = { finch: { in: 'velvet' }, fowler: { in: 'velvet' }, physician: { in: 'velvet' } };
    expect(meaningOf({ ...audit, heroes }, 'machine', 'pay')).toEqual({
      rule: 'EVT-tax-audit',
      currency: 'bonds',
      price: 3,
      left: 2,
      outcomes: [{ key: 'plan-advances' }],
    });
    expect(meaningOf({ ...audit, heroes }, 'machine', 'decline')).toEqual({ rule: 'EVT-tax-audit' });
  });
});
