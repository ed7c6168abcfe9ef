import { drawArrested, placeReturned } from '../../effects/citizens.js';
import { discardDirective, showDirectives } from '../../effects/directives.js';
import { reveal } from '../../effects/reveal.js';
import { present } from '../../kernel/checked.js';
import { type Answered, type DecisionKind, namePicked, numberPicked } from '../../kernel/decision.js';
import type { DeclaredFields } from '../../kernel/fields.js';
import { ask, enter } from '../../kernel/flow.js';
import type { FrameDefinition } from '../../kernel/live.js';
import { refuse } from '../../kernel/refusal.js';
import { tell } from '../../model/events.js';
import type { Game } from '../../model/game.js';
import { pickDirective, pickTo } from '../../model/picks.js';
import { countArrested, districtsWithRoom } from '../../model/queries.js';
import type { CitizenKind } from '../../model/state.js';
import { heroActor } from '../actors.js';
import { specialAction } from './special-action.js';

declare module '../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'directive-discard': Searching;
    readonly 'citizen-return': Freeing;
  }
}

declare module '../../kernel/live.js' {
  interface FrameLocals {
    readonly 'grand-citadel-a': Searching;
    readonly 'grand-citadel-b': Freeing;
  }
}

/** ACT-17: Grand Citadel A: see the Great Machine's hand and discard one of its Directives. */
export const grandCitadelA = specialAction({
  id: 'grand-citadel-a',
  district: 'grand-citadel',
  rule: 'ACT-17',
  obstacle: (g) =>
    g.state.directives.hand.length > 0 ? undefined : refuse('no-directive-in-hand', 'R-ACT-1'),
  perform: (g, { hero }) => enter(g, 'grand-citadel-a', { hero }),
});

export interface Searching {
  readonly hero: number;
}

/** All Revolutionaries see the hand; the acting Hero's player picks (R-ACT-7). */
export const grandCitadelAFrame: FrameDefinition<'grand-citadel-a'> = {
  name: 'grand-citadel-a',
  locals: { all: { hero: 'hero' } },
  steps: [
    { name: 'show', run: (g: Game, { hero }: Searching) => showDirectives(g, hero) },
    {
      name: 'discard',
      run: (g: Game, { hero }: Searching) => ask(g, 'directive-discard', heroActor(g, hero), { hero }),
    },
  ],
};

export const directiveDiscard: DecisionKind<Searching> = {
  rule: 'ACT-17',
  about: { all: { hero: 'hero' } },
  options: (g: Game) => [...g.state.directives.hand].sort().map(pickDirective),
  resolve: (g: Game, [{ about, draft }]: Answered<Searching>) =>
    discardDirective(g, namePicked(draft), about.hero),
};

/** ACT-18: Grand Citadel B: a random arrested Citizen returns, identified. */
export const grandCitadelB = specialAction({
  id: 'grand-citadel-b',
  district: 'grand-citadel',
  rule: 'ACT-18',
  obstacle(g) {
    if (countArrested(g) === 0) return refuse('nobody-arrested', 'R-ACT-1');
    return districtsWithRoom(g).length > 0 ? undefined : refuse('no-free-square', 'R-ACT-1');
  },
  perform: (g, { hero }) => enter(g, 'grand-citadel-b', { hero }),
});

export interface Freeing {
  readonly hero: number;
  /** Seen by the Revolutionaries before they choose the District. */
  drawnKind?: CitizenKind;
}

const FREEING: DeclaredFields = { all: { hero: 'hero' }, revolutionaries: { drawnKind: 'kind?' } };

export const grandCitadelBFrame: FrameDefinition<'grand-citadel-b'> = {
  name: 'grand-citadel-b',
  locals: FREEING,
  steps: [
    { name: 'draw', run: drawCitizen },
    {
      name: 'place',
      run: (g: Game, { hero, drawnKind }: Freeing) =>
        ask(g, 'citizen-return', heroActor(g, hero), { hero, drawnKind }),
    },
  ],
};

function drawCitizen(g: Game, freeing: Freeing): void {
  const kind = drawArrested(g);
  reveal(g);
  freeing.drawnKind = kind;
  tell(g, { event: 'citizen-drawn', hero: freeing.hero, kind });
}

export const citizenReturn: DecisionKind<Freeing> = {
  rule: 'R-ACT-7',
  about: FREEING,
  options: (g: Game) => districtsWithRoom(g).map(pickTo),
  resolve: (g: Game, [{ about, draft }]: Answered<Freeing>) =>
    placeReturned(g, present(about.drawnKind, 'Citizen drawn'), numberPicked(draft)),
};
