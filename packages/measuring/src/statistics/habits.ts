import type { Situation, Thought, Watcher } from '@great-machine/bots';
import type { Game } from '@great-machine/rules';

/** What players leave undone and do in vain. */
export interface Habits {
  games: number;
  /** Machine Phases, and the Bonds that were left at their ends. */
  phases: number;
  bondsLeft: number;
  /** Phases that ended with many Bonds, and those of them in which a second opinion would not have ended yet. */
  richEnds: number;
  wastefulEnds: number;
  /** Directives that were taken back for another. */
  swaps: number;
  /** Destinations chosen, and those of them where the Hero stands already. */
  destinations: number;
  stays: number;
}

/** So many Bonds are many. */
const MANY_BONDS = 8;

export function newHabits(): Habits {
  return {
    games: 0,
    phases: 0,
    bondsLeft: 0,
    richEnds: 0,
    wastefulEnds: 0,
    swaps: 0,
    destinations: 0,
    stays: 0,
  };
}

/** Counts habits in games; `wouldEnd` is the second opinion on the end of a Phase. */
export class HabitWatcher implements Watcher {
  constructor(
    private readonly habits: Habits,
    private readonly wouldEnd: (situation: Situation) => boolean,
  ) {}

  thought({ state }: Game, situation: Situation, { picks }: Thought): void {
    const { habits } = this;
    for (const { pick } of picks) if (pick === 'take-back') habits.swaps++;
    if (state.phase !== 'machine' || picks[0]?.pick !== 'end') return;
    habits.phases++;
    habits.bondsLeft += state.bonds;
    for (const { place, chosen } of state.heroes) {
      if (chosen === undefined) continue;
      habits.destinations++;
      if (chosen.district === place) habits.stays++;
    }
    if (state.bonds < MANY_BONDS) return;
    habits.richEnds++;
    if (!this.wouldEnd(situation)) habits.wastefulEnds++;
  }
}
