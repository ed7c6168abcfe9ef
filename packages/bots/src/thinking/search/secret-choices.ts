import { bitsOf, districtAt, forkGame, type Game, heroAt, itemAt } from '@great-machine/rules';
import type { DestinationBelief } from '../../worlds/belief/destinations.js';
import { choiceWeights, type RoundModel } from '../../worlds/belief/round-model.js';
import type { Dice } from '../../worlds/dice.js';
import type { WorldSampler } from '../../worlds/sampling/world.js';
import type { Expectation } from '../policy/expectation.js';
import { assess } from '../policy/outlook.js';
import { actionWorths, expectByModel } from '../policy/policy.js';
import { WEIGHTS } from '../policy/weights.js';
import { additionsTo } from './additions.js';
import type { Budget } from './budget.js';
import { listChains } from './chains.js';
import { follow, type Intent, inTurn, listIntents } from './intents.js';
import { listRaidSets } from './raid-sets.js';
import {
  carryOut,
  type Destinations,
  drawPlan,
  END,
  isSurprising,
  lastAnswer,
  layCards,
  type MachinePlan,
  raidsOf,
} from './secret.js';
import type { SearchSettings } from './settings.js';
import { type Column, type MixedChoice, Tournament } from './tournament.js';

const PLAN_NOISE = [0, 0.3, 0.6, 0.9, 1.2];
/** Columns that a sure win has to stand besides. */
const PROOFS = 24;
/** Attempts to find another choice before fewer will do. */
const PATIENCE = 3;
/** Things that may be added to a plan, and how often it must be made to be worth the trouble. */
const MOST_ADDITIONS = 3;
const LIKELY = 0.2;

/** What a secret choice is compared by and with. */
export interface SecretSearch {
  readonly sampler: WorldSampler;
  readonly settings: SearchSettings;
  readonly budget: Budget;
  readonly dice: Dice;
  readonly seed: string;
}

/** The Machine's whole plan: own plans against where Heroes are likely to be, and where else they could be. */
export function mixPlans(
  search: SecretSearch,
  belief: DestinationBelief,
  expected: Expectation,
  also: readonly MachinePlan[] = [],
): readonly MixedChoice<MachinePlan>[] {
  const { sampler, settings, budget, dice } = search;
  const rows = budget.rowsOf(settings.rows);
  const anywhere = everywhereInTurn(belief);
  let surprises = 0;
  const surprising = () => {
    const turn = surprises++;
    return turn % 2 === 0 ? anywhere(turn >> 1) : evading(tournament, belief, example, dice);
  };
  const nextColumn = (at: number, only?: 'worst'): Column<MachinePlan> => {
    const byModel = only === undefined && at % 2 === 0;
    const cards = byModel ? belief.draw(dice) : belief.complete(surprising(), dice);
    const world = sampler.draw(dice, cards);
    return {
      byModel,
      parts: cards.map(({ destination }, hero) => `${hero} ${destination}`),
      play(plan, ownDice) {
        const g = forkGame(world);
        carryOut(g, plan, ownDice, expected);
        return g;
      },
    };
  };
  const example = sampler.draw(dice);
  const tournament: Tournament<MachinePlan> = new Tournament(
    { ...settings, side: 'machine', seed: search.seed, expected },
    budget,
    nextColumn,
    (plan) => [raidsOf(example, plan).join()],
    (plan) => plan.length + settings.swapEffort * countSwaps(plan),
  );
  for (const plan of also) tournament.enter(plan);
  const intentsOf = new Map<MachinePlan, readonly Intent[]>();
  const enter = (intents: readonly Intent[], noise: number | 'nothing-more') => {
    const plan = realise(forkGame(example), intents, noise, expected, dice);
    intentsOf.set(plan, intents);
    tournament.enter(plan);
  };
  const possible = listIntents(example, dice);
  const intents = inTurn(possible, dice);
  const quarter = Math.ceil(rows / 4);
  enter([], 'nothing-more');
  for (let i = 0; i < quarter; i++) enter([], itemAt(PLAN_NOISE, i % PLAN_NOISE.length));
  for (const raids of listRaidSets(example, expected, 2 * quarter)) enter([raids], 0.2);
  for (const intent of intents.slice(0, 2 * quarter)) enter([intent], 0.2);
  for (const chain of listChains(example, possible, expected, quarter, dice)) enter([chain], 0.2);
  if (!tournament.play(settings.firstColumns)) return withAdditions(search, tournament, example);
  const leaders = tournament.leaders().slice(0, Math.max(2, rows / 6));
  for (let i = 0; i < 2 * quarter; i++) {
    const begun = intentsOf.get(dice.pick(leaders)) ?? [];
    const more =
      i % 2 === 0 ? (intentsOf.get(dice.pick(leaders)) ?? []) : furtherIntent(example, begun, dice);
    enter([...begun, ...more], i % 4 < 2 ? 0.2 : 'nothing-more');
  }
  finish(tournament, rows, settings);
  return withAdditions(search, tournament, example);
}

