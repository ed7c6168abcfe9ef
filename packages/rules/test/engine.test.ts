import {
  type Answer,
  ConfigError,
  createConfig,
  hashState,
  itemAt,
  LoggedPlay,
  printPick,
  readAnswer,
  restore,
  verifyRecord,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { openScenario } from '../src/scenario/index.js';
import { picksNamed } from './picks.js';
import { rules } from './play.js';
import { questionOf, seatOf } from './seats.js';

const MACHINE_PHASE = {
  format: 1,
  name: 'engine',
  phase: 'machine',
  event: 'the-countdown',
  bonds: 12,
} as const;

function openMachinePhase(): LoggedPlay {
  return openScenario(rules, MACHINE_PHASE);
}

function say(play: LoggedPlay, seat: string, ...picks: string[]): Answer {
  const { id, rev } = itemAt(play.questions(seat), 0);
  const answer = { seat, decision: id, rev, picks: picksNamed(rules, ...picks) };
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
    [{ pick: 'do', names: 'action', of: 'constructor' }],
    [{ pick: 'do', names: 'text', of: 'gain-trust' }],
    [{ pick: 'do', of: 'gain-trust' }],
    [{ pick: 'pass', names: 'nothing', of: 'pass' }],
    [{ pick: '__proto__', names: 'nothing' }],
  ])('in strange words (%j) is refused and changes nothing', (pick) => {
    const play = action();
    const before = JSON.stringify(play.state);
    const { id, actor } = itemAt(play.view('public').questions, 0);
    const seat = seatOf(play, actor);
    const answers = [
      { seat, decision: id, picks: [pick] } as Answer,
      readAnswer(rules, { seat, decision: id, picks: [pick as string] }),
    ];
    for (const answer of answers) {
      expect(play.answer(answer)).toMatchObject({ ok: false });
      expect(JSON.stringify(play.state)).toBe(before);
    }
  });

  it.each([[null], [undefined], [3], [{}], [{ seat: 'machine' }]])(
    'that is none (%j) is refused',
    (nothing) => {
      expect(action().answer(nothing as unknown as Answer)).toMatchObject({ ok: false });
    },
  );

  it('stands in the log as it was understood, whatever else it says or becomes', () => {
    const play = new LoggedPlay(rules, createConfig(rules, { seed: 'log' }));
    const { id: decision, options } = itemAt(play.questions('revolutionary-1'), 0);
    const { pick } = itemAt(options, 0);
    const answer = { seat: 'revolutionary-1', decision, picks: [{ ...pick, why: 'why not' }], undo: true };
    expect(play.answer(answer)).toEqual({ ok: true });
    Object.assign(itemAt(answer.picks, 0), { of: 'nowhere' });
    expect(play.entries[0]).toEqual({ seat: 'revolutionary-1', decision, picks: [printPick(pick)] });
    expect(verifyRecord(rules, play.record())).toBe('same');
  });

  it('is undone as it was understood, whatever it becomes', () => {
    const play = openMachinePhase();
    const first = say(play, 'machine', 'guard art', 'to science');
    const before = hashState(play.state);
    say(play, 'machine', 'servant lex-hecate', 'do raid');
    Object.assign(first.picks?.[0] ?? {}, { of: 'velvet' });
    expect(play.undo('machine')).toBeUndefined();
    expect(hashState(play.state)).toBe(before);
  });
});

