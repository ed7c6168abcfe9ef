import { type Game, itemAt } from '@great-machine/rules';
import { type Outlook, worthOfDrop } from './outlook.js';

/** What a published Directive is worth to the Great Machine over the rest of a game, in parts of the usual. */
const WORTH: Readonly<Record<string, number>> = {
  confiscate: 0.9,
  optimize: 1,
  shadow: 1.1,
  resettle: 0.8,
  expedite: 1.1,
  overhaul: 0.4,
  curfew: 1.1,
  levy: 1.2,
  interrogate: 0.9,
};

/** The most valuable of some Directives to the Great Machine; the first of several alike. */
export function mostValuable(g: Game, o: Outlook, cards: readonly string[]): string {
  const worths = cards.map((card) => directiveWorth(g, o, card));
  return itemAt(cards, worths.indexOf(Math.max(...worths)));
}

/** The least valuable of some Directives to the Great Machine; the first of several alike. */
export function leastValuable(g: Game, o: Outlook, cards: readonly string[]): string {
  const worths = cards.map((card) => directiveWorth(g, o, card));
  return itemAt(cards, worths.indexOf(Math.min(...worths)));
}

export function directiveWorth(g: Game, o: Outlook, card: string): number {
  const broken = g.state.brokenGuards.reduce((sum, count) => sum + count, 0);
  if (card === 'pacify') return o.discontentLeft === 0 ? 0 : o.weights.directive + worthOfDrop(o);
  const useful = card === 'overhaul' ? 0.2 * broken : 1;
  const archives =
    g.state.cityEvents.current === 'sealed-archives' && g.state.directives.published.length === 1;
  return o.weights.directive * (WORTH[card] ?? 1) * useful + (archives ? o.worthOfPlan : 0);
}
