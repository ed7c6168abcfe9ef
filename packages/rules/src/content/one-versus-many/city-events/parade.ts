import type { CityEventDefinition } from '../../../model/content.js';
import { countGuards } from '../../../model/price.js';
import { districtNamed } from '../../../model/rules.js';

/** The Central Square's Actions count 1 Guard fewer. The Plan advances if no Hero ended movement there. */
export const parade: CityEventDefinition = {
  id: 'parade',
  stack: 1,
  source: { name: 'design', effect: 'design' },
  hooks: {
    amounts: { 'square-guards': (_g, value) => value - 1 },
    actionPrice(_g, price, { action }) {
      if (action === 'central-square') countGuards(price, -1, 'EVT-parade');
    },
  },
  planAdvances: (g) =>
    (g.state.thisRound.movementEndedIn & (1 << districtNamed(g.rules, 'central-square'))) === 0,
};
