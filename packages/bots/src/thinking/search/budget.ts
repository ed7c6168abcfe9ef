import { Cancelled, type Limits } from '../mind.js';

const LEAST_PLAYOUTS = 5;
/** The part of the time that is kept for proofs and additions. */
const KEPT_FOR_PROOFS = 0.1;

/** How many playouts are left, or how much time; asked before each one. */
export class Budget {
  private used = 0;
  private readonly until: number | undefined;
  private readonly untilProven: number | undefined;
  private readonly most: number;
  private added = 0;
  private readonly mostAdded: number;

  constructor(
    private readonly limits: Limits,
    iterations: number,
    /** Playouts for what may be added to a plan. */
    additions = 0,
  ) {
    const { milliseconds } = limits;
    if (milliseconds !== undefined) {
      this.untilProven = performance.now() + milliseconds;
      this.until = this.untilProven - KEPT_FOR_PROOFS * milliseconds;
    }
    this.most =
      milliseconds === undefined ? Math.min(limits.iterations ?? iterations, iterations) : iterations * 50;
    this.mostAdded = (additions * this.most) / iterations;
  }

  /** Takes one playout; false when none is left. */
  spend(): boolean {
    if (this.limits.isCancelled?.()) throw new Cancelled();
    this.used++;
    if (this.used > this.most) return false;
    return this.until === undefined || performance.now() < this.until;
  }

  /** Takes one playout of a proof, which does not count; false when there is no time left for it. */
  spendOnProof(): boolean {
    if (this.limits.isCancelled?.()) throw new Cancelled();
    return this.untilProven === undefined || performance.now() < this.untilProven;
  }

  /** Takes one playout of an addition to a plan; false when none is left. */
  spendOnAddition(): boolean {
    this.added++;
    return this.added <= this.mostAdded && this.spendOnProof();
  }

  /** How many choices may be compared at most, so that each gets a few playouts. */
  rowsOf(wanted: number): number {
    return Math.max(2, Math.min(wanted, Math.floor(this.most / LEAST_PLAYOUTS)));
  }
}
