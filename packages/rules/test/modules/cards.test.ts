import { buildView, type Game, itemAt, logLine, present, runScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { heroActor } from '../../src/flow/actors.js';
import type { Answered, DecisionKind } from '../../src/kernel/decision.js';
import { ask, emit, enter } from '../../src/kernel/flow.js';
import type { CardDefinition } from '../../src/model/content.js';
import { PASS, pickTo } from '../../src/model/picks.js';
import { secrecyOf, secrecyTable } from '../../src/view/secrecy.js';
import { rulesChangedBy, rulesWith } from './assemble.js';
import { arrangeGame, listen, openKinds, playFrame, say } from './playing.js';

declare module '../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly [kind: `${string}-question`]: Question;
  }
}

const ASKED_HERO = 0;
const design = { name: 'design', effect: 'design' } as const;

interface Question {
  readonly hero: number;
}

/** A card that asks a Hero for a District in a frame of its own, and tells the Revolutionaries which. */
function askingCard(id: string) {
  const question: DecisionKind<Question> = {
    rule: `CARD-${id}`,
    about: { all: { hero: 'hero' } },
    options: (g: Game) => [...g.state.city.keys()].map(pickTo).concat(PASS),
    resolve: (g: Game, [{ draft }]: Answered) =>
      emit(g, { event: `${id}-answered`, district: itemAt(draft, 0).of }),
  };
  return {
    id,
    source: design,
    frames: [
      {
        name: id,
        locals: { all: { hero: 'hero' } },
        steps: [
          {
            name: 'ask',
            run: (g: Game) => ask(g, `${id}-question`, heroActor(g, ASKED_HERO), { hero: ASKED_HERO }),
          },
        ],
      },
    ],
    decisions: { [`${id}-question`]: question },
    events: { [`${id}-answered`]: { revolutionaries: { district: 'district' } } },
  } as const satisfies CardDefinition;
}

const HEROES = ['veteran', 'artificer', 'actress'];
const bard = { ...askingCard('bard'), startsIn: 'art', initiative: 8, maxTrust: 5, ability: {} };
const fair = { ...askingCard('fair'), stack: 1 as const, endOfRound: (g: Game) => enter(g, 'fair', {}) };
const census = askingCard('census');
const omen = askingCard('omen');

const rules = rulesChangedBy('asking-cards', {
  heroes: [bard],
  cityEvents: [fair],
  directives: [census],
  cards: { omen: [omen, askingCard('comet')] },
});

describe.each([
  ['hero', 'bard'],
  ['city-event', 'fair'],
  ['directive', 'census'],
  ['omen', 'omen'],
  ['omen', 'comet'],
])('a card of the kind %s', (kind, id) => {
  it(`is found by its kind and id: ${id}`, () => {
    expect(itemAt(itemAt(rules.cards, kind), id).id).toBe(id);
    expect(Object.keys(rules.cards)).toEqual(['hero', 'city-event', 'directive', 'omen']);
  });

  it('brings its own frame, question and event', () => {
    const g = arrangeGame(rules, HEROES);
    const events = listen(g);
    playFrame(g, id, { hero: ASKED_HERO });
    expect(openKinds(g)).toEqual([`${id}-question`]);
    expect(buildView(g, 'public').flow).toEqual([
      { frame: id, step: undefined, locals: { hero: 'veteran' } },
    ]);
    expect(buildView(g, 'machine').questions).toMatchObject([
      { kind: `${id}-question`, rule: `CARD-${id}`, about: { hero: 'veteran' } },
    ]);
    say(g, `${id}-question`, 'to velvet');
    const told = events.find(({ event }) => event === `${id}-answered`);
    const answered = present(told, 'event of the answer');
    expect(logLine(g, answered, 'revolutionaries').params).toEqual({ district: 'velvet' });
    expect(logLine(g, answered, 'machine').params).toEqual({});
  });

  it('says who may know what its frame and question hold', () => {
    const table = secrecyTable(rules);
    expect(secrecyOf(table, `frames.${id}.locals.hero`)).toBe('public');
    expect(secrecyOf(table, `frames.${id}.asks.${id}-question.about.hero`)).toBe('public');
    expect(secrecyOf(table, `frames.${id}.locals.mood`)).toBeUndefined();
  });
});

describe('a card in play', () => {
  it('asks its question where its effect enters its frame', () => {
    const { failures } = runScenario(rules, {
      format: 1,
      name: 'the end of a fair',
      modules: ['one-versus-many', 'asking-cards'],
      phase: 'closing',
      event: 'fair',
      heroes: { veteran: {}, artificer: {}, actress: {} },
      steps: [
        { expect: { asked: { veteran: 'fair-question' } } },
        { do: 'veteran', picks: ['to art'] },
        { expect: { log: [{ key: 'fair-answered', district: 'art' }], state: { round: 2 } } },
      ],
    });
    expect(failures).toEqual([]);
  });

  it.each(['revolutionaries', 'finch'])(
    'asks no actor for whom no seat speaks, neither a side nor a Hero out of play: %s',
    (actor) => {
      const g = arrangeGame(rules, HEROES);
      expect(() => ask(g, 'fair-question', actor, { hero: ASKED_HERO })).toThrow(
        `the question 'fair-question' asks '${actor}', for whom no seat speaks`,
      );
    },
  );

  it('takes what it brought along when a module takes it out', () => {
    const without = rulesWith(
      { id: 'fairs', version: 1, cityEvents: [fair] },
      { id: 'no-fairs', version: 1, withoutCityEvents: ['fair'] },
    );
    expect(itemAt(without.cards, 'city-event').fair).toBeUndefined();
    expect(without.frames.fair).toBeUndefined();
    expect(without.decisions['fair-question']).toBeUndefined();
    expect(without.events['fair-answered']).toBeUndefined();
  });

  it('is replaced, with what it brings, by a later one of its kind and id', () => {
    const later = rulesWith(
      { id: 'omens', version: 1, cards: { omen: [omen] } },
      { id: 'later-omens', version: 1, cards: { omen: [{ ...omen, frames: [], decisions: {} }] } },
    );
    expect(later.frames.omen).toBeUndefined();
    expect(later.decisions['omen-question']).toBeUndefined();
    expect(rulesWith().cards.omen).toBeUndefined();
  });
});
