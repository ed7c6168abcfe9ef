/** The words of Pockets of Resistance. */
export const pocketsOfResistance = {
  'token.resistance': 'Resistance token',
  'token.resistance.effect':
    'A Hero may discard it to pay 1 Trust less, for an Action here or for leaving this District.',
  'token.resistance-discarded': 'Discarded Resistance tokens',
  'token.resistance-discarded.effect': 'They become the stack when it is empty.',
  'event.resistance-placed': 'A pocket of resistance appears {district_in}.',
  'event.resistance-used': '{hero} is helped by the resistance {district_in}.',
  'pick.with.resistance': 'Pay with the Resistance token',
  'reason.RES-5': 'the Plan advances',
} as const;
