/** Menus: what a question of any kind is shown with. */
export const menus = {
  'question.confirm-all': '{choices}. Is that final?',
  'question.confirm-all.choice': '{hero}: {choice}',

  // What a question or a further pick is called that has no words of its own.
  'question.unknown': '{actor} has a choice to make.',
  'further.unknown': 'Which one?',

  'choice.confirm-all': 'Ready: final for all Heroes',
  'choice.alike': '({alike} alike)',
  'choice.change': 'Change {hero_of} choice',

  // What a pick names.
  'named.district': '{district_title}',
  'named.access-card': '{district_title}',
  'named.placement':
    '{upright, select, true {Column {column}, rows {row} and {nextRow}} other {Columns {column} and {nextColumn}, row {row}}}{turned, select, true {, upside down} other {}}: beside {districts_short}',
  'named.citizen':
    '{kind_id, select, none {a Citizen} other {{kind_one}}}, {face_id, select, unidentified {unidentified} identified {identified} other {revealed}}{active, select, true { and active} other {}}, {district_in}',
  'named.citizen.unseen': 'Citizen {number}',
  'named.hero': '{hero_title}',
  'named.servant': '{servant}',
  'named.card': '{card}',
  'named.action': '{action}',
  'named.seat': '{seat}',
  'named.number': '{amount}',
  'named.text': '{text}',
};
