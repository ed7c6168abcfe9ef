/** Of the features in their order; written by `npm run bots:fit`, never by hand. */
export const COEFFICIENTS: readonly number[] = [
  5.7637, -3.0293, 1.7285, -2.11, 1.396, -0.8661, -2.8145, -0.9657, -0.7207, -0.6803, 1.6281, 0.2673, -0.4382,
  -0.9373, -1.365, -0.7172, 0.2013, 0.5686, -0.2688, -0.4489, 0.0433, -3.2881, 0.4864, -0.1801, -0.8128,
  -0.3962, -1.199,
];
