import { picksOf } from '../kernel/decision.js';
import type { Rotation, Tile } from './city/index.js';

/** What a pick may name. */
export type PickName =
  | 'nothing'
  | 'district'
  | 'access-card'
  | 'placement'
  | 'citizen'
  | 'hero'
  | 'servant'
  | 'card'
  | 'action'
  | 'seat'
  | 'number'
  | 'text';

/** What each kind of pick names, by its kind. */
export type PickNames = Readonly<Record<string, PickName>>;

export const PICKS = {
  card: 'access-card',
  ready: 'seat',
  amount: 'number',
  guard: 'district',
  'guard-kind': 'text',
  servant: 'servant',
  at: 'district',
  to: 'district',
  do: 'action',
  use: 'action',
  citizen: 'citizen',
  hero: 'hero',
  directive: 'card',
  'take-back': 'card',
  district: 'district',
  placement: 'placement',
  option: 'text',
  with: 'text',
  end: 'nothing',
  done: 'nothing',
  pass: 'nothing',
  decline: 'nothing',
  pay: 'nothing',
  'go-on': 'nothing',
  'no-stops': 'nothing',
} as const satisfies PickNames;

export const pickCard = picksOf('card');
export const pickReady = picksOf('ready');
export const pickAmount = picksOf('amount');
export const pickGuard = picksOf('guard');
export const pickGuardKind = picksOf('guard-kind');
export const pickServant = picksOf('servant');
export const pickAt = picksOf('at');
export const pickTo = picksOf('to');
export const pickDo = picksOf('do');
export const pickUse = picksOf('use');
export const pickCitizen = picksOf('citizen');
export const pickHero = picksOf('hero');
export const pickDirective = picksOf('directive');
export const pickTakeBack = picksOf('take-back');
export const pickDistrict = picksOf('district');
export const pickPlacement = picksOf('placement');
export const pickOption = picksOf('option');
export const pickWith = picksOf('with');
export const END = picksOf('end')(0);
export const DONE = picksOf('done')(0);
export const PASS = picksOf('pass')(0);
export const DECLINE = picksOf('decline')(0);
export const PAY = picksOf('pay')(0);
export const GO_ON = picksOf('go-on')(0);
export const NO_STOPS = picksOf('no-stops')(0);

const OFFSET = 128;

/** A placement as one number, so that picks of it compare cheaply. */
export function placementCode(tile: Tile): number {
  return ((tile.x + OFFSET) * 256 + (tile.y + OFFSET)) * 4 + tile.rotation;
}

export function tileOfCode(code: number): Tile {
  const cell = code >> 2;
  return { x: (cell >> 8) - OFFSET, y: (cell & 255) - OFFSET, rotation: (code & 3) as Rotation };
}
