import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { type District, newRoundHistory, type RoundHistory } from '../model/state.js';
import { returnLentCards } from './access-cards.js';

/** A new round: what belonged to the last one is forgotten. */
export function beginRound(g: Game): void {
  const { state } = g;
  returnLentCards(g);
  state.round++;
  state.asked = 0;
  state.thisRound = newRoundHistory();
  for (const hero of state.heroes) {
    hero.detained = false;
    hero.turnEnded = false;
  }
  for (const servant of state.servants) servant.actions = 0;
  // Questions are counted anew, so that offers are laid anew, too.
  if (state.offers.length > 0) state.offers = [];
  tell(g, { event: 'round-began', round: state.round });
}

export function beginPhase(g: Game, phase: string): void {
  g.state.phase = phase;
  tell(g, { event: 'phase-began', phase });
}

/** Keeps what happened, for rules and cards that ask for it before the round ends. */
export function noteInRound({ state }: Game, what: Partial<RoundHistory>): void {
  state.thisRound = { ...state.thisRound, ...what };
}

export function noteMovementEnd(g: Game, district: District): void {
  noteInRound(g, { movementEndedIn: g.state.thisRound.movementEndedIn | (1 << district) });
}

/** A Hero took Incitement or the Central Square Action. */
export function noteAgitation(g: Game): void {
  noteInRound(g, { agitated: true });
}

export function noteDiscontentRaised(g: Game): void {
  noteInRound(g, { discontentRaised: true });
}

/** A card or Action that may be used once a round has been used. */
export function markUsed(g: Game, what: string): void {
  noteInRound(g, { used: [...g.state.thisRound.used, what] });
}

/** The owner of such cards does not want to be stopped any more. All see which owner is stopped (R-INF-6). */
export function leaveUndisturbed(g: Game, cards: string): void {
  noteInRound(g, { undisturbed: [...(g.state.thisRound.undisturbed ?? []), cards] });
}
