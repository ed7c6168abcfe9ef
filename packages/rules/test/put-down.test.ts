import {
  assembleRules,
  createConfig,
  hashState,
  itemAt,
  Play,
  playerDice,
  type Rules,
  readPosition,
  writePosition,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import type { FrameDefinition, Step } from '../src/kernel/live.js';
import { randomAnswer } from './leaks/recording.js';
import { automatonRules, resistanceRules } from './modules/index.js';
import { randomRules } from './modules/whole-games.js';
import { rules as core } from './play.js';
import { expectSameGame } from './same-game.js';

const GAMES = Number(process.env.PUT_DOWN_GAMES ?? 30);
const BATCH = 10;
const BATCHES = Array.from({ length: Math.ceil(GAMES / BATCH) }, (_, at) => [
  BATCH * at + 1,
  Math.min(BATCH * (at + 1), GAMES),
]);
const MOST_BYTES = 40_000;
/** The news of every so many games are also read all at once, at the end. */
const READ_AT_LAST = 7;

/** Two games of five are the core game, one has random modules, the others have one that lives in the tests. */
const GAMES_WITH: readonly ((seed: number) => Rules)[] = [
  () => core,
  () => core,
  randomRules,
  () => resistanceRules,
  () => automatonRules,
];

function begin(seed: number): Play {
  const rules = itemAt(GAMES_WITH, seed % GAMES_WITH.length)(seed);
  const options = {
    seed: `put-down-${seed}`,
    city: 'random',
    revolutionaries: 1 + (seed % 3),
    sharedHero: seed % 2 === 0,
  };
  return Play.begin(rules, createConfig(rules, options));
}

function putDown(play: Play): string {
  play.takeNews();
  return writePosition(play.rules, play.putDown());
}

/** Everything that a host and its seats get from a game; what options mean takes long and is read now and then. */
function allOf(play: Play, withMeanings: boolean): string {
  const { undo, revisions, feeds } = play.putDown();
  const seats = play.config.seats.map(({ seat }) => ({
    questions: play.questions(seat).map(({ options, ...question }) => ({
      ...question,
      options: withMeanings ? options : options.map(({ pick }) => pick),
    })),
    mayUndo: play.undoLimit(seat),
  }));
  return JSON.stringify({ seats, answers: undo?.answers, revisions, feeds });
}

/** Plays a game that is put down after every answer beside one that is not; the largest text and the number of undos. */
function playPutDown(seed: number): { readonly largest: number; readonly undone: number } {
  const straight = begin(seed);
  let play = begin(seed);
  let [largest, undone] = [0, 0];
  const below = playerDice(seed);
  for (;;) {
    const text = putDown(play);
    largest = Math.max(largest, Buffer.byteLength(text));
    const taken = new Play(play.rules, readPosition(play.rules, text));
    expectSameGame(taken.state, straight.state, 'taken up');
    const withMeanings = below(10) === 0;
    const [all, allBefore] = [allOf(taken, withMeanings), allOf(play, withMeanings)];
    if (all !== allBefore) expect(all).toBe(allBefore);
    play = taken;
    const answer = randomAnswer(play, below);
    if (answer === undefined) break;
    const undoes = play.undoLimit(answer.seat) > 0 && below(6) === 0;
    if (undoes) undone++;
    for (const game of [play, straight]) {
      if (undoes) expect(game.undo(answer.seat)).toBeUndefined();
      else expect(game.answer(answer)).toEqual({ ok: true });
    }
  }
  expect(play.state.outcome).toBeDefined();
  if (seed % READ_AT_LAST === 0) {
    straight.takeNews();
    expect(play.putDown().feeds).toEqual(straight.putDown().feeds);
  }
  return { largest, undone };
}

describe('a game that is put down', () => {
  it.each(BATCHES)(
    `is the same when taken up, after every answer of games %i to %i [R-ORD-4]`,
    (first, last) => {
      let [largest, undone] = [0, 0];
      for (let seed = first; seed <= last; seed++) {
        try {
          const played = playPutDown(seed);
          largest = Math.max(largest, played.largest);
          undone += played.undone;
        } catch (error) {
          throw new Error(`seed ${seed}`, { cause: error });
        }
      }
      console.info(`games ${first} to ${last} put down: at most ${largest} bytes, ${undone} answers undone`);
      expect(largest).toBeLessThanOrEqual(MOST_BYTES);
      expect(undone).toBeGreaterThan(last - first);
    },
  );

  it('is taken up at the same step once others were added before it', () => {
    const play = begin(1);
    const { seat } = itemAt(play.config.seats, 0);
    const text = putDown(play);
    const added: Step = { name: 'added', run: () => undefined };
    const frames = Object.entries(core.frames).map(([name, frame]): [string, FrameDefinition] => [
      name,
      { ...frame, steps: [added, ...frame.steps] },
    ]);
    const longer: Rules = { ...core, frames: Object.fromEntries(frames) };
    const taken = new Play(longer, readPosition(longer, text));
    expect(taken.questions(seat)).toEqual(play.questions(seat));
    const steps = (game: Play) => game.view('public').flow.map(({ frame, step }) => `${frame} ${step}`);
    expect(steps(taken)).toEqual(steps(play));
    expect(taken.state.frames.map(({ step }) => step)).toEqual(play.state.frames.map(({ step }) => step + 1));
  });

  it('is not put down before its host has taken the news', () => {
    expect(() => begin(1).putDown()).toThrow('news');
  });
});

describe('a text that holds no game for these rules', () => {
  const text = putDown(begin(1));
  const position = JSON.parse(text);
  const changed = (frames: readonly object[]) =>
    JSON.stringify({ ...position, state: { ...position.state, frames } });

  it('says every frame, step and question that they do not have', () => {
    const [first, ...others] = position.state.frames;
    const decision = { kind: 'riddle', actor: 'finch', about: {}, number: 0, draft: [], rev: 0 };
    const strange = [
      { ...first, step: 'yawn' },
      ...others,
      { frame: 'nap', step: 'lie-down', asks: [decision] },
    ];
    expect(() => readPosition(core, changed(strange))).toThrow(
      new Error(
        "the game cannot be taken up: the frame 'game' has no step 'yawn'; no module brings the frame 'nap'; no module asks the question 'riddle'",
      ),
    );
    expect(() => readPosition(core, changed([{ ...first, frame: 'constructor' }]))).toThrow(
      "no module brings the frame 'constructor'",
    );
  });

  it.each(['{}', 'null', '3', '[]', '{"state":{}}'])('is refused: %s', (other) => {
    expect(() => readPosition(core, other)).toThrow('this is no game that was put down');
  });

  it('loses only its undo where that began at a step that they do not have', () => {
    const from = { ...position.state, frames: [{ ...position.state.frames[0], step: 'yawn' }] };
    const undo = { seat: 'machine', from, answers: [] };
    const read = readPosition(core, JSON.stringify({ ...position, undo }));
    expect(read.undo).toBeUndefined();
    expect(hashState(read.state)).toBe(hashState(begin(1).state));
  });

  it('has steps that are known by one name each', () => {
    const { steps } = itemAt(core.frames, 'closing');
    const twice = { name: 'twice', steps: [...steps, ...steps.slice(0, 1)] };
    const registry = [{ id: 'one-versus-many', version: 1, isGame: true, frames: [twice] }];
    expect(() => assembleRules(['one-versus-many'], registry)).toThrow(
      `the frame 'twice' has two steps '${itemAt(twice.steps, 0).name}'`,
    );
  });
});
