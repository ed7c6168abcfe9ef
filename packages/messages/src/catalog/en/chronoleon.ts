/** The words of Chronoleon and her Surge tokens. */
export const chronoleon = {
  'servant.chronoleon': 'Chronoleon',
  'servant.chronoleon.short': 'Chro',
  'servant-card.chronoleon': 'Chronoleon',
  'servant-card.chronoleon.effect':
    'I: she may give a Surge token to a Hero in her District as an Action for no Bonds. II: any number, before her Action.',
  'card-kind.surge': 'Surge token',
  'surge.espionage': 'Espionage',
  'surge.espionage.effect':
    'The Great Machine looks at the Hero’s chosen card; a Raid that catches only this Hero fails.',
  'surge.deterrence': 'Deterrence',
  'surge.deterrence.effect': 'The Hero treats Chronoleon as 1 extra Guard in her District.',
  'surge.coercion': 'Coercion',
  'surge.coercion.effect': 'The Hero rolls two dice for Escape and Assault, and the worse counts.',
  'surge.custody': 'Custody',
  'surge.custody.effect': 'If the Hero goes on, one Punitive Measure is applied as well; else both are.',
  'surge.supervision': 'Supervision',
  'surge.supervision.effect': 'The Hero pays 1 Trust more for each exit and each Action.',
  'servant-action.give-surge': 'Give a Surge token',
  'servant-action.give-surge.effect': 'to a Hero here',
  'servant-action.give-surge-freely': 'Give a Surge token',
  'servant-action.give-surge-freely.effect': 'to a Hero here; her Action is still to come',
  'event.surges-laid':
    'The Great Machine lays {amount, plural, one {# Surge token} other {# Surge tokens}} on its Plan.',
  'event.surge-taken':
    '{servant} takes {surge_id, select, none {a Surge token} other {the Surge token {surge}}}.',
  'event.surge-given': '{servant} gives {hero} the Surge token {surge}.',
  'event.surge-activated': '{surge} is in effect for {hero} this round.',
  'event.surge-discarded': '{surge} of {hero} leaves the game.',
  'event.access-looked-at':
    'The Great Machine looks at the card of {hero}{district_id, select, none {} other {: {district}}}.',
  'question.surge':
    '{stop, select, detained {{hero} is detained} other {{hero} is about to roll}}. Does the Great Machine activate a Surge token?',
  'pick.surge': '{name}: {effect}',
  'further.surge': 'Which Surge token?',
  'refusal.needs-improvement': 'That takes Chronoleon with the right Improvement.',
  'refusal.no-surge-taken': 'Chronoleon has taken no Surge token.',
  'refusal.no-such-surge-taken': 'Chronoleon has no such Surge token.',
  'refusal.no-hero-here': 'No Hero is here.',
  'refusal.hero-elsewhere': 'That Hero is not in this District.',
  'refusal.holds-such-a-surge': 'That Hero still holds a Surge token of this type.',
  'refusal.has-given-a-surge': 'Having given a Surge token, Chronoleon does not move this round.',
  'reason.CHR-4': 'Surge token',
  'reason.CHR-5': 'Surge token',
  'reason.CHR-12': 'Supervision',
} as const;
