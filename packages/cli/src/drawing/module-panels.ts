import { cardWords, listOf, roman } from '@great-machine/messages';
import { type OwnDeckView, ownDecksIn, type View } from '@great-machine/rules';
import { words } from '../terminal/terminal-words.js';
import { countOf } from '../terminal/text.js';
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
    ...ownDecksIn(view.extra)
      .filter(({ owner }) => owner === hero)
      .map(describeDeck),
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

/** What tokens that lie aside say by their faces. */
const ASIDE: Readonly<Record<string, { readonly label: string; readonly nameOf: (face: string) => string }>> =
  {
    'direction-discarded': {
      label: 'Direction tokens drawn',
      nameOf: (face) => words.name('exit', face),
    },
    'resistance-discarded': {
      label: 'Resistance tokens discarded',
      nameOf: (face) => words.name('district', face, 'short'),
    },
    'surge-discarded': { label: 'Surge tokens out of the game', nameOf: (face) => words.name('card', face) },
  };

/** A line for each kind of tokens that lie beside the City. */
export function describeTokensAside({ tokens = {} }: View): string[] {
  return Object.entries(ASIDE).flatMap(([kind, { label, nameOf }]) => {
    const faces = (tokens[kind] ?? []).flatMap(({ face }) => face ?? []);
    return faces.length === 0 ? [] : [`${label}: ${listOf(words, faces.map(nameOf))}`];
  });
}

function describeDeck({ card, held, inHand, inDeck, bottom = [], gone }: OwnDeckView): string {
  const kind = words.name('card-kind', card, 'many');
  const known = held === undefined ? `${inHand} unseen` : namesOf(held);
  const used = gone.length > 0 ? `; out of the game: ${namesOf(gone)}` : '';
  const last = bottom.length > 0 ? `, at the bottom, in this order: ${namesOf(bottom)}` : '';
  return `${kind}: ${known || 'none'}; ${inDeck} in the deck${last}${used}`;
}

function namesOf(cards: readonly string[]): string {
  return listOf(
    words,
    cards.map((card) => words.name('card', card)),
  );
}
