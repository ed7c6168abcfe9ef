import { MACHINE } from '../../flow/actors.js';
import { type ReactionMoment, reactionPart } from '../../flow/reactions.js';
import { outcomesOfGoingOn } from '../../flow/roll-meaning.js';
import type { Game } from '../../model/game.js';
import type { ModulePart } from '../../model/rules.js';
import { activateSurge, isAnyWaiting, isWaiting } from './surge-tokens.js';
import { SURGES, surgeNamed } from './tokens/index.js';

declare module '../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly surge: ReactionMoment;
  }
}

/** The blue tokens with this Hero whose condition is met now. */
function activatable(g: Game, { stop, hero }: ReactionMoment): readonly string[] {
  if (hero === undefined || !isAnyWaiting(g, hero)) return [];
  return Object.values(SURGES)
    .filter(({ id, activatedAt }) => activatedAt === stop && isWaiting(g, hero, id))
    .map(({ id }) => id);
}

/** Where the condition of a blue token is met, the Great Machine is asked whether it activates it (CHR-6). */
export const activation: ModulePart = reactionPart({
  kind: 'surge',
  rule: 'CHR-6',
  stops: ['before-die', 'detained'],
  onlyAtStops: true,
  owner: () => MACHINE,
  mayReact: (g, moment) => activatable(g, moment).length > 0,
  playable: activatable,
  play(g, card, { hero }) {
    if (hero !== undefined) activateSurge(g, hero, surgeNamed(card));
  },
  explain(g, card) {
    const { rule, outcomes } = surgeNamed(card);
    return { rule, outcomes: outcomes?.(g) };
  },
  outcomesOfGoingOn,
});
