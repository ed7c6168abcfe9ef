/** What may follow a pick. */
export const outcomes = {
  'outcome.receives-trust': '{hero_id, select, none {receives} other {{hero} receives}} {amount} Trust',
  'outcome.bonds-received': 'the Great Machine receives {amount, plural, one {# Bond} other {# Bonds}}',
  'outcome.plan-advances': 'the Master Plan advances',
  'outcome.turn-ends': 'the turn ends',
  'outcome.measure-follows': 'a Punitive Measure follows',
  'outcome.card-forfeited': 'the chosen card is forfeited',
  'outcome.discontent-rises':
    '{amount, plural, =0 {Discontent cannot rise any more} other {Discontent rises by #}}',
  'outcome.guard-breaks': 'a Guard breaks',
  'outcome.attack-fails': 'the attack fails',
  'outcome.escapes': 'escapes',
  'outcome.captured': 'is captured',
  'outcome.riot-succeeds': 'sure to succeed: {active} active against {against}',
  'outcome.riot-fails':
    'sure to fail against {against}: the Master Plan advances, and active Citizens may be arrested',
  'outcome.riot-open':
    '{active} active against {against}, {unknown} unknown. A failure advances the Master Plan, and active Citizens may be arrested',
};
