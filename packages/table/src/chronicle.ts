import { isTurningPoint, type RoundTruth } from '@great-machine/client';
import type { FeedEntry, View } from '@great-machine/rules';

/** Round by round, what the end of the game tells: how things stood, where Heroes went, what decided. */
export class Chronicle {
  private byRound: Map<number, RoundTruth>;

  constructor(rounds: readonly RoundTruth[] = []) {
    this.byRound = new Map(rounds.map((one) => [one.round, one]));
  }

  get rounds(): readonly RoundTruth[] {
    return [...this.byRound.values()];
  }

  goBackTo(rounds: readonly RoundTruth[]): void {
    this.byRound = new Map(rounds.map((one) => [one.round, one]));
  }

  /** The last moment of each round counts, and in it the destinations and Raids at their fullest. */
  note({ view, lines }: FeedEntry): void {
    if (view.round === 0) return;
    const before = this.byRound.get(view.round);
    this.byRound.set(view.round, {
      round: view.round,
      cityEvent: view.cityEvent,
      discontent: view.tracks.discontent,
      masterPlan: view.tracks['master-plan'],
      trust: view.heroes.reduce((sum, { trust }) => sum + trust, 0),
      bonds: view.bonds,
      arrested: view.arrested,
      destinations: destinationsOf(view, before),
      raids: areRaidsLaid(view) && view.raids.length > 0 ? view.raids : (before?.raids ?? []),
      turningPoints: [...(before?.turningPoints ?? []), ...lines.filter(isTurningPoint)],
    });
  }
}

function destinationsOf({ heroes }: View, before: RoundTruth | undefined): RoundTruth['destinations'] {
  const chosen = new Map((before?.destinations ?? []).map((one) => [one.hero, one]));
  for (const { hero, destination } of heroes)
    if (destination !== undefined) chosen.set(hero, { hero, district: destination });
  return [...chosen.values()];
}

/** Before the Heroes go, a Raid may still be taken back. */
function areRaidsLaid({ phase }: View): boolean {
  return phase === 'heroes' || phase === 'closing';
}
