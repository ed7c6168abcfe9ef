import { type Game, itemAt, present } from '@great-machine/rules';
import { Dice } from '../../worlds/dice.js';
import type { Expectation } from '../policy/expectation.js';
import { Policy, SOUND } from '../policy/policy.js';
import type { Budget } from './budget.js';
import { solveMatrixGame } from './matrix-game.js';
import { type Fate, fateOf, type Horizon, ofOtherSide, type Prospect, playOut } from './playout.js';

/** An own choice, how often it is to be made, and the Machine's prospect behind it. */
export interface MixedChoice<T> extends Prospect {
  readonly choice: T;
  readonly share: number;
}

/** A world with one choice of the other side in it. */
export interface Column<T> {
  /** The choice was drawn by the model of the other side, and not to see what else it could do. */
  readonly byModel: boolean;
  /** What the other side does in it, part by part: a destination of each Hero, or each Raid. */
  readonly parts: readonly string[];
  /** Plays an own choice there, up to where a playout takes over. */
  play(choice: T, dice: Dice): Game;
}

interface Entrant<T> {
  readonly choice: T;
  /** What its effort leaves of a gain. */
  readonly ease: number;
  /** What the own side gained in each column so far. */
  readonly payoffs: number[];
  dropped: boolean;
}

/** A choice that is left, how often the solution makes it, and what it then gains. */
interface Solved<T> {
  readonly entrant: Entrant<T>;
  readonly share: number;
  readonly worth: number;
}

const ALIKE = 2;

/** Of two plans that come to the same, the one with fewer steps is the better: less is spent. */
const EFFORT = 0.0002;

/** What a choice has to gain to take the place of another in an even game, and the columns before it is given up. */
const LEAST_GAIN = 0.002;
const LEAST_COLUMNS = 2;
/** So many columns tell two choices apart. */
const ENOUGH_COLUMNS = 24;

export interface TournamentSettings extends Horizon {
  readonly side: 'machine' | 'revolutionaries';
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
export class Tournament<T extends readonly unknown[]> {
  private readonly entrants: Entrant<T>[] = [];
  private readonly columns: Column<T>[] = [];
  private readonly known = new Set<string>();
  /** Those that win whatever the other side was seen to do. */
  private winning: readonly Entrant<T>[] = [];
  /** Those that won in every column until they met the other side's worst, and what took their place. */
  private readonly disproved = new Set<Entrant<T>>();

  constructor(
    private readonly settings: TournamentSettings,
    private readonly budget: Budget,
    /** The next column: in turn what the other side is likely to do and its worst, or only that. */
    private readonly nextColumn: (at: number, only?: 'worst') => Column<T>,
    /** Of what kind a choice is, in one respect or several: of those that are alike in one, a few will do. */
    private readonly kindsOf: (choice: T) => readonly string[],
    /** How much trouble it is, in steps. */
    private readonly effortOf: (choice: T) => number = ({ length }) => length,
  ) {}

  /** Enters a choice unless it has been before. */
  enter(choice: T): void {
    const key = JSON.stringify(choice);
    if (this.known.has(key)) return;
    this.known.add(key);
    this.entrants.push(this.entrantOf(choice, []));
  }

  private entrantOf(choice: T, payoffs: number[]): Entrant<T> {
    const ease = this.settings.side === 'machine' ? 1 - EFFORT * this.effortOf(choice) : 1;
    return { choice, ease, payoffs, dropped: false };
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
    const { seed, side, expected } = this.settings;
    const dice = new Dice(`${seed}-${column}`);
    const policy = new Policy(SOUND, dice);
    const g = itemAt(this.columns, column).play(choice, dice);
    policy.expectInstead(g, expected);
    const chance = playOut(g, policy, this.settings);
    return side === 'machine' ? chance : 1 - chance;
  }

  /** The choices that are left, the best first. */
  leaders(): readonly T[] {
    return byMean(this.winning.length > 0 ? this.winning : this.left()).map(({ choice }) => choice);
  }

