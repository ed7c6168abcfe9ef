import { CITIZEN_KINDS, type CitizenKind, type Rules, type View } from '@great-machine/rules';

/** The numbers of the state for the words of a view. */
export function kindOf(word: string): CitizenKind {
  return (CITIZEN_KINDS as readonly string[]).indexOf(word) as CitizenKind;
}

export function heroNamed(view: View, id: string): number {
  return view.heroes.findIndex(({ hero }) => hero === id);
}

export function districtBits(rules: Rules, ids: readonly string[]): number {
  let bits = 0;
  for (const id of ids) bits |= 1 << rules.places[id];
  return bits;
}

/** The Access cards that each Hero owns: one for each District on the grid, as bits. */
export function allCards(view: View): number {
  let bits = 0;
  view.districts.forEach(({ tile }, place) => {
    if (tile !== undefined) bits |= 1 << place;
  });
  return bits;
}

/** What a view tells of Access cards, in its words. */
export interface AccessWords {
  readonly round: number;
  readonly hero: string;
  readonly what: 'shown' | 'forfeited' | 'retrieved';
  readonly district?: string;
  readonly lentTo?: string;
}

export function accessWords(view: View): readonly AccessWords[] {
  return view.accessHistory as unknown as readonly AccessWords[];
}

/** What a view tells of the arrested pool, in its words. */
export interface ArrestWords {
  readonly round: number;
  readonly what: 'arrested' | 'returned';
  readonly citizen: number;
  readonly kind?: string;
}

export function arrestWords(view: View): readonly ArrestWords[] {
  return view.arrests as unknown as readonly ArrestWords[];
}

/** What a question is about, in the numbers of the state. */
export interface About {
  readonly hero?: number;
  readonly heroes?: readonly number[];
  readonly district?: number;
  readonly drawnKind?: CitizenKind;
  readonly face?: string;
  readonly by?: string;
  readonly because?: string;
  readonly price?: number;
  readonly wanted?: number;
}

export function readAbout(rules: Rules, view: View, words: View['decisions'][number]['about']): About {
  const about: Record<string, unknown> = { ...words };
  if (words.hero !== undefined) about.hero = heroNamed(view, words.hero as string);
  if (words.heroes !== undefined)
    about.heroes = (words.heroes as readonly string[]).map((id) => heroNamed(view, id));
  if (words.district !== undefined) about.district = rules.places[words.district as string];
  if (words.drawnKind !== undefined) about.drawnKind = kindOf(words.drawnKind as string);
  return about;
}
