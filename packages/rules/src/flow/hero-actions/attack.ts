import { breakGuard } from '../../effects/guards.js';
import { payTrust } from '../../effects/trust.js';
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
import { amountOf } from '../../model/queries.js';
import { heroActor } from '../actors.js';
import { chanceOf, type Rolled, rollDie } from '../dice.js';
import { actionPrice } from '../hero-action.js';
import { leastTrust } from '../means-of-payment.js';

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

function amountsUpTo(limit: number): AnswerPick[] {
  const amounts: AnswerPick[] = [];
  for (let amount = 0; amount <= limit; amount++) amounts.push(pickAmount(amount));
  return amounts;
}

function rollsFirst(g: Game, hero: number): boolean {
  return abilityOf(g, hero).paysAfterRoll === true;
}

/** A shield always fails; cards may make a stake count for more. */
function breaks(g: Game, hero: number, stake: number, face: string): boolean {
  return face !== 'shield' && amountOf(g, 'assault', stake, { hero, stake }) >= Number(face);
}

function stakeOf(draft: readonly AnswerPick[]): number {
  return Number(draft.find(({ pick }) => pick === 'amount')?.of ?? 0);
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
      const surcharge = leastTrust(g, acting, totalOf(actionPrice(g, acting, attack, [])));
      return amountsUpTo(heroAt(g, acting.hero).trust - surcharge);
    },
    isComplete: (g, acting, draft) =>
      !isKindMissing(g, acting, draft) &&
      (rollsFirst(g, acting.hero) || draft.some(({ pick }) => pick === 'amount')),
    whyNot(g, acting, draft, pick) {
      if (pick.pick !== 'amount' || isKindMissing(g, acting, draft)) return undefined;
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
    const stake = stakeOf(draft);
    payTrust(g, hero, stake, 'ACT-4');
    enter(g, 'attack', { hero, stake, guardKind });
  },
  outcomes(g, { hero }, draft) {
    if (draft.every(({ pick }) => pick !== 'amount')) return [];
    const chance = chanceOf(g, hero, 'assault-die', (face) => breaks(g, hero, stakeOf(draft), face));
    return [
      { key: 'guard-breaks', chance },
      { key: 'attack-fails', chance: 1 - chance },
    ];
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

export const attackPayment: DecisionKind<AttackPayment> = {
  rule: 'R-ACT-9',
  about: { all: { hero: 'hero', face: 'text' } },
  options: (g: Game, { about }: Decision<AttackPayment>) => amountsUpTo(heroAt(g, about.hero).trust),
  resolve(g: Game, [{ about, draft }]: Answered<AttackPayment>) {
    const attacking = localsOf(g, 'attack');
    const stake = numberPicked(draft);
    attacking.stake = stake;
    payTrust(g, about.hero, stake, 'ACT-4');
  },
  explain(g: Game, { about }: Decision<AttackPayment>, pick: AnswerPick) {
    const price = Number(pick.of);
    const { face } = localsOf(g, 'attack');
    const key = breaks(g, about.hero, price, present(face, 'face rolled')) ? 'guard-breaks' : 'attack-fails';
    const left = heroAt(g, about.hero).trust - price;
    return { rule: 'R-ACT-9', currency: 'trust', price, left, outcomes: [{ key }] };
  },
};
