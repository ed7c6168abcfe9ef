/** The words of Julie and the Smugglers Hideout. */
export const julie = {
  'hero.julie': 'Julie',
  'hero.julie.title': 'Julie Corvus, the Smuggler',
  'hero.julie.short': 'Julie',
  'hero.julie.ability': 'Know the Ropes',
  'hero.julie.effect': 'takes her turn when she likes, and alone may visit the Smugglers Hideout',

  'district.smugglers-hideout': 'the Smugglers Hideout',
  'district.smugglers-hideout.title': 'Smugglers Hideout',
  'district.smugglers-hideout.short': 'Hideout',
  'district.smugglers-hideout.tiny': 'Hideou',

  'district.smugglers-hideout.effect':
    'Off the grid. Only Julie comes here, by one exit from anywhere, and leaves straight to her destination. No Action can be taken; each round begins with 4 Trust for her.',

  'question.now-or-later':
    'Does {hero} take her turn now{next_id, select, none {, or later} other {, or does {next_as_hero} go first}}?',
  'pick.hero.now-or-later': 'Now',
  'pick.pass.now-or-later': 'Later',
  'refusal.no-action-in-the-hideout': 'No Action can be taken in the Smugglers Hideout.',
  'reason.JUL-4': 'Smugglers Hideout',
} as const;
