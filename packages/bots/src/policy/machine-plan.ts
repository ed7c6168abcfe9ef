import {
  amountOf,
  freeGuardSquares,
  type Game,
  guardMovesFrom,
  guardPrices,
  hasRaid,
  isActiveKind,
  isMinor,
  isRiotStage,
  mayAct,
  type Pick,
  REVEALED,
  servantActionPrice,
  servantActions,
  servantMovePrice,
} from '@great-machine/rules';
import type { Dice } from '../dice.js';
import { directiveWorth } from './directives.js';
import { guardsWanted, servantWanted } from './event-goals.js';
import { worthOfTrust } from './hero-actions.js';
import { chanceOfRiot, type Outlook, worthOfDrop, worthOfRise } from './outlook.js';

/** The Great Machine's guess where Heroes will be: for each Hero the chance of each District, and what the Hero could do there. */
export interface Expectation {
  readonly chances: readonly (readonly number[])[];
  /** What the best Action there is worth to the Hero. */
  readonly actions: readonly (readonly number[])[];
}

/** A whole answer of the Machine Phase with what it is worth. */
interface Step {
  readonly worth: number;
  readonly picks: readonly Pick[];
}

const END: Pick = { pick: 'end', of: 0 };

/** The best next step of a Machine Phase, or its end; noise makes plans differ. */
export function nextMachineStep(
  g: Game,
  o: Outlook,
  expected: Expectation,
  noise: number,
  dice: Dice,
): readonly Pick[] {
  let best: Step = { worth: 0, picks: [END] };
  const consider = (worth: number, picks: readonly Pick[]) => {
    const blurred = noise === 0 ? worth : worth * (1 + noise * (dice.unit() + dice.unit() - 1));
    if (blurred > best.worth) best = { worth: blurred, picks };
  };
  considerServants(g, o, expected, consider);
  considerGuards(g, o, expected, consider);
  considerResettle(g, o, consider);
  return best.picks;
}

type Consider = (worth: number, picks: readonly Pick[]) => void;

const servantPick = (servant: number): Pick => ({ pick: 'servant', of: servant });
const toPick = (district: number): Pick => ({ pick: 'to', of: district });
const doPick = (action: string): Pick => ({ pick: 'do', of: action });

/** A Servant that may act considers each Action here, and each District to act in. */
function considerServants(g: Game, o: Outlook, expected: Expectation, consider: Consider): void {
  const { bonds, servants, city } = g.state;
  for (let servant = 0; servant < servants.length; servant++) {
    if (!mayAct(g, servant)) continue;
    const { place, actions } = servants[servant];
    for (let to = 0; to < city.length; to++) {
      if (to !== place && actions > 0) continue;
      const fare = to === place ? 0 : servantMovePrice(g, servant, to);
      if (fare > bonds) continue;
      const best = bestAction(g, o, expected, servant, to, bonds - fare);
      const there = servantWanted(g, servant, to) * o.worthOfPlan - fare * o.weights.bond;
      if (to !== place) consider(there + Math.max(0, best?.worth ?? 0), [servantPick(servant), toPick(to)]);
      else if (best !== undefined) consider(best.worth, [servantPick(servant), ...best.picks]);
    }
  }
}

/** The most valuable Action of a Servant in a District, its price taken off. */
function bestAction(
  g: Game,
  o: Outlook,
  expected: Expectation,
  servant: number,
  at: number,
  bonds: number,
): Step | undefined {
  let best: Step | undefined;
  for (const action of servantActions(g)) {
    const price = servantActionPrice(g, servant, action);
    if (price > bonds) continue;
    const found = ACTIONS[action.id]?.(g, o, expected, at);
    if (found === undefined) continue;
    const worth = found.worth - price * o.weights.bond;
    if (best === undefined || worth > best.worth)
      best = { worth, picks: [doPick(action.id), ...found.picks] };
  }
  return best;
}

type Appraise = (g: Game, o: Outlook, expected: Expectation, at: number) => Step | undefined;

