import { type Choice, NAMES } from './destination-choices.js';
import { solve } from './linear-equations.js';

const STEPS = 8;
const RIDGE = 1;

/** The chance of each candidate: the features count, and whether the card may be in hand at all. */
function chancesOf(choice: Choice, w: readonly number[]): number[] {
  const powers = choice.map(
    ({ x, held }) => held * Math.exp(x.reduce((sum, value, i) => sum + value * w[i], 0)),
  );
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** The coefficients under which the stated mixtures are likeliest (a multinomial logit): Newton's method, a little ridge. */
export function likeliest(choices: readonly Choice[]): number[] {
  const n = NAMES.length;
  let w = new Array<number>(n).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const a = w.map((value, i) => [...w.map((_, j) => (i === j ? RIDGE : 0)), -RIDGE * value]);
    for (const choice of choices) {
      const chances = chancesOf(choice, w);
      const center = w.map((_, i) => choice.reduce((sum, { x }, at) => sum + chances[at] * x[i], 0));
      choice.forEach(({ x, stated }, at) => {
        for (let i = 0; i < n; i++) {
          for (let j = 0; j < n; j++) a[i][j] += chances[at] * (x[i] - center[i]) * (x[j] - center[j]);
          a[i][n] += (stated - chances[at]) * x[i];
        }
      });
    }
    const better = solve(a);
    w = w.map((value, i) => value + better[i]);
  }
  return w;
}

/** Bits a choice better than uniform over the possible cards. */
export function bitsGained(choices: readonly Choice[], w: readonly number[]): number {
  const gains = choices.map((choice) => {
    const chances = chancesOf(choice, w);
    return choice.reduce(
      (sum, { stated }, at) => sum + stated * Math.log2(Math.max(1e-6, chances[at]) * choice.length),
      0,
    );
  });
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}
