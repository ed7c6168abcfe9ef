import { heroesToGo } from '../../flow/heroes.js';
import { itemAt } from '../../kernel/checked.js';
import type { Game } from '../../model/game.js';
import type { Invariant } from '../../model/rules.js';
import type { RoundHistory } from '../../model/state.js';

/** The Phases before the Great Machine does anything, and before a Hero does. */
const BEFORE_THE_MACHINE = ['opening', 'access'];
const BEFORE_THE_HEROES = [...BEFORE_THE_MACHINE, 'machine'];

/** Whether a Phase has come past this step; without a frame of its own it is over, or still to come. */
function isPast(g: Game, phase: string, step: string): boolean {
  const isGoingOn = g.state.frames.some(({ frame }) => frame === phase);
  return isGoingOn ? hasRun(g, phase, step) : hasRun(g, 'round', phase);
}

function hasRun(g: Game, frame: string, step: string): boolean {
  const found = g.state.frames.find((candidate) => candidate.frame === frame);
  const at = itemAt(g.rules.frames, frame).steps.findIndex(({ name }) => name === step);
  return found !== undefined && at >= 0 && found.step > at;
}

/** Raid tokens lie from the Great Machine's Phase to the second step of the Closing Phase. */
function keepRaidsToTheirPhases(g: Game): string | undefined {
  const { raids, phase } = g.state;
  if (raids.length === 0) return undefined;
  if (BEFORE_THE_MACHINE.includes(phase))
    return `Raids in the Phase '${phase}': they are placed in the Great Machine's Phase (GM-8)`;
  if (isPast(g, 'closing', 'remove-raids')) return 'Raids after they were removed (CLO-1)';
  if (phase === 'machine' && raids.some(({ succeeded, caughtOne }) => succeeded || caughtOne))
    return "a Raid has caught a Hero in the Great Machine's Phase: Heroes are detained on their turns (R-RAID-1)";
  return undefined;
}

/** Heroes are detained on their own turns, and the round's end frees them. */
function keepDetainmentToTurns(g: Game): string | undefined {
  const { heroes, phase, frames } = g.state;
  const toGo = frames.some(({ frame }) => frame === 'heroes') ? heroesToGo(g) : [];
  for (const [at, { hero, detained, turnEnded }] of heroes.entries()) {
    if (turnEnded && !detained) return `${hero}'s turn was ended, but ${hero} is not detained (DET-3)`;
    if (!detained) continue;
    if (BEFORE_THE_HEROES.includes(phase)) return `${hero} is detained in the Phase '${phase}' (DET-1)`;
    if (toGo.includes(at)) return `${hero} is detained before the own turn (R-HER-8)`;
  }
  return undefined;
}

/** A card is chosen in the Access Phase, opened on its Hero's turn, and back or forfeited before it ends. */
function keepChosenCards(g: Game): string | undefined {
  const { heroes, phase } = g.state;
  for (const { hero, chosen, cardOpen, hand } of heroes) {
    if (cardOpen && chosen === undefined) return `${hero}'s card lies open, but none is chosen (HER-2)`;
    if (cardOpen && phase !== 'heroes') return `${hero}'s card lies open in the Phase '${phase}' (HER-2)`;
    if (chosen !== undefined && phase === 'opening') return `${hero} has chosen a card before Access (ACC-1)`;
    if (chosen !== undefined && phase === 'closing') return `${hero}'s card has not come back (HER-9)`;
    if (chosen === undefined && phase === 'machine' && hand !== 0)
      return `${hero} has cards, but none is chosen (R-ACC-2)`;
  }
  return undefined;
}

/** What the round remembers can have happened by now. */
function keepHistory({ state, rules }: Game): string | undefined {
  const { phase, thisRound, raids, servants } = state;
  const { movementEndedIn, raidSucceeded, used, undisturbed: _, guardExits, ...others } = thisRound;
  const happened = (what: keyof RoundHistory | 'actions') =>
    `${what}: nothing of the sort has happened in the Phase '${phase}' (OPN-1)`;
  if (BEFORE_THE_MACHINE.includes(phase)) {
    const flag = (Object.keys(others) as (keyof typeof others)[]).find((key) => others[key]);
    if (flag !== undefined) return happened(flag);
    if (guardExits > 0) return happened('guardExits');
    // Only cards that are offered at any moment can have been used so early (R-WIN-1).
    if (used.length > 0 && rules.atRest === undefined) return happened('used');
    if (servants.some(({ actions }) => actions > 0)) return happened('actions');
  }
  if (BEFORE_THE_HEROES.includes(phase)) {
    if (movementEndedIn !== 0) return happened('movementEndedIn');
    if (raidSucceeded) return happened('raidSucceeded');
  }
  return !raidSucceeded && raids.some(({ succeeded }) => succeeded)
    ? 'a Raid has succeeded, but raidSucceeded is false (R-RAID-1)'
    : undefined;
}

/**
 * One City Event a round, until the last one comes and stays. A position may bring the last one early: it says
 * nothing before the Closing Phase, so prices can be looked at undisturbed.
 */
function keepEventOfTheRound(g: Game): string | undefined {
  const { round, phase, cityEvents } = g.state;
  const { current, past, deck } = cityEvents;
  const isLast = (id: string | undefined) =>
    id !== undefined && itemAt(g.rules.cityEvents, id).stack === 'last';
  const isOver = isLast(current);
  const under = isOver ? deck.length : deck.length - 1 - deck.findIndex(isLast);
  if (under > 0) return `${under} City Events lie under the last one (SET-7)`;
  if (isOver) return undefined;
  const revealed = phase === 'opening' && !isPast(g, 'opening', 'city-event') ? round - 1 : round;
  const lying = past.length + (current === undefined ? 0 : 1);
  if (lying === revealed || (lying > revealed && isLast(deck[0]))) return undefined;
  const ordinary = lying + deck.length - 1;
  if (revealed > ordinary) {
    const last = deck[deck.length - 1];
    return `round ${round} without ${last}, which lies open from round ${ordinary + 1} on (R-END-1)`;
  }
  return `${lying} City Events were revealed, but by now there are ${revealed}: one a round (OPN-2)`;
}

/** What holds in the course of a round. */
export const ROUND_INVARIANTS: Readonly<Record<string, Invariant>> = {
  raids: keepRaidsToTheirPhases,
  detainment: keepDetainmentToTurns,
  'chosen-cards': keepChosenCards,
  history: keepHistory,
  'event-of-the-round': keepEventOfTheRound,
};
