/** The words of Servants of the Great Machine. */
export const servantsOfTheMachine = {
  'module.servants-of-the-machine': 'Servants of the Great Machine',
  'module.servants-of-the-machine.effect':
    'Servants pick up Improvements and grow stronger. The Heroes get two advantages in return.',
  'module.servants-of-the-machine.advice': 'After two or three games; never against novices.',
  'module.servants-of-the-machine.advantages': 'Advantages of the Heroes',
  'module.servants-of-the-machine.advantages.effect':
    'A: Pockets of Resistance. B: the Plan starts at I. C: gains from Riots.',
  'module.servants-of-the-machine.advantages.ab': 'A + B',
  'module.servants-of-the-machine.advantages.ac': 'A + C',
  'module.servants-of-the-machine.advantages.bc': 'B + C',
  'module.servants-of-the-machine.advantages.a': 'A alone',
  'card-kind.servant-card': 'Servant card',
  'card-kind.servant-card.many': 'Servant cards',
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
  'refusal.no-lex-hecate': 'That takes Lex Hecate, who is not in this game.',
  'refusal.needs-lex-hecate': 'That takes Lex Hecate with an Improvement.',
  'refusal.acts-where-she-stands': 'With Improvement I Lex Hecate acts where she stands.',
  'reason.SRV-5': 'Lex Hecate’s Improvement',
  'reason.SRV-7': 'Phantasmer’s Improvement',
  'refusal.pockets-without-advantage-a':
    'Beside Servants, Pockets of Resistance come in by Advantage A only.',
  'refusal.advantage-a-alone':
    'Advantage A alone is for a table that starts at I and has agreed on C already.',
  'refusal.advantage-b-at-one': 'Advantage B is no choice where the Master Plan starts at I anyway.',
  'refusal.advantage-c-agreed': 'Advantage C is no choice where the table has agreed on it already.',
  'refusal.no-own-improvement': 'No Improvement with this Servant’s portrait is here.',
} as const;