/** What each Action of a Servant is worth in a District. */
const ACTIONS: Readonly<Record<string, Appraise>> = {
  raid: (g, o, expected, at) => {
    if (hasRaid(g, at) || g.state.raids.length >= 3) return undefined;
    return { worth: worthOfRaid(g, o, expected, at), picks: [] };
  },
  arrest: (g, o, _expected, at) => {
    const { citizenPlace, citizenFace, citizenKind } = g.state;
    const citizen = citizenPlace.findIndex(
      (place, c) => place === at && citizenFace[c] === REVEALED && isActiveKind(g, citizenKind[c]),
    );
    if (citizen < 0) return undefined;
    const risk = g.state.riots.includes(at) ? 0.3 : 1;
    return { worth: o.weights.arrestedCitizen * risk, picks: [{ pick: 'citizen', of: citizen }] };
  },
  repair: (g, o, _expected, at) => {
    if (g.state.brokenGuards[at] === 0) return undefined;
    const repairs = Math.min(g.state.brokenGuards[at], amountOf(g, 'repairs', 1, { district: at }));
    return { worth: o.weights.guard * (0.6 + 0.5 * repairs), picks: [] };
  },
  'draw-directive': (g, o, _expected, at) => {
    if (at !== g.rules.places['grand-citadel'] || g.state.directives.deck.length === 0) return undefined;
    const held = g.state.directives.hand.length + g.state.directives.published.length;
    return { worth: o.weights.directive * (held >= 3 ? 0.1 : 0.55 - 0.1 * held) * lateness(o), picks: [] };
  },
  'publish-directive': (g, o, _expected, at) => {
    const { hand, published } = g.state.directives;
    if (at !== g.rules.places['tower-of-law'] || hand.length === 0) return undefined;
    const worths = hand.map((card) => directiveWorth(g, o, card));
    const most = Math.max(...worths);
    const card: Pick = { pick: 'directive', of: hand[worths.indexOf(most)] };
    if (published.length < 3) return { worth: most * lateness(o), picks: [card] };
    const shown = published.map((other) => directiveWorth(g, o, other));
    const least = Math.min(...shown);
    return {
      worth: (most - least) * lateness(o),
      picks: [{ pick: 'take-back', of: published[shown.indexOf(least)] }, card],
    };
  },
  'collect-bonds': (g, o, _expected, at) => {
    if (at !== g.rules.places['central-square']) return undefined;
    const guards = Math.max(0, amountOf(g, 'square-guards', g.state.guards[at], { district: at }));
    const gain = o.citizens[at] - guards;
    return gain > 0 ? { worth: gain * o.weights.bond, picks: [] } : undefined;
  },
  pacify: (g, o, _expected, at) => {
    const { pacify } = g.rules.directives;
    const isOpen = pacify?.servantAction !== undefined && isMinor(g, at) && g.state.guards[at] >= 2;
    if (!isOpen || isRiotStage(g) || g.state.tracks.discontent === 0) return undefined;
    if (g.state.thisRound.used.includes('pacify') || g.state.heroes.some(({ place }) => place === at))
      return undefined;
    return { worth: worthOfDrop(o), picks: [] };
  },
  confiscate: (g, o, _expected, at) => {
    let best: Step | undefined;
    g.state.heroes.forEach(({ place, trust }, hero) => {
      if (place !== at || trust === 0) return;
      const taken = Math.min(3, trust);
      const worth =
        worthOfTrust(g, o, hero, trust) - worthOfTrust(g, o, hero, trust - taken) + taken * o.weights.bond;
      if (best === undefined || worth > best.worth) best = { worth, picks: [{ pick: 'hero', of: hero }] };
    });
    return best;
  },
  audit: (g, o, _expected, at) => {
    let worth = 0;
    g.state.heroes.forEach(({ place, trust }, hero) => {
      if (place !== at || trust === 0) return;
      const taken = Math.min(2, trust);
      worth +=
        worthOfTrust(g, o, hero, trust) - worthOfTrust(g, o, hero, trust - taken) + taken * o.weights.bond;
    });
    return worth > 0 ? { worth, picks: [] } : undefined;
  },
  abduct: (g, o, _expected, at) => {
    const { citizenPlace, citizenFace } = g.state;
    const citizen = citizenPlace.findIndex((place, c) => place === at && citizenFace[c] === 0);
    if (citizen < 0) return undefined;
    const arrested = g.state.arrested.reduce((sum, count) => sum + count, 0);
    const toGo = 5 - arrested;
    const forPlan = toGo <= 0 ? 0 : toGo === 1 ? o.worthOfPlan : toGo === 2 ? 0.5 * o.worthOfPlan : 0.1;
    return { worth: forPlan + o.weights.citizen * 0.6, picks: [{ pick: 'citizen', of: citizen }] };
  },
};

/** Directives pay off over the rounds that are left. */
function lateness({ planLeft }: Outlook): number {
  return Math.min(1, planLeft / 6);
}

/** A Raid that catches a Hero is worth a step of the Plan or a turn; one that catches nobody raises Discontent (CLO-2). */
function worthOfRaid(g: Game, o: Outlook, { chances, actions }: Expectation, at: number): number {
  let nobody = 1;
  let worth = 0;
  chances.forEach((districts, hero) => {
    nobody *= 1 - districts[at];
    worth += districts[at] * worthOfDetaining(g, o, hero, actions[hero][at]);
  });
  const event = g.state.cityEvents.current;
  if (event === 'emergency-decree' || event === 'security-checks') worth += (1 - nobody) * o.worthOfPlan;
  const failed = isRiotStage(g) ? o.weights.identify : o.worthOfDiscontent * (o.discontentLeft === 1 ? 3 : 1);
  return worth - nobody * failed;
}

