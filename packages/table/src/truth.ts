import type { Truth } from '@great-machine/client';
import { bitsOf, CITIZEN_KINDS, CITY_PRESETS, FACES, GONE, type Play } from '@great-machine/rules';
import type { HostedGame } from './hosted-game.js';

/** Everything that was hidden, for when the game is over. */
export function truthOf({ play, rounds }: Pick<HostedGame, 'play' | 'rounds'>): Truth {
  const { state, rules, config } = play;
  const district = (place: number) => rules.districts[place].id;
  const citizens = state.citizenPlace.flatMap((place, citizen) =>
    place === GONE
      ? []
      : [
          {
            district: district(place),
            kind: CITIZEN_KINDS[state.citizenKind[citizen]],
            face: FACES[state.citizenFace[citizen]],
          },
        ],
  );
  return {
    seed: config.seed,
    city:
      CITY_PRESETS.find(({ city }) => JSON.stringify(city) === JSON.stringify(config.city))?.id ?? 'random',
    start: { discontent: 0, masterPlan: config.masterPlan },
    citizens,
    arrested: state.arrested.map((count, kind) => ({ kind: CITIZEN_KINDS[kind], count })),
    hands: state.heroes.map(({ hero, hand, forfeited }, owner) => ({
      hero,
      hand: [...bitsOf(hand), ...laidCardsOf(state, owner)].map(district),
      forfeited: bitsOf(forfeited).map(district),
    })),
    directivesInHand: [...state.directives.hand].sort(),
    directivesInDeck: [...state.directives.deck],
    eventsToCome: [...state.cityEvents.deck],
    boxedEvents: [...state.cityEvents.boxed].sort(),
    rounds,
  };
}

/** A card that lies on the table at the end is as good as in its owner's hand. */
function laidCardsOf({ heroes }: Play['state'], owner: number): readonly number[] {
  return heroes.flatMap(({ chosen }) => (chosen?.owner === owner ? [chosen.district] : []));
}
