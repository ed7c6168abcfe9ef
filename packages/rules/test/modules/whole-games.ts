import {
  type AnswerPick,
  assembleRules,
  createConfig,
  drawModules,
  type Game,
  type GameConfig,
  itemAt,
  MODULES,
  openDecisions,
  optionsOf,
  playerDice,
  type Rules,
  servantAt,
  takePick,
} from '@great-machine/rules';
import { INVENTIONS } from '../../src/content/bring-about-a-revolution/akira/invention-deck.js';
import { THEORIES } from '../../src/content/bring-about-a-revolution/enkidu/theory-deck.js';
import { isInPlay } from '../../src/content/bring-about-a-revolution/in-play.js';
import { moveToken, placeToken } from '../../src/effects/tokens.js';
import { RIOT_STAGE } from '../../src/model/goals.js';
import { tokensOf, withoutEach } from '../../src/model/tokens.js';
import { findUnclassified } from './unclassified.js';

const TASTES = 8;

/** The last Heroes that the rules know, which modules bring, beside others that change with the seed. */
function newHeroes(rules: Rules, seed: number): readonly string[] {
  const ids = Object.keys(rules.heroes);
  const latest = itemAt(ids, ids.length - 1 - (Math.floor(seed / 4) % 3));
  const others = ids.filter((id) => rules.heroes[id]?.group === undefined && id !== latest);
  return [latest, ...[0, 1].map((at) => itemAt(others, (seed + at) % others.length))];
}

/** A random City, other numbers of players and starts of the Plan from seed to seed. */
export function configOf(rules: Rules, seed: number): GameConfig {
  return createConfig(rules, {
    seed: `module-${seed}`,
    city: 'random',
    heroes: seed % 2 === 0 ? 'random' : newHeroes(rules, seed),
    revolutionaries: 1 + (seed % 3),
    sharedHero: seed % 2 === 0,
    masterPlan: 1 + (seed % 4),
    generator: 'fast',
  });
}

/**
 * A player with a taste of its own: every other time any pick, else the one that it likes best. One kind of player likes
 * what it has done least in this game, the other some picks and kinds of picks more than others from the start. In
 * place; false when the game is over.
 */
export function curiousPlayer(seed: number): (g: Game) => boolean {
  const below = playerDice(seed);
  const tastes = new Map<AnswerPick | string, number>();
  const tasteFor = (thing: AnswerPick | string) => {
    const taste = tastes.get(thing) ?? below(TASTES);
    tastes.set(thing, taste);
    return taste;
  };
  const taken = new Map<AnswerPick, number>();
  const isLoyal = seed % 2 === 0;
  const liking = (pick: AnswerPick) =>
    isLoyal ? tasteFor(pick.pick) + tasteFor(pick) : -(taken.get(pick) ?? 0);
  return (g) => {
    const open = openDecisions(g).filter((decision) => optionsOf(g, decision).length > 0);
    if (open.length === 0) return false;
    const decision = itemAt(open, below(open.length));
    const options = optionsOf(g, decision);
    const best = below(2) === 0 ? undefined : Math.max(...options.map(liking));
    const liked = best === undefined ? options : options.filter((pick) => liking(pick) === best);
    const pick = itemAt(liked, below(liked.length));
    taken.set(pick, (taken.get(pick) ?? 0) + 1);
    takePick(g, decision, pick);
    return true;
  };
}

/**
 * Riches, Discontent, Improvements, Surge tokens and cards of own decks that a table of random players hardly ever comes to. Others from
 * seed to seed.
 */
export function giveHeadStart(g: Game, seed: number): void {
  const { state } = g;
  state.bonds = 10;
  for (const hero of state.heroes) hero.trust = itemAt(g.rules.heroes, hero.hero).maxTrust;
  const { deck: directives, hand } = state.directives;
  state.directives = {
    ...state.directives,
    deck: directives.slice(4),
    hand: [...hand, ...directives.slice(0, 4)],
  };
  if (seed % 3 === 0) state.tracks = { ...state.tracks, discontent: RIOT_STAGE - 2 };
  for (const deck of [INVENTIONS, THEORIES]) {
    if (!isInPlay(g, deck.owner)) continue;
    const held = [0, 1, 3].map((at) => itemAt(deck.cards, (seed + at) % deck.cards.length)).sort();
    state.extra[deck.name] = { unseen: withoutEach(deck.cards, held), bottom: [], held, gone: [] };
  }
  const at = seed % state.servants.length;
  const lying = tokensOf(g, 'improvement').find(({ face }) => face === servantAt(g, at).servant);
  if (lying !== undefined) moveToken(g, 'improvement', lying, 'improvement-installed', { at });
  if (seed % 3 === 1 && g.rules.cards.surge !== undefined)
    for (const hero of [0, 1]) placeToken(g, 'surge-given', { at: hero, face: 'coercion' });
}

const pathsChecked = new WeakMap<Rules, ReturnType<typeof findUnclassified>>();

/** Throws where an invariant is broken, or where no line of the secrecy table says who may know a path of the state. */
export function checkPosition(g: Game): void {
  const unclassified = pathsChecked.get(g.rules) ?? findUnclassified(g.rules);
  pathsChecked.set(g.rules, unclassified);
  const faults = g.rules.invariants.flatMap((invariant) => invariant(g) ?? []);
  const paths = unclassified(g.state);
  if (paths.length > 0) faults.push(`nobody has said who may know ${paths.join(', ')}`);
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** Plays a game to its end and checks every position on the way. */
export function playChecked(
  g: Game,
  play: (g: Game) => boolean,
  look: (g: Game) => void = () => undefined,
): void {
  do {
    checkPosition(g);
    look(g);
  } while (play(g));
  if (g.state.outcome === undefined) throw new Error('the game does not end');
}

const assembled = new Map<string, Rules>();

/** The core game with modules and options by chance. */
export function randomRules(seed: number): Rules {
  const modules = drawModules(MODULES, playerDice(seed));
  const key = JSON.stringify(modules);
  const rules = assembled.get(key) ?? assembleRules(modules);
  assembled.set(key, rules);
  return rules;
}

/** Does something for each seed; what fails says for which. */
export function forSeeds(first: number, last: number, play: (seed: number) => void): void {
  for (let seed = first; seed <= last; seed++) {
    try {
      play(seed);
    } catch (error) {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
}
