/** One sentence for each event; fields that the audience may not know are missing, their `_id` is then `none`. */
export const events = {
  'event.round-began': 'Round {round} begins.',
  'event.phase-began': '{phase}.',
  'event.city-event-revealed': 'City Event: {card}.',
  'event.bonds-received':
    'The Great Machine receives {amount, plural, one {# Bond} other {# Bonds}} ({because}).',
  'event.bonds-paid': 'The Great Machine pays {amount, plural, one {# Bond} other {# Bonds}} ({because}).',
  'event.trust-received':
    '{hero} receives {amount} Trust{discarded, plural, =0 {} other { and discards # above the maximum}} ({because}).',
  'event.trust-paid': '{hero} pays {amount} Trust ({because}).',
  'event.trust-lost': '{hero} {amount, plural, =0 {has no Trust to lose} other {loses # Trust}} ({because}).',
  'event.discontent-raised': 'Discontent rises to {to} ({because}).',
  'event.discontent-dropped': 'Discontent drops to {to} ({because}).',
  'event.riot-stage-reached': 'Discontent has reached the Riot Stage: it counts as a Riot.',
  'event.plan-advanced': 'The Master Plan advances to {to_roman} ({because}).',
  'event.plan-not-advanced': 'The Master Plan does not advance ({card}).',
  'event.access-chosen': 'The Heroes have chosen where to go.',
  'event.access-revealed': '{hero} reveals the Access card {district_of}.',
  'event.access-returned': '{hero} takes the card {district_of} back into hand.',
  'event.access-forfeited':
    '{hero} forfeits {district_id, select, none {an Access card, unseen} other {the card {district_of}}} ({because}).',
  'event.access-retrieved':
    '{hero} takes back {district_id, select, none {a forfeited Access card, unseen} other {the forfeited card {district_of}}} ({because}).',
  'event.guard-moved':
    'A {guardKind_id, select, none {Guard} other {{guardKind}}} marches {from_from} {to_to}{price, plural, =0 {} one { for # Bond} other { for # Bonds}}.',
  'event.guard-broken':
    'A {guardKind_id, select, none {Guard} other {{guardKind}}} {district_in} is broken ({because}).',
  'event.guard-repaired':
    'A {guardKind_id, select, none {Guard} other {{guardKind}}} {district_in} is repaired ({because}).',
  'event.servant-relocated': '{servant} comes {from_from} {to_to} ({because}).',
  'event.servant-moved':
    '{servant} goes {from_from} {to_to}{price, plural, =0 {} one { for # Bond} other { for # Bonds}}.',
  'event.servant-acted':
    '{servant} acts {district_in}{price, plural, =0 {} one { for # Bond} other { for # Bonds}}: {action}.',
  'event.raid-placed': 'A Raid lies in wait {district_in}.',
  'event.raid-failed': 'The Raid {district_in} has failed.',
  'event.citizen-identified':
    '{kind_id, select, none {The Heroes identify a Citizen {district_in}} other {A Citizen {district_in} is identified as {kind_one}}} ({because}).',
  'event.citizen-revealed':
    'A Citizen {district_in} turns out to be {kind_id, select, none {somebody} other {{kind_one}}}.',
  'event.citizen-moved': 'A Citizen goes {from_from} {to_to} ({because}).',
  'event.citizen-arrested':
    '{kind_id, select, none {a Citizen} other {{kind_one}}} {district_in} is arrested ({because}).',
  'event.citizen-drawn':
    '{hero} finds {kind_id, select, none {a Citizen} other {{kind_one}}} among the arrested.',
  'event.citizen-returned':
    '{kind_id, select, none {a Citizen} other {{kind_one}}} returns {district_to}, identified.',
  'event.directive-drawn':
    'The Great Machine draws {card_id, select, none {a Directive.} other {the Directive {card}: {card_effect}}}',
  'event.directive-published': 'The Directive {card} is published.',
  'event.directive-taken-back': 'The Great Machine takes the Directive {card} back.',
  'event.directive-cancelled': '{hero} cancels the Directive {card}.',
  'event.directives-shown':
    '{hero} looks at the Great Machine’s hand{cards_id, select, none {} other {: {cards}}}.',
  'event.directive-discarded': '{hero} discards the Directive {card}.',
  'event.district-repositioned': '{district} slides to a new place.',
  'event.machine-phase-ended':
    'The Great Machine ends its Phase with {bonds, plural, one {# Bond} other {# Bonds}}.',
  'event.hero-stayed': '{hero} stays {district_in}.',
  'event.hero-moved': '{hero} walks {from_from} {to_to}.',
  'event.hero-relocated': '{hero} comes {from_from} {to_to} ({because}).',
  'event.die-rolled': '{hero} rolls {die}: {face}.',
  'event.hero-captured': '{hero} is captured {from_in} and brought {to_to}.',
  'event.hero-detained':
    '{by, select, raid {{hero} is detained {district_in} by a Raid} other {{hero}, who was captured, is detained {district_in}}}.',
  'event.detainment-settled.advance-the-plan': 'The Great Machine advances its plan; {hero} goes on.',
  'event.detainment-settled.no-trust': 'The Great Machine ends {hero_of} turn: No Trust!',
  'event.detainment-settled.no-access': 'The Great Machine ends {hero_of} turn: No Access!',
  'event.detainment-settled.both-measures': 'The Great Machine ends {hero_of} turn: No Trust! and No Access!',
  'event.hero-acted': '{hero} acts {district_in}: {action}.',
  'event.hero-passed': '{hero} takes no Action.',
  'event.hero-passed.further': '{hero} takes no further Action.',
  'event.hero-passed.unsure': '{hero} passes.',
  'event.attack-resolved':
    '{hero_of} attack with a stake of {stake} {success, select, true {succeeds} other {fails}}.',
  'event.riot-resolved':
    'The Riot {district_in} {success, select, true {succeeds} other {fails}}: {active} active against {guards, plural, one {# Guard} other {# Guards}} and {traitors} for Traitors.',
  'event.payment-resolved':
    'The Heroes {paid, select, true {pay {wanted} Trust together} other {do not pay the {wanted} Trust}} ({because}).',
  'event.game-won': '{winner}! {how}.',
};
