import type { Dice } from '../../worlds/dice.js';
import { askedIn, type Mind, type Situation, type Thought } from '../mind.js';

/** Chooses any option, each equally likely. */
export class RandomMind implements Mind {
  constructor(private readonly dice: Dice) {}

  decide(situation: Situation): Thought {
    return { picks: [this.dice.pick(askedIn(situation).options).pick] };
  }
}
