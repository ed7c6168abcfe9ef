/** What things are worth, in steps of Discontent. Heroes gain them; for the Great Machine the same numbers are losses. */
export interface Weights {
  /** The game itself. */
  readonly win: number;
  readonly discontent: number;
  /** A step of the Master Plan, and how much more it counts as the end draws near. */
  readonly plan: number;
  readonly planUrgency: number;
  readonly riot: number;
  /** Trust in a Hero's hand, and how much of it is lost when the next income would overflow. */
  readonly trust: number;
  readonly overflow: number;
  readonly bond: number;
  /** Breaking a Guard, and more of it on the Central Square and where a Riot is near. */
  readonly guard: number;
  readonly guardOnSquare: number;
  readonly guardAtRiot: number;
  readonly identify: number;
  /** One more Citizen on the Central Square or where a Riot is being prepared. */
  readonly citizen: number;
  readonly arrestedCitizen: number;
  readonly accessCard: number;
  readonly directive: number;
  readonly directiveInHand: number;
}

/** How each side weighs them; found with the help of `npm run bots:tune`. */
export const WEIGHTS: Readonly<Record<'machine' | 'revolutionaries', Weights>> = {
  machine: {
    win: 60,
    discontent: 1,
    plan: 1.88,
    planUrgency: 3.34,
    riot: 4.81,
    trust: 0.258,
    overflow: 0.465,
    bond: 0.0942,
    guard: 1.09,
    guardOnSquare: 1.18,
    guardAtRiot: 0.888,
    identify: 0.337,
    citizen: 0.417,
    arrestedCitizen: 0.934,
    accessCard: 0.574,
    directive: 2.01,
    directiveInHand: 0.684,
  },
  revolutionaries: {
    win: 60,
    discontent: 1,
    plan: 2.55,
    planUrgency: 2.17,
    riot: 4.31,
    trust: 0.197,
    overflow: 0.425,
    bond: 0.206,
    guard: 0.662,
    guardOnSquare: 0.613,
    guardAtRiot: 1.21,
    identify: 0.15,
    citizen: 0.408,
    arrestedCitizen: 0.865,
    accessCard: 0.442,
    directive: 1.4,
    directiveInHand: 0.893,
  },
};
