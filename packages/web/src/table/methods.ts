import type { LocalTableConnection } from './shared-screen.js';

/** What of a table a page may reach through its worker; the game itself is not among it. */
export type ReachedTable = Omit<LocalTableConnection, 'listen'>;

type Method = keyof ReachedTable;

/** Every one of them, for the two ends of the wire. */
const METHODS: Readonly<Record<Method, true>> = {
  read: true,
  answer: true,
  walk: true,
  whyNot: true,
  isFinal: true,
  undo: true,
  advise: true,
  routes: true,
  truth: true,
  notes: true,
  keepNotes: true,
  leave: true,
  show: true,
};

/** An object with these methods and nothing else, each handed on to `target`. */
export function handOn(target: ReachedTable): ReachedTable {
  const methods = Object.keys(METHODS) as Method[];
  return Object.fromEntries(
    methods.map((method) => [
      method,
      (...parameters: unknown[]) => Reflect.apply(target[method], target, parameters),
    ]),
  ) as unknown as ReachedTable;
}
