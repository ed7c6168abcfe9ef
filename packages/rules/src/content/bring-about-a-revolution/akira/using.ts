import { type ReactionMoment, reactionPart } from '../../../flow/reactions.js';
import { outcomesOfGoingOn } from '../../../flow/roll-meaning.js';
import { itemAt } from '../../../kernel/checked.js';
import { enter } from '../../../kernel/flow.js';
import { refuse } from '../../../kernel/refusal.js';
import type { Game } from '../../../model/game.js';
import { usedThisRound } from '../../../model/queries.js';
import type { ModulePart } from '../../../model/rules.js';
import { heldCards } from '../own-deck.js';
import { AKIRA, type InventionDefinition } from './invention.js';
import { beginUse, chanceOfBreaking, INVENTIONS, isReady, testInvention } from './invention-deck.js';

declare module '../../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly invention: ReactionMoment;
  }
}

declare module '../../../kernel/live.js' {
  interface FrameLocals {
    readonly 'invention-use': Use;
  }
}

interface Use {
  readonly invention: string;
}

/** The part of the module by which Akira uses these Inventions, at stops and as offers (R-WIN-1, R-WIN-2). */
export function usingInventions(inventions: readonly InventionDefinition[]): ModulePart {
  const byId = Object.fromEntries(inventions.map((one) => [one.id, one]));
  const isUsable = (g: Game, { id, isOfUse }: InventionDefinition, moment: ReactionMoment) =>
    isReady(g, id) && isOfUse?.(g, moment) === true;
  const reactions = reactionPart({
    kind: INVENTIONS.card,
    rule: 'AKI-4',
    stops: [
      'event-revealed',
      'between-turns',
      'before-exit',
      'before-die',
      'after-die',
      'detained',
      'after-action',
      'before-closing',
    ],
    owner: () => AKIRA,
    mayReact: (g, moment) =>
      heldCards(g, INVENTIONS).length > 0 && inventions.some((one) => isUsable(g, one, moment)),
    playable: (g, moment) => inventions.filter((one) => isUsable(g, one, moment)).map(({ id }) => id),
    play(g, invention) {
      beginUse(g, invention);
      enter(g, 'invention-use', { invention });
    },
    explain(g, id) {
      const invention = itemAt(byId, id);
      const broken = { key: 'invention-breaks', chance: chanceOfBreaking(invention) };
      return { rule: `INV-${id}`, outcomes: [...(invention.outcomes?.(g) ?? []), broken] };
    },
    outcomesOfGoingOn,
    whyNot(g, id) {
      if (usedThisRound(g, id)) return refuse('already-used', 'AKI-4');
      return isReady(g, id) ? refuse('not-of-use-now', `INV-${id}`) : refuse('not-in-play', 'AKI-4');
    },
  });
  return {
    ...reactions,
    frames: [
      {
        name: 'invention-use',
        locals: { all: { invention: 'text' } },
        steps: [
          { name: 'effect', run: (g: Game, { invention }: Use) => itemAt(byId, invention).use?.(g) },
          {
            name: 'breakdown',
            run: (g: Game, { invention }: Use) => testInvention(g, itemAt(byId, invention)),
          },
        ],
      },
    ],
  };
}
