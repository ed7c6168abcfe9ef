import { cardWords, listOf, roman } from '@great-machine/messages';
import type { Plain, View } from '@great-machine/rules';
import { countOf } from '../terminal/text.js';
import { words } from '../terminal/words.js';
import { countTokens, isDeactivated } from './marks.js';

/** A line for each Servant with Improvements, tokens, or a card that says what Improvements do. */
export function describeServants(view: View): string[] {
  const hasCards = view.tokens?.['improvement-installed'] !== undefined;
  return view.servants.flatMap(({ servant }) => {
    const facts = [
      ...(hasCards ? [describeImprovement(view, servant)] : []),
      ...(isDeactivated(view, servant) ? ['deactivated'] : []),
      ...describeSurges(view, 'surge-taken', servant, 'holds'),
    ];
    const effect = hasCards ? ` ${cardWords(words, 'servant-card', servant).effect}` : '';
    return facts.length === 0 ? [] : [`${words.name('servant', servant)}: ${facts.join(', ')}.${effect}`];
  });
}

function describeImprovement(view: View, servant: string): string {
  const installed = countTokens(view, 'improvement-installed', servant);
  return installed === 0 ? 'no Improvement' : `Improvement ${roman(installed)}`;
}

/** What modules let a Hero hold: Surge tokens, and the cards of the Hero's own deck as far as this audience knows them. */
export function describeHeld(view: View, hero: string): string[] {
  return [
    ...describeSurges(view, 'surge-given', hero, 'Surge tokens:'),
    ...describeSurges(view, 'surge-active', hero, 'Surge tokens in effect:'),
    ...DECKS.filter(({ owner }) => owner === hero).flatMap((deck) => describeDeck(view, deck)),
  ];
}

/** Faces that the audience knows, and how many others. */
function describeSurges({ tokens = {} }: View, kind: string, at: string, label: string): string[] {
  const held = tokens[kind]?.filter((token) => token.at === at) ?? [];
  if (held.length === 0) return [];
  const faces = held.flatMap(({ face }) => (face === undefined ? [] : [words.name('card', face)]));
  const unseen = held.length - faces.length;
  const names = [...faces, ...(unseen > 0 ? [countOf(unseen, 'unseen Surge token')] : [])];
  return [`${label} ${listOf(words, names)}`];
}

/** The decks that only one Hero has, by the names under which views show them. */
const DECKS = [
  { owner: 'akira', name: 'inventions', card: 'invention' },
  { owner: 'enkidu', name: 'theories', card: 'theory' },
] as const;

function describeDeck({ extra }: View, { name, card }: (typeof DECKS)[number]): string[] {
  const deck = extra[name];
  if (!isRecord(deck)) return [];
  const { held, inHand, unseen, atBottom, gone } = deck;
  const kind = words.name('card-kind', card, 'many');
  const known = Array.isArray(held) ? namesOf(held) : `${inHand} unseen`;
  const used = Array.isArray(gone) && gone.length > 0 ? `; out of the game: ${namesOf(gone)}` : '';
  return [`${kind}: ${known || 'none'}; ${Number(unseen) + Number(atBottom)} in the deck${used}`];
}

function namesOf(cards: readonly Plain[]): string {
  return listOf(
    words,
    cards.map((card) => words.name('card', String(card))),
  );
}

function isRecord(value: Plain | undefined): value is Readonly<Record<string, Plain>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
