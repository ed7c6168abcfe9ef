import { markUsed } from '../../effects/round-history.js';
import { type AnswerPick, namePicked, numberPicked, picksOf } from '../../kernel/decision.js';
import { type Refusal, refuse } from '../../kernel/refusal.js';
import type { FurtherPicks, ServantActing, ServantAction } from '../../model/actions.js';
import type { Game } from '../../model/game.js';
import { pickHero } from '../../model/picks.js';
import { servantAt } from '../../model/pieces.js';
import { heroesIn, usedThisRound } from '../../model/queries.js';
import type { ModulePart } from '../../model/rules.js';
import { abilityOfChronoleon } from './servant.js';
import { countTaken, giveSurge, hasTaken, surgesFor } from './surge-tokens.js';
import { surgeNamed } from './tokens/index.js';

const pickSurge = picksOf('surge');
const GAVE_FREELY = 'give-surge-freely';

function whoGetsOne(g: Game, { servant, district }: ServantActing): readonly number[] {
  return heroesIn(g, district).filter((hero) => surgesFor(g, servant, hero).length > 0);
}

/** To whom, and which of the tokens that she has taken. */
const giftPicks: FurtherPicks<ServantActing> = {
  next(g, acting, draft) {
    if (draft.length === 0) return whoGetsOne(g, acting).map(pickHero);
    return surgesFor(g, acting.servant, numberPicked(draft)).map(pickSurge);
  },
  isComplete: (_g, _acting, draft) => draft.length === 2,
  whyNot(g, { servant, district }, draft, { pick, of }: AnswerPick) {
    if (pick !== (draft.length === 0 ? 'hero' : 'surge')) return undefined;
    if (pick === 'hero' && !heroesIn(g, district).includes(Number(of)))
      return refuse('hero-elsewhere', 'CHR-4');
    if (pick === 'surge' && !hasTaken(g, servant, String(of))) return refuse('no-such-surge-taken', 'CHR-3');
    return refuse('holds-such-a-surge', 'CHR-7');
  },
};

function whyNothingToGive(g: Game, acting: ServantActing): Refusal | undefined {
  if (countTaken(g, acting.servant) === 0) return refuse('no-surge-taken', 'CHR-3');
  if (heroesIn(g, acting.district).length === 0) return refuse('no-hero-here', 'CHR-4');
  return whoGetsOne(g, acting).length > 0 ? undefined : refuse('holds-such-a-surge', 'CHR-7');
}

function give(g: Game, { servant }: ServantActing, picks: readonly AnswerPick[]): void {
  giveSurge(g, servant, numberPicked(picks), surgeNamed(namePicked(picks, 1)));
}

/** With Improvement I it is her Action, and costs no Bonds. */
const giving: ServantAction = {
  id: 'give-surge',
  rule: 'CHR-4',
  price: 0,
  picks: giftPicks,
  obstacle(g, acting) {
    if (abilityOfChronoleon(g, acting.servant) !== 1) return refuse('needs-improvement', 'CHR-4');
    return whyNothingToGive(g, acting);
  },
  perform: give,
};

/** With Improvement II it is none: any number, after her movement and before her Action. */
const givingFreely: ServantAction = {
  id: GAVE_FREELY,
  rule: 'CHR-5',
  price: 0,
  spendsNone: true,
  picks: giftPicks,
  obstacle(g, acting) {
    if (abilityOfChronoleon(g, acting.servant) !== 2) return refuse('needs-improvement', 'CHR-5');
    if (servantAt(g, acting.servant).actions > 0) return refuse('servant-has-acted', 'CHR-5');
    return whyNothingToGive(g, acting);
  },
  perform(g, acting, picks) {
    if (!usedThisRound(g, GAVE_FREELY)) markUsed(g, GAVE_FREELY);
    give(g, acting, picks);
  },
};

/** How Surge tokens come to the Heroes. Having given one freely, she does not move any more (CHR-5). */
export const givingSurges: ModulePart = {
  servantActions: [giving, givingFreely],
  hooks: {
    servantMoveObstacle: (g, servant) =>
      usedThisRound(g, GAVE_FREELY) && abilityOfChronoleon(g, servant) === 2
        ? refuse('has-given-a-surge', 'CHR-5')
        : undefined,
  },
};
