import { addTo, itemAt } from '@great-machine/rules';
/** What is known of one candidate: places in the list of weights and values, by turns. Plain data that travels well. */
export type Features = readonly number[];

const RATE = 0.15;
const SHRINK = 2e-4;

/**
 * A multinomial logistic model: of several candidates one is chosen, the likelier the higher the weighted sum of its
 * features. It learns from one choice after the other, by gradient steps that shrink for features seen often.
 */
export class ChoiceModel {
  private readonly weights: number[];
  private readonly seen: Float64Array;

  constructor(weights: readonly number[]) {
    this.weights = [...weights];
    this.seen = new Float64Array(weights.length).fill(1e-3);
  }

  /** The weights now, from which another model may go on. */
  get learned(): readonly number[] {
    return this.weights;
  }

  chances(candidates: readonly Features[]): number[] {
    const scores = candidates.map((features) => this.scoreOf(features));
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const sum = powers.reduce((total, power) => total + power, 0);
    return powers.map((power) => power / sum);
  }

  learn(candidates: readonly Features[], chosen: number): void {
    const chances = this.chances(candidates);
    candidates.forEach((features, candidate) => {
      const error = itemAt(chances, candidate) - (candidate === chosen ? 1 : 0);
      for (let i = 0; i < features.length; i += 2)
        this.step(itemAt(features, i), error * itemAt(features, i + 1));
    });
  }

  private step(at: number, slope: number): void {
    const gradient = slope + SHRINK * itemAt(this.weights, at);
    addTo(this.seen, at, gradient ** 2);
    addTo(this.weights, at, -(RATE * gradient) / Math.sqrt(itemAt(this.seen, at)));
  }

  private scoreOf(features: Features): number {
    let score = 0;
    for (let i = 0; i < features.length; i += 2) {
      const weight = itemAt(this.weights, itemAt(features, i));
      score += weight * itemAt(features, i + 1);
    }
    return score;
  }
}
