/** The words of the smugglers. */
export const smugglersWords = {
  'phase.smuggling': 'Smuggling Phase',
  'card-kind.cargo': 'Cargo',
  'cargo.medicine': 'Medicine',
  'cargo.medicine.effect': 'The Hero receives 1 Trust.',
  'cargo.pamphlets': 'Pamphlets',
  'cargo.pamphlets.effect': 'They change nothing yet.',
  'watched.roofs': 'the roofs',
  'watched.sewers': 'the sewers',

  'question.smuggling': '{hero} ({trust} Trust) waits for a ship. Which cargo does it bring?',
  'question.smuggling.land': 'Where does {hero} land the {card}?',
  'question.search': 'Where does the Great Machine look for smugglers?',
  'pick.cargo': '{name}: {effect}',
  'pick.land': 'Land it {district_in}',
  'pick.wait': 'No ship tonight',
  'pick.suspect': 'Suspect {hero}',
  'pick.watch': 'Watch {text_as_watched}',
  'outcome.crew-thanks': 'the crew thanks you',
  'refusal.no-harbour': 'There is no harbour.',

  'event.cargo-landed': '{hero} lands {cargo_id, select, none {something} other {{cargo}}} {district_in}.',
  'event.medicine-given': '{healer_as_hero_of} medicine helps.',
  'event.hero-suspected': 'The Great Machine suspects {suspect_as_hero}.',
  'event.place-watched': 'The Great Machine watches {place_as_watched}.',
};
