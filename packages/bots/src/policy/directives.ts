import type { Game } from '@great-machine/rules';
import type { Outlook } from './outlook.js';

/** What a published Directive is worth to the Great Machine over the rest of a game, in parts of the usual. */
const WORTH: Readonly<Record<string, number>> = {
  pacify: 1.1,
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
  if (card === 'pacify' && o.riotsNeeded === 1 && o.discontentLeft > 0 && o.discontentLeft <= 3) {
    return o.weights.win / (2 * o.discontentLeft);
  }
  const useful = card === 'overhaul' ? 0.2 * broken : card === 'pacify' && o.discontentLeft === 0 ? 0 : 1;
  const archives =
    g.state.cityEvents.current === 'sealed-archives' && g.state.directives.published.length === 1;
  return o.weights.directive * (WORTH[card] ?? 1) * useful + (archives ? o.worthOfPlan : 0);
}
