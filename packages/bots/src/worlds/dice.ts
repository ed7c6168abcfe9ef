import { itemAt, playerDice } from '@great-machine/rules';

/** A bot's own chance; the game's is out of its reach. */
export class Dice {
  readonly below: (n: number) => number;

  constructor(seed: string) {
    this.below = playerDice(numberOf(seed));
  }

  /** Uniform in [0, 1). */
  unit(): number {
    return this.below(2 ** 30) / 2 ** 30;
  }

  pick<T>(items: readonly T[]): T {
    return itemAt(items, this.below(items.length));
  }

  /** An index, each as likely as its weight says. */
  weighted(weights: readonly number[]): number {
    let sum = 0;
    for (const weight of weights) sum += weight;
    let left = this.unit() * sum;
    const at = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return at >= 0 ? at : weights.findLastIndex((weight) => weight > 0);
  }

  /** One of the items, each as likely as its weight says. */
  pickWeighted<T>(items: readonly T[], weights: readonly number[]): T {
    return itemAt(items, this.weighted(weights));
  }

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [shuffled[last], shuffled[other]] = [itemAt(shuffled, other), itemAt(shuffled, last)];
    }
    return shuffled;
  }
}

function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
