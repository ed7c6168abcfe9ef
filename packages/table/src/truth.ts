import type { GameStart, Truth } from '@great-machine/client';
import {
  assembleRules,
  bitsOf,
  CITIZEN_KINDS,
  CITY_PRESETS,
  type City,
  createConfig,
  FACES,
  GONE,
  itemAt,
  nextMasterPlan,
  type Outcome,
  type Play,
  rematchModules,
  sameCity,
} from '@great-machine/rules';
import type { HostedGame } from './hosted-game.js';

/** Everything that was hidden, for when the game is over. */
export function truthOf(
  { play, chronicle }: Pick<HostedGame, 'play' | 'chronicle'>,
  { winner }: Outcome,
): Truth {
  const { state, rules, config } = play;
  const district = (place: number) => itemAt(rules.districts, place).id;
  const citizens = state.citizenPlace.flatMap((place, citizen) =>
    place === GONE
      ? []
      : [
          {
            district: district(place),
            kind: itemAt(CITIZEN_KINDS, itemAt(state.citizenKind, citizen)),
            face: itemAt(FACES, itemAt(state.citizenFace, citizen)),
          },
        ],
  );
  return {
    seed: config.seed,
    key: config.key,
    city: cityOf(play),
    rematch: rematchOf(play, winner),
    start: chronicle.start,
    citizens,
    arrested: state.arrested.map((count, kind) => ({ kind: itemAt(CITIZEN_KINDS, kind), count })),
    hands: state.heroes.map(({ hero, hand, forfeited }, owner) => ({
      hero,
      hand: [...bitsOf(hand), ...laidCardsOf(state, owner)].map(district),
      forfeited: bitsOf(forfeited).map(district),
    })),
    directivesInHand: [...state.directives.hand].sort(),
    directivesInDeck: [...state.directives.deck],
    eventsToCome: [...state.cityEvents.deck],
    boxedEvents: [...state.cityEvents.boxed].sort(),
    rounds: chronicle.rounds,
  };
}

/** How the people of a game that is over may play again. */
export function rematchOf(play: Play, winner: string): Truth['rematch'] {
  const { rules, config } = play;
  const same = { masterPlan: config.masterPlan, modules: rules.modules };
  return { same, variable: variableStart(play, winner) };
}

/** The result moves the Plan where the game itself leaves its start to the table; the modules adapt to that (R-ESC-1). */
function variableStart({ rules, config }: Play, winner: string): GameStart {
  const { modules, registry } = rules;
  const game = modules.filter(({ id }) => registry.some((known) => known.id === id && known.isGame));
  const start = assembleRules(game, registry).planStart ?? nextMasterPlan(config.masterPlan, winner);
  const next = assembleRules(rematchModules(registry, modules, start), registry);
  return { masterPlan: next.planStart ?? start, modules: next.modules };
}

/** Chance would draw the same City from the same seed again; any other one was laid by a person. */
function cityOf({ rules, config }: Play): string | City {
  const { seed, key, generator, masterPlan, city } = config;
  const preset = CITY_PRESETS.find((one) => sameCity(one.city, city));
  if (preset !== undefined) return preset.id;
  return sameCity(createConfig(rules, { seed, key, generator, masterPlan, city: 'random' }).city, city)
    ? 'random'
    : city;
}

/** A card that lies on the table at the end is as good as in its owner's hand. */
function laidCardsOf({ heroes }: Play['state'], owner: number): readonly number[] {
  return heroes.flatMap(({ chosen }) => (chosen?.owner === owner ? [chosen.district] : []));
}
