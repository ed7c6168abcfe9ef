import { moveTrack } from '../../../src/effects/tracks.js';
import { receiveTrust } from '../../../src/effects/trust.js';
import { itemAt } from '../../../src/kernel/checked.js';
import type { TrackDefinition } from '../../../src/model/content.js';
import type { EventTable } from '../../../src/model/event-table.js';
import { tellerOf } from '../../../src/model/events.js';
import type { Game } from '../../../src/model/game.js';
import type { ModulePart } from '../../../src/model/rules.js';

const EVENTS = { 'hope-raised': { all: { to: 'number' } } } as const satisfies EventTable;
const tell = tellerOf(EVENTS);

export const FULL_OF_HOPE = 6;

function isFull(g: Game): boolean {
  return g.state.tracks.hope === FULL_OF_HOPE;
}

const track: TrackDefinition = {
  id: 'hope',
  max: FULL_OF_HOPE,
  startsAt: () => 0,
  isFrozen: isFull,
  afterStep(g) {
    tell(g, { event: 'hope-raised', to: itemAt(g.state.tracks, 'hope') });
    if (isFull(g)) g.state.heroes.forEach((_, hero) => void receiveTrust(g, hero, 1, 'HOPE'));
  },
};

/** A third track: rises with Discontent; once full, every Hero receives 1 Trust. */
export const hope: ModulePart = {
  tracks: [track],
  hooks: {
    afterTrackStep(g, moved, change) {
      if (moved === 'discontent' && change === 1) moveTrack(g, 'hope', 1, 'HOPE');
    },
  },
  events: EVENTS,
};
