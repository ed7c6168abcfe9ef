export const DESKTOP = { viewport: { width: 1280, height: 720 } };

export const median = (values) => percentile(values, 0.5);

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** To one decimal. */
export function rounded(value) {
  return Math.round(value * 10) / 10;
}
