/** The words of the Surveillance Zeppelin. */
export const surveillanceZeppelin = {
  'module.surveillance-zeppelin': 'Surveillance Zeppelin',
  'module.surveillance-zeppelin.effect':
    'It drifts from District to District. Servants and Heroes who meet it may go on board.',
  'module.surveillance-zeppelin.advice': 'After two or three games.',
  'token.zeppelin': 'Surveillance Zeppelin',
  'token.zeppelin.effect':
    'A Servant here may board it instead of an Action. A Hero who ends movement here receives 1 Trust and may fly on with it to a connected District.',
  'token.special-guard': 'special Guard',
  'token.special-guard.effect': 'A Guard for everything. It leaves the City after the Closing Phase.',
  'token.broken-special-guard': 'broken special Guard',
  'token.broken-special-guard.effect':
    'It fills its square, but counts for nothing. It leaves the City after the Closing Phase.',
  'token.direction-discarded': 'Direction token',
  'token.direction-discarded.effect':
    'It marks the exit through which the Zeppelin flies before the City Event, or else the first one clockwise that leads to a District.',

  'event.zeppelin-flew':
    'The Direction token marks the {direction} exit: the Zeppelin flies {from_from} {to_to}.',
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
  'pick.advantage.bond': 'Advantage A',
  'pick.advantage.special-guard': 'Advantage B: a special Guard for this round',
  'pick.advantage.special-action': 'Advantage C: draw or publish a Directive, or reposition a District',
  'pick.decline.zeppelin-passage': 'Stay here',
  'pick.guard-kind.special': 'A special Guard',
  'guard-kind.special': 'special Guard',
  'exit.top-left': 'top left',
  'exit.top-right': 'top right',
  'exit.right': 'right',
  'exit.bottom-right': 'bottom right',
  'exit.bottom-left': 'bottom left',
  'exit.left': 'left',
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
