import type { Decision, Game, Pick } from '@great-machine/rules';
import { Dice } from '../dice.js';
import type { Expectation } from '../policy/machine-plan.js';
import { Policy, type Profile, SOUND } from '../policy/policy.js';
import type { Budget } from './budget.js';
import { solveMatrixGame } from './matrix-game.js';
import { awaitedDecision, playOut, takeAll } from './playout.js';

/** What the Great Machine does in its Phase: whole answers in order, the last of them its end. */
export type MachinePlan = readonly (readonly Pick[])[];

/** The destinations of the Heroes who choose, in their order; undefined for one who has no choice. */
export type Destinations = readonly (number | undefined)[];

/** A mixture over own choices, with the Machine's chance to win behind each. */
export interface Mixed<T> {
  readonly choices: readonly T[];
  readonly mixture: readonly number[];
  readonly chances: readonly number[];
}

/** A plan by rules of thumb with so much noise, made in this world; the world is used up. */
export function drawPlan(g: Game, noise: number, expected: Expectation | undefined, dice: Dice): MachinePlan {
  const profile: Profile = { ...SOUND, noise };
  const policy = new Policy(profile, dice);
  if (expected !== undefined) policy.expectInstead(g, expected);
  const plan: (readonly Pick[])[] = [];
  for (;;) {
    const decision = awaitedDecision(g);
    if (decision?.kind !== 'machine-phase') return plan;
    const picks = policy.answer(g, decision);
    plan.push(picks);
    if (picks[0].pick === 'end' || isSurprising(picks)) return plan;
    takeAll(g, decision, picks);
  }
}

/** What a new Directive will be is unknown, so a plan ends with drawing one. */
export function isSurprising(picks: readonly Pick[]): boolean {
  return picks[1]?.of === 'draw-directive';
}

/** Carries a plan out; one that ends with a surprise is gone on with by whoever plays on. */
export function carryOut(g: Game, plan: MachinePlan): void {
  for (const picks of plan) takeAll(g, awaitedDecision(g)!, picks);
}

/** Lays the chosen cards of all Heroes who are asked and says ready for them. */
export function layCards(g: Game, destinations: Destinations): void {
  for (;;) {
    const decision = awaitedDecision(g);
    if (decision?.kind !== 'access-choice') return;
    const { hero } = decision.about as { hero: number };
    const ready = g.state.config.seats
      .filter(({ speaksFor }) => speaksFor.includes(decision.actor))
      .map(({ seat }): Pick => ({ pick: 'ready', of: seat }))
      .filter(({ of }) => !decision.draft.some((pick) => pick.pick === 'ready' && pick.of === of));
    const card: Pick[] = decision.draft.length > 0 ? [] : [{ pick: 'card', of: destinations[hero]! }];
    takeAll(g, decision as Decision, [...card, ...ready]);
  }
}

/**
 * Compares own choices in a matrix: each column is a world with one choice of the other side in it, each cell one
 * playout. The mixture solves the matrix game, in part against the model by which the columns were drawn.
 */
export function mixChoices<T>(
  choices: readonly T[],
  nextColumn: (column: number) => (choice: T) => Game,
  side: 'machine' | 'revolutionaries',
  settings: {
    readonly columns: number;
    readonly depth: number;
    readonly trust: number;
    readonly seed: string;
  },
  budget: Budget,
): Mixed<T> {
  const payoffs: number[][] = choices.map(() => []);
  let columns = 0;
  search: while (columns < settings.columns) {
    const play = nextColumn(columns);
    const cells: number[] = [];
    for (const choice of choices) {
      if (!budget.spend() && columns > 0) break search;
      cells.push(
        playOut(play(choice), new Policy(SOUND, new Dice(`${settings.seed}-${columns}`)), settings.depth),
      );
    }
    cells.forEach((chance, row) => {
      payoffs[row].push(side === 'machine' ? chance : 1 - chance);
    });
    columns++;
  }
  const model = new Array<number>(columns).fill(1 / columns);
  const { mixture, worths } = solveMatrixGame(payoffs, model, settings.trust);
  return { choices, mixture, chances: worths.map((worth) => (side === 'machine' ? worth : 1 - worth)) };
}
