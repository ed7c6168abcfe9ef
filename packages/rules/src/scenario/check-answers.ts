import { type Answer, apply } from '../engine/apply.js';
import { questionsFor } from '../engine/questions.js';
import { isAwaited, openDecisions } from '../kernel/answer.js';
import { itemAt } from '../kernel/checked.js';
import { ForcedDrawError } from '../kernel/random.js';
import { liveGame } from '../model/game.js';
import { samePickView } from '../view/picks.js';
import type { Option } from '../view/question.js';
import { buildAnswer, findQuestion, findSeat, StepError, writePick } from './answers.js';
import type { OfferExpectation, RefusalExpectation } from './expectation.js';
import { findDifferences, matchesList } from './match.js';
import type { Running } from './running.js';

/** In what the offer differs from the one expected. */
export function checkOffered(run: Running, expected: OfferExpectation): string[] {
  const { to, picks = [], after = [], exactly, decision, irreversible, ...meaning } = expected;
  if (exactly !== undefined) return checkAllOffered(run, { to, decision }, after, exactly);
  const { options, translated, answer } = optionsAfter(
    run,
    { to, decision },
    picks.slice(0, -1),
    picks.slice(-1),
  );
  const option = options.find(({ pick }) => samePickView(pick, itemAt(translated, 0)));
  const said = `${to}: ${picks.join(', ')}`;
  if (option !== undefined) {
    const differences = findDifferences(meaning, option.meaning, said, 'within');
    if (irreversible === undefined || irreversible === isFinal(run, answer)) return differences;
    return [...differences, `${said}: may ${irreversible ? '' : 'not '}be taken back`];
  }
  return [`${said}: not offered; offered are ${sayOptions(run, options)}`];
}

export function checkNotOffered(run: Running, expected: OfferExpectation): string[] {
  return checkOffered(run, expected).length > 0
    ? []
    : [`${expected.to}: ${(expected.picks ?? []).join(', ')}: is offered`];
}

/** Nobody may answer anything. */
export function checkNothingOffered(run: Running): string[] {
  const { play } = run;
  return play.config.seats.flatMap(({ seat }) =>
    play
      .questions(seat)
      .filter(({ options }) => options.length > 0)
      .map(({ actor, options }) => `${actor}: expected no offer, found ${sayOptions(run, options)}`),
  );
}

interface Asked {
  readonly to: string;
  readonly decision: string | undefined;
}

/** Exactly these are offered, in any order. */
function checkAllOffered(
  run: Running,
  asked: Asked,
  after: readonly string[],
  exactly: readonly string[],
): string[] {
  const isAsked = findQuestion(run.play, asked.to, asked.decision) !== undefined;
  if (!isAsked && exactly.length === 0 && after.length === 0) return [];
  const { options, translated } = optionsAfter(run, asked, after, exactly);
  const said = [asked.to, ...after].join(', ');
  return matchesList(translated, options, 'exactly', (pick, option) => samePickView(pick, option.pick))
    ? []
    : [
        `${said}: expected exactly ${exactly.join(', ') || 'nothing'}, offered are ${sayOptions(run, options)}`,
      ];
}

function sayOptions({ play, names }: Running, options: readonly Option[]): string {
  return options.map(({ pick }) => writePick(play, names, pick)).join(', ');
}

/** What is offered once the draft is taken, the picks to look for in the engine's words, and the whole answer. */
function optionsAfter(
  run: Running,
  { to, decision }: Asked,
  draft: readonly string[],
  picks: readonly string[],
) {
  const { play, names } = run;
  const answer = buildAnswer(play, names, { do: to, picks: [...draft, ...picks], decision });
  if (answer.decision === 'none')
    throw new StepError(`${to} is not asked${decision ? ` for ${decision}` : ''}`);
  const taken = (answer.picks ?? []).slice(0, draft.length);
  const translated = (answer.picks ?? []).slice(draft.length);
  let g = play.look();
  if (taken.length > 0) {
    const result = apply(play.rules, play.state, { ...answer, picks: taken });
    if (!result.ok)
      throw new StepError(`${to}: the picks '${draft.join(', ')}' are refused: ${result.refusal.code}`);
    g = liveGame(play.rules, result.state);
  }
  const question = questionsFor(g, answer.seat).find(({ id }) => id === answer.decision);
  return { options: question?.options ?? [], translated, answer };
}

/** A draw that no result is laid down for cannot be taken back either. */
function isFinal({ play }: Running, answer: Answer): boolean {
  try {
    return play.isFinal(answer);
  } catch (error) {
    if (error instanceof ForcedDrawError) return true;
    throw error;
  }
}

/** In what the refusal of an answer differs from the one expected. */
export function checkRefused({ play, names }: Running, expected: RefusalExpectation): string[] {
  const { code, rule, undo, ...words } = expected;
  const said = `refusal of ${undo === undefined ? `${words.do}: ${words.picks?.join(', ') ?? 'back'}` : `undo by ${undo}`}`;
  if (undo !== undefined) {
    const seat = findSeat(play, undo);
    if (play.undoLimit(seat) > 0) return [`${said}: it is not refused`];
    return findDifferences({ code, rule }, play.undo(seat), said, 'same');
  }
  const refusal = play.whyNot(buildAnswer(play, names, words));
  return refusal === undefined
    ? [`${said}: it is not refused`]
    : findDifferences({ code, rule }, refusal, said, 'same');
}

/** In what the open questions differ from those expected of each actor. */
export function checkAsked(run: Running, expected: Readonly<Record<string, string>>): string[] {
  const g = run.look();
  return Object.entries(expected).flatMap(([actor, kind]) => {
    const kinds = openDecisions(g)
      .filter((decision) => decision.actor === actor && isAwaited(g, decision))
      .map((decision) => decision.kind);
    const holds = kind === 'nothing' ? kinds.length === 0 : kinds.includes(kind);
    return holds ? [] : [`${actor} is asked for ${kinds.join(', ') || 'nothing'}, not for ${kind}`];
  });
}
