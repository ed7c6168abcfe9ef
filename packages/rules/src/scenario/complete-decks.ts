import { EVENTS_PER_STACK } from '../flow/setup.js';
import { itemAt } from '../kernel/checked.js';
import { shuffle } from '../kernel/random.js';
import type { CityEvents, Directives } from '../model/state.js';
import type { Completion } from './completion.js';
import { type Moment, roundOf } from './moment.js';

/** Directives where they are named; the others follow in the deck, or are out of the game if it is empty. */
export function completeDirectives({ rules, scenario, random, reasons }: Completion): Directives {
  const { hand = [], published = [], off, discarded = [], deck, knownToAll = [] } = scenario.directives ?? {};
  const seen = scenario.directives?.seen ?? knownToAll;
  const named = [...hand, ...published, ...discarded, ...(deck ?? [])];
  reportDoubles('directives', named, reasons);
  for (const card of new Set([...seen, ...knownToAll])) {
    if (!hand.includes(card))
      reasons.push(`directives: ${card} is known to be in hand, but is not (R-INF-3)`);
    else if (!seen.includes(card)) reasons.push(`directives.seen: ${card} is known to all (R-INF-3)`);
  }
  for (const card of off ?? [])
    if (!published.includes(card)) reasons.push(`directives.off: ${card} is not published (R-ENK-1)`);
  const others = Object.keys(rules.directives).filter((card) => !named.includes(card));
  const rest = shuffle(random, 'directives', others);
  const table = { hand, published, ...(off && { off }), seen, knownToAll };
  if (!isEmpty(deck)) return { ...table, discarded, deck: [...(deck ?? []), ...rest] };
  if (scenario.directives?.discarded !== undefined && rest.length > 0)
    reasons.push(`directives: the deck is empty, and elsewhere is no room for ${rest.join(', ')} (SET-8)`);
  return { ...table, discarded: [...discarded, ...rest], deck: [] };
}

/**
 * City Events where they are named. The others are completed to 6 of each stack and the last card (SET-7): as
 * many as rounds have passed lie in the past, the rest follows in the deck.
 */
export function completeCityEvents(c: Completion, moment: Moment): CityEvents {
  const { rules, scenario, reasons } = c;
  const { event, events = [], pastEvents, boxedEvents } = scenario;
  const open = event === undefined || event === 'none' ? [] : [event];
  const named = [...open, ...events, ...(pastEvents ?? [])];
  reportDoubles('events', [...named, ...(boxedEvents ?? [])], reasons);
  const { coming, last, boxed } = drawStacks(c, named);
  const revealed = countRevealed(c, moment);
  if (event === 'none' && revealed > 0) reasons.push('event: one lies open in every round (OPN-2)');
  const isLastNamed = [...open, ...events].some((id) => itemAt(rules.cityEvents, id).stack === 'last');
  const isOpenByChance = event === undefined && revealed > 0;
  const passed = isLastNamed ? coming.length - (isOpenByChance ? 1 : 0) : revealed - 1;
  const past = pastEvents ?? coming.splice(0, Math.max(0, passed));
  const follows = [...coming, ...last];
  const current = isOpenByChance ? follows.shift() : open[0];
  if (isEmpty(scenario.events) && follows.length > 0)
    reasons.push(`events: ${follows.length} City Events are still to come, not none (SET-7)`);
  if (isEmpty(boxedEvents) && boxed.length > 0)
    reasons.push(`boxedEvents: ${boxed.length} City Events are not in the game, not none (SET-7)`);
  return { current, deck: [...events, ...follows], past, boxed: [...(boxedEvents ?? []), ...boxed] };
}

/** The City Events that the file does not name: those in the game, the last one, and those in the box. */
function drawStacks({ rules, scenario, random }: Completion, named: readonly string[]) {
  const { boxedEvents = [] } = scenario;
  const cardsOf = (stack: 1 | 2 | 'last') =>
    Object.values(rules.cityEvents).flatMap((card) => (card.stack === stack ? card.id : []));
  const isOpen = (id: string) => !named.includes(id) && !boxedEvents.includes(id);
  const stacks = ([1, 2] as const).map((stack) => {
    const cards = cardsOf(stack);
    const room = EVENTS_PER_STACK - cards.filter((id) => named.includes(id)).length;
    const drawn = shuffle(random, `events-${stack}`, cards.filter(isOpen));
    return { coming: drawn.splice(0, Math.max(0, room)), boxed: drawn };
  });
  return {
    coming: stacks.flatMap(({ coming }) => coming),
    last: cardsOf('last').filter(isOpen),
    boxed: stacks.flatMap(({ boxed }) => boxed),
  };
}

/** An empty list says that there are none; without a list chance completes. */
function isEmpty(list: readonly unknown[] | undefined): boolean {
  return list?.length === 0;
}

/** One City Event a round, from its first step on. */
function countRevealed({ scenario }: Completion, { phase, step }: Moment): number {
  const { round = roundOf(phase) } = scenario;
  return phase === 'opening' && step === 0 ? round - 1 : round;
}

function reportDoubles(path: string, cards: readonly string[], reasons: string[]): void {
  const doubled = cards.filter((card, at) => cards.indexOf(card) !== at);
  if (doubled.length > 0) reasons.push(`${path}: in two places: ${doubled.join(', ')}`);
}
