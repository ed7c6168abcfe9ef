import { bringInHandcuffs, moveHero } from '../effects/heroes.js';
import { loseTrust } from '../effects/trust.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../kernel/decision.js';
import { ask, enter, localsOf, repeatStep } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import { refuse } from '../kernel/refusal.js';
import { abilityOf } from '../model/abilities.js';
import { mapOf } from '../model/city/index.js';
import { spokenAt } from '../model/effective-cards.js';
import type { Game } from '../model/game.js';
import type { Exit } from '../model/hooks.js';
import { pickTo } from '../model/picks.js';
import { guardsIn, heroAt } from '../model/pieces.js';
import { breakdownOf, countGuards, newPrice, type Price, totalOf } from '../model/price.js';
import { bitsOf, servantsAsGuards } from '../model/queries.js';
import type { District } from '../model/state.js';
import { heroActor } from './actors.js';
import { detain } from './detainment.js';
import { chanceOf, type Rolled, rollDie } from './dice.js';
import { whereHeroStands } from './hero-action.js';
import type { HeroTurn } from './heroes.js';
import {
  type Bill,
  chosenMeans,
  explainBill,
  isPaymentChosen,
  payBill,
  paymentPicks,
  trustPart,
} from './means-of-payment.js';
import { isEscape, outcomesOfEscape } from './roll-meaning.js';

declare module '../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'hero-step': HeroStep;
  }
}

declare module '../kernel/live.js' {
  interface FrameLocals {
    readonly escape: Escape;
  }
}

/** Where the Hero must go; without a card, where they stand (R-ACC-2). */
export function destinationOf(g: Game, hero: number): District {
  const { chosen, place } = heroAt(g, hero);
  return chosen === undefined ? place : chosen.district;
}

/** Movement, District by District, until the destination is reached (R-HER-1). */
export function takeNextStep(g: Game, { hero }: HeroTurn): void {
  if (heroAt(g, hero).place === destinationOf(g, hero)) return;
  repeatStep(g);
  ask(g, 'hero-step', heroActor(g, hero), { hero });
}

export interface HeroStep {
  readonly hero: number;
}

/** R-HER-2: any connected District not yet visited from which the destination can still be reached. */
export function stepsTowards(
  g: Game,
  hero: number,
  from: District,
  destination: District,
  visited: number,
): number {
  for (const { says } of spokenAt(g, 'heroSteps')) {
    const steps = says(g, hero, from, destination);
    if (steps !== undefined) return steps;
  }
  const { neighbours } = mapOf(g.state.city);
  const reachable = floodFrom(neighbours, destination, ~visited);
  return (neighbours[from] ?? 0) & reachable;
}

function nextDistricts(g: Game, hero: number, visited: number): number {
  return stepsTowards(g, hero, heroAt(g, hero).place, destinationOf(g, hero), visited);
}

function floodFrom(neighbours: readonly number[], start: District, allowed: number): number {
  let reached = 0;
  let ring = (1 << start) & allowed;
  while (ring !== 0) {
    reached |= ring;
    let beyond = 0;
    for (let rest = ring; rest !== 0; rest &= rest - 1)
      beyond |= neighbours[31 - Math.clz32(rest & -rest)] ?? 0;
    ring = beyond & allowed & ~reached;
  }
  return reached;
}

/** What exiting a District costs a Hero at this moment (R-HER-7). */
export function priceOfExit(g: Game, exit: Exit, explained: boolean): Price {
  const { hero, from } = exit;
  const price = newPrice(explained);
  countGuards(price, guardsIn(g, from), 'HER-4');
  const asGuards = servantsAsGuards(g, hero, from, 'exit');
  if (asGuards > 0) countGuards(price, asGuards, 'R-GRD-1');
  for (const { says } of spokenAt(g, 'exitPrice')) says(g, price, exit);
  abilityOf(g, hero).exitPrice?.(g, price, exit);
  return price;
}

function exitPrice(g: Game, { hero, exits, startedIn }: HeroTurn, explained: boolean): Price {
  return priceOfExit(g, { hero, from: heroAt(g, hero).place, first: exits === 0, startedIn }, explained);
}

function turnOf(g: Game): HeroTurn {
  return localsOf(g, 'hero-turn');
}

