import { type AnswerPick, addTo, bitsOf, type Game, heroAt, itemAt, maxTrust } from '@great-machine/rules';
import { mostValuable } from './directives.js';
import { isPreventable } from './events.js';
import { appraiseActions, worthOfTrust } from './hero-actions.js';
import { picksOf } from './hero-picks.js';
import type { ModuleKnowledge, ModuleQuestion } from './knowledge.js';
import type { Outlook } from './outlook.js';
import { heldCards, preferred, turnsToCome } from './own-decks.js';
import { arrivalBy, routesOf } from './routes.js';
import type { Appraised } from './servant-worths.js';

const ENKIDU = 'enkidu';
const DECK = 'theories';
const MOST_HELD = 3;
const IN_EVALUATION = -0.08;
const GO_ON: AnswerPick = { pick: 'go-on', of: 0 };
/** What a Theory must bring, in steps of Discontent; one that would have to go back for the next is played for less. */
const WORTH = 0.6;
const WORTH_OF_FULL_HAND = 0.2;
/** A Hero's freedom counts for as much as so much Trust. */
const FREEDOM = 10;
const SHORT_OF_TRUST = 2;

/** Which Theory goes back to the deck first. */
const RETURNED = ['sociological', 'chaos', 'probability', 'relativity', 'emotion', 'behavior', 'government'];

function enkiduIn(g: Game): number {
  return g.state.heroes.findIndex(({ hero }) => hero === ENKIDU);
}

/** How well the Heroes who are still to go get to their destinations, in steps of Discontent. */
function easeOfWays(g: Game, o: Outlook): number {
  return turnsToCome(g).reduce((sum, hero) => {
    const { chosen, trust } = heroAt(g, hero);
    if (chosen === undefined) return sum;
    const arrival = arrivalBy(itemAt(routesOf(g, hero), chosen.district), trust);
    return sum + o.weights.trust * (FREEDOM * arrival.free + arrival.trust);
  }, 0);
}

/** The game as it would be with two Heroes in each other's places. */
function afterSwap(g: Game, one: number, other: number): Game {
  const places = { [one]: heroAt(g, other).place, [other]: heroAt(g, one).place };
  const heroes = g.state.heroes.map((hero, at) => ({ ...hero, place: places[at] ?? hero.place }));
  return { ...g, state: { ...g.state, heroes } };
}

/** The swap after which the Heroes get where they want best, and what it brings. */
function bestSwap(g: Game, o: Outlook): Appraised {
  const before = easeOfWays(g, o);
  let best: Appraised = { worth: 0, picks: [] };
  for (let one = 0; one < g.state.heroes.length; one++) {
    for (let other = one + 1; other < g.state.heroes.length; other++) {
      if (heroAt(g, one).place === heroAt(g, other).place) continue;
      const worth = easeOfWays(afterSwap(g, one, other), o) - before;
      if (best.picks.length > 0 && worth <= best.worth) continue;
      best = { worth, picks: [one, other].map((of): AnswerPick => ({ pick: 'hero', of })) };
    }
  }
  return best;
}

/** All Trust, unit by unit to whom it is worth most; those who have gone need it less. */
function bestShares(g: Game, o: Outlook): readonly number[] {
  const toGo = turnsToCome(g);
  const all = g.state.heroes.reduce((sum, { trust }) => sum + trust, 0);
  const shares = g.state.heroes.map(() => 0);
  for (let unit = 0; unit < all; unit++) {
    const gains = shares.map((held, hero) => {
      if (held >= maxTrust(g, hero)) return Number.NEGATIVE_INFINITY;
      const need = toGo.includes(hero) ? 1 : 0.7;
      return need * (worthOfTrust(g, o, hero, held + 1) - worthOfTrust(g, o, hero, held)) - 0.001 * held;
    });
    addTo(shares, gains.indexOf(Math.max(...gains)), 1);
  }
  return shares;
}

/** Trust is redistributed where one who is to go has little of it and another has much. */
function gainOfShares(g: Game, o: Outlook): number {
  const poor = turnsToCome(g).filter((hero) => heroAt(g, hero).trust <= SHORT_OF_TRUST);
  const shares = bestShares(g, o);
  return poor.reduce(
    (sum, hero) => sum + 2 * o.weights.trust * Math.max(0, itemAt(shares, hero) - heroAt(g, hero).trust),
    0,
  );
}

/** The best Special Action of any Major District that is open. */
function bestSpecialAction(g: Game, o: Outlook, offered: (action: string) => boolean): Appraised {
  const hero = enkiduIn(g);
  const { trust } = heroAt(g, hero);
  let best: Appraised = { worth: 0, picks: [] };
  for (const place of Object.values(g.rules.places)) {
    if (place >= g.state.city.length) continue;
    for (const candidate of appraiseActions(g, o, { hero, place, trust, taken: [] })) {
      const isSpecial = g.rules.heroActions[candidate.action]?.kind === 'special';
      if (!isSpecial || candidate.worth <= best.worth || !offered(candidate.action)) continue;
      best = { worth: candidate.worth, picks: picksOf(g, o, hero, candidate) };
    }
  }
  return best;
}

