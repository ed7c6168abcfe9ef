import { itemAt } from '@great-machine/rules';
/** The choices made so far in Initiative order; undefined for a Hero who has none. */
export type Chosen = readonly (number | undefined)[];

/** The model of Heroes for one round, as plain data. */
export interface RoundModel {
  /** By Hero and District, the other Heroes aside. */
  readonly worth: readonly (readonly number[])[];
  /** By District: what presence there is worth against the City Event, and its chance to matter. */
  readonly prevents: readonly number[];
  readonly worthOfPlan: number;
  /** By District: how likely a Raid is there, and what it costs. */
  readonly raided: readonly number[];
  readonly raidCost: number;
  readonly danger: readonly number[];
  readonly together: number;
  readonly temperature: number;
}

/** What each District is worth to a Hero once others have chosen. */
function worthsOf(
  { worth: worths, danger, prevents, together, worthOfPlan }: RoundModel,
  hero: number,
  chosen: Chosen,
): number[] {
  const own = itemAt(worths, hero);
  const others = chosen.filter((place, other): place is number => place !== undefined && other !== hero);
  return prevents.map((prevented, place) => {
    let worth = itemAt(own, place) - itemAt(danger, place);
    let uncovered = 1;
    for (const other of others) {
      if (other === place) worth -= together;
      if (prevented > 0) uncovered *= 1 - itemAt(prevents, other);
    }
    return worth + worthOfPlan * Math.min(1, uncovered) * prevented;
  });
}

/** How likely a Hero chooses each District, all cards held: weights of which the highest is 1. */
export function choiceWeights(model: RoundModel, hero: number, chosen: Chosen): number[] {
  const worths = worthsOf(model, hero, chosen);
  const most = Math.max(...worths);
  return worths.map((worth) => Math.exp((worth - most) / model.temperature));
}
