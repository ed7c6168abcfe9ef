import {
  bitsOf,
  CITIZEN_KINDS,
  CITY_PRESETS,
  FACES,
  GONE,
  type LogLine,
  type Play,
} from '@great-machine/rules';

/** A round as it was, with what had been hidden. */
export interface RoundTruth {
  readonly round: number;
  readonly cityEvent?: string;
  /** At the round's end. */
  readonly discontent: number;
  readonly masterPlan: number;
  readonly trust: number;
  readonly bonds: number;
  readonly arrested: number;
  readonly destinations: readonly { readonly hero: string; readonly district: string }[];
  readonly raids: readonly { readonly district: string; readonly succeeded: boolean }[];
  /** What can never be taken back and decides games. */
  readonly turningPoints: readonly LogLine[];
}

/** Everything that was hidden, for when the game is over. */
export interface Truth {
  readonly seed: string;
  /** The preset of the City, or `random`. */
  readonly city: string;
  /** Where the tracks stood before the first round. */
  readonly start: { readonly discontent: number; readonly masterPlan: number };
  readonly citizens: readonly {
    readonly district: string;
    readonly kind: string;
    readonly face: (typeof FACES)[number];
  }[];
  readonly arrested: readonly { readonly kind: string; readonly count: number }[];
  readonly hands: readonly {
    readonly hero: string;
    readonly hand: readonly string[];
    readonly forfeited: readonly string[];
  }[];
  readonly directivesInHand: readonly string[];
  readonly directivesInDeck: readonly string[];
  readonly eventsToCome: readonly string[];
  readonly boxedEvents: readonly string[];
  readonly rounds: readonly RoundTruth[];
}

export function truthOf(play: Play): Truth {
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
    rounds: roundsOf(play),
  };
}

/** A card that lies on the table at the end is as good as in its owner's hand. */
function laidCardsOf({ heroes }: Play['state'], owner: number): readonly number[] {
  return heroes.flatMap(({ chosen }) => (chosen?.owner === owner ? [chosen.district] : []));
}

const TURNING_POINTS = ['riot-resolved', 'hero-captured', 'hero-detained', 'raid-failed'];

/** The last moment of each round, and in it the destinations and Raids at their fullest. */
function roundsOf(play: Play): RoundTruth[] {
  const rounds = new Map<number, RoundTruth>();
  for (const { view, lines } of play.feed('revolutionaries')) {
    if (view.round === 0) continue;
    const before = rounds.get(view.round);
    const destinations = view.heroes.flatMap(({ hero, destination }) =>
      destination === undefined ? [] : [{ hero, district: destination }],
    );
    const chosen = new Map([...(before?.destinations ?? []), ...destinations].map((one) => [one.hero, one]));
    rounds.set(view.round, {
      round: view.round,
      cityEvent: view.cityEvent,
      discontent: view.tracks.discontent,
      masterPlan: view.tracks['master-plan'],
      trust: view.heroes.reduce((sum, { trust }) => sum + trust, 0),
      bonds: view.bonds,
      arrested: view.arrested,
      destinations: [...chosen.values()],
      raids: isRaidable(view.phase) && view.raids.length > 0 ? view.raids : (before?.raids ?? []),
      turningPoints: [
        ...(before?.turningPoints ?? []),
        ...lines.filter(({ key }) => TURNING_POINTS.includes(key)),
      ],
    });
  }
  return [...rounds.values()];
}

/** Before the Heroes go, a Raid may still be taken back. */
function isRaidable(phase: string): boolean {
  return phase === 'heroes' || phase === 'closing';
}
