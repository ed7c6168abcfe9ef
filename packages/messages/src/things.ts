/** Kinds of things that the catalog names: `kind.id` is the name, `kind.id.form` a form of it. */
export type ThingKind =
  | 'district'
  | 'hero'
  | 'servant'
  | 'kind'
  | 'city-event'
  | 'directive'
  | 'hero-action'
  | 'servant-action'
  | 'machine-action'
  | 'phase'
  | 'side'
  | 'die'
  | 'face'
  | 'winner'
  | 'ending'
  /** What the cards of a kind are called. */
  | 'card-kind'
  /** What Guards are called that are no regular ones. */
  | 'guard-kind'
  /** What tokens of a module are called, by where they lie. */
  | 'token'
  /** An exit of a District, as its tile lies. */
  | 'exit'
  | 'module'
  /** A card of any kind. */
  | 'card'
  /** An Action of anybody. */
  | 'action'
  /** A Hero, or a side. */
  | 'actor'
  /** A rule, a card or a Hero's ability as the cause of something. */
  | 'reason';

/** The arguments of messages that are ids of things, or lists of them. */
export const THING_ARGUMENTS: Readonly<Record<string, ThingKind>> = {
  district: 'district',
  districts: 'district',
  from: 'district',
  to: 'district',
  place: 'district',
  destination: 'district',
  hero: 'hero',
  heroes: 'hero',
  lentTo: 'hero',
  servant: 'servant',
  kind: 'kind',
  guardKind: 'guard-kind',
  direction: 'exit',
  exit: 'exit',
  drawnKind: 'kind',
  first: 'kind',
  last: 'kind',
  modules: 'module',
  card: 'card',
  cards: 'card',
  event: 'city-event',
  directive: 'directive',
  action: 'action',
  actor: 'actor',
  because: 'reason',
  phase: 'phase',
  side: 'side',
  die: 'die',
  face: 'face',
  winner: 'winner',
  how: 'ending',
};

/** The arguments that are chances between 0 and 1. */
export const CHANCE_ARGUMENTS: readonly string[] = ['chance', 'captureChance'];

/** Where the catalog may have the name of a thing; the first that is there counts. */
export function keysOfName(kind: string, id: string, cardKinds: readonly string[]): readonly string[] {
  switch (kind) {
    case 'card':
      return cardKinds.map((of) => `${of}.${id}`);
    case 'action':
      return [`hero-action.${id}`, `servant-action.${id}`, `machine-action.${id}`];
    case 'actor':
      return [`hero.${id}`, `side.${id}`];
    case 'reason': {
      const card = id.replace(/^[A-Z]+-/, '');
      return [`reason.${id}`, `hero.${card}.ability`, ...cardKinds.map((of) => `${of}.${card}`)];
    }
    default:
      return [`${kind}.${id}`];
  }
}
