import { itemAt, type Rules } from '@great-machine/rules';
import type { Features } from './choice-model.js';

/** Where each feature stands in the list of weights: named numbers first, then habits by District, Hero and City Event. */
export class FeatureList {
  private readonly heroes: readonly string[];
  private readonly events: readonly string[];
  private readonly size: number;

  constructor(
    rules: Rules,
    private readonly names: readonly string[],
  ) {
    this.heroes = Object.keys(rules.heroes);
    this.events = Object.keys(rules.cityEvents);
    this.size = rules.districts.length;
  }

  /** Weights to begin with: nothing is known but what the given names say. */
  weights(initial: Readonly<Record<string, number>>): number[] {
    const habits = this.size * (1 + this.heroes.length + this.events.length);
    const weights = new Array<number>(this.names.length + habits).fill(0);
    for (const [name, weight] of Object.entries(initial)) weights[this.names.indexOf(name)] = weight;
    return weights;
  }

  /** The features of a District; `hero` is missing where no Hero is meant. */
  of(
    values: Readonly<Record<string, number>>,
    place: number,
    event: string | undefined,
    hero?: string,
  ): Features {
    const features: number[] = [];
    this.names.forEach((name, at) => {
      const value = itemAt(values, name);
      if (value !== 0) features.push(at, value);
    });
    const habit = (row: number) => features.push(this.names.length + row * this.size + place, 1);
    habit(0);
    if (hero !== undefined) habit(1 + this.heroes.indexOf(hero));
    if (event !== undefined) habit(1 + this.heroes.length + this.events.indexOf(event));
    return features;
  }
}
