import type { Scenario } from '@great-machine/rules';

/** Positions in the midst of a game that show much at once. */
const MIDST: Scenario = {
  format: 1,
  name: 'In the midst of a game',
  seed: 'screenshots',
  revolutionaries: 1,
  round: 4,
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'night-patrols',
  tracks: { discontent: 8, 'master-plan': 6 },
  bonds: 7,
  servants: {
    'lex-hecate': { in: 'tower-of-law' },
    judgementor: { in: 'science' },
    phantasmer: { in: 'control-nexus' },
  },
  districts: {
    art: { guards: 1, broken: 1, citizens: ['artist revealed', 'any', 'traitor identified', 'any'] },
    science: { guards: 2, citizens: ['scientist identified', 'any', 'any', 'noble'] },
    commerce: { guards: 3, citizens: ['merchant revealed', 'any'] },
  },
  directives: { published: ['curfew'], hand: ['levy', 'shadow'] },
};
const HEROES = {
  finch: { in: 'art', trust: 3 },
  fowler: { in: 'central-square', trust: 5 },
  physician: { in: 'industrial', trust: 2 },
};
/** Two of them, with room for a third. */
const TWO_HEROES = { finch: HEROES.finch, fowler: HEROES.fowler };
const chosen = { ...HEROES, fowler: { ...HEROES.fowler, chosen: 'science' } };

/** The same with all that modules bring: tokens in the City, on the Plan and with figures, special Guards, the Zeppelin. */
const WITH_MODULES: Scenario = {
  ...MIDST,
  name: 'In the midst of a game with modules',
  modules: [
    'one-versus-many',
    'bring-about-a-revolution',
    'servants-of-the-machine',
    'chronoleon',
    'surveillance-zeppelin',
  ],
  servants: {
    'lex-hecate': { in: 'tower-of-law' },
    judgementor: { in: 'science' },
    chronoleon: { in: 'art' },
  },
  districts: {
    ...MIDST.districts,
    industrial: { guards: 2, broken: 1, citizens: ['industrialist revealed', 'any', 'any'] },
  },
  tokens: {
    improvement: ['science judgementor', 'industrial judgementor', 'control-nexus chronoleon'],
    'improvement-installed': ['lex-hecate', 'lex-hecate', 'chronoleon'],
    resistance: ['art art', 'science science', 'tower-of-law tower-of-law'],
    'surge-track': ['8', '9', '10', '11'],
    'surge-taken': ['chronoleon custody', 'chronoleon espionage'],
    'surge-given': ['finch coercion'],
    'surge-active': ['fowler supervision'],
    zeppelin: ['science'],
    'special-guard': ['science', 'industrial'],
    'broken-special-guard': ['industrial'],
    'direction-discarded': ['left', 'top-right'],
  },
};

/** Everything that one District can hold. */
const FULL = {
  guards: 4,
  citizens: ['artist revealed', 'any', 'traitor identified', 'any', 'noble revealed', 'any'],
};
const fullest = (district: string): Scenario => ({
  ...MIDST,
  phase: 'heroes',
  turn: 'finch',
  step: 'action',
  heroes: {
    finch: { in: district, trust: 3 },
    fowler: { in: district, trust: 5 },
    physician: { in: district, trust: 2 },
  },
  servants: {
    'lex-hecate': { in: district },
    judgementor: { in: district },
    phantasmer: { in: district },
  },
  districts: { [district]: FULL },
  raids: [district],
  riots: [district],
});

type Moment =
  | 'access'
  | 'machine'
  | 'heroStep'
  | 'heroAction'
  | 'detainment'
  | 'payment'
  | 'end'
  | 'modulesMachine'
  | 'modulesHeroes'
  | 'modulesHideout'
  | 'fullestLying'
  | 'fullestStanding';

export const POSITIONS: Readonly<Record<Moment, Scenario>> = {
  access: { ...MIDST, phase: 'access', heroes: HEROES },
  machine: { ...MIDST, phase: 'machine', heroes: HEROES },
  heroStep: { ...MIDST, phase: 'heroes', turn: 'fowler', heroes: chosen, raids: ['velvet'] },
  heroAction: { ...MIDST, phase: 'heroes', turn: 'finch', step: 'action', heroes: HEROES, raids: ['velvet'] },
  detainment: {
    ...MIDST,
    phase: 'heroes',
    turn: 'finch',
    heroes: { ...HEROES, finch: { in: 'art', trust: 5, chosen: 'science' } },
    raids: ['science'],
  },
  payment: {
    ...MIDST,
    phase: 'closing',
    step: 'plan-question',
    event: 'win-over-the-judges',
    heroes: HEROES,
  },
  modulesMachine: {
    ...WITH_MODULES,
    phase: 'machine',
    heroes: { ...TWO_HEROES, enkidu: { in: 'industrial', trust: 2 } },
    extra: { theories: { held: ['chaos', 'emotion'], gone: ['relativity'] } },
  },
  modulesHeroes: {
    ...WITH_MODULES,
    phase: 'heroes',
    turn: 'finch',
    step: 'action',
    heroes: { ...TWO_HEROES, akira: { in: 'industrial', trust: 2 } },
    extra: { inventions: { held: ['jammer', 'jump-pack'], bottom: ['empathizer'] } },
    tokens: { ...WITH_MODULES.tokens, deactivated: ['judgementor'] },
  },
  modulesHideout: {
    ...WITH_MODULES,
    phase: 'access',
    heroes: { ...TWO_HEROES, julie: { in: 'smugglers-hideout', trust: 6 } },
  },
  fullestLying: fullest('art'),
  fullestStanding: fullest('velvet'),
  /** One answer of the Great Machine away from its victory. */
  end: {
    ...MIDST,
    round: 9,
    phase: 'heroes',
    turn: 'finch',
    tracks: { discontent: 11, 'master-plan': 11 },
    heroes: { ...HEROES, finch: { in: 'art', trust: 5, chosen: 'science' } },
    raids: ['science'],
  },
};

export const MACHINE = 'machine';
export const HEROES_SEAT = 'revolutionary-1';
