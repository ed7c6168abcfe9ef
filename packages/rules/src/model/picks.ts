import { picksOf } from '../kernel/decision.js';
import type { Rotation, Tile } from './city/index.js';

/** What each kind of pick names; the text of a pick is its kind and that name. */
export const PICKS = {
  card: 'district',
  ready: 'text',
  amount: 'number',
  guard: 'district',
  servant: 'servant',
  to: 'district',
  do: 'text',
  use: 'text',
  citizen: 'citizen',
  hero: 'hero',
  directive: 'text',
  'take-back': 'text',
  district: 'district',
  placement: 'placement',
  option: 'text',
  with: 'text',
  end: 'nothing',
  done: 'nothing',
  pass: 'nothing',
  decline: 'nothing',
  pay: 'nothing',
} as const;

export const pickCard = picksOf('card');
export const pickReady = picksOf('ready');
export const pickAmount = picksOf('amount');
export const pickGuard = picksOf('guard');
export const pickServant = picksOf('servant');
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

const OFFSET = 128;

/** A placement as one number, so that picks of it compare cheaply. */
export function placementCode(tile: Tile): number {
  return ((tile.x + OFFSET) * 256 + (tile.y + OFFSET)) * 4 + tile.rotation;
}

export function tileOfCode(code: number): Tile {
  const cell = code >> 2;
  return { x: (cell >> 8) - OFFSET, y: (cell & 255) - OFFSET, rotation: (code & 3) as Rotation };
}
