import type { WalkEnd } from '@great-machine/client';
import type { Route, SeatQuestion } from '@great-machine/rules';
import { itemAt } from '@great-machine/rules';

import type { HostedGame } from './hosted-game.js';
import type { Acted } from './keeping.js';

/**
 * A Hero goes along a route as long as nothing else is asked and every exit costs what the route said: a die, a changed
 * price or another question stops the walk there. A step that is the only way is made by the game itself (R-ORD-3).
 */
export function walk(game: HostedGame, seat: string, hero: string, route: Route): Acted<WalkEnd> {
  const { districts, exits } = route;
  let next = 0;
  while (next < districts.length) {
    const end = takeStep(game, stepQuestion(game, seat, hero), itemAt(districts, next), exits[next]?.price);
    if (end !== undefined) return { result: end, isChanged: next > 0 };
    const reached = districts.lastIndexOf(placeOf(game, hero));
    if (reached < next) return { result: { stopped: 'asked' }, isChanged: true };
    next = reached + 1;
  }
  return { result: { stopped: 'arrived' }, isChanged: next > 0 };
}

function placeOf({ play }: HostedGame, hero: string): string {
  const { place } = play.state.heroes.find((one) => one.hero === hero) ?? {};
  return place === undefined ? '' : itemAt(play.rules.districts, place).id;
}

/** Why the walk ends before this step; undefined once it is taken. */
function takeStep(
  game: HostedGame,
  question: SeatQuestion | undefined,
  district: string,
  foreseen: number | undefined,
): WalkEnd | undefined {
  const option = question?.options.find(({ pick }) => pick.names === 'district' && pick.of === district);
  if (question === undefined || option === undefined) return { stopped: 'asked' };
  const { price, outcomes = [] } = option.meaning;
  if (outcomes.length > 0) return { stopped: 'die' };
  if (price !== foreseen) return { stopped: 'price' };
  const { seat, id, rev } = question;
  const refusal = game.answer([{ seat, decision: id, rev, picks: [option.pick] }]);
  return refusal && { stopped: 'refused', refusal };
}

/** The question where the Hero goes next, if it is the only thing asked. */
function stepQuestion({ play }: HostedGame, seat: string, hero: string): SeatQuestion | undefined {
  const open = play.questions(seat);
  const [question] = open;
  const isStep = question?.kind === 'hero-step' && question.actor === hero && question.draft.length === 0;
  return open.length === 1 && isStep ? question : undefined;
}
