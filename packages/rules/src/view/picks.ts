import { itemAt } from '../kernel/checked.js';
import type { AnswerPick } from '../kernel/decision.js';
import type { Tile } from '../model/city/index.js';
import type { Game } from '../model/game.js';
import { type PickName, placementCode, tileOfCode } from '../model/picks.js';
import { districtAt, heroAt, servantAt } from '../model/pieces.js';

/** A pick as it leaves the rules: its kind, what that names, and which one, in the words of the rules. */
export type PickView =
  | { readonly pick: string; readonly names: 'nothing' }
  | { readonly pick: string; readonly names: 'citizen' | 'number'; readonly of: number }
  | { readonly pick: string; readonly names: 'placement'; readonly of: Tile }
  | { readonly pick: string; readonly names: NamedByText; readonly of: string };

type NamedByText = Exclude<PickName, 'nothing' | 'citizen' | 'number' | 'placement'>;

export function showPick(g: Game, { pick, of }: AnswerPick): PickView {
  const names = itemAt(g.rules.picks, pick);
  switch (names) {
    case 'nothing':
      return { pick, names };
    case 'citizen':
    case 'number':
      return { pick, names, of: Number(of) };
    case 'placement':
      return { pick, names, of: tileOfCode(Number(of)) };
    case 'district':
    case 'access-card':
      return { pick, names, of: districtAt(g, Number(of)).id };
    case 'hero':
      return { pick, names, of: heroAt(g, Number(of)).hero };
    case 'servant':
      return { pick, names, of: servantAt(g, Number(of)).servant };
    default:
      return { pick, names, of: String(of) };
  }
}

/** The pick that a caller means; undefined when it means none. Whether it is offered is another question. */
export function readPick(g: Game, view: unknown): AnswerPick | undefined {
  if (typeof view !== 'object' || view === null) return undefined;
  const { pick, names, of } = view as Record<string, unknown>;
  if (typeof pick !== 'string' || !Object.hasOwn(g.rules.picks, pick)) return undefined;
  if (names !== g.rules.picks[pick]) return undefined;
  const read = readName(g, itemAt(g.rules.picks, pick), of);
  return read === undefined ? undefined : { pick, of: read };
}

const LARGEST = 9999;

function readName(g: Game, names: PickName, of: unknown): number | string | undefined {
  switch (names) {
    case 'nothing':
      return of === undefined ? 0 : undefined;
    case 'citizen':
    case 'number':
      return isIntegerWithin(of, 0, LARGEST) ? of : undefined;
    case 'placement':
      return isTile(of) ? placementCode(of) : undefined;
    case 'district':
    case 'access-card':
      return found(g.rules.districts.findIndex(({ id }) => id === of));
    case 'hero':
      return found(g.state.heroes.findIndex(({ hero }) => hero === of));
    case 'servant':
      return found(g.state.servants.findIndex(({ servant }) => servant === of));
    default:
      return typeof of === 'string' ? of : undefined;
  }
}

function found(index: number): number | undefined {
  return index < 0 ? undefined : index;
}

const FARTHEST = 99;
const LAST_ROTATION = 3;

function isTile(of: unknown): of is Tile {
  if (typeof of !== 'object' || of === null) return false;
  const { x, y, rotation } = of as Record<string, unknown>;
  const isNear = (place: unknown) => isIntegerWithin(place, -FARTHEST, FARTHEST);
  return isNear(x) && isNear(y) && isIntegerWithin(rotation, 0, LAST_ROTATION);
}

function isIntegerWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

export function samePickView(a: PickView, b: PickView): boolean {
  if (a.pick !== b.pick || a.names !== b.names) return false;
  if (a.names === 'nothing' || b.names === 'nothing') return true;
  if (a.names !== 'placement' || b.names !== 'placement') return a.of === b.of;
  return a.of.x === b.of.x && a.of.y === b.of.y && a.of.rotation === b.of.rotation;
}
