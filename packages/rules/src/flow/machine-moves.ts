import { type Refusal, refuse } from '../kernel/refusal.js';
import { distanceBetween, mapOf } from '../model/city/index.js';
import { changesOf, spokenAt } from '../model/effective-cards.js';
import type { Game } from '../model/game.js';
import { servantAt } from '../model/pieces.js';
import { amountOf, freeGuardSquares } from '../model/queries.js';
import type { District } from '../model/state.js';

/** A move of a Guard or Servant along the cheapest route at this moment (R-GM-2). */
export interface MovePrice {
  readonly price: number;
  /** Districts exited on the way. */
  readonly exits: number;
}

/** Prices of Guard moves as they are now, computed once for all the moves that are compared. */
export interface GuardPrices {
  readonly perExit: readonly number[];
  readonly uniform: boolean;
  /** Exits that cost nothing yet, in the order of moves. */
  readonly freeExits: number;
}

const GUARD_EXIT_PRICE = 1;

export function guardPrices(g: Game): GuardPrices {
  const { length } = g.state.city;
  const perExit: number[] = new Array(length).fill(GUARD_EXIT_PRICE);
  if (changesOf(g, 'guard-exit-price').length > 0)
    for (let district = 0; district < length; district++)
      perExit[district] = amountOf(g, 'guard-exit-price', GUARD_EXIT_PRICE, { district });
  const uniform = perExit.every((price) => price === perExit[0]);
  const freeExits = Math.max(0, amountOf(g, 'free-guard-exits', 0) - g.state.thisRound.guardExits);
  return { perExit, uniform, freeExits };
}

/** The prices from one District to every other, by District. */
export function guardMovesFrom(g: Game, from: District, prices: GuardPrices): readonly MovePrice[] {
  const map = mapOf(g.state.city);
  if (!prices.uniform) return cheapestRoutes(g, from, prices);
  const perExit = prices.perExit[from] ?? 0;
  const moves: MovePrice[] = [];
  for (let to = 0; to < map.size; to++) {
    const exits = distanceBetween(map, from, to);
    moves.push({ exits, price: Math.max(0, exits - prices.freeExits) * perExit });
  }
  return moves;
}

const UNREACHED: MovePrice = { price: Number.POSITIVE_INFINITY, exits: 0 };

/** Routes where some Districts are cheaper to exit than others: the least price, then the fewest exits. */
function cheapestRoutes(g: Game, from: District, { perExit, freeExits }: GuardPrices): readonly MovePrice[] {
  const { size, neighbours } = mapOf(g.state.city);
  const best: MovePrice[] = new Array(size).fill(UNREACHED);
  best[from] = { price: 0, exits: 0 };
  for (let round = 0; round < size; round++) {
    for (let at = 0; at < size; at++) {
      const here = best[at] ?? UNREACHED;
      const exits = here.exits + 1;
      const price = here.price + (exits <= freeExits ? 0 : (perExit[at] ?? 0));
      const nextDoor = neighbours[at] ?? 0;
      for (let to = 0; to < size; to++) {
        if ((nextDoor & (1 << to)) === 0) continue;
        const there = best[to] ?? UNREACHED;
        const better = price < there.price || (price === there.price && exits < there.exits);
        if (better) best[to] = { price, exits };
      }
    }
  }
  return best;
}

/** A Guard ends on a free Guard square of another District; broken Guards hold theirs (GM-3). */
export function mayGuardMove(g: Game, from: District, to: District, move: MovePrice): boolean {
  return to !== from && move.price <= g.state.bonds && freeGuardSquares(g, to) > 0;
}

export function canAnyGuardLeave(g: Game, from: District, prices: GuardPrices): boolean {
  if (g.state.guards[from] === 0) return false;
  const nextDoor = prices.freeExits > 0 ? 0 : (prices.perExit[from] ?? 0);
  if (nextDoor > g.state.bonds) return false;
  for (let rest = mapOf(g.state.city).neighbours[from] ?? 0; rest !== 0; rest &= rest - 1) {
    if (freeGuardSquares(g, 31 - Math.clz32(rest & -rest)) > 0) return true;
  }
  return guardMovesFrom(g, from, prices).some((move, to) => mayGuardMove(g, from, to, move));
}

export const SERVANT_EXIT_PRICE = 2;

/** What one exit costs a Servant. */
export function servantExitPrice(g: Game, servant: number): number {
  return amountOf(g, 'servant-exit-price', SERVANT_EXIT_PRICE, { servant });
}

export function servantMovePrice(g: Game, servant: number, to: District): number {
  const exits = distanceBetween(mapOf(g.state.city), servantAt(g, servant).place, to);
  return exits * servantExitPrice(g, servant);
}

/** Why a Servant may not move, its Bonds apart: one that took an Action does not move again (R-GM-1). */
export function whyServantStays(g: Game, servant: number): Refusal | undefined {
  if (servantAt(g, servant).actions > 0) return refuse('servant-has-acted', 'GM-4');
  for (const { says } of spokenAt(g, 'servantMoveObstacle')) {
    const refusal = says(g, servant);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

export function mayServantMove(g: Game, servant: number): boolean {
  return servantExitPrice(g, servant) <= g.state.bonds && whyServantStays(g, servant) === undefined;
}
