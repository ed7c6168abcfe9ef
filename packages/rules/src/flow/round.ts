import { enter, repeatStep } from '../kernel/flow.js';
import type { FrameDefinition, Step } from '../kernel/live.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { newRoundHistory } from '../model/state.js';

/** A Phase of the round: goes through the frame of that name. */
export function phase(name: string): Step {
  return {
    name,
    run(g: Game) {
      g.state.phase = name;
      tell(g, { event: 'phase-began', phase: name });
      enter(g, name, {});
    },
  };
}

/** Round after round until somebody wins (OPN-1). */
export const game: FrameDefinition = {
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
export const round: FrameDefinition = {
  name: 'round',
  steps: [phase('opening'), phase('access'), phase('machine'), phase('heroes'), phase('closing')],
};

function beginRound(g: Game): void {
  const { state } = g;
  state.round++;
  state.asked = 0;
  state.thisRound = newRoundHistory();
  for (const hero of state.heroes) {
    hero.detained = false;
    hero.turnEnded = false;
  }
  for (const servant of state.servants) servant.actions = 0;
  tell(g, { event: 'round-began', round: state.round });
}
