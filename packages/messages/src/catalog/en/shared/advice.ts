/** The facts that decide about an option. */
export const advice = {
  'advice.wins-now': 'It wins at once.',
  'advice.may-win-now': 'It wins at once with {chance}.',
  'advice.wins-always': 'It won every game that was played out from there.',
  'advice.stops-loss':
    'It stops a loss: of {others, plural, one {# other answer} other {# other answers}}, {losing} lost every game that was played out.',
  'advice.riot-chance':
    'A Riot succeeds with {chance}: {active} active against {guards, plural, one {# Guard} other {# Guards}} and {traitors} for Traitors, {unknown} unknown.',
  'advice.attack-chance': 'A Guard breaks with {chance} for {stake} Trust.',
  'advice.price':
    'It costs {currency, select, bonds {{price, plural, one {# Bond} other {# Bonds}}} other {{price} Trust}} and leaves {left}.',
  'advice.discontent-rises': 'Discontent rises by {amount} to {to}.',
  'advice.prevents-plan': 'It keeps {event} from advancing the Master Plan with {chance}.',
  'advice.plan-advances': 'The Master Plan advances this round with {chance}, to {to_roman} or further.',
  'advice.escape-chance': 'Short of Trust, the Hero escapes with {chance}.',
  'advice.cheapest-way':
    'The cheapest way costs {price} Trust{captureChance_id, select, 0 {} other {, with {captureChance} to be captured}}.',
  'advice.hero-may-be-there': '{hero} goes {district_to} with {chance}.',
  'advice.proved-there': 'It is proved that {hero} goes {district_to}.',
  'advice.raid-catches': 'A Raid {district_in} catches somebody with {chance}.',
  'advice.raid-likely':
    'A Raid {district_in} is likely, about {chance}; even so the games played out from there went better than most.',
  'advice.raid-unlikely': 'A Raid {district_in} is unlikely, about {chance}.',
  'advice.action-there': '{district} is good for this: {action}.',
  'advice.trust-lost-over-maximum': '{amount} Trust is lost over the maximum.',
  'advice.trust-received': '{hero} receives {amount} Trust.',
  'advice.trust-kept': '{hero} keeps {left} Trust.',
  'advice.trust-seized': '{hero} loses {amount} Trust to the Great Machine as Bonds.',
  'advice.card-forfeited': '{hero} forfeits the chosen card and has {left} left.',
  'advice.card-unknown-to-machine': 'The Great Machine does not see that the card {district_of} comes back.',
  'advice.card-back':
    '{hero}, who has lost {forfeited, plural, one {# Access card} other {# Access cards}}, takes one back.',
  'advice.turn-ends': 'The turn of {hero} ends without an Action.',
  'advice.identifies': '{count, plural, one {# Citizen} other {# Citizens}} {district_of} identified.',
  'advice.moves-citizens': '{count, plural, one {# Citizen} other {# Citizens}} brought {district_to}.',
  'advice.arrests': '{count, plural, one {# Citizen} other {# Citizens}} arrested.',
  'advice.frees-citizen': 'One of {arrested} arrested Citizens comes back.',
  'advice.citizen-placed':
    'A Citizen comes {district_to}, beside {citizens, plural, one {# Citizen} other {# Citizens}} and {guards, plural, one {# Guard} other {# Guards}}.',
  'advice.directive-discarded': '{directive} is discarded.',
  'advice.directive-from-hand':
    'One of {inHand, plural, one {# Directive} other {# Directives}} in the Great Machine’s hand is seen and discarded.',
  'advice.directive-published': '{directive} is published.',
  'advice.repositions': '{district} takes another place in the City.',
  'advice.guard-moves': '{district} then has {guards, plural, one {# Guard} other {# Guards}}.',
  'advice.mix': 'Choose it {chance} of the time: who always chooses the same can be foreseen.',
  'advice.best-chance': 'Nothing but its chance to win, {chance}, speaks for it.',
};
