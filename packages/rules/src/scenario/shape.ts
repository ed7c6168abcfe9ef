import { itemAt } from '../kernel/checked.js';
import { sayKnown } from './nearest.js';

/** What a part of a file may look like. One description serves the validator and the published schema. */
export type Shape = Form & {
  /** Under which name the schema holds it, if it is used in several places. */
  readonly called?: string;
};

type Form =
  | { readonly is: 'text'; readonly pattern?: RegExp; readonly saying?: string }
  | { readonly is: 'flag' }
  | { readonly is: 'anything' }
  | { readonly is: 'absent' }
  | { readonly is: 'number'; readonly least: number; readonly most?: number; readonly whole: boolean }
  | { readonly is: 'word'; readonly of: readonly (string | number)[] }
  | { readonly is: 'list'; readonly each: Shape; readonly most?: number; readonly unique?: boolean }
  | { readonly is: 'record'; readonly keys?: readonly string[]; readonly each: Shape }
  | {
      readonly is: 'object';
      readonly fields: Readonly<Record<string, Field>>;
      readonly required?: readonly string[];
      /** Further keys may follow. */
      readonly open?: boolean;
      /** It has one of the keys. */
      readonly single?: boolean;
    }
  | { readonly is: 'either'; readonly shapes: readonly Shape[] };

/** A key, what it holds and what it means. */
export type Field = readonly [Shape, string];

export const called = (name: string, shape: Shape): Shape => ({ ...shape, called: name });
export const text: Shape = { is: 'text' };
export const flag: Shape = { is: 'flag' };
export const anything: Shape = { is: 'anything' };
/** `null`: the field is not there. */
export const absent: Shape = { is: 'absent' };
export const number = (least = 0, most?: number): Shape => ({ is: 'number', least, most, whole: true });
/** From 0 to 1. */
export const fraction: Shape = { is: 'number', least: 0, most: 1, whole: false };
export const word = (...of: readonly (string | number)[]): Shape => ({ is: 'word', of });
export const matching = (pattern: RegExp, saying: string): Shape => ({ is: 'text', pattern, saying });
export const list = (each: Shape, most?: number): Shape => ({ is: 'list', each, most });
export const set = (each: Shape, most?: number): Shape => ({ is: 'list', each, most, unique: true });
export const record = (each: Shape, keys?: readonly string[]): Shape => ({ is: 'record', each, keys });
export const either = (...shapes: readonly Shape[]): Shape => ({ is: 'either', shapes });
export const object = (
  fields: Readonly<Record<string, Field>>,
  required: readonly string[] = [],
  open = false,
): Shape => ({ is: 'object', fields, required, open });

export const oneOf = (fields: Readonly<Record<string, Field>>): Shape => ({
  is: 'object',
  fields,
  single: true,
});

