/** What the cards do, in few words. The rule pages have the whole text. */

export interface CityEventWords {
  readonly name: string;
  readonly effect: string;
  /** When the Master Plan advances. */
  readonly plan: string;
}

export const CITY_EVENTS: Readonly<Record<string, CityEventWords>> = {
  'security-checks': {
    name: 'Security Checks',
    effect: 'Every District a Hero exits costs 1 Trust more.',
    plan: 'if a Hero was detained this round',
  },
  'win-over-the-judges': {
    name: 'Win over the Judges',
    effect:
      'At the end of the round each Hero may buy back a forfeited card for 1 Trust per Guard beside them.',
    plan: 'unless the Heroes together discard 5 Trust',
  },
  'lantern-festival': {
    name: 'Lantern Festival',
    effect: 'Incitement in the Art District raises Discontent by 2.',
    plan: 'if no Hero is in the Art District',
  },
  'double-shift': {
    name: 'Double Shift',
    effect: 'Guards exit the Industrial District free of charge.',
    plan: 'if 4 Guards are in the Industrial District',
  },
  'public-lectures': {
    name: 'Public Lectures',
    effect: 'Identifying Citizens in the Science District is free.',
    plan: 'if a Servant and no Hero is in the Science District',
  },
  'tax-audit': {
    name: 'Tax Audit',
    effect: 'Servant Action Audit: each Hero beside the Servant loses 2 Trust to the Great Machine.',
    plan: 'if the Great Machine pays 3 Bonds, plus 2 for each Hero in the Commerce District',
  },
  parade: {
    name: 'Parade on the Square',
    effect: 'The Special Actions of both sides on the Central Square count 1 Guard fewer.',
    plan: 'if no Hero ended movement on the Central Square this round',
  },
  disappearances: {
    name: 'Disappearances',
    effect: 'Servant Action Abduct: an unidentified Citizen beside the Servant is arrested unseen.',
    plan: 'if 5 or more Citizens are arrested',
  },
  'night-patrols': {
    name: 'Night Patrols',
    effect: 'The first 2 Districts that Guards exit this round are free.',
    plan: 'if 3 or more Districts hold 3 or more Guards each',
  },
  'salon-rumours': {
    name: 'Rumours in the Salons',
    effect: 'Each Citizen in the Velvet District provides 1 Trust more this round.',
    plan: 'if no Hero is in the Velvet District',
  },
  'emergency-decree': {
    name: 'Emergency Decree',
    effect: 'Raids cost 1 Bond.',
    plan: 'if a Raid was successful this round',
  },
  'grounded-platforms': {
    name: 'Grounded Platforms',
    effect: 'No District may be repositioned.',
    plan: 'unless the Heroes together discard 6 Trust',
  },
  'repair-crews': {
    name: 'Repair Crews',
    effect: 'At the end of the round each Servant repairs a broken Guard beside it.',
    plan: 'if no Guard in the City is broken',
  },
  'sealed-archives': {
    name: 'Sealed Archives',
    effect: 'At the end of the round the Great Machine draws a Directive.',
    plan: 'if 2 or more Directives are published',
  },
  'show-trial': {
    name: 'Show Trial',
    effect: 'A Hero whose turn ends by a detainment also forfeits a random card from hand.',
    plan: 'if a Hero has 3 or more forfeited Access cards',
  },
  barricades: {
    name: 'Barricades',
    effect: 'An attack with a stake of at least 1 Trust counts as 1 more.',
    plan: 'if no Guard was broken this round',
  },
  'paid-informers': {
    name: 'Paid Informers',
    effect: 'In Riots each Traitor counts as 2.',
    plan: 'if no Citizen was identified or revealed this round and an unidentified one is left',
  },
  'great-exhibition': {
    name: 'The Great Exhibition',
    effect: 'At the end of the round each Hero beside 4 or more Citizens receives 2 Trust.',
    plan: 'if the Servants are in 3 different Major Districts without Heroes',
  },
  cordon: {
    name: 'Cordon',
    effect: 'Exiting a District with a Servant costs a Hero 1 Trust more.',
    plan: 'if 2 or more Heroes are in Districts with 2 or more Guards',
  },
  'quiet-streets': {
    name: 'Quiet Streets',
    effect: 'Gain Trust gives 2 Trust.',
    plan: 'if nothing raised Discontent this round (at the Riot Stage: if no Hero agitated)',
  },
  'the-countdown': {
    name: 'The Countdown',
    effect: 'This card stays to the end of the game.',
    plan: 'every round',
  },
};

export const DIRECTIVES: Readonly<Record<string, { readonly name: string; readonly effect: string }>> = {
  pacify: {
    name: 'Pacify',
    effect:
      'Servant Action, once a round: Discontent drops by 1 in a Minor District with 2 Guards and no Hero.',
  },
  confiscate: {
    name: 'Confiscate',
    effect: 'Servant Action: a Hero beside the Servant loses 3 Trust to the Great Machine.',
  },
  optimize: { name: 'Optimize', effect: 'Each Servant may take 2 Actions; the second costs 1 Bond more.' },
  shadow: { name: 'Shadow', effect: 'Each Servant counts as a Guard for what Heroes pay beside it.' },
  resettle: { name: 'Resettle', effect: 'Once a round the Great Machine moves a Citizen anywhere, free.' },
  expedite: { name: 'Expedite', effect: 'Servants move for 1 Bond per District.' },
  overhaul: { name: 'Overhaul', effect: 'Repair repairs all broken Guards of the District.' },
  curfew: { name: 'Curfew', effect: 'The first District each Hero exits in a turn costs 1 Trust more.' },
  levy: { name: 'Levy', effect: 'The Great Machine receives 2 Bonds more in each Opening Phase.' },
  interrogate: {
    name: 'Interrogate',
    effect: 'Ending a detained Hero’s turn applies both Punitive Measures.',
  },
};

export function cityEventName(id: string): string {
  return CITY_EVENTS[id]?.name ?? id;
}

export function directiveName(id: string): string {
  return DIRECTIVES[id]?.name ?? id;
}
