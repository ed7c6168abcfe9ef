/** What may be clicked on the board now. */
export interface Targets {
  readonly districts: ReadonlyMap<string, string>;
  readonly citizens: ReadonlyMap<number, string>;
  readonly heroes: ReadonlyMap<string, string>;
  readonly servants: ReadonlyMap<string, string>;
  readonly placements: readonly {
    readonly x: number;
    readonly y: number;
    readonly rotation: number;
    readonly pick: string;
  }[];
}

export const NO_TARGETS: Targets = {
  districts: new Map(),
  citizens: new Map(),
  heroes: new Map(),
  servants: new Map(),
  placements: [],
};

const OF_DISTRICTS = ['card', 'to', 'guard', 'district'];

/** The picks of a question as things on the board; each by the text of its pick. */
export function targetsOf(picks: readonly string[]): Targets {
  const districts = new Map<string, string>();
  const citizens = new Map<number, string>();
  const heroes = new Map<string, string>();
  const servants = new Map<string, string>();
  const placements: Targets['placements'][number][] = [];
  for (const text of picks) {
    const [pick, of = ''] = text.split(' ');
    if (OF_DISTRICTS.includes(pick)) districts.set(of, text);
    else if (pick === 'citizen') citizens.set(Number(of), text);
    else if (pick === 'hero') heroes.set(of, text);
    else if (pick === 'servant') servants.set(of, text);
    else if (pick === 'placement') {
      const [x, y, rotation] = of.split(',').map(Number);
      placements.push({ x, y, rotation, pick: text });
    }
  }
  return { districts, citizens, heroes, servants, placements };
}
