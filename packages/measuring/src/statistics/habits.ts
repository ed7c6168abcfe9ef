import type { Situation, Thought, Watcher } from '@great-machine/bots';
import type { Game, PickView } from '@great-machine/rules';

/** What players leave undone and do in vain. */
export interface Habits {
  games: number;
  /** Machine Phases, and the Bonds that were left at their ends. */
  phases: number;
  bondsLeft: number;
  /** Phases that ended with many Bonds, and those of them in which a second opinion would not have ended yet. */
  richEnds: number;
  wastefulEnds: number;
  /** Directives that were taken back for another, and those of them that a second opinion would have left. */
  swaps: number;
  vainSwaps: number;
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
    vainSwaps: 0,
    destinations: 0,
    stays: 0,
  };
}

/** What another player would do in the rest of a Machine Phase: whole answers in order. */
export type SecondOpinion = (situation: Situation) => readonly (readonly PickView[])[];

/** Counts habits in games; what is wasteful or in vain is a matter of the second opinion. */
export class HabitWatcher implements Watcher {
  constructor(
    private readonly habits: Habits,
    private readonly secondOpinion: SecondOpinion,
  ) {}

  thought({ state }: Game, situation: Situation, { picks }: Thought): void {
    const { habits } = this;
    if (hasSwap(picks)) {
      habits.swaps++;
      if (!this.secondOpinion(situation).some(hasSwap)) habits.vainSwaps++;
    }
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
    if (this.secondOpinion(situation)[0]?.[0]?.pick !== 'end') habits.wastefulEnds++;
  }
}

function hasSwap(picks: readonly PickView[]): boolean {
  return picks.some(({ pick }) => pick === 'take-back');
}