/** The plans that are made most often, with whatever gains by being done besides; what is left of the Bonds is worth little. */
function withAdditions(
  { settings, budget, dice }: SecretSearch,
  tournament: Tournament<MachinePlan>,
  example: Game,
): readonly MixedChoice<MachinePlan>[] {
  for (let turn = 0; turn < MOST_ADDITIONS && settings.additions > 0; turn++) {
    const gained = tournament
      .likely(LIKELY)
      .filter((plan) =>
        tournament.challenge(plan, additionsTo(plan, example, settings.coefficients, dice), () =>
          budget.spendOnAddition(),
        ),
      );
    if (gained.length === 0) break;
  }
  return tournament.solve();
}

/** How often a plan takes a Directive back to publish another. */
function countSwaps(plan: MachinePlan): number {
  return plan.filter((picks) => picks.some(({ pick }) => pick === 'take-back')).length;
}

/** Destinations that lead each Hero to every possible District in turn, the likelier ones first. */
function everywhereInTurn({ marginals }: DestinationBelief): (turn: number) => number[] {
  const orders = marginals.map((chances) =>
    chances
      .flatMap((chance, place) => (chance > 0 ? [place] : []))
      .sort((a, b) => itemAt(chances, b) - itemAt(chances, a)),
  );
  return (turn) => orders.map((order, hero) => itemAt(order, (turn + hero) % order.length));
}

/**
 * Destinations of Heroes who have guessed one of the leading plans: they keep away from its Raids if they can,
 * and often go where they are little expected.
 */
function evading(
  tournament: Tournament<MachinePlan>,
  { marginals }: DestinationBelief,
  g: Game,
  dice: Dice,
): number[] {
  const raided = raidsOf(g, guessed(tournament, dice));
  return marginals.map((chances) => {
    const free = chances.map((chance, place) =>
      chance === 0 || raided.includes(districtAt(g, place).id) ? 0 : Math.sqrt(chance),
    );
    return dice.weighted(free.some((chance) => chance > 0) ? free : chances);
  });
}

/** What the other side may expect of a player who searches: the best choice so far, or another good one. */
function guessed<T extends readonly unknown[]>(tournament: Tournament<T>, dice: Dice): T {
  const leaders = tournament.leaders();
  return dice.below(2) === 0 ? itemAt(leaders, 0) : dice.pick(leaders);
}

/** A plan that begins with some intents and goes on by rules of thumb, or ends with them. */
function realise(
  g: Game,
  intents: readonly Intent[],
  noise: number | 'nothing-more',
  expected: Expectation,
  dice: Dice,
): MachinePlan {
  const done = follow(g, intents, dice);
  if (noise !== 'nothing-more') return drawPlan(g, noise, expected, dice, done);
  return isSurprising(lastAnswer(done)) ? done : [...done, [END]];
}

/** Something that becomes possible, or stays so, once the first intents are followed. */
function furtherIntent(example: Game, begun: readonly Intent[], dice: Dice): readonly Intent[] {
  const g = forkGame(example);
  const done = follow(g, begun, dice);
  if (isSurprising(lastAnswer(done))) return [];
  return inTurn(listIntents(g, dice), dice).slice(0, 1);
}

/** Which plan the Machine is taken to follow in a world: one that is drawn, or the likeliest of several. */
export type PlanChooser = (draw: () => MachinePlan, g: Game, dice: Dice) => MachinePlan;

