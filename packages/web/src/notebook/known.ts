import type { View } from '@great-machine/rules';

type HeroView = View['heroes'][number];

/** The Districts that any Hero has cards of, in the order of the City. */
export function cardsOf({ districts, heroes }: View): readonly string[] {
  return districts
    .map(({ district }) => district)
    .filter((district) => heroes.some(({ proof }) => district in proof));
}

/** How many cards the Machine must think possible in a Hero's hand. */
export function cardsToConsider({ proof }: HeroView): number {
  return Object.values(proof).filter((verdict) => verdict !== 'forfeited').length;
}

/** How many cards the Machine knows nothing certain of. */
export function cardsInTheDark({ proof }: HeroView): number {
  return Object.values(proof).filter((verdict) => verdict === 'open').length;
}

/** What the Heroes know of a card, beside what the Machine can prove. */
interface CardKnown {
  readonly truth: 'held' | 'forfeited';
  readonly isProven: boolean;
}

export function cardKnown({ forfeited = [], proof }: HeroView, district: string): CardKnown {
  return { truth: forfeited.includes(district) ? 'forfeited' : 'held', isProven: proof[district] !== 'open' };
}

/** The Citizens of a District whose class the Heroes know, by who else does. */
interface KnownCitizens {
  readonly district: string;
  readonly identified: readonly string[];
  readonly revealed: readonly string[];
}

export function knownCitizens({ districts }: Pick<View, 'districts'>): readonly KnownCitizens[] {
  return districts
    .map(({ district, citizens }) => {
      const kindsOf = (which: string) =>
        citizens.flatMap(({ face, kind }) => (face === which && kind !== undefined ? [kind] : []));
      return { district, identified: kindsOf('identified'), revealed: kindsOf('revealed') };
    })
    .filter(({ identified, revealed }) => identified.length + revealed.length > 0);
}
