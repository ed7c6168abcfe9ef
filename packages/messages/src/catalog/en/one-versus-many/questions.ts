/** What is asked of whom: a question for each kind of decision, and for its later steps. */
export const questions = {
  'question.trust-split':
    '{heroes} share {amount} Trust {district_in}. How much of the {rest} left goes to {hero}?',
  'question.access-choice': 'Where does {hero} go this round? Choose an Access card.',
  'question.access-choice.final': '{hero_of} card is {district}. Is that final?',
  'question.machine-phase':
    'The Great Machine has {bonds, plural, one {# Bond} other {# Bonds}}. What does it do?',
  'question.machine-phase.guard':
    'Where does the Guard {district_of} go ({bonds, plural, one {# Bond} other {# Bonds}})?',
  'question.machine-phase.servant': 'What does {servant} do ({bonds, plural, one {# Bond} other {# Bonds}})?',
  'question.machine-phase.use': '{action}: {further}',
  'question.machine-phase.further': '{servant}, {action}: {further}',
  'question.hero-step':
    '{hero} ({trust} Trust) is {place_in} on the way {destination_to}. Which District is next?',
  'question.hero-step.with': '{hero} ({trust} Trust) goes {district_to}. How is the exit paid?',
  'question.detainment':
    '{by, select, raid {{hero} ({trust} Trust) is detained by a Raid {place_in}} other {{hero} ({trust} Trust) was captured and brought {place_to}}}. What shall happen?',
  'question.hero-action':
    '{hero} is {place_in} with {trust} Trust. Which{again, select, true { second} other {}} Action?',
  'question.hero-action.further': '{hero}, {action} ({trust} Trust): {further}',
  'question.attack-payment': 'The die is cast. How much does {hero} pay for the attack?',
  'question.riot-arrests':
    'The Riot {district_in} has failed. {again, select, true {Whom else} other {Whom}} does the Great Machine arrest?',
  'question.card-retrieval':
    'Which forfeited Access card does {hero} take back{price_id, select, none {} other { for {price} Trust}} ({because})?',
  'question.directive-discard': 'Which Directive of the Great Machine’s hand does {hero} discard?',
  'question.citizen-return':
    '{hero} has found {drawnKind_id, select, none {a Citizen} other {{drawnKind_one}}}. Where does the Citizen return?',
  'question.free-identification':
    'The Raid {district_in} has failed: {hero} may look at any one Citizen. Which?',
  'question.trust-share':
    'The Heroes may pay {wanted} Trust together to stop the Master Plan. What does {hero} offer?',
  'question.trust-share.final': '{hero} offers {amount} of {wanted} Trust. Is that final?',
  'question.machine-payment':
    'Does the Great Machine pay {price, plural, one {# Bond} other {# Bonds}} to advance the Master Plan ({because})?',
  'question.riot-gain': 'A Riot has succeeded: {hero} may look at a Citizen or receive 2 Trust. Which?',

  // Why the game stops for cards that may be played at any moment.
  'stop.event-revealed': 'The City Event is revealed.',
  'stop.between-turns':
    '{turns, select, none {All Heroes have taken their turns.} all {The Heroes Phase begins.} some {Still to take a turn: {heroes}.} other {A turn is over.}}',
  'stop.before-die': '{hero} is about to roll {die}.',
  'stop.after-die':
    '{hero} has rolled {die}: {faces_as_face_short}{dice, plural, one {} other {; {face_short} counts}}.',
  'stop.detained': '{hero} is detained.',
  'stop.after-action': '{hero} has taken an Action.',
  'stop.before-closing': 'The Heroes Phase is over, and the Closing Phase begins.',

  // What a further pick of an Action is about.
  'further.citizen': 'Which Citizen?',
  'further.done': 'Any other Citizen?',
  'further.to': 'Where to?',
  'further.amount': 'How much Trust is staked?',
  'further.directive': 'Which Directive?',
  'further.take-back': 'Three are published: which one returns to the hand first?',
  'further.district': 'Which District slides?',
  'further.placement': 'Where does it slide to?',
  'further.hero': 'Which Hero?',
  'further.with': 'How is it paid?',
};
