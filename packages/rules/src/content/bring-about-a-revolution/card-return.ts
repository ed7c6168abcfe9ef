import { type Answered, type DecisionKind, namePicked, picksOf } from '../../kernel/decision.js';
import { ask, enter, repeatStep } from '../../kernel/flow.js';
import type { Game } from '../../model/game.js';
import type { ModulePart } from '../../model/rules.js';
import { cardsOf, frameOfReturn, MOST_HELD, type OwnDeck, returnToBottom } from './own-deck.js';

/** A Hero who holds too many cards, having seen all of them, puts the others to the bottom, one after the other. */
export function returnWhatIsTooMuch(g: Game, own: OwnDeck): void {
  enter(g, frameOfReturn(own), {});
}

/** The part of a module that asks the owner of a deck for it. */
export function returnPart(
  own: OwnDeck,
  rule: string,
  tellReturned: (g: Game, card: string) => void,
): ModulePart {
  const name = frameOfReturn(own);
  const pickReturned = picksOf(own.card);
  const isTooMuch = (g: Game) => cardsOf(g, own).held.length > MOST_HELD;
  const choice: DecisionKind = {
    rule,
    /** A card that is used and breaks meanwhile may leave no more than may be held. */
    options: (g: Game) => (isTooMuch(g) ? cardsOf(g, own).held.map(pickReturned) : []),
    resolve(g: Game, [{ draft }]: Answered) {
      const card = namePicked(draft);
      returnToBottom(g, own, card);
      tellReturned(g, card);
    },
  };
  function askWhileTooMany(g: Game): void {
    if (!isTooMuch(g)) return;
    repeatStep(g);
    ask(g, name, own.owner, {});
  }
  return {
    frames: [{ name, steps: [{ name: 'choose', run: askWhileTooMany }] }],
    decisions: { [name]: choice },
  };
}
