interface SpecialAction {
  readonly id: string;
  readonly rule: string;
}

/** The Special Actions of both sides in each Major District. */
export const SPECIAL_ACTIONS: Readonly<
  Record<string, { readonly heroes: readonly SpecialAction[]; readonly servants: readonly SpecialAction[] }>
> = {
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
