import {
  itemAt,
  type LoggedPlay,
  openScenario,
  present,
  printPick,
  type Scenario,
} from '@great-machine/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { picksNamed } from '../../../../rules/test/picks.js';
import { RULES } from '../../../test/situations.js';
import { Cancelled, type Situation } from '../../thinking/mind.js';
import type { createMind } from '../../thinking/minds/create.js';
import { tableOf } from '../../worlds/table.js';
import { Companion } from './companion.js';
import type { TeamStep } from './steps.js';
import { courteousSplit } from './trust.js';

/** What the mind says next, and what it was asked. */
const mind = { says: [] as string[][], asked: [] as Situation[] };

const createScripted: typeof createMind = (_rules, _player, _seed, memory = { thoughts: 0 }) => ({
  memory: { thoughts: Number(memory.thoughts) + 1 },
  decide(situation) {
    mind.asked.push(situation);
    const picks = mind.says.shift();
    if (picks === undefined) throw new Cancelled('nothing more to say');
    return { picks: picksNamed(RULES, ...picks) };
  },
});

beforeEach(() => {
  mind.says = [];
  mind.asked = [];
});

type Laid = Omit<Scenario, 'format' | 'name'>;

/** Finch is the person's, Fowler is the bot's; the Physician is who the test says. */
const SEATS = { person: ['finch'], bot: ['fowler'], third: ['physician'] };
const FULL_HAND = { forfeited: [] };
const HEROES = { finch: FULL_HAND, fowler: FULL_HAND, physician: FULL_HAND };
const choosing: Laid = { phase: 'access', seats: SEATS, heroes: HEROES };

function sit(scenario: Laid, humans = ['person', 'third'], seat = 'bot') {
  const play = openScenario(RULES, { format: 1, name: 'a mixed team', ...scenario });
  const companion = new Companion(RULES, 'random', 'a-bot', undefined, createScripted);
  const decisionOf = (of: string) => itemAt(play.questions(of), 0).id;
  const taken = (result: { ok: boolean }) => expect(result).toEqual({ ok: true });
  const look = (): TeamStep =>
    companion.next(
      {
        table: tableOf(play.config),
        seat,
        view: play.view('revolutionaries'),
        questions: play.questions(seat),
      },
      humans,
    );
  return {
    play,
    companion,
    look,
    /** What the bot does next, and does it. */
    step(): TeamStep {
      const step = look();
      if (step.do === 'wait') return step;
      const { decision, rev } = step;
      const said = step.do === 'take-back' ? { back: true } : { picks: step.picks };
      taken(play.answer({ seat, decision, rev, ...said }));
      return step;
    },
    say: (of: string, ...picks: string[]) =>
      taken(play.answer({ seat: of, decision: decisionOf(of), picks: picksNamed(RULES, ...picks) })),
    back: (of: string) => taken(play.answer({ seat: of, decision: decisionOf(of), back: true })),
    draft: (hero: string) =>
      play
        .view('revolutionaries')
        .questions.find(({ actor }) => actor === hero)
        ?.draft?.map(printPick),
  };
}

const waitForPeople = { do: 'wait', for: 'people' };
const lays = (...picks: string[]) => ({ do: 'answer', picks: picksNamed(RULES, ...picks) });
const confirms = (...picks: string[]) => ({ do: 'confirm', picks: picksNamed(RULES, ...picks) });
const reason = (key: string, params: object) => ({ audience: 'revolutionaries', key, params });

