/** The Great Machine's guess where Heroes will be: for each Hero the chance of each District, and what the Hero could do there. */
export interface Expectation {
  readonly chances: readonly (readonly number[])[];
  /** What the best Action there is worth to the Hero. */
  readonly actions: readonly (readonly number[])[];
}
