import { breakGuard } from '../../effects/guards.js';
import { present } from '../../kernel/checked.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../../kernel/decision.js';
import { ask, enter, localsOf } from '../../kernel/flow.js';
import type { FrameDefinition } from '../../kernel/live.js';
import { refuse } from '../../kernel/refusal.js';
import { abilityOf } from '../../model/abilities.js';
import type { HeroActing, HeroAction } from '../../model/actions.js';
import { tell } from '../../model/events.js';
import type { Game } from '../../model/game.js';
import { guardKindsIn } from '../../model/guards.js';
import { pickAmount, pickGuardKind } from '../../model/picks.js';
import { guardsIn, heroAt } from '../../model/pieces.js';
import { totalOf } from '../../model/price.js';
import { heroActor } from '../actors.js';
import { chanceOf, type Rolled, rollDie } from '../dice.js';
import { actionPrice, whereHeroStands } from '../hero-action.js';
import {
  type Bill,
  chosenMeans,
  explainBill,
  isPayable,
  isPaymentChosen,
  payBill,
  paymentPicks,
} from '../means-of-payment.js';
import { breaks, outcomesOfAttack } from '../roll-meaning.js';

declare module '../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'attack-payment': AttackPayment;
  }
}

declare module '../../kernel/live.js' {
  interface FrameLocals {
    readonly attack: Attack;
  }
}

/** The stakes that the Hero can pay there, with the surcharge. */
function payableStakes(g: Game, acting: HeroActing, surcharge = 0): AnswerPick[] {
  const stakes: AnswerPick[] = [];
  for (let stake = 0; isPayable(g, acting, surcharge + stake); stake++) stakes.push(pickAmount(stake));
  return stakes;
}

function rollsFirst(g: Game, hero: number): boolean {
  return abilityOf(g, hero).paysAfterRoll === true;
}

function stakeOf(draft: readonly AnswerPick[]): number {
  return Number(draft.find(({ pick }) => pick === 'amount')?.of ?? 0);
}

function isStaked(draft: readonly AnswerPick[]): boolean {
  return draft.some(({ pick }) => pick === 'amount');
}

function kindOf(draft: readonly AnswerPick[]): string | undefined {
  return draft.find(({ pick }) => pick === 'guard-kind')?.of.toString();
}

/** Where Guards of several kinds stand the Hero says which one is attacked (R-ZEP-2). */
function isKindMissing(g: Game, { district }: HeroActing, draft: readonly AnswerPick[]): boolean {
  if (g.rules.guardKinds.length === 0 || kindOf(draft) !== undefined) return false;
  return guardKindsIn(g, district, 'standing').length > 1;
}

/** ACT-4: a stake of any size, fixed before the roll; surcharges are paid on top of it (R-COST-2). */
export const attack: HeroAction = {
  id: 'attack',
  kind: 'standard',
  rule: 'ACT-4',
  obstacle: (g, { district }) => (guardsIn(g, district) > 0 ? undefined : refuse('no-guard-here', 'ACT-4')),
  cheapest: (g, { hero }) => (rollsFirst(g, hero) ? [] : [pickAmount(0)]),
  stake: stakeOf,
  picks: {
    next(g, acting, draft) {
      if (isKindMissing(g, acting, draft))
        return guardKindsIn(g, acting.district, 'standing').map(pickGuardKind);
      return payableStakes(g, acting, totalOf(actionPrice(g, acting, attack, [])));
    },
    isComplete: (g, acting, draft) =>
      !isKindMissing(g, acting, draft) && (rollsFirst(g, acting.hero) || isStaked(draft)),
    whyNot(g, acting, draft, pick) {
      const isStakeNext = !isKindMissing(g, acting, draft) && !isStaked(draft);
      if (pick.pick !== 'amount' || !isStakeNext) return undefined;
      const price = Number(pick.of) + totalOf(actionPrice(g, acting, attack, []));
      return refuse('too-little-trust', 'R-ACT-2', { price, trust: heroAt(g, acting.hero).trust });
    },
  },
  perform(g, { hero }, draft) {
    const guardKind = kindOf(draft);
    if (rollsFirst(g, hero)) {
      enter(g, 'attack', { hero, guardKind });
      return;
    }
    enter(g, 'attack', { hero, stake: stakeOf(draft), guardKind });
  },
  outcomes(g, { hero }, draft) {
    if (!isStaked(draft)) return [];
    return outcomesOfAttack(
      chanceOf(g, hero, 'assault-die', (face) => breaks(g, hero, stakeOf(draft), face)),
    );
  },
};

