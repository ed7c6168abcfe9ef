import {
  AUDIENCES,
  buildView,
  type Game,
  heroAt,
  itemAt,
  openDecisions,
  optionsOf,
  type Rules,
  takePick,
  type View,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { chooseCard } from '../../src/effects/access-cards.js';
import { endTurn } from '../../src/effects/heroes.js';
import { beginRound, markUsed } from '../../src/effects/round-history.js';
import { receiveTrust } from '../../src/effects/trust.js';
import { isPastUndo } from '../../src/engine/undo.js';
import { heroActor, MACHINE } from '../../src/flow/actors.js';
import { rollAgain } from '../../src/flow/dice.js';
import { reactionPart } from '../../src/flow/reactions.js';
import { type Answered, type DecisionKind, numberPicked } from '../../src/kernel/decision.js';
import { ask, enter, leaveFrame, localsOf } from '../../src/kernel/flow.js';
import { pickHero } from '../../src/model/picks.js';
import { usedThisRound } from '../../src/model/queries.js';
import type { ModulePart } from '../../src/model/rules.js';
import { rulesChangedBy } from '../modules/assemble.js';
import {
  arrangeGame,
  openKinds,
  optionTexts,
  playFrame,
  playTurn,
  questionOf,
  say,
} from '../modules/playing.js';

const [FINCH, FOWLER, PHYSICIAN] = [0, 1, 2];
const [ART, SCIENCE] = [0, 1];

function handOf(g: Game): readonly string[] {
  return (g.state.extra.theories ?? []) as readonly string[];
}

/** Hidden cards of the Physician: alms for a Hero of choice, a loan to the Fowler, and one that is never of use. */
const theories: ModulePart = {
  ...reactionPart({
    kind: 'theory',
    rule: 'THEORY',
    names: 'text',
    stops: ['event-revealed', 'between-turns', 'before-closing'],
    owner: () => 'physician',
    mayReact: (g, { stop }) => handOf(g).length > 0 && (stop !== undefined || g.state.phase === 'access'),
    playable: (g, { stop }) =>
      handOf(g).filter((card) => card === 'alms' || (card === 'loan' && stop === undefined)),
    play(g, card) {
      g.state.extra.theories = handOf(g).filter((other) => other !== card);
      if (card === 'alms') enter(g, 'alms', {});
      else chooseCard(g, FOWLER, { owner: PHYSICIAN, district: ART });
    },
  }),
  frames: [
    {
      name: 'alms',
      steps: [{ name: 'whom', run: (g: Game) => ask(g, 'alms', heroActor(g, PHYSICIAN), {}) }],
    },
  ],
  view: {
    name: 'theories',
    build: (g, audience) => (audience === 'revolutionaries' ? handOf(g) : handOf(g).length),
    secrecy: { 'extra.theories.*': 'revolutionaries' },
  },
};

const alms: DecisionKind = {
  rule: 'ALMS',
  options: (g: Game) => g.state.heroes.map((_, hero) => pickHero(hero)),
  resolve: (g: Game, [{ draft }]: Answered) => receiveTrust(g, numberPicked(draft), 1, 'ALMS'),
};

const HIDDEN = rulesChangedBy('theories', {
  ...theories,
  decisions: { ...theories.decisions, alms },
});

function isInPlay(g: Game, invention: string): boolean {
  return (g.state.extra.inventions as readonly string[] | undefined)?.includes(invention) ?? false;
}

/** When each Invention is of use: at a stop, or beside what is pending. */
const TIMES: Readonly<Record<string, readonly (string | undefined)[]>> = {
  jet: ['before-exit', undefined],
  twin: ['after-action'],
  lens: ['after-die'],
  field: ['detained'],
};

function usable(g: Game, stop: string | undefined): readonly string[] {
  return Object.keys(TIMES).filter(
    (card) => isInPlay(g, card) && !usedThisRound(g, card) && TIMES[card]?.includes(stop),
  );
}

/** Open cards of the Physician, each once a round: a free exit, a second Action, a second roll, an end of the turn. */
const OPEN = rulesChangedBy('inventions', {
  ...reactionPart({
    kind: 'invention',
    rule: 'INVENTION',
    names: 'text',
    stops: ['before-exit', 'before-die', 'after-die', 'detained', 'after-action'],
    owner: () => 'physician',
    mayReact: (g, { stop }) => usable(g, stop).length > 0,
    playable: (g, { stop }) => usable(g, stop),
    play(g, card, { hero = PHYSICIAN }) {
      markUsed(g, card);
      if (card === 'lens') rollAgain(g, localsOf(g, 'die-roll'));
      if (card === 'field') {
        endTurn(g, hero);
        leaveFrame(g);
      }
    },
  }),
  hooks: {
    amounts: {
      'hero-actions': (g, value, { hero }) => (hero === PHYSICIAN && usedThisRound(g, 'twin') ? 2 : value),
    },
    exitPrice(g, price, { hero }) {
      if (hero === PHYSICIAN && usedThisRound(g, 'jet')) price.count = 0;
    },
    heroSteps: (_g, _hero, _from, destination) => 1 << destination,
  },
});

/** The Great Machine may make any die roll twice as hard. */
const COERCION = rulesChangedBy('coercion', {
  ...reactionPart({
    kind: 'surge',
    rule: 'SURGE',
    names: 'text',
    stops: ['before-die'],
    owner: () => MACHINE,
    mayReact: (g, { stop }) => stop !== undefined && !usedThisRound(g, 'coercion'),
    playable: () => ['coercion'],
    play: (g) => markUsed(g, 'coercion'),
  }),
  hooks: {
    amounts: { dice: (g, value) => (usedThisRound(g, 'coercion') ? 2 : value) },
  },
});

/** Nobody has a card to move by. */
function arrange(rules: Rules, extra: Readonly<Record<string, readonly string[]>>): Game {
  const g = arrangeGame(rules, ['finch', 'fowler', 'physician']);
  for (const hero of g.state.heroes)
    Object.assign(hero, { place: ART, trust: 3, hand: 0, forfeited: 0b111111111 });
  Object.assign(g.state.extra, extra);
  g.state.phase = 'heroes';
  return g;
}

function views(g: Game): readonly View[] {
  return AUDIENCES.filter((audience) => audience !== 'revolutionaries').map((audience) =>
    buildView(g, audience),
  );
}

describe('a stop for hidden cards', () => {
  it('comes before the first turn, between turns and after the last one', () => {
    const g = arrange(HIDDEN, { theories: ['dud'] });
    playFrame(g, 'heroes');
    for (const _ of g.state.heroes) {
      expect(openKinds(g)).toEqual(['theory']);
      expect(questionOf(g, 'theory').about).toEqual({ stop: 'between-turns' });
      say(g, 'theory', 'go-on');
      say(g, 'hero-action', 'pass');
    }
    say(g, 'theory', 'go-on');
    expect(g.state.frames).toEqual([]);
  });

  it('looks the same whatever the cards are, and is not there without one', () => {
    const [useful, useless] = [
      arrange(HIDDEN, { theories: ['alms'] }),
      arrange(HIDDEN, { theories: ['dud'] }),
    ];
    for (const g of [useful, useless]) playFrame(g, 'heroes');
    expect(views(useful)).toEqual(views(useless));
    expect(optionTexts(useful, 'theory')).toEqual(['theory alms', 'go-on', 'no-stops']);
    expect(optionTexts(useless, 'theory')).toEqual(['go-on', 'no-stops']);
    const g = arrange(HIDDEN, { theories: [] });
    playFrame(g, 'heroes');
    expect(openKinds(g)).toEqual(['hero-action']);
  });

  it('is asked again after a card has done what it says, until the owner goes on', () => {
    const g = arrange(HIDDEN, { theories: ['alms', 'dud'] });
    playFrame(g, 'heroes');
    say(g, 'theory', 'theory alms');
    expect(openKinds(g)).toEqual(['alms']);
    say(g, 'alms', 'hero finch');
    expect(heroAt(g, FINCH).trust).toBe(4);
    expect(optionTexts(g, 'theory')).toEqual(['go-on', 'no-stops']);
    say(g, 'theory', 'go-on');
    expect(openKinds(g)).toEqual(['hero-action']);
  });

  it('does not come any more this round for an owner who says so, as everybody sees', () => {
    const g = arrange(HIDDEN, { theories: ['dud'] });
    playFrame(g, 'heroes');
    say(g, 'theory', 'no-stops');
    for (const view of views(g)) expect(view.thisRound.undisturbed).toEqual(['theory']);
    for (const _ of g.state.heroes) say(g, 'hero-action', 'pass');
    expect(g.state.frames).toEqual([]);
    beginRound(g);
    playFrame(g, 'heroes');
    expect(openKinds(g)).toEqual(['theory']);
  });

  it('comes after the City Event and before the first step of the Closing Phase', () => {
    const g = arrange(HIDDEN, { theories: ['dud'] });
    const { bonds } = g.state;
    playFrame(g, 'opening');
    expect(questionOf(g, 'theory').about).toEqual({ stop: 'event-revealed' });
    expect(g.state.bonds).toBe(bonds);
    g.state.frames.length = 0;
    playFrame(g, 'closing');
    expect(questionOf(g, 'theory').about).toEqual({ stop: 'before-closing' });
  });
});

/** Lays the card of the Science District and confirms it. */
function layScience(g: Game, number: number): void {
  for (let pick = 0; pick < 2; pick++) {
    const decision = openDecisions(g).find((open) => open.number === number);
    if (decision === undefined) throw new Error('the question is not open');
    const options = optionsOf(g, decision);
    takePick(g, decision, options.find(({ of }) => of === SCIENCE) ?? itemAt(options, 0));
  }
}

describe('an offer', () => {
  function inAccess(...theoriesHeld: readonly string[]): Game {
    const g = arrange(HIDDEN, { theories: theoriesHeld });
    for (const hero of g.state.heroes) Object.assign(hero, { hand: 0b111, forfeited: 0b111111000 });
    g.state.phase = 'access';
    playFrame(g, 'access');
    return g;
  }

  it('lies beside what is pending, the same whatever the cards are, and goes with the last of them', () => {
    const [useful, useless] = [inAccess('alms'), inAccess('dud')];
    expect(openKinds(useful)).toEqual(['access-choice', 'access-choice', 'access-choice', 'theory']);
    expect(views(useful)).toEqual(views(useless));
    say(useful, 'theory', 'theory alms');
    say(useful, 'alms', 'hero finch');
    expect(openKinds(useful)).toEqual(['access-choice', 'access-choice', 'access-choice']);
  });

  it('is laid again while there are cards, and not beyond its time', () => {
    const g = inAccess('alms', 'dud');
    say(g, 'theory', 'theory alms');
    say(g, 'alms', 'hero finch');
    expect(openKinds(g)).toContain('theory');
    g.state.phase = 'machine';
    say(g, 'access-choice', 'card art');
    expect(openKinds(g)).not.toContain('theory');
  });

  it('is resolved before the pending decisions, of which one may fall away', () => {
    const g = inAccess('loan');
    say(g, 'access-choice', 'card art');
    const fowler = itemAt(g.state.frames, 0).asks[FOWLER];
    say(g, 'theory', 'theory loan');
    expect(heroAt(g, FOWLER).chosen).toEqual({ owner: PHYSICIAN, district: ART });
    expect(itemAt(g.state.frames, 0).asks).not.toContain(fowler);
    expect(itemAt(g.state.frames, 0).asks).toHaveLength(2);
    expect(itemAt(g.state.frames, 0).asks[0]?.draft).toHaveLength(1);
  });

  it('lets the Phase end when no question is left', () => {
    const g = inAccess('loan');
    for (const { kind, actor, number } of openDecisions(g))
      if (kind === 'access-choice' && actor !== 'fowler') layScience(g, number);
    say(g, 'theory', 'theory loan');
    expect(g.state.frames).toEqual([]);
    expect(g.state.heroes.map(({ chosen }) => chosen?.district)).toEqual([SCIENCE, ART, SCIENCE]);
  });

  it('leaves no undo open while only the other side is asked', () => {
    const g = inAccess('dud');
    g.irreversible = false;
    expect(isPastUndo(g, 'revolutionary-1')).toBe(false);
    itemAt(g.state.frames, 0).asks = [];
    ask(g, 'machine-phase', MACHINE, {});
    expect(g.state.offers).toHaveLength(1);
    expect(isPastUndo(g, 'revolutionary-1')).toBe(true);
  });

  it('is laid anew in a new round, whose questions are counted anew', () => {
    const g = inAccess('dud');
    beginRound(g);
    expect(g.state.offers).toEqual([]);
  });
});

describe('a stop for open cards', () => {
  /** The Physician is on the way from the Art District to the Science District, straight. */
  function onTheWay(...inPlay: readonly string[]): Game {
    const g = arrange(OPEN, { inventions: inPlay });
    g.state.guards[ART] = 2;
    heroAt(g, PHYSICIAN).chosen = { owner: PHYSICIAN, district: SCIENCE };
    return g;
  }

  it('comes before an own exit that is not free: the way is asked for, with the offer beside it', () => {
    const g = onTheWay('jet');
    playTurn(g, PHYSICIAN);
    expect(openKinds(g)).toEqual(['hero-step', 'invention']);
    say(g, 'invention', 'invention jet');
    expect(openKinds(g)).toEqual(['hero-step']);
    say(g, 'hero-step', 'to science');
    expect(heroAt(g, PHYSICIAN).trust).toBe(3);
  });

  it('comes after an own Action, and a card may bring another one', () => {
    const g = arrange(OPEN, { inventions: ['twin'] });
    playTurn(g, PHYSICIAN);
    say(g, 'hero-action', 'do gain-trust');
    expect(questionOf(g, 'invention').about).toEqual({ stop: 'after-action', hero: PHYSICIAN });
    say(g, 'invention', 'invention twin');
    expect(openKinds(g)).toEqual(['hero-action']);
    say(g, 'hero-action', 'do incitement');
    expect(g.state.frames).toEqual([]);
  });

  it('does not come for who has passed, nor in the turns of others', () => {
    const g = arrange(OPEN, { inventions: ['twin'] });
    playTurn(g, PHYSICIAN);
    say(g, 'hero-action', 'pass');
    playTurn(g, FINCH);
    say(g, 'hero-action', 'do gain-trust');
    expect(g.state.frames).toEqual([]);
  });

  it('comes after any die', () => {
    const g = arrange(OPEN, { inventions: ['lens'] });
    g.state.guards[ART] = 1;
    g.state.random.forced = [
      { purpose: 'assault-die', result: 'shield' },
      { purpose: 'assault-die', result: '2' },
    ];
    playTurn(g, FINCH);
    say(g, 'hero-action', 'do attack', 'amount 2');
    expect(questionOf(g, 'invention').about).toEqual({ stop: 'after-die', hero: FINCH });
    say(g, 'invention', 'invention lens');
    expect(g.state.guards[ART]).toBe(0);
  });

  it('comes when the owner is detained, before the Great Machine chooses', () => {
    const g = arrange(OPEN, { inventions: ['field'] });
    playFrame(g, 'detainment', { hero: PHYSICIAN, by: 'guards' });
    say(g, 'invention', 'invention field');
    expect(g.state.frames).toEqual([]);
    expect(heroAt(g, PHYSICIAN)).toMatchObject({ detained: true, turnEnded: true });
    playFrame(g, 'detainment', { hero: FINCH, by: 'guards' });
    expect(openKinds(g)).toEqual(['detainment']);
  });

  it('does not come where no card is of use', () => {
    const g = onTheWay();
    playTurn(g, PHYSICIAN);
    expect(heroAt(g, PHYSICIAN).place).toBe(SCIENCE);
    expect(openKinds(g)).toEqual(['hero-action']);
    const free = onTheWay('jet');
    free.state.guards[ART] = 0;
    playTurn(free, PHYSICIAN);
    expect(heroAt(free, PHYSICIAN).place).toBe(SCIENCE);
  });
});

describe('a stop for the Great Machine', () => {
  it('comes before a die of a Hero', () => {
    const g = arrange(COERCION, {});
    g.state.guards[ART] = 1;
    g.state.random.forced = [
      { purpose: 'assault-die', result: '2' },
      { purpose: 'assault-die', result: 'shield' },
    ];
    playTurn(g, FINCH);
    say(g, 'hero-action', 'do attack', 'amount 3');
    expect(questionOf(g, 'surge')).toMatchObject({
      actor: MACHINE,
      about: { stop: 'before-die', hero: FINCH },
    });
    say(g, 'surge', 'surge coercion');
    expect(g.state.guards[ART]).toBe(1);
  });
});