  /** Drops all but the best on average, the best of each column, and those that the solution mixes. */
  keep(count: number): void {
    const solved = this.solveLeft();
    const kept = new Set<Entrant<T>>();
    const ranked = byMean(solved.map(({ entrant }) => entrant));
    for (const entrant of this.ofEachKind(ranked)) if (kept.size < count / 2) kept.add(entrant);
    itemAt(ranked, 0).payoffs.forEach((_, column) => {
      const payoff = ({ ease, payoffs }: Entrant<T>) => ease * itemAt(payoffs, column);
      kept.add(ranked.reduce((best, other) => (payoff(other) > payoff(best) + 1e-6 ? other : best)));
    });
    const byShare = [...solved].sort((a, b) => b.share - a.share);
    for (const { entrant } of byShare) if (kept.size < count) kept.add(entrant);
    for (const { entrant } of solved) entrant.dropped = !kept.has(entrant);
  }

  /** The best with only a few alike in the first respect, the same for the others, and all these in turn. */
  private ofEachKind(ranked: readonly Entrant<T>[]): Entrant<T>[] {
    const queues = this.kindsOf(itemAt(ranked, 0).choice).map((_, respect) => {
      const alike = new Map<string, number>();
      return ranked.filter(({ choice }) => {
        const kind = itemAt(this.kindsOf(choice), respect);
        const count = (alike.get(kind) ?? 0) + 1;
        alike.set(kind, count);
        return count <= ALIKE;
      });
    });
    return ranked.flatMap((_, turn) => queues.flatMap((queue) => queue.slice(turn, turn + 1)));
  }

  /**
   * Choices that have won in every column so far meet so many more in which the other side does what it can. A win
   * that stands all this needs no mixture.
   */
  prove(columns: number): void {
    const seeming = this.left().filter(({ payoffs }) => fateOf(payoffs) === 'won');
    this.winning = seeming;
    for (let more = 0; more < columns && this.winning.length > 0; more++) {
      const column = this.columns.push(this.nextColumn(this.columns.length, 'worst')) - 1;
      this.winning = this.winning.filter(
        ({ choice }) => !this.budget.spendOnProof() || fateOf([this.cell(choice, column)]) === 'won',
      );
    }
    for (const entrant of seeming) if (!this.winning.includes(entrant)) this.disproved.add(entrant);
  }

  /** The choices that the solution so far makes at least so often; none where one wins for sure. */
  likely(share: number): readonly T[] {
    if (this.winning.length > 0) return [];
    return this.solveLeft()
      .filter((one) => one.share >= share)
      .map(({ entrant }) => entrant.choice);
  }

  /**
   * Other choices meet the columns that a choice has met, the first of them at first, and are given up when they fall behind. The
   * one that gains most takes its place if it does so in all these columns.
   */
  challenge(choice: T, others: readonly T[], mayPlay: () => boolean): boolean {
    const own = present(
      this.entrants.find((entrant) => entrant.choice === choice),
      'choice in the tournament',
    );
    let best = own;
    for (const other of others) {
      const challenger = this.meetWhileAhead(other, own, mayPlay);
      if (challenger === undefined || !gainsOn(challenger, best)) continue;
      best = challenger;
    }
    if (best === own || !this.meetAll(best, own) || !gainsOn(best, own)) return false;
    own.dropped = true;
    if (this.disproved.has(own)) this.disproved.add(best);
    this.known.add(JSON.stringify(best.choice));
    this.entrants.push(best);
    return true;
  }

  /** What a choice gains in the first columns that another has met; undefined if it falls behind. */
  private meetWhileAhead(choice: T, other: Entrant<T>, mayPlay: () => boolean): Entrant<T> | undefined {
    const challenger = this.entrantOf(choice, []);
    const { payoffs, ease } = challenger;
    let ahead = 0;
    for (const [column, payoff] of other.payoffs.slice(0, ENOUGH_COLUMNS).entries()) {
      if (!mayPlay()) return undefined;
      const own = this.cell(choice, column);
      ahead += ease * own - other.ease * payoff;
      payoffs.push(own);
      if (payoffs.length >= LEAST_COLUMNS && ahead <= 0) return undefined;
    }
    return challenger;
  }

  /** The solution knows only columns that every choice has met, so a new one meets all; false if there is no time for it. */
  private meetAll({ choice, payoffs }: Entrant<T>, other: Entrant<T>): boolean {
    while (payoffs.length < other.payoffs.length) {
      if (!this.budget.spendOnProof()) return false;
      payoffs.push(this.cell(choice, payoffs.length));
    }
    return true;
  }

