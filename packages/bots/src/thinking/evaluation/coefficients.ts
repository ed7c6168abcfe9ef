/** Of the features in their order; written by `npm run bots:fit`, never by hand. */
export const COEFFICIENTS: readonly number[] = [
  6.3794, -2.804, 1.0061, -2.8489, 1.197, -0.8005, -2.4438, -1.077, -1.299, -0.2582, 0.381, 0.0389, -0.6933,
  -1.1357, -0.6738, -0.5187, 0.4149, -0.2853, 0.8476, 0.4349, 0.2633, -2.1815, 1.3706, -0.5076, -1.6927,
  -0.4478, -0.2638,
];
