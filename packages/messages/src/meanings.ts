import type { OptionMeaning } from '@great-machine/rules';
import { countOf } from './phrases.js';
import type { Words } from './words.js';

/** A meaning as a screen shows it. */
export interface ShownMeaning extends OptionMeaning {
  /** The price is that of all Citizens chosen so far. */
  readonly inAll?: boolean;
}

/** Price, what is left, outcomes and chances of an option, as short phrases. */
export function meaningPhrases(words: Words, meaning: ShownMeaning): readonly string[] {
  const { price, outcomes = [] } = meaning;
  const phrases: string[] = [];
  if (isTooExpensive(meaning)) phrases.push(words.text('price.too-expensive', { price }));
  else if (price !== undefined) phrases.push(pricePhrase(words, meaning, price));
  const possible = outcomes.filter(({ chance }) => chance !== 0);
  return [...phrases, ...possible.map((outcome) => outcomePhrase(words, outcome))];
}

type OptionOutcome = NonNullable<OptionMeaning['outcomes']>[number];

/** What may follow a pick, with its chance. */
function outcomePhrase(words: Words, { key, params = {}, chance }: OptionOutcome): string {
  const against = Number(params.guards) + Number(params.traitors);
  const outcome = words.textOf(`outcome.${key}`, { ...params, against });
  return chance === undefined || chance === 1 ? outcome : words.text('chance.of', { chance, outcome });
}

/** HER-5: who cannot pay for an exit loses everything and relies on the die. */
function isTooExpensive({ price, outcomes = [] }: OptionMeaning): boolean {
  return price !== undefined && outcomes.some(({ key }) => key === 'captured');
}

function pricePhrase(
  words: Words,
  { currency = 'trust', left, atLeast, inAll, usesUp }: ShownMeaning,
  price: number,
): string {
  const paid = countOf(words, price, currency);
  const amount =
    usesUp === undefined ? paid : words.text('price.and-means', { price, amount: paid, means: usesUp });
  if (atLeast === true) return words.text('price.from', { amount });
  if (price === 0) return usesUp === undefined ? words.text('price.free') : amount;
  const whole = inAll === true ? words.text('price.in-all', { amount }) : amount;
  return left === undefined ? whole : words.text('price.leaves', { amount: whole, left });
}

/** What a part of a price is for. */
export interface PriceWords {
  readonly text: string;
  readonly amount: number;
  /** The rule or card that adds it. */
  readonly source: string;
}

/** The parts of a price in words; those that come to nothing are left out. */
export function priceLines(
  words: Words,
  breakdown: NonNullable<OptionMeaning['breakdown']>,
): readonly PriceWords[] {
  return breakdown
    .filter(({ amount }) => amount !== 0)
    .map(({ source, amount }) => ({ text: words.name('reason', source), amount, source }));
}
