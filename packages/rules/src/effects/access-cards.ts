import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { heroAt } from '../model/pieces.js';
import { bitsOf } from '../model/queries.js';
import type { AccessCard, AccessFact, District } from '../model/state.js';
import { reveal } from './reveal.js';

/** The chosen card leaves the hand and lies face-down until the Hero's turn. */
export function chooseCard(g: Game, hero: number, card: AccessCard): void {
  const owner = heroAt(g, card.owner);
  owner.hand &= ~(1 << card.district);
  heroAt(g, hero).chosen = card;
}

/** A chosen card that nobody has seen yet goes back to its owner's hand: another one is chosen instead. */
export function withdrawCard(g: Game, hero: number): void {
  const state = heroAt(g, hero);
  if (state.chosen === undefined) return;
  heroAt(g, state.chosen.owner).hand |= 1 << state.chosen.district;
  state.chosen = undefined;
}

export function revealCard(g: Game, hero: number): void {
  const state = heroAt(g, hero);
  if (state.chosen === undefined) return;
  reveal(g);
  state.cardOpen = true;
  const { owner, district } = state.chosen;
  noteFact(g, { hero: owner, round: g.state.round, what: 'shown', district, ...loanOf(owner, hero) });
  tell(g, { event: 'access-revealed', hero, district });
}

/** The chosen card goes back to hand (R-HER-5); a lent one stays out until the end of the round (R-ENK-1). */
export function returnCard(g: Game, hero: number): void {
  const state = heroAt(g, hero);
  if (state.chosen === undefined) return;
  const { owner, district } = state.chosen;
  state.chosen = undefined;
  state.cardOpen = false;
  const lender = heroAt(g, owner);
  if (owner !== hero) {
    lender.lentOut = (lender.lentOut ?? 0) | (1 << district);
    return;
  }
  lender.hand |= 1 << district;
  tell(g, { event: 'access-returned', hero, district });
}

/** The round is over: lent cards come back to their owners (R-ENK-1). */
export function returnLentCards(g: Game): void {
  g.state.heroes.forEach((state, hero) => {
    if (state.lentOut === undefined) return;
    const lent = state.lentOut;
    state.lentOut = undefined;
    state.hand |= lent;
    for (const district of bitsOf(lent)) tell(g, { event: 'access-returned', hero, district });
  });
}

/** "No Access!": the chosen card, which lies open, is forfeited (DET-5). */
export function forfeitChosenCard(g: Game, hero: number, because: string): void {
  const state = heroAt(g, hero);
  if (state.chosen === undefined) return;
  const { owner, district } = state.chosen;
  heroAt(g, owner).forfeited |= 1 << district;
  state.chosen = undefined;
  state.cardOpen = false;
  noteFact(g, { hero: owner, round: g.state.round, what: 'forfeited', district, ...loanOf(owner, hero) });
  tell(g, { event: 'access-forfeited', hero: owner, because, shown: district, district });
}

/** A card in hand is forfeited unseen by the Great Machine. */
export function forfeitUnseen(g: Game, hero: number, district: District, because: string): void {
  const state = heroAt(g, hero);
  state.hand &= ~(1 << district);
  state.forfeited |= 1 << district;
  noteFact(g, { hero, round: g.state.round, what: 'forfeited' });
  tell(g, { event: 'access-forfeited', hero, because, district });
}

/** A forfeited card returns to hand, not shown to the Great Machine (ACT-16). */
export function retrieveCard(g: Game, hero: number, district: District, because: string): void {
  const state = heroAt(g, hero);
  state.forfeited &= ~(1 << district);
  state.hand |= 1 << district;
  noteFact(g, { hero, round: g.state.round, what: 'retrieved' });
  tell(g, { event: 'access-retrieved', hero, because, district });
}

function loanOf(owner: number, hero: number): { lentTo?: number } {
  return owner === hero ? {} : { lentTo: hero };
}

function noteFact(g: Game, fact: AccessFact): void {
  g.state.accessFacts = [...g.state.accessFacts, fact];
}
