import { emit } from '../kernel/flow.js';
import type { EventRecord } from '../kernel/live.js';
import { copyState } from './copy.js';
import type { EVENTS, EventTable } from './event-table.js';
import type { Game } from './game.js';

interface FieldTypes {
  district: number;
  hero: number;
  servant: number;
  citizen: number;
  citizens: readonly number[];
  kind: number;
  kinds: readonly number[];
  number: number;
  text: string;
  texts: readonly string[];
  flag: boolean;
}
type Required<F> = {
  readonly [K in keyof F as F[K] extends keyof FieldTypes ? K : never]: F[K] extends keyof FieldTypes
    ? FieldTypes[F[K]]
    : never;
};
type Missing<F> = {
  readonly [K in keyof F as F[K] extends `${string}?`
    ? K
    : never]?: F[K] extends `${infer B extends keyof FieldTypes}?` ? FieldTypes[B] | undefined : never;
};
type FieldsOf<F> = Required<F> & Missing<F>;
type AllFields<D> = (D extends { all: infer A } ? FieldsOf<A> : unknown) &
  (D extends { revolutionaries: infer R } ? FieldsOf<R> : unknown) &
  (D extends { machine: infer M } ? FieldsOf<M> : unknown);

/** The events of a table, with the fields that it declares for any audience. */
export type EventOf<Table> = {
  [K in keyof Table]: { readonly event: K & string } & AllFields<Table[K]>;
}[keyof Table];

export type GameEvent = EventOf<typeof EVENTS>;

/** Says what happened to the audiences that may know it, once the state has changed by it. */
export function tell(g: Game, event: GameEvent): void {
  record(g, event);
}

/** The same for the events that a module brings. */
export function tellerOf<Table extends EventTable>(_events: Table): (g: Game, event: EventOf<Table>) => void {
  return (g, event) => record(g, event);
}

function record(g: Game, event: EventRecord): void {
  emit(g, event);
  if (g.told !== undefined) g.told.push(copyState(g.state));
}
