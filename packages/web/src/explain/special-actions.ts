interface SpecialAction {
  readonly id: string;
  readonly rule: string;
}

type MajorDistrict = 'central-square' | 'control-nexus' | 'tower-of-law' | 'grand-citadel';

type OfBothSides = Readonly<Record<'heroes' | 'servants', readonly SpecialAction[]>>;

/** The Special Actions of both sides in each Major District. */
export const SPECIAL_ACTIONS: Readonly<Record<MajorDistrict, OfBothSides>> = {
  'central-square': {
    heroes: [{ id: 'central-square', rule: 'ACT-12' }],
    servants: [{ id: 'collect-bonds', rule: 'GM-12' }],
  },
  'control-nexus': {
    heroes: [
      { id: 'control-nexus-a', rule: 'ACT-13' },
      { id: 'control-nexus-b', rule: 'ACT-14' },
    ],
    servants: [{ id: 'reposition', rule: 'GM-11' }],
  },
  'tower-of-law': {
    heroes: [
      { id: 'tower-of-law-a', rule: 'ACT-15' },
      { id: 'tower-of-law-b', rule: 'ACT-16' },
    ],
    servants: [{ id: 'publish-directive', rule: 'GM-10' }],
  },
  'grand-citadel': {
    heroes: [
      { id: 'grand-citadel-a', rule: 'ACT-17' },
      { id: 'grand-citadel-b', rule: 'ACT-18' },
    ],
    servants: [{ id: 'draw-directive', rule: 'GM-9' }],
  },
};

export const MAJOR_DISTRICTS = Object.keys(SPECIAL_ACTIONS) as MajorDistrict[];

/** Undefined in a Minor District. */
export function specialActionsIn(district: string): OfBothSides | undefined {
  return SPECIAL_ACTIONS[district as MajorDistrict];
}

/** Where alone an Action can be taken; undefined for one that is not special. */
export function districtOfSpecial(side: 'heroes' | 'servants', action: string): string | undefined {
  return MAJOR_DISTRICTS.find((district) => SPECIAL_ACTIONS[district][side].some(({ id }) => id === action));
}
