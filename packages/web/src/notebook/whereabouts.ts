import type { AccessView, View } from '@great-machine/rules';

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

/** Round by round, the latest first. A lent card shows where its borrower went. */
export function whereabouts({
  heroes,
  accessHistory,
}: Pick<View, 'heroes' | 'accessHistory'>): readonly RoundSightings[] {
  const rounds = [...new Set(accessHistory.map(({ round }) => round))].sort((a, b) => b - a);
  return rounds.map((round) => ({
    round,
    byHero: Object.fromEntries(
      heroes.map(({ hero }) => [
        hero,
        accessHistory.filter((fact) => fact.round === round && walkerOf(fact) === hero).map(sightingOf),
      ]),
    ),
  }));
}

function walkerOf({ what, hero, lentTo }: AccessView): string {
  return what === 'shown' ? (lentTo ?? hero) : hero;
}

function sightingOf({ what, district, hero, lentTo }: AccessView): Sighting {
  return { what, district, lentBy: what === 'shown' && lentTo !== undefined ? hero : undefined };
}
