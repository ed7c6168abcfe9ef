/** What bots say to the person beside them: where they would go and what they would pay. */
export const companions = {
  'companion.proposes-card': '{hero}, who has {trust} Trust, would go {district_to}.',
  'companion.adapts': '{hero} goes by your choice: {to_to} rather than {from_to}.',
  'companion.pays': '{hero} would pay {amount} of the {wanted} Trust.',
  'companion.adapts-payment':
    '{hero} goes by your offer and would pay {to} rather than {from} of the {wanted} Trust.',
  'companion.splits': '{hero} splits the {amount} Trust that {district} gives.',
  'companion.follows': '{hero} is not ready any more either.',
};
