import { bitsOf, type Game } from '@great-machine/rules';
import type { RoundModel } from '../../worlds/belief/round-model.js';
import type { Dice } from '../../worlds/dice.js';
import { appraiseDestinations, modelHeroes, withRaids } from '../policy/destinations.js';
import { assess, type Side } from '../policy/outlook.js';
import { expectByModel } from '../policy/policy.js';
import { WEIGHTS } from '../policy/weights.js';
import { drawPlan, layCards } from './secret.js';

const NOISE = 0.4;

/**
 * The model of Heroes who think about the Machine's coming Phase: destinations are judged as the City looks after plans
 * that the Machine may make, Raids included. `draw` gives worlds in which the Machine Phase is about to begin.
 */
export function foreseeRound(
  draw: () => Game,
  side: Side,
  temperature: number,
  plans: number,
  dice: Dice,
): RoundModel {
  const example = draw();
  const simple = modelHeroes(example, assess(example, side, WEIGHTS.revolutionaries), temperature);
  let worth: number[][] = [];
  let raided: number[] = [];
  for (const g of foreseenWorlds(example, draw, simple, plans, dice)) {
    const o = assess(g, side, WEIGHTS.revolutionaries);
    worth = added(
      worth,
      g.state.heroes.map((_, hero) => appraiseDestinations(g, o, hero)),
    );
    raided = g.rules.districts.map(
      (_, place) =>
        (raided[place] ?? 0) + (g.state.raids.some(({ district }) => district === place) ? 1 / plans : 0),
    );
  }
  return withRaids({ ...simple, worth: worth.map((row) => row.map((sum) => sum / plans)) }, raided);
}

/** Worlds in which the Machine has carried out a plan, made by rules of thumb with the simple model of Heroes in mind. */
export function foreseenWorlds(
  example: Game,
  draw: () => Game,
  simple: RoundModel,
  plans: number,
  dice: Dice,
): Game[] {
  const expected = expectByModel(example, simple);
  return Array.from({ length: plans }, () => {
    const g = draw();
    drawPlan(g, NOISE, expected, dice);
    return g;
  });
}

function added(sums: readonly number[][], more: readonly number[][]): number[][] {
  return more.map((row, i) => row.map((value, j) => value + (sums[i]?.[j] ?? 0)));
}

/** A world in which all Heroes are ready: one who has not chosen yet lays any card. */
export function everybodyReady(world: Game, dice: Dice): Game {
  layCards(
    world,
    world.state.heroes.map(({ hand }) => (hand === 0 ? undefined : dice.pick(bitsOf(hand)))),
  );
  return world;
}
