import { CITIZEN_KINDS, type CitizenKind, itemAt, type Rules, type View } from '@great-machine/rules';

/** The numbers of the state for the words of a view. */
export function kindOf(word: (typeof CITIZEN_KINDS)[number]): CitizenKind {
  return CITIZEN_KINDS.indexOf(word) as CitizenKind;
}

export function heroNamed(view: View, id: string): number {
  return view.heroes.findIndex(({ hero }) => hero === id);
}

export function districtBits(rules: Rules, ids: readonly string[]): number {
  let bits = 0;
  for (const id of ids) bits |= 1 << itemAt(rules.places, id);
  return bits;
}

/** The Access cards that a Hero owns, as bits; everybody knows them. */
export function ownedCards(rules: Rules, view: View, hero: number): number {
  return districtBits(rules, Object.keys(itemAt(view.heroes, hero).proof));
}

/** Of those the ones that other Heroes show this round, as bits: their owner has them neither in hand nor chosen. */
export function lentCards(rules: Rules, view: View, hero: number): number {
  const { hero: id, lentOut = [] } = itemAt(view.heroes, hero);
  const open = view.heroes.flatMap(({ lentBy, destination }) =>
    lentBy === id && destination !== undefined ? [destination] : [],
  );
  return districtBits(rules, [...lentOut, ...open]);
}

/** One card for each District on the grid, as bits: one of these is forfeited at setup. */
export function gridCards(view: View): number {
  let bits = 0;
  view.districts.forEach(({ tile }, place) => {
    if (tile !== undefined) bits |= 1 << place;
  });
  return bits;
}