/** The better of the two options against a detained Hero whose best Action is worth so much (DET-1). */
export function worthOfDetaining(g: Game, o: Outlook, hero: number, action: number): number {
  const { trust } = g.state.heroes[hero];
  const isActress = g.state.heroes[hero].hero === 'actress';
  const advance = o.worthOfPlan - (isActress ? 2 * o.weights.trust : 0);
  const seized = worthOfTrust(g, o, hero, trust) + trust * o.weights.bond;
  const punish = action + Math.max(seized, o.weights.accessCard) - (isActress ? 2 * o.worthOfDiscontent : 0);
  return Math.max(advance, punish);
}

/** A Guard moves from where it is worth least to where it is worth most. */
function considerGuards(g: Game, o: Outlook, expected: Expectation, consider: Consider): void {
  const { guards, bonds, city } = g.state;
  const prices = guardPrices(g);
  const gain = city.map((_, at) => worthOfGuard(g, o, expected, at, 1));
  const loss = city.map((_, at) => (guards[at] > 0 ? worthOfGuard(g, o, expected, at, 0) : 0));
  for (let from = 0; from < city.length; from++) {
    if (guards[from] === 0) continue;
    const moves = guardMovesFrom(g, from, prices);
    for (let to = 0; to < city.length; to++) {
      if (to === from || moves[to].price > bonds || freeGuardSquares(g, to) <= 0) continue;
      const worth = gain[to] - loss[from] - moves[to].price * o.weights.bond;
      if (worth > 0) consider(worth, [{ pick: 'guard', of: from }, toPick(to)]);
    }
  }
}

/** What one Guard more (`more` 1) or the last one there (`more` 0) is worth in a District. */
function worthOfGuard(
  g: Game,
  o: Outlook,
  { chances, actions }: Expectation,
  at: number,
  more: 0 | 1,
): number {
  const { heroes, guards, riots } = g.state;
  const { weights } = o;
  const before = guards[at] + more - 1;
  let worth = guardsWanted(g, at, before) * o.worthOfPlan;
  heroes.forEach(({ place }, hero) => {
    const comes = chances[hero][at];
    if (place === at) worth += (1 - comes) * weights.trust;
    const blocks = before <= heroes[hero].trust && heroes[hero].trust <= before + 1;
    worth += comes * (weights.trust * 0.8 + (blocks ? 0.4 : 0.1) * Math.max(0, actions[hero][at]));
    if (!riots.includes(at) && comes > 0.02 && o.citizens[at] > 1) {
      const threat = chanceOfRiot(g, o, hero, at, before) - chanceOfRiot(g, o, hero, at, before + 1);
      worth += comes * threat * o.worthOfRiot * 0.6;
    }
  });
  if (at === g.rules.places['central-square'] && !isRiotStage(g)) {
    const visitors = chances.reduce((sum, districts) => sum + districts[at], 0);
    const rise = o.citizens[at] - before;
    if (rise > 0) worth += 0.8 * Math.min(1.5, visitors) * worthOfLess(o, rise) + 0.15;
  }
  return worth;
}

/** What one step less of a rise is worth, or half of what two are: one Guard alone may not be enough. */
function worthOfLess(o: Outlook, rise: number): number {
  const whole = worthOfRise(o, rise);
  return Math.max(whole - worthOfRise(o, rise - 1), (whole - worthOfRise(o, rise - 2)) / 2);
}

/** Resettle is free: a Citizen from the Central Square, or from where a Riot is ripe, to where it does least harm. */
function considerResettle(g: Game, o: Outlook, consider: Consider): void {
  if (!g.state.directives.published.includes('resettle') || g.state.thisRound.used.includes('resettle'))
    return;
  const { city, citizenPlace, guards, riots } = g.state;
  const danger = city.map((_, at) =>
    riots.includes(at) ? 0 : o.citizens[at] - guards[at] + (at === g.rules.places['central-square'] ? 2 : 0),
  );
  const from = danger.indexOf(Math.max(...danger));
  const citizen = citizenPlace.indexOf(from);
  let to = -1;
  for (let at = 0; at < city.length; at++) {
    const free = g.rules.districts[at].citizenSquares - o.citizens[at];
    if (at !== from && free > 0 && (to < 0 || danger[at] < danger[to])) to = at;
  }
  if (citizen < 0 || to < 0 || danger[from] <= danger[to] + 1) return;
  consider(o.weights.citizen, [
    { pick: 'use', of: 'resettle' },
    { pick: 'citizen', of: citizen },
    toPick(to),
  ]);
}
