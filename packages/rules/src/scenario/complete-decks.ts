import { EVENTS_PER_STACK } from '../flow/setup.js';
import { shuffle } from '../kernel/random.js';
import type { CityEvents, Directives } from '../model/state.js';
import type { Completion } from './completion.js';
import type { Moment } from './moment.js';

/** Directives where they are named; the others follow in the deck. */
export function completeDirectives({ rules, scenario, random, reasons }: Completion): Directives {
  const { hand = [], published = [], discarded = [], deck = [], knownToAll = [] } = scenario.directives ?? {};
  const seen = scenario.directives?.seen ?? knownToAll;
  const named = [...hand, ...published, ...discarded, ...deck];
  reportDoubles('directives', named, reasons);
  for (const card of [...seen, ...knownToAll]) {
    if (!hand.includes(card))
      reasons.push(`directives: ${card} is known to be in hand, but is not (R-INF-3)`);
  }
  const others = Object.keys(rules.directives).filter((card) => !named.includes(card));
  const rest = shuffle(random, 'directives', others);
  return { hand, published, discarded, deck: [...deck, ...rest], seen, knownToAll };
}

/**
 * City Events where they are named. The others are completed to 6 of each stack and the last card (SET-7): as
 * many as rounds have passed lie in the past, the rest follows in the deck.
 */
export function completeCityEvents(c: Completion, moment: Moment): CityEvents {
  const { rules, scenario, random, reasons } = c;
  const { event, events = [], pastEvents, boxedEvents } = scenario;
  const named = [
    ...(event === undefined || event === 'none' ? [] : [event]),
    ...events,
    ...(pastEvents ?? []),
  ];
  reportDoubles('events', [...named, ...(boxedEvents ?? [])], reasons);
  const drawFrom = (stack: 1 | 2 | 'last') => {
    const cards = Object.values(rules.cityEvents).filter((card) => card.stack === stack);
    const others = cards
      .map(({ id }) => id)
      .filter((id) => !named.includes(id) && !boxedEvents?.includes(id));
    const room = EVENTS_PER_STACK - (cards.length - others.length - countIn(boxedEvents, cards));
    return { drawn: shuffle(random, `events-${stack}`, others), room: Math.max(0, room) };
  };
  const stacks = [drawFrom(1), drawFrom(2)];
  const coming = stacks.flatMap(({ drawn, room }) => drawn.splice(0, room)).concat(drawFrom('last').drawn);
  const revealed = countRevealed(c, moment);
  if (event === 'none' && revealed > 0) reasons.push('event: one lies open in every round (OPN-2)');
  const isLast = event !== undefined && rules.cityEvents[event]?.stack === 'last';
  const past =
    pastEvents ?? coming.splice(0, isLast ? coming.length : Math.min(revealed - 1, coming.length - 1));
  const current = event === 'none' ? undefined : (event ?? (revealed > 0 ? coming.shift() : undefined));
  return {
    current,
    deck: [...events, ...coming],
    past,
    boxed: [...(boxedEvents ?? []), ...stacks.flatMap(({ drawn }) => drawn)],
  };
}

function countIn(ids: readonly string[] | undefined, cards: readonly { readonly id: string }[]): number {
  return cards.filter(({ id }) => ids?.includes(id)).length;
}

/** One City Event a round, from its first step on. */
function countRevealed({ scenario: { round = 1 } }: Completion, { phase, step }: Moment): number {
  return phase === 'opening' && step === 0 ? round - 1 : round;
}

function reportDoubles(path: string, cards: readonly string[], reasons: string[]): void {
  const doubled = cards.filter((card, at) => cards.indexOf(card) !== at);
  if (doubled.length > 0) reasons.push(`${path}: in two places: ${doubled.join(', ')}`);
}
