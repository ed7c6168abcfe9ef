import { spokenAt } from '../model/effective-cards.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { heroAt } from '../model/pieces.js';
import type { District } from '../model/state.js';
import { markRaidSuccess, markSparedRaid } from './raids.js';

export function moveHero(g: Game, hero: number, to: District, price: number): void {
  const state = heroAt(g, hero);
  const from = state.place;
  state.place = to;
  tell(g, { event: 'hero-moved', hero, from, to, price });
}

/** A Hero is put where the game begins for them; the caller tells it. */
export function placeHero(g: Game, hero: number, district: District): void {
  heroAt(g, hero).place = district;
}

/** Relocating is no movement: nothing is paid, and nothing that looks at movement notices it (R-REL-1). */
export function relocateHero(g: Game, hero: number, to: District, because: string): void {
  const state = heroAt(g, hero);
  const from = state.place;
  state.place = to;
  tell(g, { event: 'hero-relocated', hero, from, to, because });
}

/** A captured Hero is placed in the destination at once (R-HER-3). */
export function bringInHandcuffs(g: Game, hero: number, to: District): void {
  const state = heroAt(g, hero);
  const from = state.place;
  state.place = to;
  tell(g, { event: 'hero-captured', hero, from, to });
}

/** Detained for the rest of the round, once at most; a Raid that did it has succeeded (R-RAID-1). */
export function detainHero(g: Game, hero: number, by: 'guards' | 'raid'): void {
  const state = heroAt(g, hero);
  state.detained = true;
  if (by === 'raid') {
    const isSpared = spokenAt(g, 'sparesRaid').some(({ says }) => says(g, hero));
    if (isSpared) markSparedRaid(g, state.place);
    else markRaidSuccess(g, state.place);
  }
  tell(g, { event: 'hero-detained', hero, district: state.place, by });
}

/** The turn is over, and no Action is left this round (DET-3). */
export function endTurn(g: Game, hero: number): void {
  heroAt(g, hero).turnEnded = true;
}
