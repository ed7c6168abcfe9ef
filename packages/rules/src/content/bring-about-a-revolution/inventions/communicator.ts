import { markUsed } from '../../../effects/round-history.js';
import { heroActor } from '../../../flow/actors.js';
import { ask } from '../../../kernel/flow.js';
import { tellerOf } from '../../../model/events.js';
import { heroAt, heroCard } from '../../../model/pieces.js';
import { usedThisRound } from '../../../model/queries.js';
import { anotherHero } from '../akira/another-hero.js';
import { AKIRA, akiraIn, type InventionDefinition } from '../akira/invention.js';
import { COMMUNICATOR_EVENTS } from '../events.js';

const tell = tellerOf(COMMUNICATOR_EVENTS);

/** How the round remembers whose ability is copied. */
const copyOf = (hero: string) => `communicator ${hero}`;

/** At any moment: for the rest of the round Akira has the ability of another Hero, too. */
export const communicator: InventionDefinition = {
  id: 'communicator',
  source: { name: 'rulebook', effect: 'rulebook' },
  breaksOn: ['explosion'],
  isOfUse: () => true,
  use: (g) => ask(g, 'communicator', AKIRA, {}),
  decisions: {
    communicator: anotherHero('INV-communicator', (g, copied) => {
      markUsed(g, copyOf(heroActor(g, copied)));
      tell(g, { event: 'ability-copied', hero: akiraIn(g), copied });
    }),
  },
  events: COMMUNICATOR_EVENTS,
  part: {
    lentAbility(g, hero) {
      if (heroAt(g, hero).hero !== AKIRA || !usedThisRound(g, 'communicator')) return undefined;
      const copied = g.state.heroes.findIndex((other) => usedThisRound(g, copyOf(other.hero)));
      return copied < 0 ? undefined : heroCard(g, copied).ability;
    },
  },
};
