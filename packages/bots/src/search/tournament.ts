import type { Game } from '@great-machine/rules';
import { Dice } from '../dice.js';
import type { Expectation } from '../policy/expectation.js';
import { Policy, SOUND } from '../policy/policy.js';
import type { Budget } from './budget.js';
import { solveMatrixGame } from './matrix-game.js';
import { fateOf, playOut } from './playout.js';

/** A mixture over own choices, with the Machine's chance to win behind each. */
export interface Mixed<T> {
  readonly choices: readonly T[];
  readonly mixture: readonly number[];
  readonly chances: readonly number[];
  readonly fates: readonly ('won' | 'lost' | 'open')[];
}

/** A world with one choice of the other side in it. */
export interface Column<T> {
  /** The choice was drawn by the model of the other side, and not to see what else it could do. */
  readonly byModel: boolean;
  /** Plays an own choice there, up to where a playout takes over. */
  play(choice: T): Game;
}

interface Entrant<T> {
  readonly choice: T;
  /** What the own side gained in each column so far. */
  readonly payoffs: number[];
  dropped: boolean;
}

const ALIKE = 2;

export interface TournamentSettings {
  readonly side: 'machine' | 'revolutionaries';
  readonly depth: number;
  /** How much the other side is taken to follow the model by which columns are drawn. */
  readonly trust: number;
  readonly seed: string;
  /** What the Machine expects of the Heroes, where a playout begins in the middle of its Phase. */
  readonly expected: Expectation;
}

/**
 * Compares own choices in a matrix whose columns are worlds; every choice meets the same columns with the same luck.
 * The weak are dropped on the way, so that most playouts go to those that matter.
 */
export class Tournament<T> {
  private readonly entrants: Entrant<T>[] = [];
  private readonly columns: Column<T>[] = [];
  private readonly known = new Set<string>();

  constructor(
    private readonly settings: TournamentSettings,
    private readonly budget: Budget,
    private readonly nextColumn: (at: number) => Column<T>,
    /** Choices of the same kind say the same to the other side: a few of each will do. */
    private readonly kindOf: (choice: T) => string,
  ) {}

  /** Enters a choice unless it has been before. */
  enter(choice: T): void {
    const key = JSON.stringify(choice);
    if (this.known.has(key)) return;
    this.known.add(key);
    this.entrants.push({ choice, payoffs: [], dropped: false });
  }

  /** Everybody left plays on until so many columns are met; false when the budget is spent before. */
  play(columns: number): boolean {
    for (let column = 0; column < columns; column++) {
      if (this.columns.length === column) this.columns.push(this.nextColumn(column));
      for (const entrant of this.entrants) {
        if (entrant.dropped || entrant.payoffs.length > column) continue;
        if (!this.budget.spend() && entrant.payoffs.length + this.atLeastOne() > 1) return false;
        entrant.payoffs.push(this.cell(entrant.choice, column));
      }
    }
    return true;
  }

  /** Until everybody has met one column, budgets do not count: some answer is needed. */
  private atLeastOne(): number {
    return this.entrants.some(({ payoffs, dropped }) => !dropped && payoffs.length === 0) ? 0 : 1;
  }

  private cell(choice: T, column: number): number {
    const { depth, seed, side, expected } = this.settings;
    const policy = new Policy(SOUND, new Dice(`${seed}-${column}`));
    const g = this.columns[column].play(choice);
    policy.expectInstead(g, expected);
    const chance = playOut(g, policy, depth);
    return side === 'machine' ? chance : 1 - chance;
  }

  /** The choices that are left, the best first. */
  leaders(): readonly T[] {
    return [...this.left()].sort((a, b) => mean(b.payoffs) - mean(a.payoffs)).map(({ choice }) => choice);
  }

  /** Drops all but the best on average, the best of each column, and whoever the solution mixes. */
  keep(count: number): void {
    const { entrants, mixture } = this.solveLeft();
    const kept = new Set<Entrant<T>>();
    const byMean = [...entrants].sort((a, b) => mean(b.payoffs) - mean(a.payoffs));
    const alike = new Map<string, number>();
    for (const entrant of byMean) {
      const kind = this.kindOf(entrant.choice);
      const others = alike.get(kind) ?? 0;
      if (kept.size >= count / 2 || others >= ALIKE) continue;
      alike.set(kind, others + 1);
      kept.add(entrant);
    }
    for (let column = 0; column < byMean[0].payoffs.length; column++) {
      kept.add(
        byMean.reduce((best, other) => (other.payoffs[column] > best.payoffs[column] + 1e-6 ? other : best)),
      );
    }
    const byShare = entrants.map((_, at) => at).sort((a, b) => mixture[b] - mixture[a]);
    for (const at of byShare) if (kept.size < count) kept.add(entrants[at]);
    for (const entrant of entrants) entrant.dropped = !kept.has(entrant);
  }

  solve(): Mixed<T> {
    const { entrants, mixture, worths } = this.solveLeft();
    const at = new Map(entrants.map((entrant, index) => [entrant, index]));
    const gain = (entrant: Entrant<T>) =>
      at.has(entrant) ? worths[at.get(entrant)!] : mean(entrant.payoffs);
    const { side } = this.settings;
    return {
      choices: this.entrants.map(({ choice }) => choice),
      mixture: this.entrants.map((entrant) => (at.has(entrant) ? mixture[at.get(entrant)!] : 0)),
      chances: this.entrants.map((entrant) => (side === 'machine' ? gain(entrant) : 1 - gain(entrant))),
      fates: this.entrants.map(({ payoffs }) =>
        fateOf(side === 'machine' ? payoffs : payoffs.map((payoff) => 1 - payoff)),
      ),
    };
  }

  private left(): readonly Entrant<T>[] {
    return this.entrants.filter(({ dropped }) => !dropped);
  }

  private solveLeft() {
    const entrants = this.left().filter(({ payoffs }) => payoffs.length > 0);
    const columns = Math.min(...entrants.map(({ payoffs }) => payoffs.length));
    const model = modelOf(this.columns.slice(0, columns));
    return {
      entrants,
      ...solveMatrixGame(
        entrants.map(({ payoffs }) => payoffs.slice(0, columns)),
        model,
        this.settings.trust,
      ),
    };
  }
}

/** The columns drawn by the model, each as likely as the others. */
function modelOf(columns: readonly { readonly byModel: boolean }[]): number[] {
  const drawn = columns.filter(({ byModel }) => byModel).length;
  if (drawn === 0) return columns.map(() => 1 / columns.length);
  return columns.map(({ byModel }) => (byModel ? 1 / drawn : 0));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
