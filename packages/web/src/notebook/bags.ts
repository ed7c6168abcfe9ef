import { isOnGrid } from '@great-machine/client';
import type { Words } from '@great-machine/messages';
import { ownDecksIn, SURGE_SET, type View } from '@great-machine/rules';
import { textsOf } from '../i18n/use-words.js';

/** What may still come, by its ids: as often as it is there. */
export interface Bag {
  /** The kind of card or token that is drawn from it. */
  readonly of: string;
  readonly title: string;
  /** Its picture among the tokens. */
  readonly picture: string;
  readonly left: readonly string[];
  /** Cards that are known to lie at the bottom, the one that comes first before the others. */
  readonly bottom?: readonly string[];
}

/** The stacks and bags of the modules in play, as far as this side knows what has left them. */
export function bagsOf(view: View, words: Words): readonly Bag[] {
  const { tokens = {} } = view;
  const t = textsOf(words);
  const seen = (...kinds: readonly string[]) =>
    kinds.flatMap((kind) => (tokens[kind] ?? []).flatMap(({ face }) => face ?? []));
  const decks = ownDecksIn(view.extra).map(
    ({ card, held = [], bottom = [], gone }): Bag => ({
      of: card,
      title: words.name('card-kind', card, 'many'),
      picture: card,
      left: withoutEach(words.ids(card), [...held, ...bottom, ...gone]),
      bottom,
    }),
  );
  const bags: readonly Bag[] = [
    ...decks,
    ...(tokens.resistance === undefined
      ? []
      : [
          {
            of: 'resistance',
            title: t('ui.notebook.bag.resistance'),
            picture: 'resistance',
            left: withoutEach(
              view.districts.filter(isOnGrid).map(({ district }) => district),
              seen('resistance', 'resistance-discarded'),
            ),
          },
        ]),
    ...(tokens['direction-discarded'] === undefined
      ? []
      : [
          {
            of: 'direction',
            title: t('ui.notebook.bag.direction'),
            picture: 'direction',
            left: withoutEach(words.ids('exit'), seen('direction-discarded')),
          },
        ]),
    ...(tokens['surge-track'] === undefined
      ? []
      : [
          {
            of: 'surge',
            title: t('ui.notebook.bag.surge'),
            picture: 'surge-back',
            left: withoutEach(
              SURGE_SET.faces,
              seen('surge-taken', 'surge-given', 'surge-active', 'surge-discarded'),
            ),
          },
        ]),
  ];
  return bags.filter(({ left, bottom = [] }) => left.length + bottom.length > 0);
}

/** How likely each card of a deck is in a hand that this side cannot see: they are all alike to it. */
export function chanceInHand(view: View, { of, left }: Pick<Bag, 'of' | 'left'>): number | undefined {
  const deck = ownDecksIn(view.extra).find(({ card }) => card === of);
  return deck === undefined || deck.held !== undefined ? undefined : deck.inHand / left.length;
}

/** A card that a Hero lent in secret: which it may be, and how likely. */
export interface LentCard {
  readonly borrower: string;
  readonly lender: string;
  readonly chances: readonly { readonly district: string; readonly chance: number }[];
}

/**
 * As likely as each card was in the lender's hand, for a side that has not seen it. The lent card has left that hand, and so
 * has the one that the lender has chosen.
 */
export function lentCards(view: Pick<View, 'heroes' | 'accessHistory' | 'round'>): readonly LentCard[] {
  const { heroes } = view;
  return heroes.flatMap(({ hero, lentBy, destination }) => {
    const lender = heroes.find((one) => one.hero === lentBy);
    if (lender === undefined || destination !== undefined) return [];
    const cards = Object.entries(lender.proof).filter(([, proof]) => proof !== 'forfeited');
    const open = cards.filter(([, proof]) => proof === 'open').length;
    const chosen = lender.card === 'none' ? 1 : 2;
    const held = lender.cardsInHand + chosen;
    const weightOf = (proof: string) => (proof === 'held' ? 1 : (held - (cards.length - open)) / open);
    const elsewhere = seenElsewhere(view, lender);
    const possible = cards.filter(([district]) => !elsewhere.includes(district));
    const sum = possible.reduce((all, [, proof]) => all + weightOf(proof), 0);
    const chances = possible.map(([district, proof]) => ({ district, chance: weightOf(proof) / sum }));
    return [{ borrower: hero, lender: lender.hero, chances }];
  });
}

/** Cards that were shown this round, or looked at, and so are not the one that another Hero has chosen. */
function seenElsewhere(
  { accessHistory, round }: Pick<View, 'accessHistory' | 'round'>,
  { hero, destination }: View['heroes'][number],
): readonly (string | undefined)[] {
  const shown = accessHistory.filter(
    (fact) => fact.hero === hero && fact.round === round && fact.what === 'shown',
  );
  return [destination, ...shown.map(({ district }) => district)];
}

function withoutEach(items: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...items];
  for (const item of gone) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
