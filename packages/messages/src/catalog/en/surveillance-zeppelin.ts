/** The words of the Surveillance Zeppelin. */
export const surveillanceZeppelin = {
  'event.zeppelin-flew':
    'The Zeppelin flies {from_from} {to_to}: the Direction token marks the {direction, select, top-left {top left} top-right {top right} right {right} bottom-right {bottom right} bottom-left {bottom left} other {left}} exit.',
  'event.special-guard-placed': 'A special Guard takes up position {district_in}.',
  'event.special-guard-left': 'The special Guard {district_in} leaves.',

  'question.boarding':
    '{servant} is on board the Zeppelin ({bonds, plural, one {# Bond} other {# Bonds}}). Which advantage?',
  'question.boarding.to': 'Where does the special Guard go?',
  'question.boarding.do': 'Which special Action does {servant} take from on board?',
  'question.boarding.directive': 'Which Directive is published from on board?',
  'question.boarding.take-back': 'Three are published: which one returns to the hand first?',
  'question.boarding.district': 'Which District slides?',
  'question.boarding.placement': 'Where does it slide to?',
  'question.zeppelin-passage':
    '{hero} is on board the Zeppelin {place_in}. Does the Hero go to a connected District with it?',
  'pick.advantage.bond': 'Receive 1 Bond',
  'pick.advantage.special-guard': 'Place a special Guard for this round',
  'pick.advantage.special-action':
    'Take a special Action: draw or publish a Directive, reposition a District',
  'pick.decline.zeppelin-passage': 'Stay here',
  'pick.guard-kind.special': 'A special Guard',
  'servant-action.board-zeppelin': 'Board the Zeppelin',
  'servant-action.board-zeppelin.effect': 'apply two of its three advantages',
  'outcome.detained': 'detained by the Raid there',

  'reason.ZEP-4': 'Board the Zeppelin',
  'reason.ZEP-5': 'Zeppelin',
  'reason.ZEP-7': 'special Action from on board',
  'reason.ZEP-9': 'Zeppelin',
  'reason.ZEP-10': 'on board the Zeppelin',

  'refusal.advantage-taken': 'That advantage was applied in this boarding already.',
  'refusal.both-boardings-or-neither':
    'Of its two Actions a Servant takes both on board the Zeppelin or neither.',
  'refusal.no-special-guard-left': 'All 9 special Guards are in the City.',
  'refusal.not-from-on-board': 'That cannot be done from on board the Zeppelin.',
  'refusal.zeppelin-elsewhere': 'The Zeppelin is not here.',
} as const;
