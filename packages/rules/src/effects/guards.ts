import { addTo, itemAt, withItem } from '../kernel/checked.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { type GuardCondition, guardKindsIn, REGULAR } from '../model/guards.js';
import type { District } from '../model/state.js';
import { noteInRound } from './round-history.js';

/** Guards of a District are alike unless a kind is named: then one of that kind, else one of the first kind there. */
type Which = string | undefined;

export function moveGuard(
  g: Game,
  from: District,
  to: District,
  { exits, price }: { readonly exits: number; readonly price: number },
  which?: Which,
): void {
  const kind = kindOf(g, from, 'standing', which);
  change(g, kind, from, 'standing', -1);
  change(g, kind, to, 'standing', 1);
  g.state.bonds -= price;
  noteInRound(g, { guardExits: g.state.thisRound.guardExits + exits });
  tell(g, { event: 'guard-moved', from, to, price, guardKind: nameOf(kind) });
}

/** A broken Guard stays on its square and counts for nothing until repaired (GM-7). */
export function breakGuard(g: Game, district: District, because: string, which?: Which): void {
  const kind = kindOf(g, district, 'standing', which);
  change(g, kind, district, 'standing', -1);
  change(g, kind, district, 'broken', 1);
  noteInRound(g, { guardBroken: true });
  tell(g, { event: 'guard-broken', district, because, guardKind: nameOf(kind) });
}

export function repairGuard(g: Game, district: District, because: string, which?: Which): void {
  const kind = kindOf(g, district, 'broken', which);
  change(g, kind, district, 'broken', -1);
  change(g, kind, district, 'standing', 1);
  tell(g, { event: 'guard-repaired', district, because, guardKind: nameOf(kind) });
}

/** A Guard of a kind that its module brings into the City comes, and the module tells of it. */
export function placeGuard(g: Game, district: District, kind: string): void {
  change(g, kind, district, 'standing', 1);
}

/** One of them leaves the City. */
export function removeGuard(g: Game, district: District, condition: GuardCondition, kind: string): void {
  change(g, kind, district, condition, -1);
}

function kindOf(g: Game, district: District, condition: GuardCondition, which: Which): string {
  if (g.rules.guardKinds.length === 0) return REGULAR;
  return which ?? guardKindsIn(g, district, condition)[0] ?? REGULAR;
}

function change(g: Game, kind: string, district: District, condition: GuardCondition, by: 1 | -1): void {
  const { state } = g;
  if (condition === 'standing') addTo(state.guards, district, by);
  else state.brokenGuards = withItem(state.brokenGuards, district, itemAt(state.brokenGuards, district) + by);
  for (const other of g.rules.guardKinds) if (other.id === kind) other.change(g, district, condition, by);
}

/** A regular Guard is told of as a Guard. */
function nameOf(kind: string): string | undefined {
  return kind === REGULAR ? undefined : kind;
}
