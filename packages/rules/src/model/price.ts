import type { PriceLine } from '../kernel/decision.js';

/**
 * A price in the making. Cards speak in any order; the result follows R-COST-1: (a) the count times the rate,
 * (b) what sets or drops it, (c) all additions and reductions, (d) caps, (e) not below 0.
 */
export interface Price {
  /** Guards, or whatever counts as one. */
  count: number;
  /** How often each of them is paid: 1, or the number of Citizens. */
  rate: number;
  /** Citizens that need not be paid for. */
  spared: number;
  free: boolean;
  /** A price that does not depend on Guards, as for moving Citizens. */
  fixed: number;
  added: number;
  cap: number;
  /** Who changed what, when somebody wants to read it. */
  lines: PriceLine[] | undefined;
}

export function newPrice(explained: boolean): Price {
  return {
    count: 0,
    rate: 1,
    spared: 0,
    free: false,
    fixed: 0,
    added: 0,
    cap: Number.POSITIVE_INFINITY,
    lines: explained ? [] : undefined,
  };
}

export function countGuards(price: Price, guards: number, source: string): void {
  price.count += guards;
  note(price, source, guards);
}

export function setRate(price: Price, rate: number): void {
  price.rate = rate;
}

export function setFixed(price: Price, amount: number, source: string): void {
  price.fixed = amount;
  note(price, source, amount);
}

/** (b) One of the Citizens is not paid for. */
export function spareCitizen(price: Price, source: string): void {
  price.spared++;
  note(price, source, -1);
}

/** (b) The whole price is dropped; surcharges still apply. */
export function makeFree(price: Price, source: string): void {
  price.free = true;
  note(price, source, 0);
}

/** (c) */
export function addToPrice(price: Price, amount: number, source: string): void {
  price.added += amount;
  note(price, source, amount);
}

/** (d) */
export function capPrice(price: Price, cap: number, source: string): void {
  price.cap = Math.min(price.cap, cap);
  note(price, source, cap);
}

export function totalOf(price: Price): number {
  const citizens = Math.max(0, price.rate - price.spared);
  const base = price.free ? 0 : Math.max(0, price.count) * citizens + price.fixed;
  return Math.max(0, Math.min(base + price.added, price.cap));
}

function note(price: Price, source: string, amount: number): void {
  price.lines?.push({ source, amount });
}
