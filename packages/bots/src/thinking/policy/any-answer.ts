import {
  type AnswerPick,
  type Decision,
  type Game,
  isComplete,
  itemAt,
  optionsOf,
  samePick,
} from '@great-machine/rules';
import type { Dice } from '../../worlds/dice.js';

/** What may be picked next after these picks; the game keeps what it offers first. */
export function nextPicks(g: Game, decision: Decision, begun: readonly AnswerPick[]): readonly AnswerPick[] {
  if (begun.length === 0) return optionsOf(g, decision);
  return itemAt(g.rules.decisions, decision.kind).options(g, after(decision, begun));
}

function after(decision: Decision, begun: readonly AnswerPick[]): Decision {
  return { ...decision, draft: [...decision.draft, ...begun] };
}

/** Whether each pick is offered when its turn comes. */
export function isOffered(g: Game, decision: Decision, picks: readonly AnswerPick[]): boolean {
  return picks.every((pick, at) =>
    nextPicks(g, decision, picks.slice(0, at)).some((option) => samePick(option, pick)),
  );
}

/** Goes on with random picks until the answer is whole. */
export function walk(
  g: Game,
  decision: Decision,
  begin: readonly AnswerPick[],
  dice: Dice,
): readonly AnswerPick[] {
  const asked = after(decision, begin);
  while (!isComplete(g, asked)) {
    asked.draft = [...asked.draft, dice.pick(itemAt(g.rules.decisions, decision.kind).options(g, asked))];
  }
  return asked.draft.slice(decision.draft.length);
}

/**
 * The answer as far as its picks are offered. What is asked in between, such as which kind of Guard, is picked by chance,
 * and so is all from where a pick is not offered, or something more is asked.
 */
export function offeredAnswer(
  g: Game,
  decision: Decision,
  wanted: readonly AnswerPick[],
  dice: Dice,
): readonly AnswerPick[] {
  let begun: readonly AnswerPick[] = [];
  for (const pick of wanted) {
    if (isAnswer(g, decision, begun)) break;
    let options = nextPicks(g, decision, begun);
    if (begun.length > 0 && options.every((option) => option.pick !== pick.pick)) {
      begun = [...begun, helpToPay(options) ?? dice.pick(options)];
      if (isAnswer(g, decision, begun)) break;
      options = nextPicks(g, decision, begun);
    }
    if (!options.some((option) => samePick(option, pick))) break;
    begun = [...begun, pick];
  }
  if (begun.length > 0 && !isAnswer(g, decision, begun)) {
    const help = helpToPay(nextPicks(g, decision, begun));
    if (help !== undefined) begun = [...begun, help];
  }
  return walk(g, decision, begun, dice);
}

/** Whatever pays instead of Trust is used: it is of use only here. */
function helpToPay(options: readonly AnswerPick[]): AnswerPick | undefined {
  return options.find(({ pick, of }) => pick === 'with' && of !== 'trust');
}

function isAnswer(g: Game, decision: Decision, begun: readonly AnswerPick[]): boolean {
  return begun.length > 0 && isComplete(g, after(decision, begun));
}

/** Whole answers to any question, at most so many: all there are, or else each option before one is followed twice. */
export function someAnswers(
  g: Game,
  decision: Decision,
  most: number,
  dice: Dice,
): (readonly AnswerPick[])[] {
  const all = everyAnswer(g, decision, [], most);
  if (all.length <= most) return all;
  const options = nextPicks(g, decision, []);
  const begun = options.length <= most ? options : dice.shuffle(options).slice(0, most);
  return Array.from({ length: most }, (_, at) => walk(g, decision, [itemAt(begun, at % begun.length)], dice));
}

/** The whole answers that begin so: all of them, or one more than the most that are wanted. */
export function everyAnswer(
  g: Game,
  decision: Decision,
  begin: readonly AnswerPick[],
  most = Number.POSITIVE_INFINITY,
): (readonly AnswerPick[])[] {
  const found: (readonly AnswerPick[])[] = [];
  const follow = (begun: readonly AnswerPick[]) => {
    if (isAnswer(g, decision, begun)) found.push(begun);
    else for (const pick of nextPicks(g, decision, begun)) if (found.length <= most) follow([...begun, pick]);
  };
  follow(begin);
  return found;
}
