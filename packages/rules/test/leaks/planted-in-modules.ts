import { type Game, itemAt, type Rules } from '@great-machine/rules';
import { THEORIES } from '../../src/content/bring-about-a-revolution/enkidu/theory-deck.js';
import { cardsOf } from '../../src/content/bring-about-a-revolution/own-deck.js';
import { refuse } from '../../src/kernel/refusal.js';
import { isCardLookedAt } from '../../src/model/queries.js';
import { facesLeft, type TokenSet, tokensOf } from '../../src/model/tokens.js';
import type { ModuleGame } from './module-games.js';
import { withDecision, withEvent, withStep, withView } from './planted.js';

/** A leak in the rules of modules, and the kind of games that it is looked for in. */
interface PlantedInModules {
  readonly name: string;
  readonly games: ModuleGame;
  plant(rules: Rules): Rules;
}

const heldBefore = (g: Game, letter: string) =>
  cardsOf(g, THEORIES).held.filter((theory) => theory < letter).length;
const hasTaken = (g: Game, surge: string) => tokensOf(g, 'surge-taken').some(({ face }) => face === surge);

function setOf(g: Game, kind: string): TokenSet | undefined {
  return g.rules.tokenKinds.find(({ id }) => id === kind)?.of;
}

/** The next token out of a bag, if chance held its order. */
function nextOutOf(g: Game, kind: string): string | undefined {
  const set = setOf(g, kind);
  const left = set === undefined ? [] : facesLeft(g, set);
  return left[itemAt(g.state.random.key, 0) % Math.max(1, left.length)];
}

export const PLANTED_IN_MODULES: readonly PlantedInModules[] = [
  {
    name: "a drawn Theory's face in a log line",
    games: 'theories',
    plant: (rules) => withEvent(rules, 'theory-drawn', { all: { hero: 'hero', theory: 'text' } }),
  },
  {
    name: 'a returned Theory in a log line',
    games: 'theories',
    plant: (rules) => withEvent(rules, 'theory-returned', { all: { hero: 'hero', theory: 'text' } }),
  },
  {
    name: 'a Theory in hand in a view',
    games: 'theories',
    plant: (rules) => withView(rules, (g) => [...cardsOf(g, THEORIES).held]),
  },
  {
    name: 'the bottom of the Theory deck in a view',
    games: 'theories',
    plant: (rules) => withView(rules, (g) => [...cardsOf(g, THEORIES).bottom]),
  },
  {
    name: 'a stop that depends on which Theory is held',
    games: 'theories',
    plant(rules) {
      const heroes = itemAt(rules.frames, 'heroes');
      const steps = heroes.steps.map((step) =>
        step.name === 'theory-between-turns'
          ? {
              ...step,
              run: (g: Game, locals: object) => (heldBefore(g, 'd') > 0 ? step.run(g, locals) : undefined),
            }
          : step,
      );
      return { ...rules, frames: { ...rules.frames, heroes: { ...heroes, steps } } };
    },
  },
  {
    name: 'a refusal that depends on a Theory in hand',
    games: 'theories',
    plant: (rules) =>
      withDecision(rules, 'machine-phase', () => ({
        whyNot: (g) => (heldBefore(g as Game, 'd') > 0 ? refuse('not-of-use-now', 'ENK-4') : undefined),
      })),
  },
  {
    name: 'a lent card in a log line',
    games: 'lending',
    plant: (rules) =>
      withEvent(rules, 'card-lent', { all: { hero: 'hero', borrower: 'hero', district: 'district' } }),
  },
  {
    name: 'the Hideout as the destination that Julie has chosen',
    games: 'hideout',
    plant: (rules) =>
      withView(rules, (g) =>
        g.state.heroes.map(({ chosen }) => chosen?.district === g.rules.places['smugglers-hideout']),
      ),
  },
  {
    name: 'a taken Surge token in a log line',
    games: 'surges',
    plant: (rules) => withEvent(rules, 'surge-taken', { all: { servant: 'servant', surge: 'text' } }),
  },
  {
    name: 'a taken Surge token in a view',
    games: 'surges',
    plant: (rules) => ({
      ...rules,
      tokenKinds: rules.tokenKinds.map((kind) =>
        kind.id === 'surge-taken' ? { ...kind, faceKnownTo: 'public' } : kind,
      ),
    }),
  },
  {
    name: 'which Surge tokens still lie on the track',
    games: 'surges',
    plant: (rules) =>
      withView(rules, (g) => {
        const set = setOf(g, 'surge-track');
        return set === undefined ? [] : [...facesLeft(g, set)].sort();
      }),
  },
  {
    name: 'a pause for a type of Surge token that was taken',
    games: 'surges',
    plant: (rules) =>
      withStep(rules, 'access', (g) => {
        if (hasTaken(g, 'custody')) g.state.asked++;
      }),
  },
  {
    name: 'an option whose price depends on a taken Surge token',
    games: 'surges',
    plant: (rules) =>
      withDecision(rules, 'hero-action', () => ({
        explain: (g) => ({ rule: 'ACT-1', price: hasTaken(g as Game, 'coercion') ? 1 : 0 }),
      })),
  },
  {
    name: 'what Espionage shows in a log line for spectators',
    games: 'espionage',
    plant: (rules) => withEvent(rules, 'access-looked-at', { all: { hero: 'hero', district: 'district' } }),
  },
  {
    name: 'what Espionage shows in the view of spectators',
    games: 'espionage',
    plant: (rules) =>
      withView(rules, (g) =>
        g.state.heroes.map(({ chosen }, hero) => (isCardLookedAt(g, hero) ? chosen?.district : undefined)),
      ),
  },
  {
    name: 'the order of the bag of Direction tokens',
    games: 'random modules',
    plant: (rules) => withView(rules, (g) => nextOutOf(g, 'direction-discarded')),
  },
  {
    name: 'the order of the bag of Resistance tokens',
    games: 'random modules',
    plant: (rules) => withView(rules, (g) => nextOutOf(g, 'resistance')),
  },
];
