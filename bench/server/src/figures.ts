/** What `bench:server` measures. */
export interface Figures {
  readonly store: StoreName;
  readonly tables: number;
  readonly connections: number;
  readonly answersPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly floorP99Ms: number;
  readonly cpuMsPerAnswer: number;
  /** What one connection gets of an answer at its table, on average. */
  readonly bytesPerAnswer: number;
  /** The most that the server held in memory. */
  readonly memoryMb: number;
  readonly errors: number;
}

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

interface Bar {
  readonly line: keyof Figures;
  readonly bar: string;
  isMet(figures: Figures): boolean;
}

export const BARS: readonly Bar[] = [
  { line: 'p50Ms', bar: 'below 20', isMet: ({ p50Ms }) => p50Ms < 20 },
  {
    line: 'p99Ms',
    bar: 'below 150, or 3 times the floor',
    isMet: ({ p99Ms, floorP99Ms }) => p99Ms < Math.max(150, 3 * floorP99Ms),
  },
  { line: 'cpuMsPerAnswer', bar: 'at most 2', isMet: ({ cpuMsPerAnswer }) => cpuMsPerAnswer <= 2 },
  { line: 'bytesPerAnswer', bar: 'at most 8192', isMet: ({ bytesPerAnswer }) => bytesPerAnswer <= 8192 },
  { line: 'memoryMb', bar: 'at most 400', isMet: ({ memoryMb }) => memoryMb <= 400 },
  { line: 'errors', bar: 'none', isMet: ({ errors }) => errors === 0 },
];

/** The figures as lines for people, each with its bar. */
export function linesFor(figures: Figures): readonly string[] {
  return Object.entries(figures).map(([line, value]) => {
    const bar = BARS.find((one) => one.line === line);
    const verdict = bar === undefined || bar.isMet(figures) ? '' : 'MISSED';
    return `${line.padEnd(18)} ${String(value).padStart(10)}  ${bar?.bar ?? ''} ${verdict}`.trimEnd();
  });
}
