import type { Game } from '@great-machine/rules';
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

export function directiveWorth(g: Game, o: Outlook, card: string): number {
  const broken = g.state.brokenGuards.reduce((sum, count) => sum + count, 0);
  if (card === 'pacify') return o.discontentLeft === 0 ? 0 : o.weights.directive + worthOfDrop(o);
  const useful = card === 'overhaul' ? 0.2 * broken : 1;
  const archives =
    g.state.cityEvents.current === 'sealed-archives' && g.state.directives.published.length === 1;
  return o.weights.directive * (WORTH[card] ?? 1) * useful + (archives ? o.worthOfPlan : 0);
}
