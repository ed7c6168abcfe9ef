/** The words of Pockets of Resistance. */
export const pocketsOfResistance = {
  'module.pockets-of-resistance': 'Pockets of Resistance',
  'module.pockets-of-resistance.effect':
    'With each step of the Plan a District begins to help: its token saves a Hero 1 Trust.',
  'module.pockets-of-resistance.advice':
    'By itself after two or three games; with Servants from the first one on.',
  'token.resistance': 'Resistance token',
  'token.resistance.effect':
    'A Hero may discard it to pay 1 Trust less, for an Action here or for leaving this District.',
  'token.resistance-discarded': 'Discarded Resistance tokens',
  'token.resistance-discarded.effect': 'They become the stack when it is empty.',
  'event.resistance-placed': 'A pocket of resistance appears {district_in}.',
  'event.resistance-used': 'The resistance {district_in} spares {hero} 1 Trust.',
  'means.resistance': 'the Resistance token',
  'pick.with.resistance': 'Pay with the Resistance token',
  'reason.RES-3': 'Resistance token',
  'reason.RES-5': 'the Plan advances',
} as const;
