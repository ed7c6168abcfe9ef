import type { MeansOfPayment } from '../../../src/model/actions.js';
import type { EventTable } from '../../../src/model/event-table.js';
import { tellerOf } from '../../../src/model/events.js';
import type { Game } from '../../../src/model/game.js';
import type { ModulePart } from '../../../src/model/rules.js';

const EVENTS = {
  'token-placed': { all: {} },
  'token-spent': { all: { hero: 'hero' } },
} as const satisfies EventTable;
const tell = tellerOf(EVENTS);

export function tokensOf(g: Game): number {
  return g.state.extra.tokens as number;
}

/** Each step of the Plan lays a token out. */
function placeToken(g: Game): void {
  g.state.extra.tokens = tokensOf(g) + 1;
  tell(g, { event: 'token-placed' });
}

const token: MeansOfPayment = {
  id: 'token',
  rule: 'TOKEN',
  worth: (g) => (tokensOf(g) > 0 ? 1 : 0),
  use(g, { hero }) {
    g.state.extra.tokens = tokensOf(g) - 1;
    tell(g, { event: 'token-spent', hero });
  },
};

/** Tokens that all Heroes share, each of which may pay 1 Trust of a price. */
export const tokens: ModulePart = {
  steps: [
    {
      in: 'setup',
      after: 'tracks',
      step: {
        name: 'tokens',
        run(g: Game) {
          g.state.extra.tokens = 0;
        },
      },
    },
  ],
  meansOfPayment: [token],
  hooks: {
    afterTrackStep(g, track, change) {
      if (track === 'master-plan' && change === 1) placeToken(g);
    },
  },
  events: EVENTS,
  view: { name: 'tokens', build: tokensOf, secrecy: { 'extra.tokens': 'public' } },
  invariants: { tokens: (g) => (tokensOf(g) < 0 ? 'fewer than no tokens' : undefined) },
};