describe('an Access card', () => {
  it('is proposed at once, without being ready, and says so to the Revolutionaries', () => {
    const { step, draft } = sit(choosing);
    mind.says = [['card art', 'ready bot']];
    expect(step()).toMatchObject({
      ...lays('card art'),
      reason: reason('companion.proposes-card', { hero: 'fowler', district: 'art', trust: 0 }),
    });
    expect(draft('fowler')).toEqual(['card art']);
    expect(step()).toEqual(waitForPeople);
  });

  it('is thought over when every person has laid one, with what lies there, as if the bot had laid none', () => {
    const { step, say, draft } = sit(choosing);
    mind.says = [['card art'], ['card science']];
    step();
    say('person', 'card commerce');
    expect(step()).toEqual(waitForPeople);
    say('third', 'card velvet');
    expect(step()).toMatchObject({
      do: 'take-back',
      reason: reason('companion.adapts', { hero: 'fowler', from: 'art', to: 'science' }),
    });
    expect(draft('fowler')).toEqual([]);
    expect(step()).toMatchObject(lays('card science'));
    expect(step()).toEqual(waitForPeople);

    const { view, questions } = itemAt(mind.asked, 1);
    const drafts = view.questions.map(({ draft }) => draft?.map(printPick));
    expect(drafts).toEqual([['card commerce'], [], ['card velvet']]);
    expect(itemAt(questions, 0).options).toEqual(itemAt(itemAt(mind.asked, 0).questions, 0).options);
  });

  it('is changed no more than twice', () => {
    const { step, say, back } = sit(choosing);
    mind.says = [['card art'], ['card science'], ['card commerce'], ['card velvet']];
    step();
    say('third', 'card art');
    for (const [card, adapts] of [
      ['art', true],
      ['science', true],
      ['commerce', false],
    ] as const) {
      say('person', `card ${card}`);
      expect(step().do).toBe(adapts ? 'take-back' : 'wait');
      if (adapts) step();
      back('person');
      expect(step()).toEqual(waitForPeople);
    }
    expect(mind.asked).toHaveLength(3);
  });

  it('stays where the mind would lay the same again, and that is no change', () => {
    const { step, say, companion } = sit(choosing);
    mind.says = [['card art'], ['card art']];
    step();
    say('person', 'card commerce');
    say('third', 'card commerce');
    expect(step()).toEqual(waitForPeople);
    expect(step()).toEqual(waitForPeople);
    expect(mind.asked).toHaveLength(2);
    expect(Object.values(companion.memory.proposals as object)).toMatchObject([{ adapted: 0 }]);
  });

  it('is confirmed after all people, and not while one is not ready any more', () => {
    const { step, say, back, draft, play } = sit(choosing);
    mind.says = [['card art'], ['card art']];
    step();
    say('person', 'card commerce', 'ready person');
    expect(step()).toEqual(waitForPeople);
    say('third', 'card commerce');
    expect(step()).toEqual(waitForPeople);
    say('third', 'ready third');
    expect(step()).toMatchObject(confirms('ready bot'));
    expect(play.state.phase).toBe('machine');
    expect(draft('fowler')).toBeUndefined();
    expect(() => back('person')).toThrow();
  });

  it('is not confirmed any more when a person withdraws', () => {
    const { step, say, back, draft } = sit({ ...choosing, revolutionaries: 3 }, ['person']);
    mind.says = [['card art'], ['card art']];
    step();
    say('person', 'card commerce', 'ready person');
    expect(step()).toMatchObject({ do: 'confirm' });
    expect(step()).toEqual({ do: 'wait', for: 'nothing' });
    back('person');
    expect(step()).toMatchObject({
      do: 'take-back',
      reason: reason('companion.follows', { hero: 'fowler' }),
    });
    expect(draft('fowler')).toEqual(['card art']);
    say('person', 'ready person');
    expect(step()).toMatchObject({ do: 'confirm' });
  });
});

describe('a Hero shared with a person', () => {
  const shared: Laid = {
    ...choosing,
    seats: { person: ['finch', 'physician'], bot: ['fowler', 'physician'] },
  };
  const physician = (play: LoggedPlay) =>
    present(
      play.questions('person').find(({ actor }) => actor === 'physician'),
      'question',
    ).id;

  it('gets one proposal, before the own card, and then is the person’s', () => {
    const { step, draft, play, look } = sit(shared, ['person']);
    mind.says = [['card art'], ['card science']];
    expect(step()).toMatchObject({ ...lays('card art'), reason: { params: { hero: 'physician' } } });
    expect(step()).toMatchObject({ ...lays('card science'), reason: { params: { hero: 'fowler' } } });
    const decision = physician(play);
    play.answer({ seat: 'person', decision, back: true });
    expect(look()).toEqual(waitForPeople);
    play.answer({ seat: 'person', decision, picks: picksNamed(RULES, 'card velvet') });
    expect(look()).toEqual(waitForPeople);
    expect(draft('physician')).toEqual(['card velvet']);
  });

  it('is confirmed after the person, who may still withdraw', () => {
    const { step, say, draft, play, look } = sit(shared, ['person']);
    mind.says = [['card art'], ['card science'], ['card science'], ['card science']];
    step();
    step();
    const decision = physician(play);
    play.answer({ seat: 'person', decision, picks: picksNamed(RULES, 'ready person') });
    expect(look()).toEqual(waitForPeople);
    say('person', 'card commerce', 'ready person');
    expect(step()).toMatchObject({ ...confirms('ready bot'), decision });
    expect(draft('physician')).toEqual(['card art', 'ready person', 'ready bot']);
    play.answer({ seat: 'person', decision, back: true });
    expect(step()).toMatchObject({ do: 'take-back', decision });
    expect(draft('physician')).toEqual(['card art']);
    expect(look()).toEqual(waitForPeople);
  });
});