/** How much of what a Hero could do there comes true. */
const COMES_TRUE = 0.5;

/** What each District is worth to a Hero: the best that the Hero could do there. */
function worthsOfPlaces(g: Game, o: Outlook, hero: number): readonly number[] {
  const { trust } = heroAt(g, hero);
  return routesOf(g, hero).map((route, place) => {
    if (place >= g.state.city.length) return 0;
    const { free, trust: left } = arrivalBy(route, trust);
    const actions = appraiseActions(g, o, { hero, place, trust: left, taken: [] });
    return COMES_TRUE * free * actions.reduce((most, { worth }) => Math.max(most, worth), 0);
  });
}

/** The card that another Hero misses most, with what Enkidu loses by it taken off. */
function bestLoan(g: Game, o: Outlook): Appraised {
  const enkidu = enkiduIn(g);
  const worths = g.state.heroes.map((_, hero) => worthsOfPlaces(g, o, hero));
  /** A Hero who holds no card stays. */
  const bestOf = (hero: number, cards: number) => {
    const places = cards === 0 ? [heroAt(g, hero).place] : bitsOf(cards);
    return Math.max(...places.map((place) => itemAt(itemAt(worths, hero), place)));
  };
  const own = heroAt(g, enkidu).hand;
  let best: Appraised = { worth: 0, picks: [] };
  g.state.heroes.forEach(({ hand }, borrower) => {
    if (borrower === enkidu) return;
    for (const card of bitsOf(own & ~hand)) {
      const gain = itemAt(itemAt(worths, borrower), card) - bestOf(borrower, hand);
      const loss = bestOf(enkidu, own) - bestOf(enkidu, own & ~(1 << card));
      if (best.picks.length > 0 && gain - loss <= best.worth) continue;
      best = {
        worth: gain - loss,
        picks: [
          { pick: 'hero', of: borrower },
          { pick: 'card', of: card },
        ],
      };
    }
  });
  return best;
}

/** What applying a Theory now would bring. */
const GAINS: Readonly<Record<string, (g: Game, o: Outlook) => number>> = {
  behavior: (_g, o) => 0.4 * o.weights.directive,
  chaos: () => WORTH_OF_FULL_HAND,
  emotion: gainOfShares,
  government: (g, o) => bestSpecialAction(g, o, () => true).worth - WORTH,
  probability: (g, o) =>
    isPreventable(g.state.cityEvents.current) || !g.state.cityEvents.past.some(isPreventable)
      ? 0
      : 0.4 * o.worthOfPlan,
  relativity: (g, o) => bestSwap(g, o).worth,
  sociological: (g, o) => bestLoan(g, o).worth,
};

function apply(asked: ModuleQuestion): readonly AnswerPick[] {
  const { g, options } = asked;
  const least = heldCards(g, DECK).length < MOST_HELD ? WORTH : WORTH_OF_FULL_HAND;
  const applied = options.find(
    ({ pick, of }) => pick === 'theory' && (GAINS[String(of)]?.(g, asked.o) ?? 0) >= least,
  );
  return [applied ?? GO_ON];
}

/** A Theory as long as there is room for it. */
function chooseInOpening({ g, options }: ModuleQuestion): readonly AnswerPick[] {
  const wanted = heldCards(g, DECK).length < MOST_HELD ? 'draw-theory' : 'take-trust';
  return [options.find(({ pick }) => pick === wanted) ?? itemAt(options, 0)];
}

function sharesOf({ g, o }: ModuleQuestion): readonly AnswerPick[] {
  return bestShares(g, o)
    .slice(0, -1)
    .map((of): AnswerPick => ({ pick: 'amount', of }));
}

/** An event that Heroes can keep from advancing the Plan. */
function whichEvent({ options }: ModuleQuestion): readonly AnswerPick[] {
  return [options.find(({ of }) => isPreventable(String(of))) ?? itemAt(options, 0)];
}

function isOfferedIn(options: readonly AnswerPick[]): (action: string) => boolean {
  return (action) => options.some(({ pick, of }) => pick === 'do' && of === action);
}

/** Enkidu draws Theories and applies each where it helps. */
export const theories: ModuleKnowledge = {
  answers: {
    theory: apply,
    'theory-choice': chooseInOpening,
    'theory-return': ({ options }) => preferred(options, RETURNED),
    behavior: ({ g, o, options }) => [
      {
        pick: 'directive',
        of: mostValuable(
          g,
          o,
          options.map(({ of }) => String(of)),
        ),
      },
    ],
    chaos: ({ options }) => options.slice(0, 1),
    emotion: sharesOf,
    government: ({ g, o, options }) => bestSpecialAction(g, o, isOfferedIn(options)).picks,
    probability: whichEvent,
    relativity: ({ g, o }) => bestSwap(g, o).picks,
    sociological: ({ g, o }) => bestLoan(g, o).picks,
  },
  evaluate: (g) => IN_EVALUATION * heldCards(g, DECK).length,
};
