import { receiveBonds } from '../../effects/bonds.js';
import { slideDistrict } from '../../effects/city.js';
import { drawDirective, publishDirective, takeBackDirective } from '../../effects/directives.js';
import { type AnswerPick, numberPicked } from '../../kernel/decision.js';
import { refuse } from '../../kernel/refusal.js';
import type { ServantActing, ServantAction } from '../../model/actions.js';
import type { Game } from '../../model/game.js';
import { pickDirective, pickTakeBack, tileOfCode } from '../../model/picks.js';
import { guardsIn } from '../../model/pieces.js';
import { amountOf, countCitizens } from '../../model/queries.js';
import { repositionPicks, whyNoRepositioning } from '../further-picks.js';

export const MAX_PUBLISHED = 3;

function countsIn(g: Game, acting: ServantActing, district: string): boolean {
  return acting.district === g.rules.places[district];
}

/** GM-9: Grand Citadel. */
export const drawDirectiveAction: ServantAction = {
  id: 'draw-directive',
  rule: 'GM-9',
  obstacle(g, acting) {
    if (!countsIn(g, acting, 'grand-citadel')) return refuse('only-in-another-district', 'GM-9');
    return g.state.directives.deck.length > 0 ? undefined : refuse('no-directive-left', 'GM-9');
  },
  perform: drawDirective,
};

function isFull(g: Game): boolean {
  return g.state.directives.published.length >= MAX_PUBLISHED;
}

/** GM-10: Tower of L.A.W. With 3 published, one is taken back first and another one published (R-GM-3). */
export const publishDirectiveAction: ServantAction = {
  id: 'publish-directive',
  rule: 'GM-10',
  obstacle(g, acting) {
    if (!countsIn(g, acting, 'tower-of-law')) return refuse('only-in-another-district', 'GM-10');
    return g.state.directives.hand.length > 0 ? undefined : refuse('no-directive-in-hand', 'GM-10');
  },
  picks: {
    next(g, _acting, draft) {
      const { hand, published } = g.state.directives;
      return isFull(g) && draft.length === 0 ? published.map(pickTakeBack) : hand.map(pickDirective);
    },
    isComplete: (_g, _acting, draft) => draft.some((pick) => pick.pick === 'directive'),
    whyNot(g, _acting, [takenBack], pick) {
      if (pick.pick !== 'directive') return undefined;
      if (takenBack?.of === pick.of) return refuse('just-taken-back', 'R-GM-3');
      return isFull(g) && takenBack === undefined
        ? refuse('three-published', 'GM-10')
        : refuse('not-in-hand', 'GM-10');
    },
  },
  perform(g, _acting, draft: readonly AnswerPick[]) {
    for (const pick of draft) {
      if (pick.pick === 'take-back') takeBackDirective(g, String(pick.of));
      else publishDirective(g, String(pick.of));
    }
  },
};

/** GM-11: Control Nexus. */
export const repositionAction: ServantAction = {
  id: 'reposition',
  rule: 'GM-11',
  obstacle: (g, acting) =>
    countsIn(g, acting, 'control-nexus')
      ? whyNoRepositioning(g)
      : refuse('only-in-another-district', 'GM-11'),
  picks: repositionPicks,
  perform: (g, _acting, picks) => slideDistrict(g, numberPicked(picks), tileOfCode(numberPicked(picks, 1))),
};

function squareBonds(g: Game, { district }: ServantActing): number {
  const guards = Math.max(0, amountOf(g, 'square-guards', guardsIn(g, district), { district }));
  return countCitizens(g, district) - guards;
}

/** GM-12: Central Square, free; revealed Traitors count like any Citizen. */
export const centralSquareBonds: ServantAction = {
  id: 'collect-bonds',
  rule: 'GM-12',
  price: 0,
  obstacle(g, acting) {
    if (!countsIn(g, acting, 'central-square')) return refuse('only-in-another-district', 'GM-12');
    return squareBonds(g, acting) > 0 ? undefined : refuse('no-effect', 'R-GM-1');
  },
  perform: (g, acting) => receiveBonds(g, squareBonds(g, acting), 'GM-12'),
  outcomes: (g, acting) => [{ key: 'bonds-received', params: { amount: squareBonds(g, acting) } }],
};
