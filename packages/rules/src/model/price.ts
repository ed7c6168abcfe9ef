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
  /** Who changed what, when a player wants to read it. */
  notes: Note[] | undefined;
}

interface Note {
  readonly part: 'count' | 'fixed' | 'spared' | 'free' | 'added' | 'cap';
  readonly source: string;
  readonly amount: number;
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
    notes: explained ? [] : undefined,
  };
}

export function countGuards(price: Price, guards: number, source: string): void {
  price.count += guards;
  note(price, 'count', source, guards);
}

export function setRate(price: Price, rate: number): void {
  price.rate = rate;
}

export function setFixed(price: Price, amount: number, source: string): void {
  price.fixed = amount;
  note(price, 'fixed', source, amount);
}

/** (b) One of the Citizens is not paid for. */
export function spareCitizen(price: Price, source: string): void {
  price.spared++;
  note(price, 'spared', source, -1);
}

/** (b) The whole price is dropped; surcharges still apply. */
export function makeFree(price: Price, source: string): void {
  price.free = true;
  note(price, 'free', source, 0);
}

/** (c) */
export function addToPrice(price: Price, amount: number, source: string): void {
  price.added += amount;
  note(price, 'added', source, amount);
}

/** (d) */
export function capPrice(price: Price, cap: number, source: string): void {
  price.cap = Math.min(price.cap, cap);
  note(price, 'cap', source, cap);
}

export function totalOf(price: Price): number {
  const citizens = Math.max(0, price.rate - price.spared);
  const base = price.free ? 0 : Math.max(0, price.count) * citizens + price.fixed;
  return Math.max(0, Math.min(base + price.added, price.cap));
}

function note(price: Price, part: Note['part'], source: string, amount: number): void {
  price.notes?.push({ part, source, amount });
}

/** What each rule or card adds to the price or takes from it, in the order of R-COST-1; the lines add up to it. */
export function breakdownOf(price: Price): PriceLine[] {
  const lines: PriceLine[] = [];
  let total = 0;
  const notes = price.notes ?? [];
  const add = (part: Note['part'], amountOf: (note: Note) => number) => {
    for (const entry of notes) {
      if (entry.part !== part) continue;
      const amount = amountOf(entry);
      lines.push({ source: entry.source, amount });
      total += amount;
    }
  };
  add('count', ({ amount }) => Math.max(0 - total, amount * price.rate));
  add('spared', () => (price.rate > 0 ? 0 - total / price.rate : 0));
  add('fixed', ({ amount }) => amount);
  add('free', () => 0 - total);
  add('added', ({ amount }) => Math.max(0 - total, amount));
  add('cap', ({ amount }) => Math.min(0, amount - total));
  return lines;
}
