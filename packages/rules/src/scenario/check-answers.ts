import { type Answer, apply } from '../engine/apply.js';
import { questionsFor } from '../engine/questions.js';
import { isAwaited, openDecisions } from '../kernel/answer.js';
import { ForcedDrawError } from '../kernel/random.js';
import { bringToLife } from '../model/game.js';
import { readPick, samePickView } from '../view/picks.js';
import { buildAnswer, findSeat, StepError, writePick } from './answers.js';
import { findDifferences } from './match.js';
import type { Opened } from './open.js';
import type { OfferExpectation, RefusalExpectation } from './scenario.js';

/** In what the offer differs from the one expected. */
export function checkOffered(opened: Opened, expected: OfferExpectation): string[] {
  const { to, picks, decision, irreversible, ...meaning } = expected;
  const { options, last, answer } = optionsAfterDraft(opened, expected);
  const option = options.find(({ pick }) => samePickView(pick, last));
  const said = `${to}: ${picks.join(', ')}`;
  if (option !== undefined) {
    const differences = findDifferences(meaning, option.meaning, said, 'within');
    if (irreversible === undefined || irreversible === isFinal(opened, answer)) return differences;
    return [...differences, `${said}: may ${irreversible ? '' : 'not '}be taken back`];
  }
  const offered = options.map(({ pick }) => writePick(opened.play, opened.names, pick));
  return [`${said}: not offered; offered are ${offered.join(', ')}`];
}

export function checkNotOffered(opened: Opened, expected: OfferExpectation): string[] {
  return checkOffered(opened, expected).length > 0
    ? []
    : [`${expected.to}: ${expected.picks.join(', ')}: is offered`];
}

/** What is offered once all picks but the last are taken. */
function optionsAfterDraft(opened: Opened, { to, picks, decision }: OfferExpectation) {
  const { play, names } = opened;
  const answer = buildAnswer(play, names, { do: to, picks, decision });
  if (answer.decision === 'none')
    throw new StepError(`${to} is not asked${decision ? ` for ${decision}` : ''}`);
  const words = answer.picks ?? [];
  const last = words.at(-1);
  if (last === undefined || readPick(play.look(), last) === undefined) {
    throw new StepError(`'${picks.at(-1)}' is not a pick`);
  }
  let g = play.look();
  if (words.length > 1) {
    const result = apply(play.rules, play.state, { ...answer, picks: words.slice(0, -1) });
    if (!result.ok)
      throw new StepError(`${to}: the picks before '${picks.at(-1)}' are refused: ${result.refusal.code}`);
    g = bringToLife(play.rules, result.state);
  }
  const question = questionsFor(g, answer.seat).find(({ id }) => id === answer.decision);
  return { options: question?.options ?? [], last, answer };
}

/** A draw that no result is laid down for cannot be taken back either. */
function isFinal({ play }: Opened, answer: Answer): boolean {
  try {
    return play.isFinal(answer);
  } catch (error) {
    if (error instanceof ForcedDrawError) return true;
    throw error;
  }
}

/** In what the refusal of an answer differs from the one expected. */
export function checkRefused({ play, names }: Opened, expected: RefusalExpectation): string[] {
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
export function checkAsked({ play }: Opened, expected: Readonly<Record<string, string>>): string[] {
  const g = play.look();
  return Object.entries(expected).flatMap(([actor, kind]) => {
    const kinds = openDecisions(g)
      .filter((decision) => decision.actor === actor && isAwaited(g, decision))
      .map((decision) => decision.kind);
    const holds = kind === 'nothing' ? kinds.length === 0 : kinds.includes(kind);
    return holds ? [] : [`${actor} is asked for ${kinds.join(', ') || 'nothing'}, not for ${kind}`];
  });
}
