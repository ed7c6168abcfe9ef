import { bitsOf, forkGame, type Game } from '@great-machine/rules';
import type { DestinationBelief } from '../belief/destinations.js';
import type { Dice } from '../dice.js';
import { choiceWeights, type RoundModel } from '../policy/destinations.js';
import type { Expectation } from '../policy/machine-plan.js';
import type { WorldSampler } from '../sampling/world.js';
import type { Budget } from './budget.js';
import {
  carryOut,
  type Destinations,
  drawPlan,
  layCards,
  type MachinePlan,
  type Mixed,
  mixChoices,
} from './secret.js';
import type { SearchSettings } from './settings.js';

const PLAN_NOISE = [0, 0.3, 0.6, 0.9, 1.2];
/** Attempts to find another choice before fewer will do. */
const PATIENCE = 3;

/** Different plans for this Machine Phase, from sound to daring. */
export function drawPlans(
  worlds: () => Game,
  expected: Expectation,
  count: number,
  dice: Dice,
): MachinePlan[] {
  const plans = new Map<string, MachinePlan>();
  for (let attempt = 0; attempt < count * PATIENCE && plans.size < count; attempt++) {
    const plan = drawPlan(worlds(), PLAN_NOISE[attempt % PLAN_NOISE.length], expected, dice);
    plans.set(JSON.stringify(plan), plan);
  }
  return [...plans.values()];
}

/** The Machine's whole plan: own plans against where Heroes may be. */
export function mixPlans(
  sampler: WorldSampler,
  belief: DestinationBelief,
  expected: Expectation,
  settings: SearchSettings,
  budget: Budget,
  dice: Dice,
  seed: string,
  also: readonly MachinePlan[] = [],
): Mixed<MachinePlan> {
  const drawn = drawPlans(() => sampler.draw(dice, belief.draw(dice)), expected, settings.rows, dice);
  const plans = including(drawn, also);
  const nextColumn = () => {
    const world = sampler.draw(dice, belief.draw(dice));
    return (plan: MachinePlan) => {
      const g = forkGame(world);
      carryOut(g, plan);
      return g;
    };
  };
  return mixChoices(plans, nextColumn, 'machine', columnsOf(settings, plans.length, seed), budget);
}

/** Which plan the Machine is taken to follow in a world: one that is drawn, or the likeliest of several. */
export type PlanChooser = (draw: () => MachinePlan, g: Game, dice: Dice) => MachinePlan;

/** The destinations of the whole team: own choices against what the Machine may plan. */
export function mixDestinations(
  sampler: WorldSampler,
  model: RoundModel,
  laid: Destinations,
  settings: SearchSettings,
  budget: Budget,
  dice: Dice,
  seed: string,
  also: readonly Destinations[] = [],
  choosePlan: PlanChooser = (draw) => draw(),
): Mixed<Destinations> {
  const example = sampler.draw(dice);
  const choices = including(drawDestinations(example, model, laid, settings.rows, dice), also);
  const nextColumn = () => {
    const world = sampler.draw(dice);
    const planning = forkGame(world);
    layCards(planning, dice.pick(choices));
    const draw = () => drawPlan(forkGame(planning), dice.pick(PLAN_NOISE), undefined, dice);
    const plan = choosePlan(draw, planning, dice);
    return (destinations: Destinations) => {
      const g = forkGame(world);
      layCards(g, destinations);
      carryOut(g, plan);
      return g;
    };
  };
  return mixChoices(
    choices,
    nextColumn,
    'revolutionaries',
    columnsOf(settings, choices.length, seed),
    budget,
  );
}

/** Choices that are to be compared whatever was drawn. */
function including<T>(drawn: readonly T[], also: readonly T[]): T[] {
  const known = new Set(drawn.map((choice) => JSON.stringify(choice)));
  return [...drawn, ...also.filter((choice) => !known.has(JSON.stringify(choice)))];
}

function columnsOf({ secret, depth, trust }: SearchSettings, rows: number, seed: string) {
  return { columns: Math.max(1, Math.floor(secret / Math.max(1, rows))), depth, trust, seed };
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
      const { hand } = g.state.heroes[hero];
      if (chosen[hero] !== undefined || hand === 0) continue;
      const weights = choiceWeights(bold, hero, chosen);
      const cards = bitsOf(hand);
      chosen[hero] = cards[dice.weighted(cards.map((place) => weights[place]))];
    }
    found.set(chosen.join(), chosen);
  }
  return [...found.values()];
}
