import { balance } from './balance.js';
import { belief } from './belief.js';
import { type Bar, Bench, type BenchSettings } from './bench.js';
import { cost } from './cost.js';
import type { Verdict } from './demand.js';
import { type Figure, plainFigure } from './figure.js';
import { moduleBalance } from './module-balance.js';
import { positions } from './positions.js';
import { robustness } from './robustness.js';
import type { Screening } from './screening.js';
import { strength } from './strength.js';
import { unpredictability } from './unpredictability.js';

/** In the order in which they are measured: the bar that needs most games to be certain comes last and has all the time that is left. */
export const ACCEPTANCE: readonly Bar[] = [
  cost,
  positions,
  balance,
  moduleBalance,
  unpredictability,
  belief,
  robustness,
  strength,
];

export interface BarReport {
  readonly name: string;
  readonly passed: Verdict;
  readonly seconds: number;
  readonly figures: readonly Figure[];
}

export interface AcceptanceReport {
  readonly passed: boolean;
  readonly seconds: number;
  readonly bars: readonly BarReport[];
  /** Of a full screening. */
  readonly screening?: Screening;
}

/** Measures bars one after the other. Each gets its part of the time that is left; what it spares goes to the next. */
export async function runAcceptance(
  names: readonly string[],
  minutes: number,
  settings: BenchSettings,
): Promise<AcceptanceReport> {
  const bench = new Bench(settings);
  const startedAt = performance.now();
  const waiting = ACCEPTANCE.filter(({ name }) => names.includes(name));
  const bars: BarReport[] = [];
  for (const [at, bar] of waiting.entries()) {
    const shares = waiting.slice(at).reduce((sum, { share }) => sum + share, 0);
    const left = minutes * 60 - (performance.now() - startedAt) / 1000;
    bench.allow((Math.max(0, left) * bar.share) / shares);
    const began = performance.now();
    const figures = await figuresOf(bar, bench);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    bars.push({ name: bar.name, passed: verdictOf(figures), seconds, figures });
  }
  return {
    passed: bars.every(({ passed }) => passed === 'yes'),
    seconds: Math.round((performance.now() - startedAt) / 1000),
    bars,
    screening: settings.full ? bench.screening : undefined,
  };
}

/** One failure fails the bar, one open question leaves it open. */
function verdictOf(figures: readonly Figure[]): Verdict {
  if (figures.some(({ passed }) => passed === 'no')) return 'no';
  return figures.some(({ passed }) => passed === 'undecided') ? 'undecided' : 'yes';
}

/** Whatever goes wrong fails the bar; what was measured before and the other bars count all the same. */
async function figuresOf(bar: Bar, bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  try {
    for await (const figure of bar.measure(bench)) figures.push(figure);
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    figures.push(plainFigure('measuring it', 'ends without an error', undefined, 'no', { note }));
  }
  return figures;
}
