import { present } from '../kernel/checked.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  namePicked,
} from '../kernel/decision.js';
import type { DeclaredFields } from '../kernel/fields.js';
import { ask, localsOf, repeatStep } from '../kernel/flow.js';
import { type Refusal, refuse } from '../kernel/refusal.js';
import { abilityOf } from '../model/abilities.js';
import type { HeroActing, HeroAction } from '../model/actions.js';
import { spokenAt } from '../model/effective-cards.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { PASS, pickDo } from '../model/picks.js';
import { guardsIn, heroAt } from '../model/pieces.js';
import { breakdownOf, countGuards, newPrice, type Price, totalOf } from '../model/price.js';
import { amountOf, servantsAsGuards } from '../model/queries.js';
import { heroActor } from './actors.js';
import type { HeroTurn } from './heroes.js';
import {
  type Bill,
  chosenMeans,
  explainBill,
  isPayable,
  isPaymentChosen,
  payBill,
  paymentPicks,
} from './means-of-payment.js';

declare module '../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'hero-action': ActionChoice;
  }
}

export interface ActionChoice {
  readonly hero: number;
  /** Actions taken before this one in the same turn. */
  readonly taken: readonly string[];
}

/** Part 2 of the turn: one Action or none (ACT-1); some Heroes may take more. */
export function takeActions(g: Game, { hero, taken, passed }: HeroTurn): void {
  if (passed || heroAt(g, hero).turnEnded) return;
  if (taken.length >= amountOf(g, 'hero-actions', 1, { hero })) return;
  if (taken.length > 0 && availableActions(g, whereHeroStands(g, hero), taken).length === 0) return;
  ask(g, 'hero-action', heroActor(g, hero), { hero, taken });
}

/** A Hero's own Actions count as taken where the Hero stands. */
export function whereHeroStands(g: Game, hero: number): HeroActing {
  return { hero, district: heroAt(g, hero).place };
}

/** What an Action costs with the picks so far (R-COST-1). */
export function actionPrice(
  g: Game,
  acting: HeroActing,
  action: HeroAction,
  draft: readonly AnswerPick[],
  explained = false,
): Price {
  const { hero, district } = acting;
  const price = newPrice(explained);
  action.price?.(g, acting, draft, price);
  const act = { hero, district, action: action.id };
  for (const { says } of spokenAt(g, 'actionPrice')) says(g, price, act);
  abilityOf(g, hero).actionPrice?.(g, price, act);
  return price;
}

export function canAfford(
  g: Game,
  acting: HeroActing,
  action: HeroAction,
  draft: readonly AnswerPick[],
): boolean {
  return isPayable(g, acting, totalOf(actionPrice(g, acting, action, draft)));
}

/** One Trust per Guard in the District, and for whatever the Hero counts as one. */
export function pricePerGuard(g: Game, { hero, district }: HeroActing, price: Price): void {
  countGuards(price, guardsIn(g, district), 'ACT-2');
  const asGuards = servantsAsGuards(g, hero, district, 'action');
  if (asGuards > 0) countGuards(price, asGuards, 'R-GRD-1');
}

/** Why an Action cannot be taken, its price apart. */
function obstacleTo(
  g: Game,
  acting: HeroActing,
  taken: readonly string[],
  action: HeroAction,
): Refusal | undefined {
  if (taken.length > 0 && abilityOf(g, acting.hero).mayFollow?.(taken, action.id) === false) {
    return refuse('not-as-second-action', 'R-ACT-8');
  }
  return action.obstacle(g, acting) ?? forbiddenByHooks(g, acting, action);
}

const NO_PICKS: readonly AnswerPick[] = [];

/** The picks with which an Action costs least. */
function cheapestPicks(g: Game, acting: HeroActing, action: HeroAction): readonly AnswerPick[] {
  return action.cheapest?.(g, acting) ?? NO_PICKS;
}