describe('a payment together', () => {
  /** 6 Trust are wanted. */
  const paying = (finch: number, fowler: number, physician: number, seats: Laid['seats'] = SEATS): Laid => ({
    seats,
    round: 7,
    phase: 'closing',
    step: 'plan-question',
    event: 'grounded-platforms',
    heroes: { finch: { trust: finch }, fowler: { trust: fowler }, physician: { trust: physician } },
  });

  /** The bot's Hero is one who can hold all that is wanted. */
  const WITH_PHYSICIAN = { person: ['finch'], bot: ['physician'], third: ['fowler'] };

  const paidIn = (play: LoggedPlay) => {
    const lines = play.feed('public').flatMap((entry) => entry.lines);
    const paid = lines.filter(({ key }) => key === 'trust-paid');
    return Object.fromEntries(paid.map(({ params }) => [params.hero, params.amount]));
  };

  it('is proposed as what people leave, and adapts to what they lay', () => {
    const { step, say, play } = sit(paying(5, 0, 6, WITH_PHYSICIAN));
    mind.says = [['amount 1', 'ready bot'], ['amount 2']];
    expect(step()).toMatchObject({
      ...lays('amount 6'),
      reason: reason('companion.pays', { hero: 'physician', amount: 6, wanted: 6 }),
    });
    expect(step()).toEqual(waitForPeople);
    say('person', 'amount 2');
    expect(step()).toMatchObject({
      do: 'take-back',
      reason: reason('companion.adapts-payment', { hero: 'physician', from: 6, to: 4, wanted: 6 }),
    });
    expect(step()).toMatchObject(lays('amount 4'));
    say('person', 'ready person');
    expect(step()).toMatchObject({ do: 'confirm' });
    expect(paidIn(play)).toEqual({ finch: 2, physician: 4 });
  });

  it('comes from the bot with most Trust first', () => {
    const shares = (seat: string) => {
      const { look, say } = sit(paying(2, 3, 4), ['person'], seat);
      say('person', 'amount 1');
      mind.says = [['amount 1']];
      return look();
    };
    expect(shares('third')).toMatchObject(lays('amount 4'));
    expect(shares('bot')).toMatchObject(lays('amount 1'));
  });

  it('is made where the mind would have another Hero pay, who does not pay it all', () => {
    const { look, say } = sit({
      ...paying(0, 0, 2, { ...WITH_PHYSICIAN, person: ['artificer'] }),
      heroes: { fowler: {}, artificer: { trust: 6 }, physician: { trust: 2 } },
    });
    say('person', 'amount 5');
    mind.says = [['amount 6'], ['amount 0']];
    expect(look()).toMatchObject(lays('amount 1'));
    expect(mind.asked[0]).toMatchObject({ seat: 'person', question: expect.stringMatching(/artificer$/) });
  });

  it('is none where the mind would have no Hero pay', () => {
    const { step } = sit(paying(5, 0, 6, WITH_PHYSICIAN));
    mind.says = [['amount 0'], ['amount 0']];
    expect(step()).toMatchObject(lays('amount 0'));
  });

  it('leaves the purse of a shared Hero to the person', () => {
    const seats = { person: ['finch', 'physician'], bot: ['fowler', 'physician'] };
    const { step, say, play } = sit(paying(0, 3, 3, seats), ['person']);
    mind.says = [['amount 3'], ['amount 3']];
    expect(step()).toMatchObject(lays('amount 3'));
    expect(step()).toEqual(waitForPeople);
    say('person', 'amount 3', 'ready person');
    expect(step()).toMatchObject({ do: 'confirm' });
    expect(paidIn(play)).toEqual({ fowler: 3, physician: 3 });
  });
});

