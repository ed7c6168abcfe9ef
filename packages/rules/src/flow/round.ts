import { beginPhase, beginRound } from '../effects/round-history.js';
import { enter, repeatStep } from '../kernel/flow.js';
import type { FrameDefinition, Step } from '../kernel/live.js';
import type { Game } from '../model/game.js';

/** A Phase of the round: goes through the frame of that name. */
export function phase(name: string): Step {
  return {
    name,
    run(g: Game) {
      beginPhase(g, name);
      enter(g, name, {});
    },
  };
}

/** Round after round until a side wins (OPN-1). */
export const game: FrameDefinition<'game'> = {
  name: 'game',
  steps: [
    {
      name: 'round',
      run(g: Game) {
        repeatStep(g);
        beginRound(g);
        enter(g, 'round', {});
      },
    },
  ],
};

/** The five Phases in order (OPN-1). */
export const round: FrameDefinition<'round'> = {
  name: 'round',
  steps: [phase('opening'), phase('access'), phase('machine'), phase('heroes'), phase('closing')],
};
