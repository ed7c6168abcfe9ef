/** What the Directives do, in few words. The rule pages have the whole text. */
export const directives = {
  'directive.pacify': 'Pacify',
  'directive.pacify.effect':
    'Servant Action, once a round: Discontent drops by 1 in a Minor District with 2 Guards and no Hero.',
  'directive.confiscate': 'Confiscate',
  'directive.confiscate.effect':
    'Servant Action: a Hero beside the Servant loses 3 Trust to the Great Machine.',
  'directive.optimize': 'Optimize',
  'directive.optimize.effect': 'Each Servant may take 2 Actions; the second costs 1 Bond more.',
  'directive.shadow': 'Shadow',
  'directive.shadow.effect': 'Each Servant counts as a Guard for what Heroes pay beside it.',
  'directive.resettle': 'Resettle',
  'directive.resettle.effect': 'Once a round the Great Machine moves a Citizen anywhere, free.',
  'directive.expedite': 'Expedite',
  'directive.expedite.effect': 'Servants move for 1 Bond per District.',
  'directive.overhaul': 'Overhaul',
  'directive.overhaul.effect': 'Repair repairs all broken Guards of the District.',
  'directive.curfew': 'Curfew',
  'directive.curfew.effect': 'The first District each Hero exits in a turn costs 1 Trust more.',
  'directive.levy': 'Levy',
  'directive.levy.effect': 'The Great Machine receives 2 Bonds more in each Opening Phase.',
  'directive.interrogate': 'Interrogate',
  'directive.interrogate.effect': 'Ending a detained Hero’s turn applies both Punitive Measures.',
};