function isActionAvailable(
  g: Game,
  acting: HeroActing,
  taken: readonly string[],
  action: HeroAction,
): boolean {
  if (obstacleTo(g, acting, taken, action) !== undefined) return false;
  return canAfford(g, acting, action, cheapestPicks(g, acting, action));
}

export function whyNotAction(
  g: Game,
  acting: HeroActing,
  taken: readonly string[],
  action: HeroAction,
): Refusal | undefined {
  const obstacle = obstacleTo(g, acting, taken, action);
  if (obstacle !== undefined) return obstacle;
  const least = cheapestPicks(g, acting, action);
  return canAfford(g, acting, action, least) ? undefined : tooLittleTrust(g, acting, action, least);
}

export function tooLittleTrust(
  g: Game,
  acting: HeroActing,
  action: HeroAction,
  draft: readonly AnswerPick[],
): Refusal {
  const price = actionPrice(g, acting, action, draft);
  const short = { price: totalOf(price), trust: heroAt(g, acting.hero).trust };
  const isPerCitizen = price.count > 0 && price.rate > 1;
  return refuse('too-little-trust', 'ACT-2', isPerCitizen ? { ...short, citizens: price.rate } : short);
}

function forbiddenByHooks(
  g: Game,
  { hero, district }: HeroActing,
  { id: action }: HeroAction,
): Refusal | undefined {
  for (const { says } of spokenAt(g, 'actionObstacle')) {
    const refusal = says(g, { hero, district, action });
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function availableActions(g: Game, acting: HeroActing, taken: readonly string[]): readonly HeroAction[] {
  return g.rules.heroActionList.filter((action) => isActionAvailable(g, acting, taken, action));
}

function actionOf(g: Game, draft: readonly AnswerPick[]): HeroAction {
  return present(g.rules.heroActions[namePicked(draft)], 'such Action');
}

/** What was picked after the Action, without the means that pay for it. */
function picksOf(draft: readonly AnswerPick[]): readonly AnswerPick[] {
  return draft.at(-1)?.pick === 'with' ? draft.slice(1, -1) : draft.slice(1);
}

/** Whether everything but the payment is chosen. */
function isChosen(g: Game, acting: HeroActing, draft: readonly AnswerPick[]): boolean {
  const { picks } = actionOf(g, draft);
  return picks === undefined || picks.isComplete(g, acting, picksOf(draft));
}

/** Trust that the Hero stakes with these picks. */
function stakeOf(g: Game, draft: readonly AnswerPick[]): number {
  return actionOf(g, draft).stake?.(picksOf(draft)) ?? 0;
}

/** A stake is part of what the Action costs: what helps to pay helps once with all of it (R-RES-1). */
function billOf(g: Game, paying: HeroActing, draft: readonly AnswerPick[]): Bill {
  const price = totalOf(actionPrice(g, paying, actionOf(g, draft), picksOf(draft))) + stakeOf(g, draft);
  return { paying, price, trust: heroAt(g, paying.hero).trust, mayFallShort: false };
}

/** A question for an Action: which ones there are, where each counts as taken, and what taking it means. */
interface ActionQuestion<About extends { readonly hero: number }> {
  readonly rule: string;
  readonly about: DeclaredFields;
  available(g: Game, about: About): readonly HeroAction[];
  where(g: Game, about: About, action: HeroAction): HeroActing;
  whyNot(g: Game, about: About, action: HeroAction): Refusal | undefined;
  /** Before it is told, paid and done. */
  take?(g: Game, about: About, action: HeroAction): void;
  /** Without it an Action has to be taken. */
  pass?(g: Game, about: About): void;
}

/** An Action with everything it needs and how it is paid. */
export function actionChoice<About extends { readonly hero: number }>(
  of: ActionQuestion<About>,
): DecisionKind<About> {
  const actingIn = (g: Game, about: About, draft: readonly AnswerPick[]) =>
    of.where(g, about, actionOf(g, draft));
  return {
    rule: of.rule,
    about: of.about,
    options(g: Game, { about, draft }: Decision<About>) {
      if (draft.length > 0) {
        const acting = actingIn(g, about, draft);
        if (isChosen(g, acting, draft)) return paymentPicks(g, billOf(g, acting, draft));
        return actionOf(g, draft).picks?.next(g, acting, draft.slice(1)) ?? [];
      }
      const options: AnswerPick[] = [];
      for (const action of of.available(g, about)) options.push(pickDo(action.id));
      if (of.pass !== undefined) options.push(PASS);
      return options;
    },
    isComplete(g: Game, { about, draft }: Decision<About>) {
      if (draft.length === 0) return false;
      if (draft[0]?.pick === 'pass') return true;
      const acting = actingIn(g, about, draft);
      return isChosen(g, acting, draft) && isPaymentChosen(g, draft, acting, () => billOf(g, acting, draft));
    },
    resolve(g: Game, [{ about, draft }]: Answered<About>) {
      if (draft[0]?.pick === 'pass') {
        of.pass?.(g, about);
        return;
      }
      const { hero } = about;
      const action = actionOf(g, draft);
      const acting = of.where(g, about, action);
      const bill = billOf(g, acting, draft);
      of.take?.(g, about, action);
      const price = bill.price - stakeOf(g, draft);
      tell(g, { event: 'hero-acted', hero, action: action.id, district: acting.district, price });
      payBill(g, bill, chosenMeans(g, bill, draft), action.rule);
      action.perform(g, acting, picksOf(draft));
    },
    explain(g: Game, { about, draft }: Decision<About>, pick: AnswerPick) {
      if (pick.pick === 'pass') return { rule: 'R-HER-6' };
      const action = actionOf(g, [...draft, pick]);
      const acting = of.where(g, about, action);
      const least = draft.length === 0 ? action.cheapest?.(g, acting) : undefined;
      const whole = [...draft, pick, ...(least ?? [])];
      const picks = picksOf(whole);
      const price = actionPrice(g, acting, action, picks, true);
      const stake = stakeOf(g, whole);
      const bill = billOf(g, acting, whole);
      const lines = [...breakdownOf(price), ...(stake > 0 ? [{ source: action.rule, amount: stake }] : [])];
      return {
        rule: action.rule,
        currency: 'trust' as const,
        ...explainBill(g, bill, whole, lines),
        atLeast: least === undefined ? undefined : true,
        outcomes: action.outcomes?.(g, acting, least === undefined ? picks : []),
      };
    },
    whyNot(g: Game, { about, draft }: Decision<About>, pick: AnswerPick) {
      if (draft.length > 0) {
        const { picks, rule } = actionOf(g, draft);
        const acting = actingIn(g, about, draft);
        return picks?.whyNot?.(g, acting, draft.slice(1), pick) ?? refuse('not-offered', rule);
      }
      if (pick.pick !== 'do') return undefined;
      const action = Object.hasOwn(g.rules.heroActions, pick.of) ? g.rules.heroActions[pick.of] : undefined;
      return action === undefined ? refuse('no-such-action-now', 'ACT-1') : of.whyNot(g, about, action);
    },
  };
}

/** An Action where the Hero stands, or passing, which is always legal (R-HER-6). */
export const heroActionChoice: DecisionKind<ActionChoice> = actionChoice({
  rule: 'ACT-1',
  about: { all: { hero: 'hero', taken: 'texts' } },
  available: (g, { hero, taken }) => availableActions(g, whereHeroStands(g, hero), taken),
  where: (g, { hero }) => whereHeroStands(g, hero),
  whyNot: (g, { hero, taken }, action) => whyNotAction(g, whereHeroStands(g, hero), taken, action),
  take(g, { taken }, { id }) {
    localsOf(g, 'hero-turn').taken = [...taken, id];
    repeatStep(g);
  },
  pass(g, { hero }) {
    localsOf(g, 'hero-turn').passed = true;
    tell(g, { event: 'hero-passed', hero });
  },
});
