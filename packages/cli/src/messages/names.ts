/** How things are called on the screen. */

export interface DistrictName {
  readonly full: string;
  readonly short: string;
  /** For narrow drawings: six letters. */
  readonly tiny: string;
}

export const DISTRICTS: Readonly<Record<string, DistrictName>> = {
  art: { full: 'Art District', short: 'Art', tiny: 'Art' },
  science: { full: 'Science District', short: 'Science', tiny: 'Scienc' },
  commerce: { full: 'Commerce District', short: 'Commerce', tiny: 'Commer' },
  industrial: { full: 'Industrial District', short: 'Industrial', tiny: 'Indust' },
  velvet: { full: 'Velvet District', short: 'Velvet', tiny: 'Velvet' },
  'grand-citadel': { full: 'Grand Citadel', short: 'Citadel', tiny: 'Citadl' },
  'tower-of-law': { full: 'Tower of L.A.W.', short: 'Tower', tiny: 'Tower' },
  'control-nexus': { full: 'Control Nexus', short: 'Nexus', tiny: 'Nexus' },
  'central-square': { full: 'Central Square', short: 'Square', tiny: 'Square' },
};

export interface HeroName {
  readonly full: string;
  readonly short: string;
  /** Inside a sentence. */
  readonly spoken: string;
  readonly ability: string;
  readonly effect: string;
}

export const HEROES: Readonly<Record<string, HeroName>> = {
  finch: {
    full: 'Ambrose Finch, the Tramp',
    short: 'Finch',
    spoken: 'Finch',
    ability: 'Back Alleys',
    effect: 'never pays more than 1 Trust to exit the District where he begins his turn',
  },
  veteran: {
    full: 'Mateusz Wolski, the Veteran',
    short: 'Veteran',
    spoken: 'the Veteran',
    ability: 'Old Soldier',
    effect: 'rolls the Assault die first and then decides how much to pay',
  },
  fowler: {
    full: 'Coolum McDouglas, the Fowler',
    short: 'Fowler',
    spoken: 'the Fowler',
    ability: 'Lightning Reflexes',
    effect: 'may take 2 different Actions; neither is a Riot, the first is not Gain Trust',
  },
  actress: {
    full: 'Veiga Vazquez, the Actress',
    short: 'Actress',
    spoken: 'the Actress',
    ability: 'Darling of the Crowd',
    effect: 'detained by a Raid, she raises Discontent by 2 if her turn ends, else gets 2 Trust',
  },
  artificer: {
    full: 'Sylvia Wu, the Artificer',
    short: 'Artificer',
    spoken: 'the Artificer',
    ability: 'Back Doors',
    effect: 'pays nothing per Guard for Special Actions',
  },
  physician: {
    full: 'Lucien Moreau, the Physician',
    short: 'Physician',
    spoken: 'the Physician',
    ability: 'Bedside Manner',
    effect: 'does not pay for one of the Citizens he identifies or calls to a Riot',
  },
};

export const SERVANTS: Readonly<Record<string, { readonly full: string; readonly short: string }>> = {
  'lex-hecate': { full: 'Lex Hecate', short: 'Lex' },
  judgementor: { full: 'Judgementor', short: 'Judg' },
  phantasmer: { full: 'Phantasmer', short: 'Phan' },
};

export interface KindName {
  /** With its article. */
  readonly one: string;
  readonly mark: string;
  readonly many: string;
}

/** The number of a class is the Stage at which it becomes active. */
export const CITIZEN_KINDS: Readonly<Record<string, KindName>> = {
  traitor: { one: 'a Traitor', mark: 'T', many: 'Traitors' },
  artist: { one: 'an Artist (1)', mark: '1', many: 'Artists' },
  scientist: { one: 'a Scientist (2)', mark: '2', many: 'Scientists' },
  merchant: { one: 'a Merchant (3)', mark: '3', many: 'Merchants' },
  industrialist: { one: 'an Industrialist (4)', mark: '4', many: 'Industrialists' },
  noble: { one: 'a Noble (5)', mark: '5', many: 'Nobles' },
};

export const PHASES: Readonly<Record<string, string>> = {
  setup: 'Setup',
  opening: 'Opening Phase',
  access: 'Access Phase',
  machine: 'Great Machine Phase',
  heroes: 'Heroes Phase',
  closing: 'Closing Phase',
};

export const SIDES: Readonly<Record<string, string>> = {
  machine: 'the Great Machine',
  revolutionaries: 'the Revolutionaries',
};

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export function roman(number: number): string {
  return ROMAN[number] ?? String(number);
}

export function theDistrict(id: string): string {
  return `the ${DISTRICTS[id]?.full ?? id}`;
}

export function heroName(id: string): string {
  return HEROES[id]?.spoken ?? id;
}

export function servantName(id: string): string {
  return SERVANTS[id]?.full ?? id;
}

/** The classes that are active at a Stage: "class 1 (Artists) is active". */
export function activeClasses(stage: number): string {
  const many = Object.values(CITIZEN_KINDS)
    .filter(({ mark }) => Number(mark) <= stage)
    .map(({ many }) => many);
  if (many.length === 0) return 'no class is active';
  if (many.length === 1) return `class 1 (${many[0]}) is active`;
  return `classes 1 to ${stage} (${many[0]} to ${many[many.length - 1]}) are active`;
}

/** "Finch, the Veteran and the Actress". */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export function countOf(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** A sentence with a capital letter; after L.A.W. there is no second full stop. */
export function finishSentence(text: string): string {
  return capitalise(text).replaceAll('L.A.W..', 'L.A.W.');
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
