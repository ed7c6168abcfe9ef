import { returnCard, revealCard } from '../effects/access-cards.js';
import { noteMovementEnd } from '../effects/round-history.js';
import { enter, repeatStep } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { heroAt } from '../model/pieces.js';
import { hasRaid } from '../model/queries.js';
import type { District } from '../model/state.js';
import { detain } from './detainment.js';
import { takeActions } from './hero-action.js';
import { takeNextStep } from './movement.js';

/** IV. Heroes Phase: in Initiative order, each Hero completes a turn (HER-1). */
export const heroes: FrameDefinition = {
  name: 'heroes',
  locals: { all: { next: 'number?' } },
  steps: [{ name: 'turns', run: beginNextTurn }],
};

interface HeroesPhase {
  next?: number;
}

/** Heroes stand in the state in Initiative order. */
function beginNextTurn(g: Game, locals: HeroesPhase): void {
  const hero = locals.next ?? 0;
  if (hero >= g.state.heroes.length) return;
  locals.next = hero + 1;
  repeatStep(g);
  beginTurn(g, hero);
}

export function beginTurn(g: Game, hero: number): void {
  const { place } = heroAt(g, hero);
  enter(g, 'hero-turn', {
    hero,
    startedIn: place,
    visited: 1 << place,
    exits: 0,
    taken: [],
  } satisfies HeroTurn);
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
export const heroTurn: FrameDefinition = {
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

/** Movement has ended here; a Raid token detains the Hero (GM-8). */
function arrive(g: Game, { hero, exits }: HeroTurn): void {
  const district = heroAt(g, hero).place;
  noteMovementEnd(g, district);
  if (exits === 0) tell(g, { event: 'hero-stayed', hero, district });
  if (hasRaid(g, district)) detain(g, hero, 'raid');
}
