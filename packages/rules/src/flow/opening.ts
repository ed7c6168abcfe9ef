import { receiveBonds } from '../effects/bonds.js';
import { revealCityEvent } from '../effects/city-events.js';
import { receiveTrust } from '../effects/trust.js';
import { itemAt } from '../kernel/checked.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../kernel/decision.js';
import { ask, repeatStep } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import type { Game } from '../model/game.js';
import { pickAmount } from '../model/picks.js';
import { heroAt } from '../model/pieces.js';
import {
  amountOf,
  citizensIn,
  currentStage,
  explainAmount,
  heroesIn,
  isRevealedActive,
  isRevealedTraitor,
  maxTrust,
} from '../model/queries.js';
import type { District } from '../model/state.js';
import { heroActor } from './actors.js';

declare module '../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'trust-split': TrustSplit;
  }
}

declare module '../kernel/live.js' {
  interface FrameLocals {
    readonly opening: OpeningLocals;
  }
}

/** Bonds by Stage of Discontent; the Riot Stage counts as the last (R-TRK-3). */
export const BONDS_BY_STAGE = [6, 7, 8, 9, 10, 12] as const;

/** I. Opening Phase, in the order of R-OPN-1. */
export const opening: FrameDefinition<'opening'> = {
  name: 'opening',
  locals: { all: { nextHero: 'number?' } },
  steps: [
    { name: 'city-event', run: revealCityEvent },
    { name: 'bonds', run: receiveBondsByStage },
    { name: 'trust', run: receiveTrustByDistrict },
  ],
};

function receiveBondsByStage(g: Game): void {
  receiveBonds(g, amountOf(g, 'bonds-income', itemAt(BONDS_BY_STAGE, currentStage(g))), 'R-TRK-3');
}

interface OpeningLocals {
  /** The next Hero whose District is looked at. */
  nextHero?: number;
}

/** Each District with Heroes, by the lowest Initiative in it (R-ORD-1). */
function receiveTrustByDistrict(g: Game, locals: OpeningLocals): void {
  for (let hero = locals.nextHero ?? 0; hero < g.state.heroes.length; hero++) {
    const district = heroAt(g, hero).place;
    const here = heroesIn(g, district);
    if (here[0] !== hero) continue;
    const amount = trustOfDistrict(g, district);
    if (here.length === 1) receiveTrust(g, hero, amount, sourceOfTrust(g, district));
    else if (amount > 0 && here.some((other) => heroAt(g, other).trust < maxTrust(g, other))) {
      locals.nextHero = hero + 1;
      repeatStep(g);
      ask(g, 'trust-split', heroActor(g, hero), { district, heroes: here, amount });
      return;
    }
  }
}

/** What the Citizens of a District give together (R-OPN-3), and whatever else gives Trust there. */
export function trustOfDistrict(g: Game, district: District): number {
  return amountOf(g, 'district-trust', trustOfCitizens(g, district), { district });
}

/** Where no Citizen gives Trust, it goes by the rule that brings it, such as JUL-4. */
function sourceOfTrust(g: Game, district: District): string {
  const lines = explainAmount(g, 'district-trust', trustOfCitizens(g, district), 'OPN-5', { district });
  return lines.find(({ amount }) => amount !== 0)?.source ?? 'OPN-5';
}

/** Identified Citizens never differ from unidentified ones. */
function trustOfCitizens(g: Game, district: District): number {
  let trust = 0;
  for (const citizen of citizensIn(g, district)) {
    const own = isRevealedActive(g, citizen) ? 2 : isRevealedTraitor(g, citizen) ? 0 : 1;
    trust += amountOf(g, 'citizen-trust', own, { district });
  }
  return trust;
}

export interface TrustSplit {
  readonly district: District;
  readonly heroes: readonly number[];
  readonly amount: number;
}

/** The Hero with the lowest Initiative there says how much each receives; the last Hero gets the rest (R-OPN-2). */
export const trustSplit: DecisionKind<TrustSplit> = {
  rule: 'R-OPN-2',
  about: { all: { district: 'district', heroes: 'heroes', amount: 'number' } },
  options(_g: Game, { about, draft }: Decision<TrustSplit>) {
    const options: AnswerPick[] = [];
    for (let amount = 0; amount <= about.amount - given(draft); amount++) options.push(pickAmount(amount));
    return options;
  },
  isComplete: (_g: Game, { about, draft }: Decision<TrustSplit>) => draft.length === about.heroes.length - 1,
  resolve(g: Game, [{ about, draft }]: Answered<TrustSplit>) {
    about.heroes.forEach((hero, i) => {
      const share = i < draft.length ? numberPicked(draft, i) : about.amount - given(draft);
      if (share > 0) receiveTrust(g, hero, share, 'R-OPN-2');
    });
  },
  explain(g: Game, { about, draft }: Decision<TrustSplit>, pick: AnswerPick) {
    const hero = itemAt(about.heroes, draft.length);
    const params = { hero: heroActor(g, hero), amount: Number(pick.of), of: about.amount };
    return { rule: 'R-OPN-2', outcomes: [{ key: 'receives-trust', params }] };
  },
};

function given(draft: readonly AnswerPick[]): number {
  return draft.reduce((sum, pick) => sum + Number(pick.of), 0);
}
