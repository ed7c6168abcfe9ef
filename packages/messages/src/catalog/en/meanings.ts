/** What a pick costs and what may follow it. */
export const meanings = {
  'price.too-dear': '{price} Trust is too much: all Trust is lost',
  'price.free': 'free',
  'price.from': 'from {amount}',
  'price.in-all': '{amount} in all',
  'price.leaves': '{amount}, leaves {left}',

  'outcome.receives-trust': '{hero_id, select, none {receives} other {{hero} receives}} {amount} Trust',
  'outcome.bonds-received': 'the Great Machine receives {amount, plural, one {# Bond} other {# Bonds}}',
  'outcome.plan-advances': 'the Master Plan advances',
  'outcome.turn-ends': 'the turn ends',
  'outcome.card-forfeited': 'the chosen card is forfeited',
  'outcome.discontent-rises': 'Discontent rises by {amount}',
  'outcome.guard-breaks': 'a Guard breaks',
  'outcome.attack-fails': 'the attack fails',
  'outcome.escapes': 'escapes',
  'outcome.captured': 'is captured',
  'outcome.riot-succeeds': 'succeeds for sure',
  'outcome.riot-fails': 'fails for sure: the Master Plan advances',
  'outcome.riot-open':
    '{active} active against {against} for Guards and Traitors, {unknown} unknown; a failure advances the Master Plan',
  'chance.of': '{chance} {outcome}',
};
