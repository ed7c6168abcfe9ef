import { returnCard, revealCard } from '../effects/access-cards.js';
import { noteMovementEnd } from '../effects/round-history.js';
import { enter, localsOf, restartFrame } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import { spokenAt } from '../model/effective-cards.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { heroAt } from '../model/pieces.js';
import { hasRaid } from '../model/queries.js';
import type { District } from '../model/state.js';
import { detain } from './detainment.js';
import { takeActions } from './hero-action.js';
import { takeNextStep } from './movement.js';

declare module '../kernel/live.js' {
  interface FrameLocals {
    readonly heroes: HeroesPhase;
    readonly 'hero-turn': HeroTurn;
  }
}

/** IV. Heroes Phase: in Initiative order, each Hero completes a turn (HER-1). What modules put before a turn comes before each. */
export const heroes: FrameDefinition<'heroes'> = {
  name: 'heroes',
  locals: { all: { next: 'number?', early: 'heroes?', named: 'hero?' } },
  steps: [{ name: 'turns', run: beginNextTurn }],
};

interface HeroesPhase {
  /** All Heroes before this one have gone; they stand in the state in Initiative order. */
  next?: number;
  /** The Heroes who have gone before their time. */
  early?: readonly number[];
  /** The Hero who goes next, if a module has said so. */
  named?: number;
}

function beginNextTurn(g: Game, locals: HeroesPhase): void {
  const first = firstToGo(g, locals);
  if (first === undefined) return;
  const hero = locals.named ?? first;
  if (hero === first) locals.next = first + 1;
  else locals.early = [...(locals.early ?? []), hero];
  if (locals.named !== undefined) locals.named = undefined;
  restartFrame(g);
  beginTurn(g, hero);
}

/** By Initiative. */
function firstToGo(g: Game, { next = 0, early }: HeroesPhase): number | undefined {
  let hero = next;
  while (early?.includes(hero)) hero++;
  return hero < g.state.heroes.length ? hero : undefined;
}

/** The Heroes whose turn is still to come in this Heroes Phase, in Initiative order. */
export function heroesToGo(g: Game): number[] {
  const { next = 0, early } = localsOf(g, 'heroes');
  const toGo: number[] = [];
  for (let hero = next; hero < g.state.heroes.length; hero++) if (!early?.includes(hero)) toGo.push(hero);
  return toGo;
}

/** Another Hero than the one with the lowest Initiative takes the next turn. */
export function nameNextHero(g: Game, hero: number): void {
  localsOf(g, 'heroes').named = hero;
}

export function beginTurn(g: Game, hero: number): void {
  const { place } = heroAt(g, hero);
  enter(g, 'hero-turn', {
    hero,
    startedIn: place,
    visited: 1 << place,
    exits: 0,
    taken: [],
  });
}

export interface HeroTurn {
  readonly hero: number;
  readonly startedIn: District;
  /** Districts visited this turn, as bits (R-HER-2). */
  visited: number;
  /** Districts exited so far. */
  exits: number;
  /** Actions taken this turn. */
  taken: readonly string[];
  passed?: boolean;
}

/** A Hero's turn, in the order of R-HER-6. */
export const heroTurn: FrameDefinition<'hero-turn'> = {
  name: 'hero-turn',
  locals: {
    all: {
      hero: 'hero',
      startedIn: 'district',
      visited: 'district-set',
      exits: 'number',
      taken: 'texts',
      passed: 'flag?',
    },
  },
  steps: [
    { name: 'reveal', run: (g: Game, { hero }: HeroTurn) => revealCard(g, hero) },
    { name: 'move', run: takeNextStep },
    { name: 'arrive', run: arrive },
    { name: 'card-returns', run: (g: Game, { hero }: HeroTurn) => returnCard(g, hero) },
    { name: 'action', run: takeActions },
    { name: 'end', run: () => {} },
  ],
};

/** Movement has ended here; a Raid token detains the Hero (GM-8), unless a module spares the Hero. */
function arrive(g: Game, { hero, exits }: HeroTurn): void {
  const district = heroAt(g, hero).place;
  noteMovementEnd(g, district);
  if (exits === 0) tell(g, { event: 'hero-stayed', hero, district });
  const isSpared = () => spokenAt(g, 'sparesHero').some(({ says }) => says(g, hero));
  if (hasRaid(g, district) && !isSpared()) detain(g, hero, 'raid');
}
