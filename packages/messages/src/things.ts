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
  /** A City Event or a Directive. */
  | 'card'
  /** An Action of anybody. */
  | 'action'
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
  drawnKind: 'kind',
  first: 'kind',
  last: 'kind',
  card: 'card',
  cards: 'card',
  event: 'city-event',
  directive: 'directive',
  action: 'action',
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
export function keysOfName(kind: ThingKind, id: string): readonly string[] {
  switch (kind) {
    case 'card':
      return [`city-event.${id}`, `directive.${id}`];
    case 'action':
      return [`hero-action.${id}`, `servant-action.${id}`, `machine-action.${id}`];
    case 'reason': {
      const card = id.replace(/^(EVT|DIR|HERO)-/, '');
      return [`reason.${id}`, `city-event.${card}`, `directive.${card}`, `hero.${card}.ability`];
    }
    default:
      return [`${kind}.${id}`];
  }
}
