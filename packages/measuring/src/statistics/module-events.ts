import { assembleRules, type Rules } from '@great-machine/rules';

/** Something of which module events tell, by the name of the field that holds it. */
export interface Subject {
  readonly kind: string;
  readonly ids: readonly string[];
  readonly events: readonly string[];
}

const CORE_KINDS = ['hero', 'city-event', 'directive'];

/** The events that the modules of a game add to it. */
export function moduleEventsOf({ events, modules, registry }: Rules): readonly string[] {
  const games = modules.filter(({ id }) => registry.some((known) => known.id === id && known.isGame));
  const { events: ofGame } = assembleRules(games, registry);
  return Object.keys(events).filter((event) => !Object.hasOwn(ofGame, event));
}

/** Servants and the cards of the modules' own kinds, as far as module events name them. */
export function subjectsOf(rules: Rules): readonly Subject[] {
  const moduleEvents = moduleEventsOf(rules);
  const cards = Object.entries(rules.cards).map(([kind, ofKind]) => ({ kind, ids: Object.keys(ofKind) }));
  const servants = { kind: 'servant', ids: rules.servants.map(({ id }) => id) };
  return [servants, ...cards.filter(({ kind }) => !CORE_KINDS.includes(kind))]
    .map((subject) => ({
      ...subject,
      events: moduleEvents.filter((event) => fieldsOf(rules, event).includes(subject.kind)),
    }))
    .filter(({ events }) => events.length > 0);
}

function fieldsOf({ events }: Rules, event: string): readonly string[] {
  return Object.values(events[event] ?? {}).flatMap((fields) => Object.keys(fields));
}
