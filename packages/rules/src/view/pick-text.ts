import type { Rotation } from '../model/city/index.js';
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

/** The pick that a text means; undefined when it means none. */
export function parsePick(rules: Rules, text: string): PickView | undefined {
  const space = text.indexOf(' ');
  const pick = space < 0 ? text : text.slice(0, space);
  const of = text.slice(space + 1);
  const names = Object.hasOwn(rules.picks, pick) ? rules.picks[pick] : undefined;
  if (names === undefined || (names === 'nothing') !== space < 0) return undefined;
  switch (names) {
    case 'nothing':
      return { pick, names };
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
