import {
  type Answer,
  type GameState,
  hashState,
  type LoggedPlay,
  liveGame,
  openDecisions,
  optionsOf,
  type PickText,
  parsePick,
  printPick,
  readPick,
  replay,
  restore,
  samePick,
  serialise,
  showPick,
} from '@great-machine/rules';

/** One answer of a random game, with what was before and after it. */
export interface Answered {
  readonly play: LoggedPlay;
  readonly answer: Answer;
  readonly before: GameState;
  readonly hashBefore: string;
  readonly hashAfter: string;
}

/** Says what is wrong; undefined when all is well. */
export type Check = (step: Answered) => string | undefined;

/** Checks after every answer. */
export const STEP_CHECKS: Readonly<Record<string, Check>> = {
  invariants: ({ play }) => {
    const game = play.look();
    return play.rules.invariants.map((invariant) => invariant(game)).find((fault) => fault !== undefined);
  },
  'always-option': ({ play }) => findDeadEnd(play),
  words: ({ play }) => findUnreadablePick(play),
  serialise: ({ play, hashAfter }) => {
    const restored = restore(serialise(play.state));
    if (hashState(restored) !== hashAfter) return 'the restored state is another one';
    const options = (state: GameState) => JSON.stringify(optionsOfAll(play, state));
    return options(restored) === options(play.state) ? undefined : 'the restored state has other options';
  },
  undo: undoAndRedo,
  pure: ({ before, hashBefore }) =>
    hashState(before) === hashBefore ? undefined : 'an answer changed the old state',
};

/** Checks when the game is over. */
export const END_CHECKS: Readonly<Record<string, (play: LoggedPlay) => string | undefined>> = {
  replay: (play) => {
    const record = play.record();
    const again = hashState(replay(play.rules, record).state);
    return again === record.hash ? undefined : 'the replayed record ends in another state';
  },
};

export const CHECKS: readonly string[] = [...Object.keys(STEP_CHECKS), ...Object.keys(END_CHECKS)];

function optionsOfAll(play: LoggedPlay, state: GameState): readonly (readonly PickText[])[] {
  const game = liveGame(play.rules, state);
  return openDecisions(game).map((decision) =>
    optionsOf(game, decision).map((pick) => printPick(showPick(game, pick))),
  );
}

function findDeadEnd(play: LoggedPlay): string | undefined {
  if (play.state.outcome !== undefined) return undefined;
  const game = play.look();
  const answerable = openDecisions(game).some((decision) => optionsOf(game, decision).length > 0);
  return answerable ? undefined : 'nobody has an option, but the game is not over';
}

/** The text of every pick means that very pick. */
function findUnreadablePick(play: LoggedPlay): string | undefined {
  const game = play.look();
  for (const decision of openDecisions(game)) {
    for (const pick of optionsOf(game, decision)) {
      const text = printPick(showPick(game, pick));
      const read = readPick(game, parsePick(play.rules, text));
      if (read === undefined || !samePick(read, pick)) return `the pick '${text}' reads as another one`;
    }
  }
  return undefined;
}

/** Undo after do is identity, and doing it again leads to the same place. */
function undoAndRedo({ play, answer, hashBefore, hashAfter }: Answered): string | undefined {
  if (play.undoLimit(answer.seat) === 0) return undefined;
  play.undo(answer.seat);
  if (hashState(play.state) !== hashBefore) return 'undo leads to another state';
  const result = play.answer(answer);
  if (!result.ok) return `after undo the same answer is refused: ${result.refusal.code}`;
  return hashState(play.state) === hashAfter ? undefined : 'doing it again leads to another state';
}
