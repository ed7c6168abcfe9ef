/** The words of Pockets of Resistance. */
export const pocketsOfResistance = {
  'module.pockets-of-resistance': 'Pockets of Resistance',
  'module.pockets-of-resistance.effect':
    'With each step of the Plan a District begins to help: its token saves a Hero 1 Trust.',
  'module.pockets-of-resistance.advice':
    'By itself after two or three games; with Servants from the first one on.',
  'event.resistance-placed': 'A pocket of resistance appears {district_in}.',
  'event.resistance-used': '{hero} is helped by the resistance {district_in}.',
  'pick.with.resistance': 'Pay with the Resistance token',
  'reason.RES-5': 'the Plan advances',
} as const;