/** Everything in which a value differs from its shape, each with its path. */
export function findFaults(shape: Shape, value: unknown, path = ''): string[] {
  const fault = (what: string) => [`${path === '' ? 'the scenario' : path}: ${what}`];
  switch (shape.is) {
    case 'anything':
      return [];
    case 'absent':
      return value === null ? [] : fault('must be null');
    case 'flag':
      return typeof value === 'boolean' ? [] : fault('must be true or false');
    case 'text':
      if (typeof value !== 'string') return fault('must be a text');
      return shape.pattern?.test(value) === false ? fault(`'${value}' is not ${shape.saying}`) : [];
    case 'number':
      return isNumberWithin(value, shape)
        ? []
        : fault(`must be ${sayNumber(shape)}, not ${JSON.stringify(value)}`);
    case 'word':
      return shape.of.includes(value as string)
        ? []
        : fault(`${JSON.stringify(value)} is not ${sayKnown(String(value), shape.of.map(String))}`);
    case 'list':
      return Array.isArray(value) ? findListFaults(shape, value, path) : fault('must be a list');
    case 'either':
      return findFaultsOfEither(shape.shapes, value, path);
    default:
      return isRecord(value) ? findKeyFaults(shape, value, path) : fault('must be an object');
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type NumberShape = Form & { readonly is: 'number' };

function isNumberWithin(value: unknown, { least, most = Infinity, whole }: NumberShape): boolean {
  if (typeof value !== 'number' || (whole && !Number.isInteger(value))) return false;
  return value >= least && value <= most;
}

function sayNumber({ least, most, whole }: NumberShape): string {
  const kind = whole ? 'a whole number' : 'a number';
  return most === undefined ? `${kind} from ${least}` : `${kind} from ${least} to ${most}`;
}

function findListFaults(shape: Shape & { is: 'list' }, value: readonly unknown[], path: string): string[] {
  const faults = value.flatMap((item, at) => findFaults(shape.each, item, `${path}[${at}]`));
  if (shape.most !== undefined && value.length > shape.most)
    faults.push(`${path}: has at most ${shape.most}`);
  if (shape.unique && new Set(value).size < value.length) faults.push(`${path}: names something twice`);
  return faults;
}

/** The alternative that comes nearest says what is wrong; of the same kind of value there is never more than one. */
function findFaultsOfEither(shapes: readonly Shape[], value: unknown, path: string): string[] {
  const tried = shapes.map((shape) => ({ shape, faults: findFaults(shape, value, path) }));
  if (tried.some(({ faults }) => faults.length === 0)) return [];
  const inside = tried.find(({ faults }) => faults.every((fault) => !fault.startsWith(`${path}: `)));
  if (inside !== undefined) return inside.faults;
  const said = tried.filter(({ shape }) => shape.is !== 'absent');
  return [`${path}: ${said.map(({ faults }) => itemAt(faults, 0).slice(path.length + 2)).join('; or ')}`];
}

function findKeyFaults(
  shape: Shape & { is: 'record' | 'object' },
  value: Readonly<Record<string, unknown>>,
  path: string,
): string[] {
  const inside = (key: string) => (path === '' ? key : `${path}.${key}`);
  const faults: string[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const known = shapeOfKey(shape, key);
    if (known === undefined) faults.push(`${inside(key)}: no such key; ${sayKeys(shape)}`);
    else if (inner !== undefined) faults.push(...findFaults(known, inner, inside(key)));
  }
  if (shape.is === 'object') {
    if (shape.single && Object.keys(value).length !== 1)
      faults.push(`${path}: has one of the keys ${Object.keys(shape.fields).join(', ')}`);
    for (const key of shape.required ?? []) {
      if (value[key] === undefined) faults.push(`${inside(key)}: is missing`);
    }
  }
  return faults;
}

function shapeOfKey(shape: Shape & { is: 'record' | 'object' }, key: string): Shape | undefined {
  if (shape.is === 'record') {
    return shape.keys === undefined || shape.keys.includes(key) ? shape.each : undefined;
  }
  return Object.hasOwn(shape.fields, key) ? itemAt(shape.fields, key)[0] : shape.open ? anything : undefined;
}

function sayKeys(shape: Shape & { is: 'record' | 'object' }): string {
  const keys = shape.is === 'record' ? (shape.keys ?? []) : Object.keys(shape.fields);
  return keys.length === 0 ? 'there are none' : `there are ${keys.join(', ')}`;
}

/** Every key and word that a shape knows, at any depth. */
export function namesIn(shape: Shape): string[] {
  switch (shape.is) {
    case 'word':
      return shape.of.map(String);
    case 'list':
      return namesIn(shape.each);
    case 'either':
      return shape.shapes.flatMap(namesIn);
    case 'record':
      return [...(shape.keys ?? []), ...namesIn(shape.each)];
    case 'object':
      return Object.entries(shape.fields).flatMap(([key, [inner]]) => [key, ...namesIn(inner)]);
    default:
      return [];
  }
}
