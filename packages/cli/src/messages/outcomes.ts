import type { OptionMeaning } from '@great-machine/rules';
import { capitalise, countOf, heroName } from './names.js';

type Params = Readonly<Record<string, string | number>>;

/** What may follow a pick. */
export const OUTCOME_SENTENCES: Readonly<Record<string, (p: Params) => string>> = {
  'receives-trust': (p) =>
    `${p.hero === undefined ? 'receives' : `${heroName(String(p.hero))} receives`} ${p.amount} Trust`,
  'bonds-received': (p) => `the Great Machine receives ${countOf(Number(p.amount), 'Bond')}`,
  'plan-advances': () => 'the Master Plan advances',
  'turn-ends': () => 'the turn ends',
  'card-forfeited': () => 'the chosen card is forfeited',
  'discontent-rises': (p) => `Discontent rises by ${p.amount}`,
  'guard-breaks': () => 'a Guard breaks',
  'attack-fails': () => 'the attack fails',
  escapes: () => 'escapes',
  captured: () => 'is captured',
  'riot-succeeds': () => 'succeeds for sure',
  'riot-fails': () => 'fails for sure: the Master Plan advances',
  'riot-open': (p) =>
    `${p.active} active against ${Number(p.guards) + Number(p.traitors)} for Guards and Traitors, ${p.unknown} unknown; a failure advances the Master Plan`,
};

/** A meaning as the screen shows it. */
export interface ShownMeaning extends OptionMeaning {
  /** The price is that of all Citizens chosen so far. */
  readonly inAll?: boolean;
}

/** Price, what is left, outcomes and chances of an option, as short phrases. */
export function describeMeaning(meaning: ShownMeaning): readonly string[] {
  const { price, outcomes = [] } = meaning;
  const phrases: string[] = [];
  if (isTooDear(meaning)) phrases.push(`${price} Trust is too much: all Trust is lost`);
  else if (price !== undefined) phrases.push(describePrice(meaning, price));
  for (const { key, params = {}, chance } of outcomes) {
    if (chance === 0) continue;
    const phrase = OUTCOME_SENTENCES[key]?.(params) ?? key;
    phrases.push(chance === undefined || chance === 1 ? phrase : `${percent(chance)} ${phrase}`);
  }
  return phrases;
}

/** HER-5: who cannot pay for an exit loses everything and relies on the die. */
function isTooDear({ outcomes = [] }: OptionMeaning): boolean {
  return outcomes.some(({ key }) => key === 'captured');
}

function describePrice({ currency, left, atLeast, inAll }: ShownMeaning, price: number): string {
  const amount = currency === 'bonds' ? countOf(price, 'Bond') : `${price} Trust`;
  if (atLeast === true) return `from ${amount}`;
  if (price === 0) return 'free';
  const whole = inAll === true ? `${amount} in all` : amount;
  return left === undefined ? whole : `${whole}, leaves ${left}`;
}

export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

/** The meaning as a sentence, for explanations. */
export function sentenceOfMeaning(meaning: ShownMeaning): string {
  const phrases = describeMeaning(meaning);
  return phrases.length === 0 ? '' : `${capitalise(phrases.join('; '))}.`;
}
