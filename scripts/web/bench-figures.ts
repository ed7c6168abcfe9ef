export const DESKTOP = { viewport: { width: 1280, height: 720 } };

export const median = (values: readonly number[]) => percentile(values, 0.5);

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** To one decimal. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
