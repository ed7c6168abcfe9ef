import {
  type GameState,
  itemAt,
  liveGame,
  type OpenQuestion,
  type Rules,
  readFrame,
  readQuestion,
  type View,
} from '@great-machine/rules';

/** Lays the flow with its open questions into the template. Of a draft that the audience does not see nothing is laid. */
export function layFlow(rules: Rules, view: View, state: GameState): void {
  const g = liveGame(rules, state);
  const asked = questionsByFrame(view);
  state.frames = view.flow.map((shown, at) => {
    const frame = readFrame(g, shown);
    frame.asks = itemAt(asked, at).map((question) => readQuestion(g, question));
    return frame;
  });
  for (const question of view.questions) if (question.isOffer) state.offers.push(readQuestion(g, question));
}

/** Every question that is open or waits below others, offers excepted, frame by frame. */
export function questionsByFrame({ flow, questions }: View): readonly (readonly OpenQuestion[])[] {
  const asked = questions.filter(({ isOffer }) => !isOffer);
  return flow.map(({ waiting = [] }, at) => (at === flow.length - 1 ? asked : waiting));
}

/** A question that is answered, though the audience does not see how: its frame, and which one of it. */
export interface HiddenAnswer {
  readonly frame: number;
  readonly at: number;
}

export function hiddenAnswers(view: View): readonly HiddenAnswer[] {
  return questionsByFrame(view).flatMap((asked, frame) =>
    asked.flatMap(({ awaited, draft }, at) => (awaited || draft !== undefined ? [] : [{ frame, at }])),
  );
}
