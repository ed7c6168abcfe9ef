import { type ReactionMoment, reactionPart } from '../../../flow/reactions.js';
import { itemAt } from '../../../kernel/checked.js';
import { enter, localsOf, topFrame } from '../../../kernel/flow.js';
import { refuse } from '../../../kernel/refusal.js';
import type { Game } from '../../../model/game.js';
import { isBlank } from '../../../model/queries.js';
import type { ModulePart } from '../../../model/rules.js';
import { heldCards } from '../own-deck.js';
import { ENKIDU, type TheoryDefinition } from './theory.js';
import { discardTheory, THEORIES } from './theory-deck.js';

declare module '../../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly theory: ReactionMoment;
  }
}

declare module '../../../kernel/live.js' {
  interface FrameLocals {
    readonly 'theory-use': Application;
  }
}

interface Application {
  readonly theory: string;
}

/** Beside a Hero's turn, but for between two steps of a movement (R-ENK-1). */
function isBesideTurn(g: Game): boolean {
  const kind = topFrame(g).asks[0]?.kind;
  return kind === 'hero-action' || (kind === 'hero-step' && localsOf(g, 'hero-turn').exits === 0);
}

/** No City Event can be replaced in round 1, nor The Countdown; both are seen by all. */
function isEventReplaceable(g: Game): boolean {
  const { current } = g.state.cityEvents;
  return current !== undefined && g.state.round > 1 && itemAt(g.rules.cityEvents, current).stack !== 'last';
}

/** Whether any of the seven could be of use now, whichever Enkidu holds (R-WIN-2). */
function isTimeForTheories(g: Game, { stop }: ReactionMoment): boolean {
  if (stop === 'event-revealed') return isEventReplaceable(g);
  return stop !== undefined || g.state.phase === 'access' || isBesideTurn(g);
}

/** The part of the module by which Enkidu applies these Theories, at stops and as offers (R-WIN-1, R-WIN-2). */
export function applyingTheories(theories: readonly TheoryDefinition[]): ModulePart {
  const byId = Object.fromEntries(theories.map((one) => [one.id, one]));
  const isHeld = (g: Game, theory: string) => heldCards(g, THEORIES).includes(theory);
  return {
    ...reactionPart({
      kind: THEORIES.card,
      rule: 'ENK-4',
      stops: ['event-revealed', 'between-turns'],
      owner: () => ENKIDU,
      mayReact: (g, moment) => heldCards(g, THEORIES).length > 0 && isTimeForTheories(g, moment),
      playable: (g, moment) =>
        heldCards(g, THEORIES).filter(
          (id) => itemAt(byId, id).isOfUse(g, moment) && !isBlank(g, THEORIES.card, id),
        ),
      play(g, theory) {
        discardTheory(g, theory);
        enter(g, 'theory-use', { theory });
      },
      explain: (_g, id) => ({ rule: `THE-${id}` }),
      whyNot: (g, id) =>
        isHeld(g, id) ? refuse('not-of-use-now', `THE-${id}`) : refuse('theory-not-in-hand', 'ENK-4'),
    }),
    frames: [
      {
        name: 'theory-use',
        locals: { all: { theory: 'text' } },
        steps: [{ name: 'effect', run: (g: Game, { theory }: Application) => itemAt(byId, theory).apply(g) }],
      },
    ],
  };
}
