import { describe, expect, it } from 'vitest';
import { dropPicks, isAwaited, isOffered, openDecisions, optionsOf, takePick } from './answer.js';
import { itemAt } from './checked.js';
import { type Decision, type DecisionKind, decisionId, numberPicked, picksOf } from './decision.js';
import {
  ask,
  askTogether,
  draw,
  emit,
  endGame,
  enter,
  leaveFrame,
  offer,
  repeatStep,
  returnToCaller,
  runFlow,
  withdrawOffer,
} from './flow.js';
import type { EventRecord, KernelState, Live } from './live.js';
import { createRandomSource } from './random.js';

declare module './live.js' {
  interface FrameLocals {
    readonly die: ToyDie;
  }
}

/** A toy: two players lay a number in secret, a die decides, the first to 3 points wins. */
interface ToyState extends KernelState {
  points: [number, number];
  hints: number;
}
interface ToyDie {
  readonly laid: readonly number[];
  face?: 0 | 1;
}

interface Toy extends Live {
  readonly state: ToyState;
}

const pickNumber = picksOf('number');
const pickSure = picksOf('sure');

function isTwoPicks(_g: Toy, { draft }: Decision): boolean {
  return draft.length === 2;
}

const secretNumber: DecisionKind = {
  rule: 'TOY',
  options: ({ state }: Toy, { draft }) => {
    if (draft.length === 0) return (state.hints === 0 ? [1, 2, 3] : [1, 2]).map(pickNumber);
    return draft.length === 1 ? [pickSure(0)] : [];
  },
  isComplete: isTwoPicks,
  resolve(g: Toy, decisions) {
    const laid = decisions.map(({ draft }) => numberPicked(draft));
    emit(g, { event: 'shown', laid } as EventRecord);
    enter(g, 'die', { laid });
  },
};

/** After a hint nobody lays a 3 any more. */
const hint: DecisionKind = {
  rule: 'TOY',
  options: () => [pickSure(1)],
  resolve(g: Toy) {
    g.state.hints++;
    enter(g, 'hint', {});
  },
};

const onlyOne: DecisionKind = {
  rule: 'TOY',
  options: () => [pickSure(7)],
  resolve: (g: Toy) => void g.state.hints++,
};

/** Needs a second pick as long as nobody has told anything. */
const fragile: DecisionKind = {
  rule: 'TOY',
  options: (g: Toy, { draft }) =>
    draft.length > (g.state.hints === 0 ? 1 : 0) ? [] : [pickSure(draft.length), pickSure(9)],
  isComplete: (g: Toy, { draft }) => draft.length === (g.state.hints === 0 ? 2 : 1),
  resolve: () => {},
};

const rules = {
  isSpokenFor: (_g: Live, actor: string) => ['ann', 'bob'].includes(actor),
  decisions: {
    fragile,
    'secret-number': secretNumber,
    hint,
    'two-hints': { ...hint, isComplete: isTwoPicks },
    'only-one': onlyOne,
    'only-twice': { ...onlyOne, isComplete: isTwoPicks },
    'only-seen': { ...onlyOne, alwaysAsked: () => true },
  },
  frames: {
    game: { name: 'game', steps: [{ name: 'lay', run: layNumbers }] },
    die: {
      name: 'die',
      steps: [
        {
          name: 'roll',
          run: rollToyDie,
        },
        { name: 'score', run: score },
        { name: 'never', run: () => expect.unreachable('the frame was left') },
      ],
    },
    hint: {
      name: 'hint',
      steps: [{ name: 'tell', run: (g: Toy) => returnToCaller(g, { told: g.state.hints }) }],
    },
    single: { name: 'single', steps: [{ name: 'ask', run: (g: Toy) => ask(g, 'only-one', 'ann', {}) }] },
    seen: { name: 'seen', steps: [{ name: 'ask', run: (g: Toy) => ask(g, 'only-seen', 'ann', {}) }] },
    twice: { name: 'twice', steps: [{ name: 'ask', run: (g: Toy) => ask(g, 'only-twice', 'ann', {}) }] },
    fragile: { name: 'fragile', steps: [{ name: 'ask', run: (g: Toy) => ask(g, 'fragile', 'ann', {}) }] },
    endless: { name: 'endless', steps: [{ name: 'again', run: (g: Toy) => repeatStep(g) }] },
  },
};

