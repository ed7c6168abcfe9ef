import type { Rotation } from '../model/city/index.js';
import type { PickName } from '../model/picks.js';
import type { Rules } from '../model/rules.js';
import type { PickView } from './picks.js';

declare const isPickText: unique symbol;

/** A pick as text, for records, scenario files and terminals: "to art", "citizen 12", "placement 3,0,1", "end". */
export type PickText = string & { readonly [isPickText]: true };

export function printPick(view: PickView): PickText {
  return textOf(view) as PickText;
}

function textOf(view: PickView): string {
  if (view.names === 'nothing') return view.pick;
  if (view.names !== 'placement') return `${view.pick} ${view.of}`;
  const { x, y, rotation } = view.of;
  return `${view.pick} ${x},${y},${rotation}`;
}

/** The parts of a pick as text, whether or not it means one. */
export interface PickParts {
  readonly pick: string;
  /** What a pick of that kind names; undefined where there is no such kind. */
  readonly names: PickName | undefined;
  /** What the text says after the kind, as it stands there. */
  readonly of: string | undefined;
}

export function splitPick(rules: Rules, text: string): PickParts {
  const space = text.indexOf(' ');
  const pick = space < 0 ? text : text.slice(0, space);
  const names = Object.hasOwn(rules.picks, pick) ? rules.picks[pick] : undefined;
  return { pick, names, of: space < 0 ? undefined : text.slice(space + 1) };
}

/** The pick that a text means; undefined when it means none. */
export function parsePick(rules: Rules, text: string): PickView | undefined {
  const { pick, names, of } = splitPick(rules, text);
  if (names === 'nothing') return of === undefined ? { pick, names } : undefined;
  if (names === undefined || of === undefined) return undefined;
  switch (names) {
    case 'citizen':
    case 'number':
      return /^\d{1,4}$/.test(of) ? { pick, names, of: Number(of) } : undefined;
    case 'placement':
      return parsePlacement(pick, of);
    default:
      return { pick, names, of };
  }
}

function parsePlacement(pick: string, of: string): PickView | undefined {
  const parts = /^(-?\d{1,2}),(-?\d{1,2}),([0-3])$/.exec(of);
  if (parts === null) return undefined;
  const [x = 0, y = 0, rotation] = parts.slice(1).map(Number);
  return { pick, names: 'placement', of: { x, y, rotation: rotation as Rotation } };
}
