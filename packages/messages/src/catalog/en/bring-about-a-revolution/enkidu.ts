/** The words of Enkidu and the Theories. */
export const enkidu = {
  'hero.enkidu': 'Enkidu',
  'hero.enkidu.title': 'Enkidu, the Determinist',
  'hero.enkidu.short': 'Enkidu',
  'hero.enkidu.ability': 'Theory of Everything',
  'hero.enkidu.effect':
    'before each City Event receives 1 Trust or draws a Theory, and applies Theories later',

  'card-kind.theory': 'Theory',
  'theory.behavior': 'Behavior Theory',
  'theory.behavior.effect':
    'Access Phase or between turns: a published Directive is off until the end of the round.',
  'theory.chaos': 'Chaos Theory',
  'theory.chaos.effect': 'Start of the Heroes Phase: the Heroes take their turns in any order.',
  'theory.emotion': 'Emotion Theory',
  'theory.emotion.effect': 'Access Phase or between turns: the Heroes’ Trust is redistributed.',
  'theory.government': 'Government Theory',
  'theory.government.effect':
    'During any Hero’s turn: Enkidu takes a Special Action of any Major District without Servant or Raid.',
  'theory.probability': 'Probability Theory',
  'theory.probability.effect': 'Opening Phase: an earlier City Event takes the place of the new one.',
  'theory.relativity': 'Relativity Theory',
  'theory.relativity.effect': 'Access Phase or between turns: two Heroes change places.',
  'theory.sociological': 'Sociological Theory',
  'theory.sociological.effect': 'Access Phase: another Hero chooses an Access card of Enkidu’s.',

  'question.theory-choice': 'A new round begins. Does {hero} receive 1 Trust or draw a Theory?',
  'question.theory-return': 'Enkidu holds more than 3 Theories. Which one goes to the bottom of the deck?',
  'question.theory': '{why}Which Theory is applied?',
  'question.behavior': 'Which Directive is off until the end of the round?',
  'question.chaos': 'Who takes the next turn?',
  'question.emotion': 'The Heroes have {amount} Trust together. How is it shared?',
  'question.government': 'Which Special Action does {hero} take?',
  'question.probability': 'Which earlier City Event takes the place of the new one?',
  'question.relativity': 'Which two Heroes change places?',
  'question.sociological': 'Who borrows an Access card of Enkidu’s?',
  'question.sociological.card': 'Which Access card does {hero} borrow?',
  'pick.theory': '{name}: {effect}',
  'pick.theory.theory-return': 'Return {card}',
  'pick.take-trust': 'Receive 1 Trust',
  'pick.draw-theory': 'Draw a Theory',
  'pick.city-event': '{name}: {effect}',
  'refusal.no-special-action': 'That is no Special Action of a Major District.',
  'refusal.raid-there': 'There is a Raid in that District.',
  'refusal.servant-there': 'There is a Servant in that District.',
  'refusal.theory-not-in-hand': 'That Theory is not in hand.',
  'reason.ENK-2': 'Theory of Everything',

  'event.theory-drawn': '{hero} draws {theory_id, select, none {a Theory} other {the {theory}}}.',
  'event.theory-returned':
    '{hero} puts {theory_id, select, none {a Theory} other {the {theory}}} to the bottom of the deck.',
  'event.theory-applied': '{hero} applies the {theory}.',
  'event.directive-switched-off': 'The Directive {card} is off until the end of the round.',
  'event.directives-switched-on': 'In effect again: {cards}.',
  'event.city-event-replaced': 'The City Event {card} takes the place of {replaced_as_card}.',
  'event.card-lent':
    '{hero} lends {borrower_as_hero} {district_id, select, none {an Access card} other {the Access card of {district}}}.',
} as const;
