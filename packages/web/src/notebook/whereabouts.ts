import type { Plain, View } from '@great-machine/rules';

/** What everybody saw of a Hero's cards. Without a District it happened unseen. */
export interface Sighting {
  readonly what: 'shown' | 'forfeited' | 'retrieved';
  readonly district?: string;
  /** The Hero whose card it was, if it was lent. */
  readonly lentBy?: string;
}

interface RoundSightings {
  readonly round: number;
  readonly byHero: Readonly<Record<string, readonly Sighting[]>>;
}

interface Fact {
  readonly round: number;
  readonly hero: string;
  readonly what: Sighting['what'];
  readonly district?: string;
  readonly lentTo?: string;
}

/** Round by round, the latest first. A lent card shows where its borrower went. */
export function whereabouts({
  heroes,
  accessHistory,
}: Pick<View, 'heroes' | 'accessHistory'>): readonly RoundSightings[] {
  const facts = accessHistory.map(factOf);
  const rounds = [...new Set(facts.map(({ round }) => round))].sort((a, b) => b - a);
  return rounds.map((round) => ({
    round,
    byHero: Object.fromEntries(
      heroes.map(({ hero }) => [
        hero,
        facts.filter((fact) => fact.round === round && walkerOf(fact) === hero).map(sightingOf),
      ]),
    ),
  }));
}

function walkerOf({ what, hero, lentTo }: Fact): string {
  return what === 'shown' ? (lentTo ?? hero) : hero;
}

function sightingOf({ what, district, hero, lentTo }: Fact): Sighting {
  return { what, district, lentBy: what === 'shown' && lentTo !== undefined ? hero : undefined };
}

function factOf(fact: Plain): Fact {
  return fact as unknown as Fact;
}