function rollToyDie(g: Toy, locals: ToyDie): void {
  locals.face = draw(g, 'die', [0, 1] as const);
}

function layNumbers(g: Toy): void {
  repeatStep(g);
  askTogether(
    g,
    'secret-number',
    ['ann', 'bob'].map((actor) => ({ actor, about: {} })),
  );
}

function score(g: Toy, { laid, face = 0 }: ToyDie): void {
  leaveFrame(g);
  if (laid[0] === laid[1]) return;
  g.state.points[face]++;
  if (g.state.points[face] === 3) endGame(g, { winner: face === 0 ? 'ann' : 'bob', how: 'three-points' });
}

function newToy(frame = 'game'): Toy {
  const state: ToyState = {
    round: 1,
    asked: 0,
    random: createRandomSource('toy', 'chacha'),
    frames: [{ frame, step: 0, locals: {}, asks: [] }],
    offers: [],
    outcome: undefined,
    points: [0, 0],
    hints: 0,
  };
  const g = { rules, state, events: [], draws: [], irreversible: false, offered: undefined } as Toy;
  runFlow(g);
  return g;
}

function lay(g: Toy, actor: number, number: number): void {
  takePick(g, itemAt(openDecisions(g), actor), pickNumber(number));
}

describe('questions asked together', () => {
  it('are settled when all are whole, and can be changed until then', () => {
    const g = newToy();
    const ann = itemAt(openDecisions(g), 0);
    lay(g, 0, 1);
    expect(optionsOf(g, ann)).toEqual([pickSure(0)]);
    dropPicks(g, ann, 0);
    lay(g, 0, 3);
    takePick(g, ann, pickSure(0));
    expect([isAwaited(g, ann), optionsOf(g, ann), ann.rev]).toEqual([false, [], 4]);
    expect(g.events).toEqual([]);
    dropPicks(g, ann, 1);
    expect(isAwaited(g, ann)).toBe(true);
    takePick(g, ann, pickSure(0));
    lay(g, 1, 2);
    takePick(g, itemAt(openDecisions(g), 1), pickSure(0));
    expect(g.events).toEqual([{ event: 'shown', laid: [3, 2], round: 1 }]);
    expect(g.irreversible).toBe(true);
    expect(g.draws).toEqual([{ purpose: 'die', result: g.state.points[0] === 1 ? 0 : 1 }]);
    expect(g.state.points[0] + g.state.points[1]).toBe(1);
  });

  it('have ids made of round, question and actor', () => {
    const g = newToy();
    expect(openDecisions(g).map((decision: Decision) => decisionId(1, decision))).toEqual([
      '1.0.secret-number.ann',
      '1.1.secret-number.bob',
    ]);
  });

  it('offer what is legal and nothing else', () => {
    const g = newToy();
    const ann = itemAt(openDecisions(g), 0);
    expect(isOffered(g, ann, { pick: 'number', of: 2 })).toBe(true);
    expect(isOffered(g, ann, { pick: 'number', of: 4 })).toBe(false);
    expect(isOffered(g, ann, { pick: 'sure', of: 0 })).toBe(false);
  });
});

describe('an offer', () => {
  it('blocks nobody and, used, is resolved before what is pending', () => {
    const g = newToy();
    lay(g, 0, 1);
    offer(g, 'hint', 'bob', {});
    expect(openDecisions(g).map(({ kind }) => kind)).toEqual(['secret-number', 'secret-number', 'hint']);
    expect(isAwaited(g, itemAt(g.state.offers, 0))).toBe(false);
    takePick(g, itemAt(g.state.offers, 0), pickSure(1));
    expect(g.state.offers).toEqual([]);
    expect(itemAt(g.state.frames, 0).locals).toEqual({ told: 1 });
    expect(openDecisions(g)[0]).toMatchObject({ draft: [pickNumber(1)], rev: 1 });
  });

  it('leaves of each pending draft what is still offered', () => {
    const g = newToy();
    lay(g, 0, 3);
    offer(g, 'hint', 'bob', {});
    takePick(g, itemAt(g.state.offers, 0), pickSure(1));
    expect(openDecisions(g)[0]).toMatchObject({ draft: [], rev: 2 });
  });

  it('waits until its own answer is whole', () => {
    const g = newToy();
    offer(g, 'two-hints', 'bob', {});
    const offered = itemAt(g.state.offers, 0);
    takePick(g, offered, pickSure(1));
    expect([g.state.hints, g.state.offers]).toEqual([0, [offered]]);
    takePick(g, offered, pickSure(1));
    expect([g.state.hints, g.state.offers]).toEqual([1, []]);
  });

  it('counts as a question, and is withdrawn without the others', () => {
    const g = newToy();
    offer(g, 'hint', 'bob', {});
    offer(g, 'two-hints', 'ann', {});
    expect(g.state.offers.map(({ number }) => number)).toEqual([2, 3]);
    withdrawOffer(g, 'hint');
    expect(g.state.offers.map(({ kind }) => kind)).toEqual(['two-hints']);
  });
});

