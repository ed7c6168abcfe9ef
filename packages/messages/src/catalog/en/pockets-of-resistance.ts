/** The words of Pockets of Resistance. */
export const pocketsOfResistance = {
  'event.resistance-placed': 'A pocket of resistance appears {district_in}.',
  'event.resistance-used': '{hero} is helped by the resistance {district_in}.',
  'pick.with.resistance': 'Pay with the Resistance token',
  'reason.RES-5': 'the Plan advances',
} as const;
