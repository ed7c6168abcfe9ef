import { itemAt } from '../../../src/kernel/checked.js';
import { draw } from '../../../src/kernel/flow.js';
import type { FrameDefinition } from '../../../src/kernel/live.js';
import type { EventTable } from '../../../src/model/event-table.js';
import { tellerOf } from '../../../src/model/events.js';
import type { Game } from '../../../src/model/game.js';
import type { ModuleView } from '../../../src/model/module-view.js';
import { ORDERS } from './orders.js';

export const EVENTS = { 'order-drawn': { all: { order: 'text' } } } as const satisfies EventTable;
const tell = tellerOf(EVENTS);

const ORDERS_A_ROUND = 3;
const FULL_BAG: readonly string[] = ['patrol', 'patrol', 'patrol', 'repair', 'arrest', 'inspect', 'inspect'];

export function bagOf(g: Game): readonly string[] {
  return g.state.extra.automaton as readonly string[];
}

export function fillBag(g: Game): void {
  g.state.extra.automaton = FULL_BAG;
}

/** An order leaves the bag, which is filled again when empty. */
function drawOrder(g: Game): void {
  if (bagOf(g).length === 0) fillBag(g);
  const order = draw(g, 'automaton-order', bagOf(g));
  const at = bagOf(g).indexOf(order);
  g.state.extra.automaton = bagOf(g).filter((_, index) => index !== at);
  tell(g, { event: 'order-drawn', order });
  itemAt(ORDERS, order)(g);
}

/** In place of the Machine Phase: three orders by lot. */
export const automatonPhase: FrameDefinition = {
  name: 'machine',
  steps: Array.from({ length: ORDERS_A_ROUND }, (_, at) => ({ name: `order-${at + 1}`, run: drawOrder })),
};

/** Everybody may look into the bag. */
export const automatonView: ModuleView = {
  name: 'automaton',
  build: (g) => [...bagOf(g)],
  secrecy: { 'extra.automaton.*': 'public' },
};