describe('an offer beside a draft', () => {
  it('never leaves a draft that answers by itself: its last pick is to be made again', () => {
    const g = newToy('fragile');
    const question = itemAt(openDecisions(g), 0);
    takePick(g, question, pickSure(0));
    offer(g, 'hint', 'bob', {});
    takePick(g, itemAt(g.state.offers, 0), pickSure(1));
    expect(question.draft).toEqual([]);
    expect(optionsOf(g, question)).toHaveLength(2);
    takePick(g, question, pickSure(0));
    expect(openDecisions(g)).toEqual([]);
  });
});

describe('a question with one answer', () => {
  it('is answered by the game', () => {
    const g = newToy('single');
    expect([g.state.hints, g.state.asked, openDecisions(g)]).toEqual([1, 0, []]);
  });

  it('is asked all the same where a person would want to see it', () => {
    const g = newToy('seen');
    expect([g.state.hints, g.state.asked, openDecisions(g).length]).toEqual([0, 1, 1]);
  });

  it('is asked if the answer takes more than that one pick', () => {
    const g = newToy('twice');
    expect([g.state.hints, itemAt(openDecisions(g), 0).draft]).toEqual([0, []]);
  });
});

describe('the flow', () => {
  it('ends the game once and asks nothing after it', () => {
    const g = newToy();
    for (let round = 0; round < 10 && g.state.outcome === undefined; round++) {
      for (const actor of [0, 1]) {
        lay(g, actor, actor + 1);
        takePick(g, itemAt(openDecisions(g), actor), pickSure(0));
      }
    }
    expect(g.state.outcome?.how).toBe('three-points');
    expect(Math.max(...g.state.points)).toBe(3);
    expect(openDecisions(g)).toEqual([]);
    const { outcome } = g.state;
    endGame(g, { winner: 'nobody', how: 'too-late' });
    expect(g.state.outcome).toBe(outcome);
  });

  it('takes no answer any more once the game is over, not even to an open question', () => {
    const g = newToy();
    endGame(g, { winner: 'ann', how: 'bob-gave-up' });
    expect(openDecisions(g)).toEqual([]);
    expect(g.irreversible).toBe(true);
  });

  it('says so when it does not come to rest, and when a frame is missing', () => {
    expect(() => newToy('endless')).toThrow(/does not come to rest in frame 'endless'/);
    expect(() => enter(newToy(), 'nowhere', {})).toThrow(/no module brings the frame 'nowhere'/);
  });

  it('asks nobody a question without an answer', () => {
    const g = newToy();
    const mute = { ...rules.decisions, 'secret-number': { ...secretNumber, options: () => [] } };
    const broken = { ...g, rules: { ...rules, decisions: mute } } as Toy;
    expect(() => ask(broken, 'secret-number', 'ann', {})).toThrow(/has no answer/);
  });

  it('asks no actor for whom no seat speaks', () => {
    const asked = { actor: 'eve', about: {} };
    const refused = "the question 'only-one' asks 'eve', for whom no seat speaks";
    expect(() => ask(newToy(), 'only-one', asked.actor, asked.about)).toThrow(refused);
    expect(() => askTogether(newToy(), 'only-one', [{ ...asked, actor: 'ann' }, asked])).toThrow(refused);
    expect(() => offer(newToy(), 'only-one', asked.actor, asked.about)).toThrow(refused);
  });
});
