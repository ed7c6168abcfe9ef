import type { Answer } from '../engine/apply.js';
import type { LoggedPlay } from '../engine/logged-play.js';
import { readAnswer } from '../engine/record.js';
import { isAwaited, openDecisions } from '../kernel/answer.js';
import { present } from '../kernel/checked.js';
import { type Decision, decisionId } from '../kernel/decision.js';
import { AUDIENCES, type Audience } from '../model/module-view.js';
import { speaksFor } from '../model/seats.js';
import { audienceOfSeat } from '../view/audience.js';
import { printPick, splitPick } from '../view/pick-text.js';
import type { PickView } from '../view/picks.js';
import { type CitizenNames, findCitizen, nameCitizen } from './citizen-words.js';
import type { ScenarioStep } from './expectation.js';

/** What a step says that answers: who, and what. */
export type AnswerWords = Pick<ScenarioStep, 'do' | 'picks' | 'back' | 'decision' | 'as'>;

/** A step that cannot be put to the game at all. */
export class StepError extends Error {}

/** The seat that is meant by its name or by an actor that it speaks for. */
export function findSeat(play: LoggedPlay, who: string): string {
  const { seats } = play.config;
  const seat =
    seats.find((candidate) => candidate.seat === who) ??
    seats.find(({ speaksFor }) => speaksFor.includes(who));
  if (seat === undefined) throw new StepError(`nobody at this table is or plays '${who}'`);
  return seat.seat;
}

/** The audience that is named, or that of a seat or actor. */
export function findAudience(play: LoggedPlay, who: string): Audience {
  return AUDIENCES.find((known) => known === who) ?? audienceOfSeat(play.look(), findSeat(play, who));
}

/** The open question that is meant: the only one, or the only one that is waited for. */
export function findQuestion(play: LoggedPlay, who: string, kind?: string): Decision | undefined {
  const g = play.look();
  const open = openDecisions(g).filter(
    (decision) =>
      (decision.actor === who || speaksFor(g, who, decision.actor)) &&
      (kind ?? decision.kind) === decision.kind,
  );
  const awaited = open.filter((decision) => isAwaited(g, decision));
  const meant = open.length > 1 && awaited.length > 0 ? awaited : open;
  if (meant.length > 1) {
    const kinds = meant.map((decision) => `${decision.kind} of ${decision.actor}`).join(', ');
    throw new StepError(`${who} has several questions open (${kinds}); say the actor and the decision`);
  }
  return meant[0];
}

/** The answer in the engine's words; without an open question it is one to no question at all. */
export function buildAnswer(play: LoggedPlay, names: CitizenNames, words: AnswerWords): Answer {
  const who = present(words.do, 'seat that answers');
  const question = findQuestion(play, who, words.decision);
  const seat = words.as === undefined ? findSeat(play, who) : findSeat(play, words.as);
  const decision = question === undefined ? 'none' : decisionId(play.state.round, question);
  if (words.back === true) return { seat, decision, back: true };
  const picks = translatePicks(play, names, seat, words.picks ?? []);
  return readAnswer(play.rules, { seat, decision, picks });
}

/** Citizens by name or place become references; a bare "ready" is that of the seat. */
function translatePicks(
  play: LoggedPlay,
  names: CitizenNames,
  seat: string,
  picks: readonly string[],
): readonly string[] {
  const taken: number[] = [];
  return picks.map((text) => {
    const { pick, names: named, of } = splitPick(play.rules, text);
    if (named === 'seat' && of === undefined) return printPick({ pick, names: named, of: seat });
    if (named !== 'citizen' || of === undefined) return text;
    const citizen = findCitizen(play.look(), names, of, taken);
    if (citizen === undefined) throw new StepError(`there is no Citizen '${of}'`);
    taken.push(citizen);
    return printPick({ pick, names: named, of: citizen });
  });
}

/** A pick of the engine as a scenario would write it. */
export function writePick(play: LoggedPlay, names: CitizenNames, pick: PickView): string {
  return pick.names === 'citizen'
    ? `${pick.pick} ${nameCitizen(play.look(), names, pick.of)}`
    : printPick(pick);
}