  /** Every choice that was entered; a dropped one has no share. */
  solve(): readonly MixedChoice<T>[] {
    const left = this.solveLeft();
    const solved = new Map(left.map((one) => [one.entrant, one]));
    const [sure] = byMean(this.winning);
    const best = left.find(({ entrant }) => entrant === sure) ?? likeliest(left);
    return this.entrants.map((entrant) => {
      const { choice } = entrant;
      const { share, worth } = solved.get(entrant) ?? { share: 0, worth: worthBeside(best, entrant) };
      const own: Prospect = { chance: worth, fate: this.fateOfEntrant(entrant) };
      return {
        choice,
        share: sure === undefined ? share : entrant === sure ? 1 : 0,
        ...(this.settings.side === 'machine' ? own : ofOtherSide(own)),
      };
    });
  }

  /** Columns that were won before a choice was dropped, or before it or what it replaced lost to the worst, make no sure win. */
  private fateOfEntrant(entrant: Entrant<T>): Fate {
    const fate = fateOf(entrant.payoffs);
    const isUnsure = entrant.dropped || this.disproved.has(entrant);
    return fate === 'won' && isUnsure ? 'open' : fate;
  }

  private left(): readonly Entrant<T>[] {
    return this.entrants.filter(({ dropped }) => !dropped);
  }

  private solveLeft(): readonly Solved<T>[] {
    const entrants = this.left().filter(({ payoffs }) => payoffs.length > 0);
    const columns = Math.min(...entrants.map(({ payoffs }) => payoffs.length));
    const strategies = strategiesOf(this.columns.slice(0, columns));
    const { mixture, worths } = solveMatrixGame(
      entrants.map(({ payoffs, ease }) =>
        strategies.map(
          (own) => (ease * own.reduce((sum, column) => sum + itemAt(payoffs, column), 0)) / own.length,
        ),
      ),
      strategies.map((_, at) => (at === 0 ? 1 : 0)),
      this.settings.trust,
    );
    return entrants.map((entrant, at) => ({
      entrant,
      share: itemAt(mixture, at),
      worth: itemAt(worths, at),
    }));
  }
}

/**
 * What the other side may choose, each as the columns that show it: its model first, then each part of its choices.
 * It chooses what it does, but not its luck, so that it never has a single lucky world to choose.
 */
function strategiesOf(columns: readonly { readonly byModel: boolean; readonly parts: readonly string[] }[]) {
  const model = columns.flatMap(({ byModel }, at) => (byModel ? [at] : []));
  const byPart = new Map<string, number[]>();
  columns.forEach(({ parts }, at) => {
    for (const part of parts) byPart.set(part, [...(byPart.get(part) ?? []), at]);
  });
  return [model.length > 0 ? model : columns.map((_, at) => at), ...byPart.values()];
}

/** Whether a choice gains enough on another, both in the columns that it has met. */
function gainsOn<T>(challenger: Entrant<T>, other: Entrant<T>): boolean {
  const before = meanGain(other, challenger.payoffs.length);
  return meanGain(challenger) >= before + leastGain(before);
}

/** The choice that is made most often. */
function likeliest<T>(solved: readonly Solved<T>[]): Solved<T> | undefined {
  return solved.reduce<Solved<T> | undefined>(
    (most, one) => (most === undefined || one.share > most.share ? one : most),
    undefined,
  );
}

/** What a dropped choice gains: it met the first columns alone, so it is compared with the best in these. */
function worthBeside<T>(best: Solved<T> | undefined, dropped: Entrant<T>): number {
  if (best === undefined) return meanGain(dropped);
  const ahead = meanGain(dropped) - meanGain(best.entrant, dropped.payoffs.length);
  return Math.min(1, Math.max(0, best.worth + ahead));
}

/** Near a certain end nothing gains much any more, so less will do. */
function leastGain(chance: number): number {
  return LEAST_GAIN * 4 * chance * (1 - chance);
}

/** The best on average first. */
function byMean<T>(entrants: readonly Entrant<T>[]): Entrant<T>[] {
  return [...entrants].sort((a, b) => meanGain(b) - meanGain(a));
}

/** What a choice gains on average, in the first columns or in all. */
function meanGain<T>({ ease, payoffs }: Entrant<T>, columns = payoffs.length): number {
  const met = payoffs.slice(0, columns);
  return (ease * met.reduce((sum, payoff) => sum + payoff, 0)) / Math.max(1, met.length);
}
