import type { Plain, View } from '@great-machine/rules';

/** A deck that only one Hero has, as far as a side knows it. */
export interface OwnDeck {
  readonly owner: string;
  /** The kind of its cards. */
  readonly card: string;
  /** Its pictures. */
  readonly pictures: string;
  readonly inHand: number;
  /** In the deck: cards that nobody has seen, and those that were put to the bottom. */
  readonly inDeck: number;
  /** The faces in hand and at the bottom, for those who know them. */
  readonly held: readonly string[] | undefined;
  readonly bottom: readonly string[] | undefined;
  /** Cards that have left the game. */
  readonly gone: readonly string[];
}

const DECKS = [
  { name: 'inventions', owner: 'akira', card: 'invention', pictures: 'inventions' },
  { name: 'theories', owner: 'enkidu', card: 'theory', pictures: 'theories' },
] as const;

/** The decks of the Heroes in play. */
export function ownDecksIn({ extra }: Pick<View, 'extra'>): readonly OwnDeck[] {
  return DECKS.flatMap(({ name, ...deck }) => {
    const kept = extra[name];
    if (!isRecord(kept)) return [];
    const { inHand, unseen, atBottom, held, bottom, gone } = kept;
    return [
      {
        ...deck,
        inHand: Number(inHand),
        inDeck: Number(unseen) + Number(atBottom),
        held: textsIn(held),
        bottom: textsIn(bottom),
        gone: textsIn(gone) ?? [],
      },
    ];
  });
}

function isRecord(value: Plain | undefined): value is Readonly<Record<string, Plain>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textsIn(value: Plain | undefined): readonly string[] | undefined {
  return Array.isArray(value) ? value.map(String) : undefined;
}
