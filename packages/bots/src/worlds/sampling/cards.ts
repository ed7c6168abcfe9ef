import { bitsOf, type HeroState, itemAt, type Rules, type View } from '@great-machine/rules';
import type { Dice } from '../dice.js';
import { forfeitedSets } from './forfeited.js';
import { heroNamed, ownedCards } from './numbers-of-words.js';

/** A guess at a Hero's Access cards: the Districts of the forfeited ones as bits, and that of the chosen one. */
export interface CardGuess {
  readonly forfeited: number;
  readonly destination: number | undefined;
}

/** The Access cards of the Heroes, for an audience that does not see them. */
export class CardsSampler {
  private readonly owned: readonly number[];
  /** Heroes who laid an own card come before those who were lent one. */
  private readonly order: readonly number[];
  private readonly sets: { readonly sets: readonly number[]; readonly chances: readonly number[] }[] = [];

  constructor(
    private readonly rules: Rules,
    private readonly view: View,
  ) {
    this.owned = view.heroes.map((_, hero) => ownedCards(rules, view, hero));
    const isLent = (hero: number) => itemAt(view.heroes, hero).lentBy !== undefined;
    const all = [...view.heroes.keys()];
    this.order = [...all.filter((hero) => !isLent(hero)), ...all.filter(isLent)];
  }

  /** Gives the Heroes cards; a guess counts as far as the view does not tell. */
  deal(heroes: readonly HeroState[], dice: Dice, guesses: readonly CardGuess[] | undefined): void {
    heroes.forEach((hero, at) => {
      hero.forfeited = guesses?.[at]?.forfeited ?? this.drawForfeited(at, dice);
      hero.hand = itemAt(this.owned, at) & ~hero.forfeited & ~(hero.lentOut ?? 0);
    });
    for (const at of this.order) this.layCard(heroes, at, dice, guesses);
  }

  /** Without a guess a lent card is any that its owner does not lay. */
  private layCard(
    heroes: readonly HeroState[],
    at: number,
    dice: Dice,
    guesses: readonly CardGuess[] | undefined,
  ): void {
    const { card, lentBy } = itemAt(this.view.heroes, at);
    const owner = lentBy === undefined ? at : heroNamed(this.view, lentBy);
    const hero = itemAt(heroes, at);
    if (card === 'chosen' && hero.chosen === undefined) {
      const guess = guesses?.[at]?.destination;
      hero.chosen = { owner, district: guess ?? dice.pick(bitsOf(itemAt(heroes, owner).hand)) };
    }
    if (hero.chosen !== undefined) itemAt(heroes, hero.chosen.owner).hand &= ~(1 << hero.chosen.district);
  }

  private drawForfeited(hero: number, dice: Dice): number {
    const areDealt = itemAt(this.owned, hero) !== 0;
    if (!areDealt) return 0;
    const { sets, chances } = this.setsOf(hero);
    return sets.length === 1 ? itemAt(sets, 0) : dice.pickWeighted(sets, chances);
  }

  private setsOf(hero: number) {
    const known = this.sets[hero];
    if (known !== undefined) return known;
    const sets = forfeitedSets(this.rules, this.view, hero);
    const found = { sets: [...sets.keys()], chances: [...sets.values()] };
    this.sets[hero] = found;
    return found;
  }
}
