import {
  AUDIENCES,
  type Audience,
  assembleRules,
  buildView,
  createConfig,
  type Decision,
  type Frame,
  type Game,
  heroAt,
  itemAt,
  openScenario,
  playerDice,
  type Rules,
  startGame,
  type View,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { automatonRules, resistanceRules } from '../../test/modules/index.js';
import { arrangeGame, playAnyPick, playTurn, say } from '../../test/modules/playing.js';
import { leafletsOf } from '../../test/modules/resistance/leaflet-deck.js';
import { picksNamed } from '../../test/picks.js';
import { seatOf } from '../../test/seats.js';
import { audienceOfActor } from './audience.js';
import { readFrame, readQuestion } from './flow.js';

const rules = assembleRules();

describe('the flow in a view', () => {
  /** Finch has drawn an arrested Noble and is about to place it. */
  function drawNoble(): Game {
    const play = openScenario(rules, {
      format: 1,
      name: 'a Noble drawn',
      phase: 'heroes',
      turn: 'finch',
      step: 'action',
      event: 'the-countdown',
      heroes: { finch: { in: 'grand-citadel', trust: 3 } },
      districts: { 'grand-citadel': { guards: 0 } },
      arrested: ['noble', 'traitor'],
      draws: { 'arrested-citizen': ['noble'] },
    });
    const seat = seatOf(play, 'finch');
    const { id } = itemAt(play.questions(seat), 0);
    expect(play.answer({ seat, decision: id, picks: picksNamed(rules, 'do grand-citadel-b') }).ok).toBe(true);
    return play.look();
  }

  it.each<[Audience, object]>([
    ['machine', { hero: 'finch' }],
    ['revolutionaries', { hero: 'finch', drawnKind: 'noble' }],
    ['public', { hero: 'finch' }],
  ])(
    'holds the places of the game, each with what its audience may know: %s [R-ACT-7]',
    (audience, known) => {
      const { flow, questions } = buildView(drawNoble(), audience);
      expect(flow.map(({ frame }) => frame)).toEqual([
        'game',
        'round',
        'heroes',
        'hero-turn',
        'grand-citadel-b',
      ]);
      expect(flow.at(-1)).toEqual({ frame: 'grand-citadel-b', step: undefined, locals: known });
      expect(flow.at(-2)).toMatchObject({ locals: { hero: 'finch', startedIn: 'grand-citadel' } });
      expect(questions).toMatchObject([{ kind: 'citizen-return', about: known }]);
      expect(flow.every((frame) => frame.waiting === undefined)).toBe(true);
    },
  );

  it('read back has no questions, and nothing of what is hidden from its audience', () => {
    const g = drawNoble();
    const drawing = itemAt(g.state.frames, 4);
    const readBack = (audience: Audience) => readFrame(g, itemAt(buildView(g, audience).flow, 4));
    expect(readBack('revolutionaries')).toStrictEqual({ ...drawing, asks: [] });
    const { drawnKind: _, ...known } = drawing.locals as Record<string, unknown>;
    expect(readBack('machine')).toStrictEqual({ ...drawing, locals: known, asks: [] });
  });

  it('names the step that comes next', () => {
    const { state } = openScenario(rules, { format: 1, name: 'steps', phase: 'machine', event: 'parade' });
    const g = { ...startGame(rules, state.config), state };
    expect(buildView(g, 'public').flow.map(({ frame, step }) => [frame, step])).toEqual([
      ['game', expect.any(String)],
      ['round', 'heroes'],
      ['machine', 'end'],
    ]);
  });

  it.each<[Audience, readonly unknown[] | undefined]>([
    ['machine', undefined],
    ['revolutionaries', picksNamed(resistanceRules, 'do identify', 'citizen 0')],
    ['public', undefined],
  ])('holds the questions that wait, with the draft for its own side alone: %s', (audience, draft) => {
    const g = arrangeGame(resistanceRules, ['veteran', 'artificer', 'printer']);
    g.state.extra.leaflets = { ...leafletsOf(g), hand: ['eyewitness'] };
    Object.assign(heroAt(g, 0), { place: 0, trust: 7 });
    playTurn(g, 0);
    say(g, 'hero-action', 'do identify', 'citizen 0');
    say(g, 'leaflet', 'leaflet eyewitness');
    const { flow, questions } = buildView(g, audience);
    expect(questions.map(({ kind }) => kind)).toEqual(['eyewitness']);
    expect(flow.map(({ frame }) => frame)).toEqual(['hero-turn', 'eyewitness']);
    const waiting = itemAt(itemAt(flow, 0).waiting ?? [], 0);
    expect(waiting).toMatchObject({ kind: 'hero-action', actor: 'veteran', about: { hero: 'veteran' } });
    expect(waiting.draft).toEqual(draft);
    expect(waiting.rev).toBe(draft && 2);
  });
});

/** The stack of frames that a view shows, and the offers beside it. */
function readFlow(g: Game, { flow, questions }: View): { frames: Frame[]; offers: Decision[] } {
  const asked = questions.filter(({ isOffer }) => !isOffer).map((question) => readQuestion(g, question));
  const frames = flow.map((shown, at) => ({
    ...readFrame(g, shown),
    asks: at === flow.length - 1 ? asked : (shown.waiting ?? []).map((question) => readQuestion(g, question)),
  }));
  const offers = questions.filter(({ isOffer }) => isOffer).map((question) => readQuestion(g, question));
  return { frames, offers };
}

/** The same stack without the drafts of the other side and without what only the Revolutionaries know. */
function knownFlow(g: Game, audience: Audience): { frames: Frame[]; offers: Decision[] } {
  const isRevolutionary = audience === 'revolutionaries';
  const known = <T extends object>({ drawnKind, ...others }: T & { drawnKind?: unknown }) =>
    isRevolutionary ? { drawnKind, ...others } : others;
  const withoutDraft = (decision: Decision): Decision => {
    const isOwn = audienceOfActor(g, decision.actor) === audience;
    const about = known(decision.about);
    return isOwn ? { ...decision, about } : { ...decision, about, draft: [], rev: 0 };
  };
  const { frames, offers } = g.state;
  return {
    frames: frames.map((frame) => ({
      ...frame,
      locals: known(frame.locals),
      asks: frame.asks.map(withoutDraft),
    })),
    offers: offers.map(withoutDraft),
  };
}

describe.each<[string, Rules]>([
  ['the core game', rules],
  ['the module resistance', resistanceRules],
  ['the module automaton', automatonRules],
])('reading the flow of %s back from a view', (_name, moduleRules) => {
  it('gives the same places and questions, but for what is hidden', () => {
    const asked = new Set<string>();
    for (let seed = 1; seed <= 8; seed++) {
      const options = { seed: `flow-${seed}`, city: 'random', generator: 'fast' } as const;
      const g = startGame(moduleRules, createConfig(moduleRules, options));
      const below = playerDice(seed);
      do {
        if (g.state.outcome !== undefined) break;
        for (const { kind } of g.state.frames.flatMap(({ asks }) => asks)) asked.add(kind);
        for (const audience of AUDIENCES)
          expect(readFlow(g, buildView(g, audience)), `seed ${seed}, ${audience}`).toEqual(
            knownFlow(g, audience),
          );
      } while (playAnyPick(g, below));
    }
    expect(asked.size).toBeGreaterThan(4);
  });

  it('says so where a step is not known', () => {
    const g = startGame(moduleRules, createConfig(moduleRules, { seed: 'flow' }));
    expect(() => readFrame(g, { frame: 'game', step: 'yawn', locals: {} })).toThrow(
      "the frame 'game' has no step 'yawn'",
    );
    expect(() => readFrame(g, { frame: 'nap', step: 'lie-down', locals: {} })).toThrow(
      "no module brings the frame 'nap'",
    );
  });
});
