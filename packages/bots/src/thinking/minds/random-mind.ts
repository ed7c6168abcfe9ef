import type { Dice } from '../../worlds/dice.js';
import type { Mind, Situation, Thought } from '../mind.js';

/** Chooses any option, each equally likely. */
export class RandomMind implements Mind {
  constructor(private readonly dice: Dice) {}

  decide({ options, decision }: Situation): Thought {
    const offered = options.find((open) => open.decision === decision)!.options;
    return { picks: [this.dice.pick(offered).pick] };
  }
}