export interface Attack extends Rolled {
  readonly hero: number;
  /** Where the kind of the attacked Guard matters. */
  readonly guardKind?: string;
  /** Missing while it is to be paid after the roll: an ability that comes in mid-attack comes too late for that. */
  stake?: number;
}

export const attackFrame: FrameDefinition<'attack'> = {
  name: 'attack',
  locals: { all: { hero: 'hero', stake: 'number?', face: 'text?', guardKind: 'text?' } },
  steps: [
    { name: 'roll', run: (g: Game, { hero }: Attack) => rollDie(g, hero, 'assault-die') },
    { name: 'pay-after-roll', run: askStakeAfterRoll },
    { name: 'result', run: settleAttack },
  ],
};

/** R-ACT-9: who rolls first decides afterwards how much to pay; with a shield, nothing. */
function askStakeAfterRoll(g: Game, { hero, stake, face }: Attack): void {
  if (stake === undefined && face !== undefined && face !== 'shield') {
    ask(g, 'attack-payment', heroActor(g, hero), { hero, face });
  }
}

function settleAttack(g: Game, { hero, stake = 0, face, guardKind }: Attack): void {
  const district = heroAt(g, hero).place;
  const success = breaks(g, hero, stake, present(face, 'face rolled'));
  tell(g, { event: 'attack-resolved', hero, district, stake, success });
  if (success) breakGuard(g, district, 'ACT-4', guardKind);
}

export interface AttackPayment {
  readonly hero: number;
  readonly face: string;
}

function billAfterRoll(g: Game, { hero }: AttackPayment, draft: readonly AnswerPick[]): Bill {
  const { trust } = heroAt(g, hero);
  return { paying: whereHeroStands(g, hero), price: numberPicked(draft), trust, mayFallShort: false };
}

export const attackPayment: DecisionKind<AttackPayment> = {
  rule: 'R-ACT-9',
  about: { all: { hero: 'hero', face: 'text' } },
  options: (g: Game, { about, draft }: Decision<AttackPayment>) =>
    draft.length > 0
      ? paymentPicks(g, billAfterRoll(g, about, draft))
      : payableStakes(g, whereHeroStands(g, about.hero)),
  isComplete: (g: Game, { about, draft }: Decision<AttackPayment>) =>
    draft.length > 0 &&
    isPaymentChosen(g, draft, whereHeroStands(g, about.hero), () => billAfterRoll(g, about, draft)),
  resolve(g: Game, [{ about, draft }]: Answered<AttackPayment>) {
    const bill = billAfterRoll(g, about, draft);
    localsOf(g, 'attack').stake = bill.price;
    payBill(g, bill, chosenMeans(g, bill, draft), 'ACT-4');
  },
  explain(g: Game, { about, draft }: Decision<AttackPayment>, pick: AnswerPick) {
    const whole = [...draft, pick];
    const bill = billAfterRoll(g, about, whole);
    const { price } = bill;
    const { face } = localsOf(g, 'attack');
    const key = breaks(g, about.hero, price, present(face, 'face rolled')) ? 'guard-breaks' : 'attack-fails';
    const paid = explainBill(g, bill, whole, [{ source: 'ACT-4', amount: price }]);
    return { rule: 'R-ACT-9', currency: 'trust', ...paid, outcomes: [{ key }] };
  },
};
