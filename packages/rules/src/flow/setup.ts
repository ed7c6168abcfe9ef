import { reveal } from '../effects/reveal.js';
import { itemAt, present } from '../kernel/checked.js';
import type { FrameDefinition } from '../kernel/live.js';
import { drawBelow, shuffle } from '../kernel/random.js';
import type { Game } from '../model/game.js';
import { districtNamed } from '../model/rules.js';
import { CITIZEN_KINDS, type CitizenKind, type District, UNIDENTIFIED } from '../model/state.js';

export const CITIZENS_PER_KIND = 5;
export const EVENTS_PER_STACK = 6;

/** The order of R-SET-1. The City and the Heroes in play come with the config. */
export const setup: FrameDefinition<'setup'> = {
  name: 'setup',
  steps: [
    { name: 'citizens', run: dealCitizens },
    { name: 'guards', run: placeGuards },
    { name: 'tracks', run: setTracks },
    { name: 'city-events', run: buildEventDeck },
    { name: 'servants', run: placeServants },
    { name: 'directives', run: shuffleDirectives },
    { name: 'heroes', run: placeHeroes },
    { name: 'access-cards', run: dealAccessCards },
  ],
};

/** SET-2: shuffled face-down; what is left over is arrested. The order of the deal says nothing of the kinds. */
function dealCitizens(g: Game): void {
  const { state } = g;
  const tokens = CITIZEN_KINDS.flatMap((_, kind) =>
    new Array<CitizenKind>(CITIZENS_PER_KIND).fill(kind as CitizenKind),
  );
  const shuffled = shuffle(state.random, 'citizens', tokens);
  state.citizenPlace = g.rules.districts.flatMap(({ citizensAtSetup }, place) =>
    new Array<District>(citizensAtSetup).fill(place),
  );
  state.citizenFace = state.citizenPlace.map(() => UNIDENTIFIED);
  state.citizenKind = state.citizenPlace.map(() => present(shuffled.pop(), 'Citizen left'));
  state.arrested = countKinds(shuffled);
}

/** How many of each kind these are. */
export function countKinds(kinds: readonly CitizenKind[]): readonly number[] {
  return CITIZEN_KINDS.map((_, kind) => kinds.filter((one) => one === kind).length);
}

/** SET-3 */
function placeGuards(g: Game): void {
  g.state.brokenGuards = g.rules.districts.map(() => 0);
  g.rules.districts.forEach((district, place) => {
    g.state.guards[place] = district.guardsAtSetup;
  });
}

/** SET-5, SET-6 */
function setTracks(g: Game): void {
  for (const track of Object.values(g.rules.tracks)) {
    g.state.tracks = { ...g.state.tracks, [track.id]: track.startsAt(g) };
  }
}

/** SET-7: 6 of stack I on 6 of stack II on the card that comes last; the rest goes to the box unseen. */
function buildEventDeck(g: Game): void {
  const cards = Object.values(g.rules.cityEvents);
  const stack = (wanted: 1 | 2) =>
    shuffle(
      g.state.random,
      `city-events-${wanted}`,
      cards.filter((card) => card.stack === wanted).map((card) => card.id),
    );
  const [first, second] = [stack(1), stack(2)];
  const last = cards.filter((card) => card.stack === 'last').map((card) => card.id);
  g.state.cityEvents = {
    current: undefined,
    deck: [
      ...keptFromRoundOne(g, first.slice(0, EVENTS_PER_STACK)),
      ...second.slice(0, EVENTS_PER_STACK),
      ...last,
    ],
    past: [],
    boxed: [...first.slice(EVENTS_PER_STACK), ...second.slice(EVENTS_PER_STACK)],
  };
}

/** The City Event that a table does not want in round 1 changes places with the next one (R-SET-4). */
function keptFromRoundOne(g: Game, cards: readonly string[]): readonly string[] {
  const [first, second, ...rest] = cards;
  if (first === undefined || second === undefined || first !== g.state.config.notFirstEvent) return cards;
  return [second, first, ...rest];
}

/** SET-8 */
function placeServants(g: Game): void {
  g.state.servants = g.rules.servants.map(({ id, startsIn }) => ({
    servant: id,
    place: districtNamed(g.rules, startsIn),
    actions: 0,
  }));
}

/** SET-8 */
function shuffleDirectives(g: Game): void {
  const deck = shuffle(g.state.random, 'directives', Object.keys(g.rules.directives));
  g.state.directives = { deck, hand: [], published: [], discarded: [], seen: [], knownToAll: [] };
}

/** SET-9; Trust starts at 0 (R-SET-2). */
function placeHeroes(g: Game): void {
  g.state.heroes = g.state.config.heroes.map((id) => ({
    hero: id,
    place: districtNamed(g.rules, itemAt(g.rules.heroes, id).startsIn),
    trust: 0,
    hand: 0,
    forfeited: 0,
    lentOut: undefined,
    chosen: undefined,
    cardOpen: false,
    detained: false,
    turnEnded: false,
  }));
}

/** SET-10: one card of each District on the grid, one of them forfeited at random; then the Hero's own ones off the grid. */
function dealAccessCards(g: Game): void {
  reveal(g);
  const cards = g.state.city.length;
  for (const hero of g.state.heroes) {
    const forfeited = drawBelow(g.state.random, `forfeited-${hero.hero}`, cards);
    hero.hand = ((1 << cards) - 1) & ~(1 << forfeited);
    hero.forfeited = 1 << forfeited;
    for (const id of itemAt(g.rules.heroes, hero.hero).accessTo ?? [])
      hero.hand |= 1 << districtNamed(g.rules, id);
  }
}
