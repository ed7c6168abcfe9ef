import type { Came, Heard } from './calls.js';
import type { Scene } from './scene.js';

/** A whole number from 0 up to this one. */
export type Below = (count: number) => number;

export const KINDS = [
  'malformed',
  'oversized',
  'deep',
  'replayed',
  'foreign',
  'out-of-turn',
  'wrong-token',
  'slow',
  'half-open',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Attack {
  readonly kind: Kind;
  readonly name: string;
  /** What may come of it, in the words of `wordsOf`. */
  readonly allows: readonly string[];
  send(scene: Scene, below: Below): Promise<Heard>;
}

/** Stands in hostile messages. No reply repeats it. */
export const CANARY = 'do-not-repeat-this';

/** Names that every object has: looked up without care, they are there. */
export const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'] as const;

export function oneOf<T>(items: readonly T[], below: Below): T {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

export function wordsOf(came: Came): string {
  switch (came.was) {
    case 'refused':
      return `refused ${came.code}`;
    case 'closed':
      return `closed ${came.code}`;
    case 'untyped':
      return `untyped ${came.why}`;
    default:
      return came.was;
  }
}
