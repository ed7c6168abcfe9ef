import { payTrust } from '../effects/trust.js';
import { itemAt } from '../kernel/checked.js';
import type { AnswerPick, OptionMeaning, PriceLine } from '../kernel/decision.js';
import type { HeroActing, MeansOfPayment } from '../model/actions.js';
import type { Game } from '../model/game.js';
import { pickWith } from '../model/picks.js';
import { heroAt } from '../model/pieces.js';

const WITH_TRUST = pickWith('trust');
const NOTHING_TO_CHOOSE: readonly AnswerPick[] = [];

/** A price that a Hero pays, for what it is paid where, and the Trust that is there for it. */
export interface Bill {
  readonly paying: HeroActing;
  readonly price: number;
  readonly trust: number;
  /** What is too expensive may still be chosen, as an exit may. */
  readonly mayFallShort: boolean;
}

/** Whether there is anything but Trust to pay with. */
function hasOtherMeans(g: Game, paying: HeroActing): boolean {
  for (const means of g.rules.meansOfPayment) if (means.worth(g, paying) > 0) return true;
  return false;
}

/** The means that would do, one at a time. */
function usableMeans(g: Game, { paying, price, trust }: Bill): readonly MeansOfPayment[] {
  return g.rules.meansOfPayment.filter((means) => {
    const worth = means.worth(g, paying);
    return Math.min(worth, price) > 0 && price - worth <= trust;
  });
}

/** How to pay, where there is a choice: the last pick of what is paid for. */
export function paymentPicks(g: Game, bill: Bill): readonly AnswerPick[] {
  if (g.rules.meansOfPayment.length === 0) return NOTHING_TO_CHOOSE;
  const others = usableMeans(g, bill).map(({ id }) => pickWith(id));
  const trustDoes = bill.mayFallShort || bill.price <= bill.trust;
  const ways = trustDoes ? [WITH_TRUST, ...others] : others;
  return ways.length > 1 ? ways : NOTHING_TO_CHOOSE;
}

/** Whether nothing about the payment is left to choose. */
export function isPaymentChosen(
  g: Game,
  draft: readonly AnswerPick[],
  paying: HeroActing,
  bill: () => Bill,
): boolean {
  if (!hasOtherMeans(g, paying) || draft.at(-1)?.pick === 'with') return true;
  return paymentPicks(g, bill()).length === 0;
}

/** The means that a draft ends with, or else the only one that does where Trust alone does not. */
export function chosenMeans(g: Game, bill: Bill, draft: readonly AnswerPick[]): MeansOfPayment | undefined {
  if (g.rules.meansOfPayment.length === 0) return undefined;
  const last = itemAt(draft, draft.length - 1);
  if (last.pick === 'with') return g.rules.meansOfPayment.find(({ id }) => id === last.of);
  return bill.mayFallShort || bill.price <= bill.trust ? undefined : usableMeans(g, bill)[0];
}

/** The least Trust that a price takes. */
export function leastTrust(g: Game, paying: HeroActing, price: number): number {
  let least = price;
  for (const means of g.rules.meansOfPayment) least = Math.min(least, price - means.worth(g, paying));
  return Math.max(0, least);
}

/** What is left to pay in Trust. */
export function trustPart(g: Game, { paying, price }: Bill, means: MeansOfPayment | undefined): number {
  return means === undefined ? price : Math.max(0, price - means.worth(g, paying));
}

type ExplainedBill = Required<Pick<OptionMeaning, 'price' | 'breakdown' | 'left'>> &
  Pick<OptionMeaning, 'usesUp'>;

/** What is paid in Trust and what it leaves, with the lines of the price and the one of the means that spares some of it. */
export function explainBill(
  g: Game,
  bill: Bill,
  draft: readonly AnswerPick[],
  lines: readonly PriceLine[],
): ExplainedBill {
  const means = chosenMeans(g, bill, draft);
  const price = trustPart(g, bill, means);
  const left = bill.trust - price;
  if (means === undefined) return { price, breakdown: lines, left };
  const spared = { source: means.rule, amount: price - bill.price };
  return { price, breakdown: [...lines, spared], left, usesUp: means.id };
}

/** Whether the Hero can pay so much there. */
export function isPayable(g: Game, paying: HeroActing, price: number): boolean {
  return leastTrust(g, paying, price) <= heroAt(g, paying.hero).trust;
}

export function payBill(g: Game, bill: Bill, means: MeansOfPayment | undefined, because: string): void {
  payTrust(g, bill.paying.hero, trustPart(g, bill, means), because);
  means?.use(g, bill.paying);
}
