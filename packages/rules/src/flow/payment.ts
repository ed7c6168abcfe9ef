import { payBonds } from '../effects/bonds.js';
import { payTrust } from '../effects/trust.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../kernel/decision.js';
import { ask, askTogether, enter, localsOf, returnToCaller } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { DECLINE, PAY, pickAmount, pickReady } from '../model/picks.js';
import { heroAt } from '../model/pieces.js';
import { countedHeroes } from '../model/queries.js';
import { seatsOf } from '../model/seats.js';
import { heroActor, MACHINE } from './actors.js';

declare module '../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'trust-share': Share;
    readonly 'machine-payment': PricedPlan;
  }
}

declare module '../kernel/live.js' {
  interface FrameLocals {
    readonly 'collective-payment': CollectivePayment;
    readonly 'machine-payment': MachinePayment;
  }
}

interface CollectivePayment {
  readonly wanted: number;
  readonly because: string;
  paid?: boolean;
}

/** The Heroes may pay together to keep the Master Plan from advancing (R-CLO-2). */
export function askHeroesToPrevent(g: Game, wanted: number, because: string): void {
  enter(g, 'collective-payment', { wanted, because });
}

export const collectivePayment: FrameDefinition<'collective-payment'> = {
  name: 'collective-payment',
  locals: { all: { wanted: 'number', because: 'text', paid: 'flag?' } },
  steps: [
    { name: 'ask', run: askForShares },
    { name: 'result', run: settlePayment },
  ],
};

export interface Share {
  readonly hero: number;
  readonly wanted: number;
}

/** Nobody is asked when all Trust together would not do; both are public. */
function askForShares(g: Game, { wanted }: CollectivePayment): void {
  const payers = countedHeroes(g).filter((hero) => heroAt(g, hero).trust > 0);
  const total = payers.reduce((sum, hero) => sum + heroAt(g, hero).trust, 0);
  if (total < wanted) return;
  askTogether(
    g,
    'trust-share',
    payers.map((hero) => ({ actor: heroActor(g, hero), about: { hero, wanted } })),
  );
}

function settlePayment(g: Game, { wanted, because, paid = false }: CollectivePayment): void {
  tell(g, { event: 'payment-resolved', amount: paid ? wanted : 0, wanted, paid, because });
  returnToCaller(g, { advances: !paid });
}

/** Each Hero sets an amount, changeable until all are ready; exactly the price is paid, or nothing. */
export const trustShare: DecisionKind<Share> = {
  rule: 'R-CLO-2',
  about: { all: { hero: 'hero', wanted: 'number' } },
  hidesProgress: true,
  options(g: Game, { about, draft, actor }: Decision<Share>) {
    if (draft.length === 2) return [];
    if (draft.length === 1) return seatsOf(g, actor).map(pickReady);
    const most = Math.min(about.wanted, heroAt(g, about.hero).trust);
    const options: AnswerPick[] = [];
    for (let amount = 0; amount <= most; amount++) options.push(pickAmount(amount));
    return options;
  },
  isComplete: (_g: Game, { draft }: Decision) => draft.length === 2,
  resolve(g: Game, shares: Answered<Share>) {
    const payment = localsOf(g, 'collective-payment');
    let missing = payment.wanted;
    const paying = shares.map(({ about, draft }) => {
      const amount = Math.min(missing, numberPicked(draft));
      missing -= amount;
      return { hero: about.hero, amount };
    });
    if (missing > 0) return;
    for (const { hero, amount } of paying) payTrust(g, hero, amount, payment.because);
    payment.paid = true;
  },
};

export interface PricedPlan {
  readonly price: number;
  readonly because: string;
}

export interface MachinePayment extends PricedPlan {
  paid?: boolean;
}

/** The Great Machine may pay to advance its Plan; asked whenever it has the Bonds (R-CLO-4). */
export function askMachineToPay(g: Game, price: number, because: string): void {
  enter(g, 'machine-payment', { price, because });
}

export const machinePayment: FrameDefinition<'machine-payment'> = {
  name: 'machine-payment',
  locals: { all: { price: 'number', because: 'text', paid: 'flag?' } },
  steps: [
    { name: 'ask', run: maybeAskMachine },
    {
      name: 'result',
      run: (g: Game, { paid = false }: MachinePayment) => returnToCaller(g, { advances: paid }),
    },
  ],
};

function maybeAskMachine(g: Game, { price, because }: MachinePayment): void {
  if (g.state.bonds >= price) ask(g, 'machine-payment', MACHINE, { price, because });
}

export const machinePaymentChoice: DecisionKind<PricedPlan> = {
  rule: 'R-CLO-4',
  about: { all: { price: 'number', because: 'text' } },
  options: () => [PAY, DECLINE],
  resolve(g: Game, [{ about, draft }]: Answered<PricedPlan>) {
    if (draft[0]?.pick === 'decline') return;
    payBonds(g, about.price, about.because);
    localsOf(g, 'machine-payment').paid = true;
  },
  explain(g: Game, { about }: Decision<PricedPlan>, pick: AnswerPick) {
    if (pick.pick === 'decline') return { rule: about.because };
    const { price } = about;
    return {
      rule: about.because,
      currency: 'bonds',
      price,
      left: g.state.bonds - price,
      outcomes: [{ key: 'plan-advances' }],
    };
  },
};
