import { payBonds, receiveBonds } from '../../../src/effects/bonds.js';
import { reveal } from '../../../src/effects/reveal.js';
import { payTrust, receiveTrust } from '../../../src/effects/trust.js';
import { heroActor, MACHINE } from '../../../src/flow/actors.js';
import type { Decision, DecisionKind } from '../../../src/kernel/decision.js';
import { numberPicked } from '../../../src/kernel/decision.js';
import { askTogether } from '../../../src/kernel/flow.js';
import type { EventTable } from '../../../src/model/event-table.js';
import { tellerOf } from '../../../src/model/events.js';
import type { Game } from '../../../src/model/game.js';
import { pickAmount } from '../../../src/model/picks.js';
import { heroAt } from '../../../src/model/pieces.js';
import type { ModulePart } from '../../../src/model/rules.js';

const EVENTS = {
  'auction-held': { all: { machine: 'number', heroes: 'number' } },
} as const satisfies EventTable;
const tell = tellerOf(EVENTS);

const MOST = 2;
const PRIZE = 3;
const FIRST = 0;

/** Both bid at once, and neither sees what the other has laid. */
function askBidders(g: Game): void {
  askTogether(
    g,
    'bid',
    [MACHINE, heroActor(g, FIRST)].map((actor) => ({ actor, about: {} })),
  );
}

const bid: DecisionKind = {
  rule: 'AUCTION',
  options(g: Game, { actor, draft }: Decision) {
    if (draft.length > 0) return [];
    const purse = actor === MACHINE ? g.state.bonds : heroAt(g, FIRST).trust;
    return Array.from({ length: Math.min(MOST, purse) + 1 }, (_, amount) => pickAmount(amount));
  },
  resolve(g: Game, bids: readonly Decision[]) {
    const [machine = 0, heroes = 0] = bids.map(({ draft }) => numberPicked(draft));
    reveal(g);
    tell(g, { event: 'auction-held', machine, heroes });
    payBonds(g, machine, 'AUCTION');
    payTrust(g, FIRST, heroes, 'AUCTION');
    if (machine > heroes) receiveBonds(g, PRIZE, 'AUCTION');
    else if (heroes > machine) receiveTrust(g, FIRST, PRIZE, 'AUCTION');
  },
};

/** Before cards are chosen the Great Machine bids Bonds and the first Hero Trust; the higher bid brings 3 of them. */
export const auction: ModulePart = {
  steps: [{ in: 'access', before: 'choose', step: { name: 'auction', run: askBidders } }],
  decisions: { bid },
  events: EVENTS,
};
