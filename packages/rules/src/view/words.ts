import type { Pick } from '../kernel/decision.js';
import type { Plain } from '../kernel/plain.js';
import type { Rotation } from '../model/city/index.js';
import type { Game } from '../model/game.js';
import { placementCode, tileOfCode } from '../model/picks.js';
import { CITIZEN_KINDS } from '../model/state.js';

/** The words of the rules for what the state holds as numbers. */
export function wordOf(g: Game, kind: string, value: unknown): Plain {
  if (value === undefined) return undefined;
  if (Array.isArray(value))
    return value.map((item) => wordOf(g, kind === 'heroes' ? 'hero' : kind.replace(/s$/, ''), item));
  switch (kind.replace('?', '')) {
    case 'district':
      return g.rules.districts[value as number]?.id;
    case 'hero':
      return g.state.heroes[value as number]?.hero;
    case 'servant':
      return g.state.servants[value as number]?.servant;
    case 'kind':
      return CITIZEN_KINDS[value as number];
    default:
      return value as Plain;
  }
}

/** A pick as text: its kind, then what it names ("to art", "citizen 12", "placement 3,0,1", "end"). */
export function pickText(g: Game, { pick, of }: Pick): string {
  const kind = g.rules.picks[pick];
  if (kind === 'nothing') return pick;
  if (kind !== 'placement') return `${pick} ${wordOf(g, kind, of)}`;
  const { x, y, rotation } = tileOfCode(Number(of));
  return `${pick} ${x},${y},${rotation}`;
}

/** The pick that a text means; undefined when it means none. Whether it is offered is another question. */
export function readPick(g: Game, text: string): Pick | undefined {
  const space = text.indexOf(' ');
  const pick = space < 0 ? text : text.slice(0, space);
  const kind = Object.hasOwn(g.rules.picks, pick) ? g.rules.picks[pick] : undefined;
  if (kind === undefined || (kind === 'nothing') !== space < 0) return undefined;
  const of = kind === 'nothing' ? 0 : readName(g, kind, text.slice(space + 1));
  return of === undefined ? undefined : { pick, of };
}

function readName(g: Game, kind: string, name: string): number | string | undefined {
  switch (kind) {
    case 'district':
      return found(g.rules.districts.findIndex(({ id }) => id === name));
    case 'hero':
      return found(g.state.heroes.findIndex(({ hero }) => hero === name));
    case 'servant':
      return found(g.state.servants.findIndex(({ servant }) => servant === name));
    case 'citizen':
    case 'number':
      return /^\d{1,4}$/.test(name) ? Number(name) : undefined;
    case 'placement':
      return readPlacement(name);
    default:
      return name;
  }
}

function found(index: number): number | undefined {
  return index < 0 ? undefined : index;
}

function readPlacement(name: string): number | undefined {
  const parts = /^(-?\d{1,2}),(-?\d{1,2}),([0-3])$/.exec(name);
  if (parts === null) return undefined;
  return placementCode({ x: Number(parts[1]), y: Number(parts[2]), rotation: Number(parts[3]) as Rotation });
}
