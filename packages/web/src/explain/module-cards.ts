import { cardWords, listOf, type Words } from '@great-machine/messages';
import { ownDecksIn, type View } from '@great-machine/rules';
import { textsOf } from '../i18n/use-words.js';
import type { Explained } from './explained.js';

interface CardLooks {
  readonly pictures: string;
  readonly hue: string;
  rules(id: string): readonly string[];
}

const RULES_OF_SERVANT_CARDS: Readonly<Record<string, string>> = {
  'lex-hecate': 'SRV-5',
  judgementor: 'SRV-6',
  phantasmer: 'SRV-7',
  chronoleon: 'CHR-4',
};

const LOOKS: Readonly<Record<string, CardLooks>> = {
  invention: { pictures: 'inventions', hue: 'heroes', rules: (id) => [`INV-${id}`, 'AKI-4'] },
  theory: { pictures: 'theories', hue: 'heroes', rules: (id) => [`THE-${id}`, 'ENK-4'] },
  'servant-card': {
    pictures: 'servant-cards',
    hue: 'machine',
    rules: (id) => [RULES_OF_SERVANT_CARDS[id] ?? 'SRV-4', 'SRV-4'],
  },
};

/** `kind id`: a card of a module. */
export function explainModuleCard(words: Words, target: string): Explained {
  const [kind = '', id = ''] = target.split(' ');
  const { name, effect } = cardWords(words, kind, id);
  const looks = LOOKS[kind];
  return {
    kind: words.name('card-kind', kind),
    title: name,
    ...(looks && { picture: { kind: looks.pictures, id }, hue: looks.hue }),
    texts: [effect],
    facts: [],
    rules: looks?.rules(id) ?? [],
  };
}

/** The cards of a deck that this side does not see: how many there are, and which they could be. */
export function explainUnseenCards(words: Words, card: string, view?: View): Explained {
  const t = textsOf(words);
  const deck = view && ownDecksIn(view.extra).find((one) => one.card === card);
  const possible = words.ids(card).filter((id) => !deck?.gone.includes(id));
  return {
    kind: t('ui.explain.cardsUnseen'),
    title: words.name('card-kind', card),
    picture: { kind: 'tokens', id: card },
    texts: [],
    facts: [
      ...(deck
        ? [
            {
              label: t('ui.explain.now'),
              value: t('ui.explain.deckAt', { inHand: deck.inHand, inDeck: deck.inDeck }),
            },
          ]
        : []),
      {
        label: t('ui.explain.mayBe'),
        value: listOf(
          words,
          possible.map((id) => words.name('card', id)),
        ),
      },
    ],
    rules: [],
  };
}
