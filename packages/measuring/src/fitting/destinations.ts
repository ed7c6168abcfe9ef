import { addTo, itemAt } from '@great-machine/rules';
import { type DestinationChoice, NAMES } from './destination-choices.js';
import { solve } from './linear-equations.js';

const STEPS = 8;
const RIDGE = 1;

/** The chance of each candidate: the features count, and whether the card may be in hand at all. */
function chancesOf(choice: DestinationChoice, w: readonly number[]): number[] {
  const powers = choice.map(
    ({ x, held }) => held * Math.exp(x.reduce((sum, value, i) => sum + value * itemAt(w, i), 0)),
  );
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** The coefficients under which the stated mixtures are likeliest (a multinomial logit): Newton's method, a little ridge. */
export function likeliest(choices: readonly DestinationChoice[]): number[] {
  const n = NAMES.length;
  let w = new Array<number>(n).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const rows = w.map((value, i) => [...w.map((_, j) => (i === j ? RIDGE : 0)), -RIDGE * value]);
    for (const choice of choices) {
      const chances = chancesOf(choice, w);
      const center = w.map((_, i) =>
        choice.reduce((sum, { x }, at) => sum + itemAt(chances, at) * itemAt(x, i), 0),
      );
      choice.forEach(({ x, stated }, at) => {
        const chance = itemAt(chances, at);
        const away = x.map((value, i) => value - itemAt(center, i));
        rows.forEach((row, i) => {
          const part = chance * itemAt(away, i);
          away.forEach((other, j) => {
            addTo(row, j, part * other);
          });
          addTo(row, n, (stated - chance) * itemAt(x, i));
        });
      });
    }
    const better = solve(rows);
    w = w.map((value, i) => value + itemAt(better, i));
  }
  return w;
}

/** Bits a choice better than uniform over the possible cards. */
export function bitsGained(choices: readonly DestinationChoice[], w: readonly number[]): number {
  const gains = choices.map((choice) => {
    const chances = chancesOf(choice, w);
    return choice.reduce(
      (sum, { stated }, at) => sum + stated * Math.log2(Math.max(1e-6, itemAt(chances, at)) * choice.length),
      0,
    );
  });
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}
