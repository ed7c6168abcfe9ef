import { emit } from '../kernel/flow.js';
import type { Game } from './game.js';

/** What a field of an event holds; the log turns it into words. A question mark: it may be missing. */
export type FieldKind =
  | 'district'
  | 'hero'
  | 'servant'
  | 'citizen'
  | 'citizens'
  | 'kind'
  | 'kinds'
  | 'number'
  | 'text'
  | 'texts'
  | 'flag';
type OptionalField = 'district?' | 'number?' | 'text?' | 'kind?' | 'hero?';
export type Fields = Readonly<Record<string, FieldKind | OptionalField>>;

/** Which fields of an event each audience may see. `all` includes the spectators. */
export interface EventAudiences {
  readonly all: Fields;
  readonly revolutionaries?: Fields;
  readonly machine?: Fields;
}
export type EventTable = Readonly<Record<string, EventAudiences>>;

/** Every event of the core game, in past tense, with its audiences. An event that is not here does not compile. */
export const EVENTS = {
  'round-began': { all: { round: 'number' } },
  'phase-began': { all: { phase: 'text' } },
  'city-event-revealed': { all: { card: 'text' } },
  'bonds-received': { all: { amount: 'number', because: 'text' } },
  'bonds-paid': { all: { amount: 'number', because: 'text' } },
  'trust-received': { all: { hero: 'hero', amount: 'number', discarded: 'number', because: 'text' } },
  'trust-paid': { all: { hero: 'hero', amount: 'number', because: 'text' } },
  'trust-lost': { all: { hero: 'hero', amount: 'number', because: 'text' } },
  'discontent-raised': { all: { to: 'number', because: 'text' } },
  'discontent-dropped': { all: { to: 'number', because: 'text' } },
  'riot-stage-reached': { all: {} },
  'plan-advanced': { all: { to: 'number', because: 'text' } },
  'plan-not-advanced': { all: { card: 'text' } },
  'access-chosen': { all: {} },
  'access-revealed': { all: { hero: 'hero', district: 'district' } },
  'access-returned': { all: { hero: 'hero', district: 'district' } },
  'access-forfeited': {
    all: { hero: 'hero', because: 'text', shown: 'district?' },
    revolutionaries: { district: 'district' },
  },
  'access-retrieved': {
    all: { hero: 'hero', because: 'text' },
    revolutionaries: { district: 'district' },
  },
  'guard-moved': { all: { from: 'district', to: 'district', price: 'number' } },
  'guard-broken': { all: { district: 'district', because: 'text' } },
  'guard-repaired': { all: { district: 'district', because: 'text' } },
  'servant-moved': { all: { servant: 'servant', from: 'district', to: 'district', price: 'number' } },
  'servant-acted': { all: { servant: 'servant', action: 'text', district: 'district', price: 'number' } },
  'raid-placed': { all: { district: 'district' } },
  'raid-failed': { all: { district: 'district' } },
  'citizen-identified': {
    all: { citizen: 'citizen', district: 'district', because: 'text' },
    revolutionaries: { kind: 'kind' },
  },
  'citizen-revealed': { all: { citizen: 'citizen', district: 'district', kind: 'kind' } },
  'citizen-moved': { all: { citizen: 'citizen', from: 'district', to: 'district', because: 'text' } },
  'citizen-arrested': { all: { citizen: 'citizen', district: 'district', kind: 'kind?', because: 'text' } },
  'citizen-drawn': { all: { hero: 'hero' }, revolutionaries: { kind: 'kind' } },
  'citizen-returned': {
    all: { citizen: 'citizen', district: 'district' },
    revolutionaries: { kind: 'kind' },
  },
  'directive-drawn': { all: {}, machine: { card: 'text' } },
  'directive-published': { all: { card: 'text' } },
  'directive-taken-back': { all: { card: 'text' } },
  'directive-cancelled': { all: { card: 'text', hero: 'hero' } },
  'directives-shown': { all: { hero: 'hero' }, revolutionaries: { cards: 'texts' } },
  'directive-discarded': { all: { card: 'text', hero: 'hero' } },
  'district-repositioned': { all: { district: 'district', placement: 'text' } },
  'machine-phase-ended': { all: { bonds: 'number' } },
  'hero-stayed': { all: { hero: 'hero', district: 'district' } },
  'hero-moved': { all: { hero: 'hero', from: 'district', to: 'district', price: 'number' } },
  'die-rolled': { all: { hero: 'hero', die: 'text', face: 'text' } },
  'hero-captured': { all: { hero: 'hero', from: 'district', to: 'district' } },
  'hero-detained': { all: { hero: 'hero', district: 'district', by: 'text' } },
  'detainment-settled': { all: { hero: 'hero', option: 'text' } },
  'hero-acted': { all: { hero: 'hero', action: 'text', district: 'district', price: 'number' } },
  'hero-passed': { all: { hero: 'hero' } },
  'attack-resolved': { all: { hero: 'hero', district: 'district', stake: 'number', success: 'flag' } },
  'riot-resolved': {
    all: {
      hero: 'hero',
      district: 'district',
      active: 'number',
      guards: 'number',
      traitors: 'number',
      success: 'flag',
    },
  },
  'payment-resolved': { all: { amount: 'number', wanted: 'number', paid: 'flag', because: 'text' } },
  'game-won': { all: { winner: 'text', how: 'text' } },
} as const satisfies EventTable;

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

export type GameEvent = {
  [K in keyof typeof EVENTS]: { readonly event: K } & AllFields<(typeof EVENTS)[K]>;
}[keyof typeof EVENTS];

/** Says what happened to whoever may know it. */
export function tell(g: Game, event: GameEvent): void {
  emit(g, event);
}
