import { arrestCitizen } from '../../../src/effects/citizens.js';
import { moveGuard, repairGuard } from '../../../src/effects/guards.js';
import { moveServant } from '../../../src/effects/servants.js';
import { itemAt } from '../../../src/kernel/checked.js';
import { draw } from '../../../src/kernel/flow.js';
import { mapOf } from '../../../src/model/city/index.js';
import type { Game } from '../../../src/model/game.js';
import { brokenGuardsIn, guardsIn, servantAt } from '../../../src/model/pieces.js';
import { bitsOf, freeGuardSquares, isRevealedActive } from '../../../src/model/queries.js';
import type { District } from '../../../src/model/state.js';

/** One of these by lot; nothing happens when there is none. */
function forOne(
  g: Game,
  purpose: string,
  candidates: readonly number[],
  act: (chosen: number) => void,
): void {
  if (candidates.length > 0) act(draw(g, `automaton-${purpose}`, candidates));
}

function districtsWhere(g: Game, holds: (district: District) => boolean): readonly District[] {
  return g.state.city.flatMap((_, district) => (holds(district) ? [district] : []));
}

function roomBeside(g: Game, from: District): readonly District[] {
  return bitsOf(itemAt(mapOf(g.state.city).neighbours, from)).filter((to) => freeGuardSquares(g, to) > 0);
}

/** A Guard goes next door. */
function patrol(g: Game): void {
  const posts = districtsWhere(g, (from) => guardsIn(g, from) > 0 && roomBeside(g, from).length > 0);
  forOne(g, 'patrol', posts, (from) => {
    forOne(g, 'patrol-to', roomBeside(g, from), (to) => moveGuard(g, from, to, { exits: 1, price: 0 }));
  });
}

/** A broken Guard is set up. */
function repair(g: Game): void {
  const broken = districtsWhere(g, (district) => brokenGuardsIn(g, district) > 0);
  forOne(g, 'repair', broken, (district) => repairGuard(g, district, 'AUTOMATON'));
}

/** A revealed and active Citizen is arrested. */
function arrest(g: Game): void {
  const suspects = g.state.citizenPlace.flatMap((_, citizen) =>
    isRevealedActive(g, citizen) ? [citizen] : [],
  );
  forOne(g, 'arrest', suspects, (citizen) => arrestCitizen(g, citizen, 'AUTOMATON'));
}

/** A Servant appears in another District. */
function inspect(g: Game): void {
  const servants = [...g.state.servants.keys()];
  forOne(g, 'inspect', servants, (servant) => {
    const elsewhere = districtsWhere(g, (district) => district !== servantAt(g, servant).place);
    forOne(g, 'inspect-in', elsewhere, (to) => moveServant(g, servant, to, 0));
  });
}

export const ORDERS: Readonly<Record<string, (g: Game) => void>> = { patrol, repair, arrest, inspect };