describe('a split of Trust', () => {
  const receiver = (share: number, isLedByPeople: boolean, room = 9) => ({ share, isLedByPeople, room });

  it.each([
    ['follows the mind where people get enough', [receiver(1, false), receiver(3, true)], [1, 3]],
    ['gives a person the equal share rounded down', [receiver(5, false), receiver(0, true)], [3, 2]],
    [
      'takes it from the bot that has most',
      [receiver(1, false), receiver(5, false), receiver(0, true)],
      [1, 3, 2],
    ],
    [
      'takes it from a person only after the bots',
      [receiver(1, false), receiver(5, true), receiver(0, true)],
      [0, 4, 2],
    ],
    ['gives nobody what they cannot hold', [receiver(6, false), receiver(0, true, 1)], [5, 1]],
    ['leaves bots to the mind', [receiver(6, false), receiver(0, false)], [6, 0]],
  ])('%s', (_, receivers, shares) => {
    expect(courteousSplit(receivers)).toEqual(shares);
  });

  const splitting: Laid = {
    events: ['parade'],
    seats: { bot: ['finch'], person: ['fowler'], third: ['physician'] },
    heroes: { finch: { in: 'art' }, fowler: { in: 'art' }, physician: { in: 'art' } },
  };

  it('is given whole and at once, with people first', () => {
    const { step, play } = sit(splitting);
    const amount = Number(itemAt(play.view('public').questions, 0).about.amount);
    const equal = Math.floor(amount / 3);
    mind.says = [[`amount ${amount}`], ['amount 0']];
    expect(equal).toBeGreaterThan(0);
    expect(step()).toMatchObject({
      ...lays(`amount ${amount - 2 * equal}`, `amount ${equal}`),
      reason: reason('companion.splits', { hero: 'finch', district: 'art', amount }),
    });
    const { draft, options } = itemAt(itemAt(mind.asked, 1).questions, 0);
    expect(draft.map(printPick)).toEqual([`amount ${amount}`]);
    expect(options.map(({ pick }) => printPick(pick))).toEqual(['amount 0']);
    expect(play.state.phase).toBe('access');
  });
});

it('answers its own turn at once as the mind says, and leaves that of others alone', () => {
  const turn = (hero: string): Laid => ({
    seats: SEATS,
    phase: 'heroes',
    turn: hero,
    step: 'action',
    heroes: HEROES,
  });
  const { step } = sit(turn('fowler'));
  mind.says = [['pass']];
  expect(step()).toMatchObject(lays('pass'));
  expect(sit(turn('finch')).look()).toEqual({ do: 'wait', for: 'nothing' });
});

it('leaves the turn of a shared Hero to the person', () => {
  const seats = { person: ['finch', 'physician'], bot: ['fowler', 'physician'] };
  const { look } = sit({ seats, phase: 'heroes', turn: 'physician', step: 'action', heroes: HEROES }, [
    'person',
  ]);
  expect(look()).toEqual(waitForPeople);
});

it('is as before after a thought that was cancelled', () => {
  const { companion, look, step } = sit(choosing);
  const before = companion.memory;
  expect(look).toThrow(Cancelled);
  expect(companion.memory).toEqual(before);
  mind.says = [['card art']];
  expect(step()).toMatchObject(lays('card art'));
  expect(companion.memory).toMatchObject({ asked: 1, mind: { thoughts: 1 } });
});

it('keeps what it finds laid where its memory was lost', () => {
  const { play, step } = sit(choosing);
  mind.says = [['card art']];
  step();
  const questions = play.questions('bot');
  const situation = {
    table: tableOf(play.config),
    seat: 'bot',
    view: play.view('revolutionaries'),
    questions,
  };
  expect(
    new Companion(RULES, 'random', 'a-bot', undefined, createScripted).next(situation, ['person']),
  ).toEqual(waitForPeople);
});
