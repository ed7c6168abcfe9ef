import type { PickView } from '@great-machine/rules';

/** What may be clicked on the board now: each thing with the pick that a click makes. */
export interface Targets {
  readonly districts: ReadonlyMap<string, PickView>;
  readonly citizens: ReadonlyMap<number, PickView>;
  readonly heroes: ReadonlyMap<string, PickView>;
  readonly servants: ReadonlyMap<string, PickView>;
  /** Tokens with a Servant on them, by their kind and that Servant, where the question is about such tokens. */
  readonly tokens: ReadonlyMap<string, PickView>;
  /** What names no figure or place: means of payment, kinds of Guards, Actions. */
  readonly others: readonly PickView[];
  readonly placements: readonly {
    readonly x: number;
    readonly y: number;
    readonly rotation: number;
    readonly pick: PickView;
  }[];
}

export const NO_TARGETS: Targets = {
  districts: new Map(),
  citizens: new Map(),
  heroes: new Map(),
  servants: new Map(),
  tokens: new Map(),
  others: [],
  placements: [],
};

/** The picks of a question of some kind as things on the board, by what they name. */
export function targetsOf(picks: readonly PickView[], kind: string): Targets {
  const districts = new Map<string, PickView>();
  const citizens = new Map<number, PickView>();
  const heroes = new Map<string, PickView>();
  const servants = new Map<string, PickView>();
  const tokens = new Map<string, PickView>();
  const others: PickView[] = [];
  const placements: Targets['placements'][number][] = [];
  for (const pick of picks) {
    if (pick.names === 'district' || pick.names === 'access-card') districts.set(pick.of, pick);
    else if (pick.names === 'citizen') citizens.set(pick.of, pick);
    else if (pick.names === 'hero') heroes.set(pick.of, pick);
    else if (pick.names === 'servant') {
      servants.set(pick.of, pick);
      tokens.set(`${kind} ${pick.of}`, pick);
    } else if (pick.names === 'placement') placements.push({ ...pick.of, pick });
    else others.push(pick);
  }
  return { districts, citizens, heroes, servants, tokens, others, placements };
}
