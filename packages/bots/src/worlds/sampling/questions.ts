import {
  bringToLife,
  type Decision,
  type GameState,
  type Pick,
  type Rules,
  readPick,
  seatsOf,
  type View,
} from '@great-machine/rules';
import { rebuildFrames } from './frames.js';
import { heroNamed, readAbout } from './words.js';

/** An Access card that was chosen for good, unseen by the audience, and what all of the Hero's seats said to it. */
export interface HiddenChoice {
  /** Which of the questions. */
  readonly at: number;
  readonly hero: number;
  readonly ready: readonly Pick[];
}

/** Lays the flow with its open questions into the template. Of a draft that the audience does not see nothing is laid. */
export function layQuestions(rules: Rules, view: View, state: GameState): void {
  const g = bringToLife(rules, state);
  const [first] = view.decisions;
  const about = first === undefined ? {} : readAbout(rules, view, first.about);
  state.frames = rebuildFrames(rules, view, first?.kind, about);
  const asks = view.decisions.map(({ decision, kind, actor, about, draft = [], rev = 0 }): Decision => {
    return {
      kind,
      actor,
      about: readAbout(rules, view, about),
      number: numberOf(decision),
      draft: draft.map((text) => readPick(g, text)!),
      rev,
    };
  });
  if (first === undefined) return;
  state.frames[state.frames.length - 1].asks = asks;
  state.asked = numberOf(first.decision) + asks.length;
}

/** Ids are made of the round, the number of the question, its kind and the actor. */
function numberOf(decision: string): number {
  return Number(decision.split('.', 2)[1]);
}

/** Choices of Access cards that are whole, though the audience does not see them. */
export function hiddenChoices(rules: Rules, view: View, state: GameState): HiddenChoice[] {
  const g = bringToLife(rules, state);
  return view.decisions.flatMap(({ actor, awaited, draft }, at) => {
    if (awaited || draft !== undefined) return [];
    return {
      at,
      hero: heroNamed(view, actor),
      ready: seatsOf(g, actor).map((of) => ({ pick: 'ready', of })),
    };
  });
}
