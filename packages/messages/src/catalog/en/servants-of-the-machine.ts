/** The words of Servants of the Great Machine. */
export const servantsOfTheMachine = {
  'card-kind.servant-card': 'Servant card',
  'servant-card.lex-hecate': 'Lex Hecate',
  'servant-card.lex-hecate.effect':
    'I: once a round one of her Actions costs 1 Bond less. II: once a round one costs none and may count in a connected District.',
  'servant-card.judgementor': 'Judgementor',
  'servant-card.judgementor.effect':
    'I: Heroes who exit his District treat him as 1 Guard. II: for Actions and in a Riot, too.',
  'servant-card.phantasmer': 'Phantasmer',
  'servant-card.phantasmer.effect':
    'At the end of the Great Machine Phase he may relocate: with I to a connected District, with II to any.',
  'token.improvement': 'Improvement',
  'token.improvement.effect':
    'The Servant with this portrait may pick it up here at the end of the Great Machine Phase.',
  'token.improvement-installed': 'Installed Improvement',
  'token.improvement-installed.effect': 'The first gives ability I, the second ability II in its place.',
  'event.improvement-installed':
    '{servant} installs the Improvement found {district_in}: ability {slot, plural, =1 {I} other {II}} is in effect.',
  'question.improvement': 'The Great Machine Phase ends. Who picks up an Improvement?',
  'question.phantasmer-relocation': 'Where does {servant} relocate to?',
  'pick.servant.improvement': '{servant}',
  'pick.decline.improvement': 'Leave Improvements where they lie',
  'pick.decline.phantasmer-relocation': 'Stay here',
  'reason.SRV-5': 'Lex Hecate’s Improvement',
  'reason.SRV-7': 'Phantasmer’s Improvement',
  'refusal.no-own-improvement': 'No Improvement with this Servant’s portrait is here.',
} as const;
