import { bitsOf, type HeroState, type Rules, type View } from '@great-machine/rules';
import type { Dice } from '../dice.js';
import { forfeitedSets } from './forfeited.js';
import { allCards } from './words.js';

/** A guess at a Hero's Access cards: the Districts of the forfeited ones as bits, and that of the chosen one. */
export interface CardGuess {
  readonly forfeited: number;
  readonly destination: number | undefined;
}

/** The Access cards of the Heroes, for an audience that does not see them. */
export class CardsSampler {
  private readonly all: number;
  private readonly sets: { readonly sets: readonly number[]; readonly chances: readonly number[] }[] = [];

  constructor(
    private readonly rules: Rules,
    private readonly view: View,
  ) {
    this.all = allCards(view);
  }

  /** Gives the Hero cards; a guess counts as far as the view does not tell. */
  deal(state: HeroState, hero: number, dice: Dice, guess: CardGuess | undefined): void {
    state.forfeited = guess?.forfeited ?? this.drawForfeited(hero, dice);
    state.hand = this.all & ~state.forfeited;
    const { card } = this.view.heroes[hero];
    if (card === 'chosen')
      state.chosen = { owner: hero, district: guess?.destination ?? drawCard(state.hand, dice) };
    if (state.chosen !== undefined) state.hand &= ~(1 << state.chosen.district);
  }

  private drawForfeited(hero: number, dice: Dice): number {
    const { sets, chances } = this.setsOf(hero);
    return sets.length === 1 ? sets[0] : sets[dice.weighted(chances)];
  }

  private setsOf(hero: number) {
    if (this.sets[hero] === undefined) {
      const sets = forfeitedSets(this.rules, this.view, hero);
      this.sets[hero] = { sets: [...sets.keys()], chances: [...sets.values()] };
    }
    return this.sets[hero];
  }
}

/** Any card of a hand. */
export function drawCard(hand: number, dice: Dice): number {
  return dice.pick(bitsOf(hand));
}
