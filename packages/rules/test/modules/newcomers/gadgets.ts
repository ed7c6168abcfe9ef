import { endTurn } from '../../../src/effects/heroes.js';
import { markUsed } from '../../../src/effects/round-history.js';
import { rollAgain } from '../../../src/flow/dice.js';
import { type ReactionMoment, reactionPart, type Stop } from '../../../src/flow/reactions.js';
import { leaveFrame, localsOf } from '../../../src/kernel/flow.js';
import type { Game } from '../../../src/model/game.js';
import { usedThisRound } from '../../../src/model/queries.js';
import type { ModulePart } from '../../../src/model/rules.js';
import { placeOf } from './heroes.js';

declare module '../../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly gadget: ReactionMoment;
  }
}

const OWNER = 'tinker';

/** When each gadget is of use: at stops, or beside what is pending. */
const TIMES: Readonly<Record<string, readonly (Stop | 'offer')[]>> = {
  spring: ['before-exit', 'offer'],
  twin: ['after-action'],
  lens: ['after-die'],
  cloak: ['detained'],
};

function usable(g: Game, stop: Stop | undefined): readonly string[] {
  const isMoving = g.state.frames.at(-1)?.asks[0]?.kind === 'hero-step';
  if (stop === undefined && !isMoving) return [];
  return Object.keys(TIMES).filter(
    (gadget) => !usedThisRound(g, gadget) && TIMES[gadget]?.includes(stop ?? 'offer'),
  );
}

/** Open cards, each once a round: an exit without Guards, a second Action, a second roll, an escape from detainment. */
export const gadgets: ModulePart = {
  ...reactionPart({
    kind: 'gadget',
    rule: 'GADGET',
    names: 'text',
    stops: ['before-exit', 'after-die', 'detained', 'after-action'],
    owner: (g) => (placeOf(g, OWNER) === undefined ? undefined : OWNER),
    mayReact: (g, { stop }) => usable(g, stop).length > 0,
    playable: (g, { stop }) => usable(g, stop),
    play(g, gadget, { hero }) {
      markUsed(g, gadget);
      if (gadget === 'lens') rollAgain(g, localsOf(g, 'die-roll'));
      if (gadget === 'cloak' && hero !== undefined) {
        endTurn(g, hero);
        leaveFrame(g);
      }
    },
  }),
  hooks: {
    amounts: {
      'hero-actions': (g, value, { hero }) =>
        hero === placeOf(g, OWNER) && usedThisRound(g, 'twin') ? value + 1 : value,
    },
    exitPrice(g, price, { hero }) {
      if (hero === placeOf(g, OWNER) && usedThisRound(g, 'spring')) price.count = 0;
    },
  },
};