/** The destinations of the whole team: own choices against what the Machine may plan. */
export function mixDestinations(
  search: SecretSearch,
  model: RoundModel,
  laid: Destinations,
  also: readonly Destinations[] = [],
  choosePlan: PlanChooser = (draw) => draw(),
): readonly MixedChoice<Destinations>[] {
  const { sampler, settings, budget, dice } = search;
  const rows = budget.rowsOf(settings.rows);
  const example = sampler.draw(dice);
  const drawn = drawDestinations(example, model, laid, rows, dice);
  const cunning = expectByModel(example, model);
  const nextColumn = (at: number, only?: 'worst'): Column<Destinations> => {
    const world = sampler.draw(dice);
    const planning = forkGame(world);
    layCards(planning, dice.pick(drawn));
    const byModel = only === undefined && at % 3 < 2;
    const right = expectRightly(planning, guessed(tournament, dice));
    const expected = byModel ? [undefined, cunning][at % 3] : right;
    const draw = () => drawPlan(forkGame(planning), dice.pick(PLAN_NOISE), expected, dice);
    const plan = choosePlan(draw, planning, dice);
    return {
      byModel,
      parts: partsOf(planning, plan),
      play(destinations, ownDice) {
        const g = forkGame(world);
        layCards(g, destinations);
        carryOut(g, plan, ownDice, cunning);
        return g;
      },
    };
  };
  const tournament: Tournament<Destinations> = new Tournament(
    { ...settings, side: 'revolutionaries', seed: search.seed, expected: cunning },
    budget,
    nextColumn,
    (choice) => choice.map(String),
  );
  for (const choice of [...also, ...drawn]) tournament.enter(choice);
  if (!tournament.play(settings.firstColumns)) return tournament.solve();
  const leaders = tournament.leaders().slice(0, Math.max(2, rows / 6));
  for (const choice of redirections(example, itemAt(leaders, 0), laid, dice).slice(0, rows / 4))
    tournament.enter(choice);
  for (let i = 0; i < rows / 4; i++) tournament.enter(cross(dice.pick(leaders), dice.pick(leaders), dice));
  finish(tournament, rows, settings);
  return tournament.solve();
}

/** Where a plan raids, and where it brings Guards. */
function partsOf(planning: Game, plan: MachinePlan): string[] {
  const guards = plan.flatMap(([first, second]) => (first?.pick === 'guard' ? [`guards ${second?.of}`] : []));
  const parts = [...raidsOf(planning, plan).map((district) => `raid ${district}`), ...new Set(guards)];
  return parts.length > 0 ? parts : ['nothing'];
}

/** Each Hero goes where either of two choices sends them. */
function cross(a: Destinations, b: Destinations, dice: Dice): Destinations {
  return a.map((place, hero) => (dice.below(2) === 0 ? place : b[hero]));
}

/** One Hero goes anywhere else, in any order. */
function redirections(g: Game, choice: Destinations, laid: Destinations, dice: Dice): Destinations[] {
  const redirected = choice.flatMap((place, hero) =>
    place === undefined || laid[hero] !== undefined
      ? []
      : bitsOf(heroAt(g, hero).hand).map((other) => choice.with(hero, other)),
  );
  return dice.shuffle(redirected);
}

/** The weak are dropped in two steps; the rest of the budget goes to those that are left. */
function finish<T extends readonly unknown[]>(
  tournament: Tournament<T>,
  rows: number,
  { firstColumns }: SearchSettings,
): void {
  const steps = [
    { columns: firstColumns, keep: rows / 2 },
    { columns: firstColumns * 3, keep: rows / 4 },
  ];
  for (const { columns, keep } of steps) {
    if (!tournament.play(columns)) return;
    tournament.keep(Math.max(4, Math.ceil(keep)));
  }
  tournament.play(Number.POSITIVE_INFINITY);
  tournament.prove(PROOFS);
}

/** What a Machine expects that has guessed these destinations. */
function expectRightly(g: Game, destinations: Destinations): Expectation {
  const chances = g.state.heroes.map(({ place }, hero) =>
    g.state.city.map((_, district) => (district === (destinations[hero] ?? place) ? 1 : 0)),
  );
  return { chances, actions: actionWorths(g, assess(g, 'machine', WEIGHTS.revolutionaries), chances) };
}

/** Different joint choices by the model of Heroes, made bolder and bolder; cards already laid stay. */
export function drawDestinations(
  g: Game,
  model: RoundModel,
  laid: Destinations,
  count: number,
  dice: Dice,
): Destinations[] {
  const found = new Map<string, Destinations>();
  for (let attempt = 0; attempt < count * PATIENCE && found.size < count; attempt++) {
    const bold = { ...model, temperature: model.temperature * (1 + (attempt % 3)) };
    const chosen: (number | undefined)[] = [...laid];
    for (const hero of dice.shuffle(g.state.heroes.map((_, index) => index))) {
      const { hand } = heroAt(g, hero);
      if (chosen[hero] !== undefined || hand === 0) continue;
      const weights = choiceWeights(bold, hero, chosen);
      const cards = bitsOf(hand);
      chosen[hero] = dice.pickWeighted(
        cards,
        cards.map((place) => itemAt(weights, place)),
      );
    }
    found.set(chosen.join(), chosen);
  }
  return [...found.values()];
}
