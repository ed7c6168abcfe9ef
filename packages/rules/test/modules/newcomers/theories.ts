import { type Bag, drawFrom } from '../../../src/effects/bags.js';
import { markUsed } from '../../../src/effects/round-history.js';
import { receiveTrust } from '../../../src/effects/trust.js';
import { heroesToGo, nameNextHero } from '../../../src/flow/heroes.js';
import { reactionPart } from '../../../src/flow/reactions.js';
import {
  type Answered,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../../../src/kernel/decision.js';
import { ask, emit, enter } from '../../../src/kernel/flow.js';
import type { Game } from '../../../src/model/game.js';
import type { ModuleView } from '../../../src/model/module-view.js';
import { pickHero } from '../../../src/model/picks.js';
import { usedThisRound } from '../../../src/model/queries.js';
import type { ModulePart } from '../../../src/model/rules.js';
import { withoutEach } from '../../../src/model/tokens.js';
import { permuteFaces } from '../../leaks/permute-faces.js';
import { shuffled } from '../../shuffle.js';
import { placeOf } from './heroes.js';

const OWNER = 'thinker';
const THEORIES = ['alms', 'alms', 'chaos', 'chaos', 'riddle', 'riddle'];

type Theories = { readonly bag: Bag; readonly hand: readonly string[]; readonly played: readonly string[] };

const AT_SETUP: Theories = { bag: THEORIES, hand: [], played: [] };

export function theoriesOf(g: Game): Theories {
  return (g.state.extra.theories ?? AT_SETUP) as Theories;
}

function drawTheory(g: Game): void {
  const { bag, hand, played } = theoriesOf(g);
  if (placeOf(g, OWNER) === undefined || bag.length === 0) return;
  const { drawn, bag: left } = drawFrom(g, 'theory', bag);
  g.state.extra.theories = { bag: left, hand: [...hand, drawn].sort(), played } satisfies Theories;
  emit(g, { event: 'theory-drawn', theory: drawn });
}

/** Hidden cards: alms for a Hero, an order of turns, and a riddle that is never of use. */
const reactions = reactionPart({
  kind: 'theory',
  rule: 'THEORY',
  names: 'text',
  stops: ['event-revealed', 'between-turns', 'before-closing'],
  owner: (g) => (placeOf(g, OWNER) === undefined ? undefined : OWNER),
  mayReact: (g, { stop }) =>
    theoriesOf(g).hand.length > 0 && (stop !== undefined || g.state.phase === 'access'),
  playable: (g, { stop }) =>
    [...new Set(theoriesOf(g).hand)].filter(
      (card) =>
        card === 'alms' || (card === 'chaos' && stop === 'between-turns' && !usedThisRound(g, 'chaos')),
    ),
  play(g, theory) {
    const { bag, hand, played } = theoriesOf(g);
    const left = withoutEach(hand, [theory]);
    g.state.extra.theories = { bag, hand: left, played: [...played, theory] } satisfies Theories;
    emit(g, { event: 'theory-played', theory });
    g.irreversible = true;
    if (theory === 'alms') enter(g, 'alms', {});
    else markUsed(g, 'chaos');
  },
});

const alms: DecisionKind = {
  rule: 'THEORY',
  options: (g: Game, { draft }: Decision) =>
    draft.length > 0 ? [] : g.state.heroes.map((_, hero) => pickHero(hero)),
  resolve: (g: Game, [{ draft }]: Answered) => receiveTrust(g, numberPicked(draft), 1, 'THEORY-alms'),
};

function askForNext(g: Game): void {
  if (usedThisRound(g, 'chaos') && heroesToGo(g).length > 0) ask(g, 'next-hero', OWNER, {});
}

const nextHero: DecisionKind = {
  rule: 'THEORY',
  options: (g: Game, { draft }: Decision) => (draft.length > 0 ? [] : heroesToGo(g).map(pickHero)),
  resolve: (g: Game, [{ draft }]: Answered) => nameNextHero(g, numberPicked(draft)),
};

type SeenTheories = {
  readonly inBag: number;
  readonly inHand: number;
  readonly played: readonly string[];
  readonly hand?: readonly string[];
};

const view: ModuleView = {
  name: 'theories',
  build(g, audience) {
    const { bag, hand, played } = theoriesOf(g);
    const shared = { inBag: bag.length, inHand: hand.length, played };
    return audience === 'revolutionaries' ? { ...shared, hand } : shared;
  },
  sample(_g, seen, below) {
    const { inHand, played, hand } = seen as SeenTheories;
    const unseen = shuffled(withoutEach(THEORIES, [...played, ...(hand ?? [])]), below);
    return { hand: hand ?? unseen.splice(0, inHand).sort(), bag: unseen, played } satisfies Theories;
  },
  /** Those played were drawn as they were; of the others the Revolutionaries know all. */
  permuteDraws(draws, end, below, audience) {
    const { bag, hand } = (end ?? AT_SETUP) as Theories;
    return audience === 'revolutionaries' ? draws : permuteFaces(draws, { id: 'theory' }, hand, bag, below);
  },
  /** What is left in the bag follows from what was drawn. */
  secrecy: {
    'extra.theories.bag.*': 'revolutionaries',
    'extra.theories.hand.*': 'revolutionaries',
    'extra.theories.played.*': 'public',
  },
};

export const theories: ModulePart = {
  ...reactions,
  steps: [
    { in: 'opening', before: 'city-event', step: { name: 'draw-theory', run: drawTheory } },
    ...(reactions.steps ?? []),
    { in: 'heroes', before: 'turns', step: { name: 'next-hero', run: askForNext } },
  ],
  frames: [{ name: 'alms', steps: [{ name: 'whom', run: (g: Game) => ask(g, 'alms', OWNER, {}) }] }],
  decisions: { ...reactions.decisions, alms, 'next-hero': nextHero },
  events: {
    'theory-drawn': { all: {}, revolutionaries: { theory: 'text' } },
    'theory-played': { all: { theory: 'text' } },
  },
  view,
};