/** Short of Trust, a Hero may still exit (HER-5). */
function exitBill(g: Game): Bill {
  const turn = turnOf(g);
  const { hero } = turn;
  const { place, trust } = heroAt(g, hero);
  const price = totalOf(exitPrice(g, turn, false));
  return { paying: { hero, district: place }, price, trust, mayFallShort: true };
}

/** What the Hero whose turn it is pays to exit the District where they stand. */
export function nextExitPrice(g: Game): number {
  return exitBill(g).price;
}

/** A Hero short of Trust is asked even with one way to go, for a die will be rolled (R-ORD-3). */
function needsDie(g: Game): boolean {
  const { price, trust } = exitBill(g);
  return price > trust;
}

export const heroStep: DecisionKind<HeroStep> = {
  rule: 'R-HER-1',
  about: { all: { hero: 'hero' } },
  alwaysAsked: needsDie,
  options: (g: Game, { about, draft }: Decision<HeroStep>) =>
    draft.length > 0
      ? paymentPicks(g, exitBill(g))
      : bitsOf(nextDistricts(g, about.hero, turnOf(g).visited)).map(pickTo),
  isComplete: (g: Game, { about, draft }: Decision<HeroStep>) =>
    draft.length > 0 && isPaymentChosen(g, draft, whereHeroStands(g, about.hero), () => exitBill(g)),
  resolve(g: Game, [{ about, draft }]: Answered<HeroStep>) {
    const { hero } = about;
    const turn = turnOf(g);
    const to = numberPicked(draft);
    const bill = exitBill(g);
    const means = chosenMeans(g, bill, draft);
    if (trustPart(g, bill, means) <= bill.trust) {
      payBill(g, bill, means, 'HER-4');
      stepTo(g, turn, to, bill.price);
    } else {
      loseTrust(g, hero, heroAt(g, hero).trust, 'HER-5');
      enter(g, 'escape', { hero, to });
    }
  },
  explain(g: Game, { about, draft }: Decision<HeroStep>, pick: AnswerPick) {
    const bill = exitBill(g);
    const lines = breakdownOf(exitPrice(g, turnOf(g), true));
    const { left, ...paid } = explainBill(g, bill, [...draft, pick], lines);
    const cost = { rule: 'R-HER-7', currency: 'trust', ...paid } as const;
    if (left >= 0) return { ...cost, left };
    if (draft.length === 0 && paymentPicks(g, bill).length > 0) return cost;
    const outcomes = outcomesOfEscape(chanceOf(g, about.hero, 'escape-die', isEscape));
    return { ...cost, rule: 'HER-5', left: 0, outcomes };
  },
  whyNot(g: Game, { about }: Decision<HeroStep>, pick: AnswerPick) {
    if (pick.pick !== 'to') return undefined;
    const to = Number(pick.of);
    const { place } = heroAt(g, about.hero);
    if (to === place) return refuse('must-move', 'HER-2');
    if (turnOf(g).visited & (1 << to)) return refuse('already-visited', 'R-HER-2');
    const connected = (mapOf(g.state.city).neighbours[place] ?? 0) & (1 << to);
    return connected ? refuse('no-way-on', 'R-HER-2') : refuse('not-connected', 'CITY-4');
  },
};

function stepTo(g: Game, turn: HeroTurn, to: District, price: number): void {
  moveHero(g, turn.hero, to, price);
  turn.visited |= 1 << to;
  turn.exits++;
}

interface Escape extends Rolled {
  readonly hero: number;
  readonly to: District;
}

/** Short of Trust, the Hero relies on the Escape die (HER-5). */
export const escapeFrame: FrameDefinition<'escape'> = {
  name: 'escape',
  locals: { all: { hero: 'hero', to: 'district', face: 'text?' } },
  steps: [
    { name: 'roll', run: (g: Game, { hero }: Escape) => rollDie(g, hero, 'escape-die') },
    { name: 'result', run: escapeOrCapture },
  ],
};

function escapeOrCapture(g: Game, { hero, to, face }: Escape): void {
  const turn = turnOf(g);
  if (isEscape(face)) {
    stepTo(g, turn, to, 0);
    return;
  }
  turn.exits++;
  bringInHandcuffs(g, hero, destinationOf(g, hero));
  detain(g, hero, 'guards');
}
