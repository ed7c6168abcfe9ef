import { assembleRules, openScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { RULES } from '../table/rules.js';
import { type Sharing, sharedEvenly, sharingOf, trustAfter } from './sharing.js';

const CITY = ['AASSCC', 'GVQQTN', 'GVIITN'];
const SEAT = 'revolutionary-1';

/** The Heroes are asked to pay 5 Trust together. */
const PAYMENT = {
  format: 1,
  name: 'Offers',
  revolutionaries: 1,
  phase: 'closing',
  step: 'plan-question',
  city: CITY,
  event: 'win-over-the-judges',
  heroes: { fowler: { trust: 3 }, artificer: { trust: 0 }, physician: { trust: 6 } },
};

/** Two Heroes share what three Citizens give. */
const INCOME = {
  format: 1,
  name: 'Income',
  revolutionaries: 1,
  step: 'trust',
  city: CITY,
  heroes: { fowler: { in: 'art' }, actress: { in: 'art' }, physician: { in: 'velvet' } },
  districts: { art: { citizens: ['any', 'any', 'any'] } },
};

function opened(scenario: object) {
  const play = openScenario(RULES, scenario);
  const sharing = () => sharingOf(play.questions(SEAT), play.view('revolutionaries'));
  return { play, sharing };
}

function shared(sharing: Sharing | undefined): Sharing {
  if (sharing === undefined) throw new Error('nothing is shared out');
  return sharing;
}

describe('offers of the Heroes together [R-CLO-2]', () => {
  it('have a row for each Hero who has Trust, up to what the rules offer', () => {
    const { rows, sum, isExact } = shared(opened(PAYMENT).sharing());
    expect(rows.map(({ hero, most }) => [hero, most])).toEqual([
      ['fowler', 3],
      ['physician', sum],
    ]);
    expect(isExact).toBe(false);
  });

  it.each([
    ['reach the sum, and the Plan stays', 0, 0],
    ['do not reach it, and the Plan advances', 1, 1],
  ])('are given and confirmed by one button: they %s', (_, missing, steps) => {
    const { play, sharing } = opened(PAYMENT);
    const planAt = () => play.view('revolutionaries').tracks['master-plan'];
    const before = Number(planAt());
    const { sum, answersOf } = shared(sharing());
    expect(play.answerAll(answersOf([2, sum - 2 - missing]))).toMatchObject({ ok: true });
    expect(planAt()).toBe(before + steps);
  });

  it('are asked one by one where one has been made already', () => {
    const { play, sharing } = opened(PAYMENT);
    const { question } = shared(sharing());
    const [option] = question.options;
    if (option === undefined) throw new Error('nothing is offered');
    play.answer({ seat: SEAT, decision: question.id, picks: [option.pick] });
    expect(sharing()).toBeUndefined();
  });
});

describe('income that Heroes share [R-OPN-2]', () => {
  it('is shared out whole by one button', () => {
    const { play, sharing } = opened(INCOME);
    const { rows, sum, isExact, answersOf } = shared(sharing());
    expect(isExact).toBe(true);
    expect(rows.map(({ hero }) => hero)).toEqual(['fowler', 'actress']);
    expect(rows.reduce((all, { start }) => all + start, 0)).toBe(sum);
    expect(play.answerAll(answersOf([1, sum - 1]))).toMatchObject({ ok: true });
    const trustOf = (id: string) =>
      play.view('revolutionaries').heroes.find(({ hero }) => hero === id)?.trust;
    expect([trustOf('fowler'), trustOf('actress')]).toEqual([1, sum - 1]);
  });

  it.each([
    [5, [9, 9], [3, 2]],
    [5, [1, 9], [1, 4]],
    [4, [1, 1], [3, 1]],
    [0, [2, 2], [0, 0]],
  ])('begins evenly, as far as there is room: %i into %j', (sum, rooms, shares) => {
    expect(sharedEvenly(sum, rooms)).toEqual(shares);
  });
});

describe('all Trust that Enkidu shares anew [THE-emotion]', () => {
  const ANEW = {
    format: 1,
    name: 'Emotion',
    modules: ['one-versus-many', 'bring-about-a-revolution'],
    revolutionaries: 1,
    phase: 'heroes',
    city: CITY,
    heroes: { finch: { trust: 3 }, physician: { trust: 2 }, enkidu: { trust: 4 } },
    extra: { theories: { held: ['emotion'] } },
  };

  it('begins as it lies, and is shared out by one button', () => {
    const play = openScenario(assembleRules(ANEW.modules), ANEW);
    const [theory] = play.questions(SEAT);
    const pick = theory?.options.map((option) => option.pick).find(({ names }) => names === 'card');
    if (theory === undefined || pick === undefined) throw new Error('no Theory can be applied');
    play.answer({ seat: SEAT, decision: theory.id, picks: [pick] });
    const view = () => play.view('revolutionaries');
    const { rows, sum, isExact, answersOf } = shared(sharingOf(play.questions(SEAT), view()));
    expect([sum, isExact]).toEqual([9, true]);
    expect(rows.map(({ hero, start }) => [hero, start])).toEqual(
      view().heroes.map(({ hero, trust }) => [hero, trust]),
    );
    expect(play.answerAll(answersOf([5, 0, 4]))).toMatchObject({ ok: true });
    expect(view().heroes.map(({ trust }) => trust)).toEqual([5, 0, 4]);
  });
});

it('leaves a Hero with no more Trust than the maximum [OPN-8]', () => {
  const hero = { trust: 4, maxTrust: 5 };
  expect([0, 1, 2].map((amount) => trustAfter('split', hero, amount))).toEqual([4, 5, 5]);
  expect([0, 1, 4].map((amount) => trustAfter('offers', hero, amount))).toEqual([4, 3, 0]);
  expect([0, 5].map((amount) => trustAfter('anew', hero, amount))).toEqual([0, 5]);
});

it('is nothing for other questions', () => {
  const access = { format: 1, name: 'Access', revolutionaries: 1, phase: 'access', city: CITY };
  expect(opened(access).sharing()).toBeUndefined();
});
