import { type Answer, ConfigError, createConfig, Play, restore, verifyRecord } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { openScenario } from '../src/scenario/index.js';
import { rules } from './play.js';

const MACHINE_PHASE = {
  format: 1,
  name: 'engine',
  phase: 'machine',
  event: 'the-countdown',
  bonds: 12,
} as const;

function openMachinePhase(): Play {
  return openScenario(rules, MACHINE_PHASE);
}

function say(play: Play, seat: string, ...picks: string[]): Answer {
  const [{ decision, rev }] = play.options(seat);
  const answer = { seat, decision, rev, picks };
  expect(play.answer(answer)).toEqual({ ok: true });
  return answer;
}

describe('an answer', () => {
  const action = () =>
    openScenario(rules, {
      format: 1,
      name: 'engine',
      phase: 'heroes',
      turn: 'finch',
      step: 'action',
      event: 'the-countdown',
      heroes: { finch: { in: 'art' } },
    });

  it.each([
    ['do constructor'],
    ['do __proto__'],
    ['do toString'],
    ['use hasOwnProperty'],
    ['directive constructor'],
    ['placement 1e9,0,0'],
    ['citizen -1'],
    ['card '],
    [7],
    [null],
    [['do riot']],
  ])('in strange words (%j) is refused and changes nothing', (pick) => {
    const play = action();
    const before = JSON.stringify(play.state);
    const [{ decision, actor }] = play.view('public').decisions;
    const { seat } = play.config.seats.find(({ speaksFor }) => speaksFor.includes(actor))!;
    expect(play.answer({ seat, decision, picks: [pick as string] })).toMatchObject({ ok: false });
    expect(JSON.stringify(play.state)).toBe(before);
  });

  it.each([[null], [undefined], [3], [{}], [{ seat: 'machine' }]])(
    'that is none (%j) is refused',
    (nothing) => {
      expect(action().answer(nothing as unknown as Answer)).toMatchObject({ ok: false });
    },
  );

  it('stands in the log as it was understood, whatever else it says or becomes', () => {
    const play = new Play(rules, createConfig(rules, { seed: 'log' }));
    const [{ decision, options }] = play.options('revolutionary-1');
    const answer = { seat: 'revolutionary-1', decision, picks: [options[0].pick], undo: true };
    expect(play.answer(answer)).toEqual({ ok: true });
    answer.picks[0] = 'card nowhere';
    expect(play.entries[0]).toEqual({ seat: 'revolutionary-1', decision, picks: [options[0].pick] });
    expect(verifyRecord(rules, play.record())).toBe('same');
  });
});

describe('a revision', () => {
  it('is never used twice, also when a question comes up again after undo', () => {
    const play = openMachinePhase();
    say(play, 'machine', 'guard art', 'to science');
    const raid = say(play, 'machine', 'servant lex-hecate', 'do raid');
    play.undo('machine');
    play.undo('machine');
    say(play, 'machine', 'guard velvet', 'to science');
    expect(play.answer(raid)).toMatchObject({ ok: false, refusal: { code: 'stale-answer' } });
  });
});

describe('undo', () => {
  it('does not show one side what the other drafts in secret: it ends where the other side is asked [R-INF-6]', () => {
    const play = openScenario(rules, {
      format: 1,
      name: 'engine',
      phase: 'heroes',
      turn: 'finch',
      step: 'arrive',
      event: 'the-countdown',
      raids: ['art'],
      heroes: { finch: { in: 'art', trust: 4, chosen: 'art' } },
    });
    const [{ decision }] = play.options('machine');
    expect(play.isFinal({ seat: 'machine', decision, picks: ['option advance-the-plan'] })).toBe(true);
    say(play, 'machine', 'option advance-the-plan');
    const limit = play.undoLimit('machine');
    const { seat } = play.config.seats.find(({ speaksFor }) => speaksFor.includes('finch'))!;
    say(play, seat, 'do identify');
    expect(play.undoLimit('machine')).toBe(limit);
  });
});

describe('a Hero led by two', () => {
  it('takes back its own "ready" only, each seat for itself [R-ACC-1, R-SET-1]', () => {
    const wish = {
      seed: 'shared',
      revolutionaries: 2,
      sharedHero: true,
      heroes: ['finch', 'veteran', 'actress'],
    };
    const play = new Play(rules, createConfig(rules, wish));
    const { decision } = play.options('revolutionary-1').find(({ actor }) => actor === 'actress')!;
    const card = play.options('revolutionary-1').find(({ actor }) => actor === 'actress')!.options[0].pick;
    play.answer({ seat: 'revolutionary-1', decision, picks: [card, 'ready revolutionary-1'] });
    play.answer({ seat: 'revolutionary-2', decision, picks: ['ready revolutionary-2'] });
    play.answer({ seat: 'revolutionary-1', decision, back: true });
    const { draft } = play.options('revolutionary-1').find(({ actor }) => actor === 'actress')!;
    expect(draft).toEqual([card, 'ready revolutionary-2']);
  });
});

describe('a payment of the Heroes together', () => {
  it('shows the Machine nothing before its result [R-CLO-2, R-INF-6]', () => {
    const play = openScenario(rules, {
      format: 1,
      name: 'engine',
      phase: 'closing',
      event: 'grounded-platforms',
      heroes: { finch: { trust: 5 }, fowler: { trust: 5 }, actress: { trust: 5 } },
    });
    const seen = play.feed('machine').length;
    const { seat } = play.config.seats.find(({ speaksFor }) => speaksFor.includes('finch'))!;
    say(play, seat, 'amount 2', `ready ${seat}`);
    expect(play.feed('machine')).toHaveLength(seen);
    expect(play.feed('revolutionaries').length).toBeGreaterThan(1);
  });
});

describe('a wish of the wrong shape', () => {
  it.each([
    [undefined],
    [null],
    [{}],
    [{ seed: 'x', heroes: 5 }],
    [{ seed: 'x', heroes: ['constructor', 'finch', 'fowler'] }],
    [{ seed: 'x', city: null }],
    [{ seed: 'x', control: [1, 2, 3] }],
    [{ seed: 'x', generator: 'dice' }],
    [{ seed: 'x', city: Array.from({ length: 9 }, (_, i) => ({ x: i * 1e8, y: 0, rotation: 0 })) }],
  ])('%j is refused with its reasons', (wish) => {
    expect(() => createConfig(rules, wish as never)).toThrow(ConfigError);
  });
});

describe('a record', () => {
  it('of a game that began with a position holds that position', () => {
    const play = openMachinePhase();
    say(play, 'machine', 'guard art', 'to science');
    const record = JSON.parse(JSON.stringify(play.record()));
    expect(verifyRecord(rules, record)).toBe('same');
    expect(
      verifyRecord(rules, { ...record, entries: [{ seat: 'machine', decision: 'none', picks: ['end'] }] }),
    ).toBe('different');
  });
});

it('says so when a text is no saved game', () => {
  expect(() => restore('{"a":1}')).toThrow('this is no saved game');
});