describe('several answers', () => {
  /** Everything that a game has come to. */
  const allOf = (play: LoggedPlay) =>
    JSON.stringify([play.state, play.entries, play.draws, play.feed('machine'), play.undoLimit('machine')]);

  it('are taken in order, each for itself', () => {
    const play = openMachinePhase();
    const { id: decision } = itemAt(play.questions('machine'), 0);
    const first = { seat: 'machine', decision, picks: picksNamed(rules, 'guard art') };
    const second = { seat: 'machine', decision, picks: picksNamed(rules, 'to science') };
    expect(play.answerAll([first, second])).toEqual({ ok: true });
    expect(play.entries).toHaveLength(2);
    expect(play.undoLimit('machine')).toBe(2);
  });

  it('are all taken or none: also where the last is refused or cannot be carried out', () => {
    const phase = itemAt(rules.decisions, 'machine-phase');
    const resolve: typeof phase.resolve = (g, decisions) => {
      if (itemAt(decisions[0].draft, 0).pick === 'end') throw new Error('the end is nigh');
      phase.resolve(g, decisions);
    };
    const decisions = { ...rules.decisions, 'machine-phase': { ...phase, resolve } };
    const play = openScenario({ ...rules, decisions }, MACHINE_PHASE);
    const before = allOf(play);
    const { id: decision } = itemAt(play.questions('machine'), 0);
    const move = { seat: 'machine', decision, picks: picksNamed(rules, 'guard art', 'to science') };
    const nextDecision = decision.replace(
      /^(\d+)\.(\d+)/,
      (_, round, number) => `${round}.${Number(number) + 1}`,
    );
    const end = { seat: 'machine', decision: nextDecision, picks: picksNamed(rules, 'end') };
    expect(play.answerAll([move, { ...end, seat: 'revolutionary-1' }])).toMatchObject({
      refusal: { code: 'not-your-decision' },
    });
    expect(allOf(play)).toBe(before);
    expect(() => play.answerAll([move, end])).toThrow('the end is nigh');
    expect(allOf(play)).toBe(before);
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
    const { id } = itemAt(play.questions('machine'), 0);
    const picks = picksNamed(rules, 'option advance-the-plan');
    expect(play.isFinal({ seat: 'machine', decision: id, picks })).toBe(true);
    say(play, 'machine', 'option advance-the-plan');
    const limit = play.undoLimit('machine');
    const seat = seatOf(play, 'finch');
    say(play, seat, 'do identify');
    expect(play.undoLimit('machine')).toBe(limit);
  });
});

describe('a Hero led by two', () => {
  it('takes back its own "ready" only, each seat for itself [R-ACC-1, R-SET-1]', () => {
    const table = {
      seed: 'shared',
      revolutionaries: 2,
      sharedHero: true,
      heroes: ['finch', 'veteran', 'actress'],
    };
    const play = new LoggedPlay(rules, createConfig(rules, table));
    const ofTheActress = () => questionOf(play, 'actress');
    const { id: decision, options } = ofTheActress();
    const card = itemAt(options, 0).pick;
    const ready = (seat: string) => picksNamed(rules, `ready ${seat}`);
    play.answer({ seat: 'revolutionary-1', decision, picks: [card, ...ready('revolutionary-1')] });
    play.answer({ seat: 'revolutionary-2', decision, picks: ready('revolutionary-2') });
    play.answer({ seat: 'revolutionary-1', decision, back: true });
    expect(ofTheActress().draft).toEqual([card, ...ready('revolutionary-2')]);
  });
});

describe('a line of the log', () => {
  it('carries its own round, also where one answer ends a round and begins the next', () => {
    const play = openScenario(rules, {
      format: 1,
      name: 'engine',
      round: 5,
      phase: 'heroes',
      turn: 'physician',
      step: 'action',
      event: 'the-countdown',
      heroes: { finch: {}, fowler: {}, physician: {} },
      raids: ['science'],
    });
    const seat = seatOf(play, 'physician');
    say(play, seat, 'pass');
    const lines = play.feed('public').at(-1)?.lines;
    const roundOf = (key: string) => lines?.find((line) => line.key === key)?.round;
    expect(play.state.round).toBe(6);
    expect(['hero-passed', 'raid-failed', 'discontent-raised', 'plan-advanced'].map(roundOf)).toEqual([
      5, 5, 5, 5,
    ]);
    expect(['round-began', 'bonds-received'].map(roundOf)).toEqual([6, 6]);
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
    const seat = seatOf(play, 'finch');
    say(play, seat, 'amount 2', `ready ${seat}`);
    expect(play.feed('machine')).toHaveLength(seen);
    expect(play.feed('revolutionaries').length).toBeGreaterThan(1);
  });
});

describe('options of the wrong shape', () => {
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
  ])('%j are refused with their reasons', (options) => {
    expect(() => createConfig(rules, options as never)).toThrow(ConfigError);
  });
});

describe('a record', () => {
  it('of a game that began with a position holds that position', () => {
    const play = openMachinePhase();
    say(play, 'machine', 'guard art', 'to science');
    const record = JSON.parse(JSON.stringify(play.record()));
    expect(verifyRecord(rules, record)).toBe('same');
    const [{ decision, picks }] = record.entries;
    const structured = picks.map((text: string) => picksNamed(rules, text)[0]);
    for (const wrong of [
      { seat: 'machine', decision: 'none', picks: ['end'] },
      { seat: 'machine', decision, picks: 'end' },
      { seat: 'machine', decision, picks: [null] },
      { seat: 'machine', decision, picks: structured },
      { seat: 'machine', decision },
    ])
      expect(verifyRecord(rules, { ...record, entries: [wrong] }), JSON.stringify(wrong)).toBe('different');
  });
});

it('says so when a text is no saved game', () => {
  expect(() => restore('{"a":1}')).toThrow('this is no saved game');
});
