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

/** What a District is worth to a Hero once others have chosen. */
function worthOf(model: RoundModel, hero: number, place: number, chosen: Chosen): number {
  let worth = model.worth[hero][place] - model.danger[place];
  let uncovered = 1;
  for (let other = 0; other < chosen.length; other++) {
    if (other === hero || chosen[other] === undefined) continue;
    if (chosen[other] === place) worth -= model.together;
    if (model.prevents[place] > 0) uncovered *= 1 - model.prevents[chosen[other]!];
  }
  return worth + model.worthOfPlan * Math.min(1, uncovered) * model.prevents[place];
}

/** How likely a Hero chooses each District, all cards held: weights of which the highest is 1. */
export function choiceWeights(model: RoundModel, hero: number, chosen: Chosen): number[] {
  const worths = model.prevents.map((_, place) => worthOf(model, hero, place, chosen));
  const most = Math.max(...worths);
  return worths.map((worth) => Math.exp((worth - most) / model.temperature));
}
