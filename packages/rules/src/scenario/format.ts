import type { Rules } from '../model/rules.js';
import { CITIZEN_KINDS, FACES } from '../model/state.js';
import { historyFields } from './format-history.js';
import { stepsShape } from './format-steps.js';
import {
  districtShape,
  type Fields,
  heroShape,
  ruleShape,
  type Vocabulary,
  vocabularyOf,
  winnerShape,
} from './format-words.js';
import { keptShape } from './kept-words.js';
import type {
  AccessFactWords,
  ArrestFactWords,
  DirectiveWords,
  DistrictWords,
  HeroWords,
  Position,
  RawFlow,
  Scenario,
  ServantWords,
} from './scenario.js';
import {
  anything,
  called,
  either,
  flag,
  list,
  matching,
  number,
  object,
  record,
  type Shape,
  set,
  text,
  word,
} from './shape.js';
import { tokensShape } from './token-words.js';

/** Everything that a scenario file may say. */
export function scenarioShape(rules: Rules): Shape {
  const words = vocabularyOf(rules);
  const position = positionFields(words);
  const hero = heroShape(words);
  const city = position.city[0];
  const fields: Fields<Scenario> = {
    format: [word(1), 'The version of this format.'],
    name: [text, 'What the scenario is called.'],
    about: [text, 'What it shows.'],
    rules: [set(ruleShape(words), 3), 'At most three rule ids that it proves.'],
    modules: [list(moduleShape(rules)), 'The modules that it is played with; the core game, if missing.'],
    seed: [
      matching(/./, 'a text'),
      'Completes what is not named and feeds later chance; the name, if missing.',
    ],
    revolutionaries: [number(1, 3), 'How many Revolutionaries play; 3 if missing.'],
    seats: [record(set(hero)), "Each Revolutionary's seat with the Heroes it speaks for."],
    start: [
      object({
        city: [city, 'The City at the start of the game.'],
        masterPlan: [number(1, 4), 'Where the Master Plan began.'],
      }),
      'How the table began, where it differs from now.',
    ],
    ...position,
    step: [word(...new Set(words.steps)), "The step of the Phase or of the Hero's turn that comes next."],
    asked: [number(), 'Questions asked this round before this moment.'],
    flow: [
      object(flowFields(), ['asked', 'frames']),
      'Written by machines: the exact place in the flow; instead of turn, step and what belongs to them.',
    ],
    draws: [
      record(list(either(text, number())), words.draws),
      'Results of coming dice and draws, by purpose, in order. A missing or unused one is an error.',
    ],
    steps: [stepsShape(words, called('position', object(position))), 'Answers and checks, in order.'],
  };
  return object({ ...fields, $schema: [text, 'The schema, for editors.'] }, ['format', 'name']);
}

function moduleShape({ registry }: Rules): Shape {
  const id = word(...registry.map((module) => module.id));
  const options = record(either(text, number(), flag));
  const withOptions = object({ id: [id, 'Which one.'], options: [options, 'The others are as usual.'] }, [
    'id',
  ]);
  return called('module', either(id, withOptions));
}

function flowFields(): Fields<RawFlow> {
  const frame = object(
    {
      frame: [text, 'Its name.'],
      step: [number(), 'Which of its steps comes next.'],
      locals: [record(anything), 'What it remembers.'],
      asks: [list(anything), 'What it asks.'],
    },
    ['frame', 'step', 'locals', 'asks'],
  );
  return {
    asked: [number(), 'Questions asked this round.'],
    frames: [list(frame), 'The frames of the flow.'],
    offers: [list(anything), 'Open decisions that block nobody.'],
  };
}

function positionFields(words: Vocabulary): Fields<Position> {
  const district = districtShape(words);
  const event = called('city-event', word(...words.events));
  return {
    round: [number(0), 'The round; 1 if missing, 0 during setup.'],
    phase: [word(...words.phases), 'The Phase; the first, if missing.'],
    turn: [either(heroShape(words), word('none')), 'The Hero whose turn it is.'],
    startedIn: [district, 'Where this turn began; the first District visited, if missing.'],
    visited: [set(district), 'Districts visited this turn; the one where the Hero stands, if missing.'],
    exits: [number(), 'Districts exited this turn; one less than visited, if missing.'],
    taken: [list(word(...words.actions)), 'Actions taken this turn.'],
    city: [
      called('city', either(text, list(text), record(list(number(-99, 99), 3), words.districts))),
      'A preset, "random", the rows of a drawing (A S C I V G T N Q), or [x, y, rotation] of each District.',
    ],
    tracks: [
      record(amount(), words.tracks),
      'Slots of the tracks, max is the last; as at the start, if missing.',
    ],
    bonds: [number(), 'Bonds of the Great Machine; 0 if missing.'],
    heroes: [
      record(object(heroFields(district, heroShape(words))), words.heroes),
      'The Heroes in play; completed to three.',
    ],
    servants: [record(object(servantFields(district)), words.servants), 'The Servants.'],
    districts: [
      record(object(districtFields()), words.districts),
      'Guards and Citizens; exactly these where named.',
    ],
    arrested: [
      either(list(word(...CITIZEN_KINDS, 'any')), number(0, 30)),
      'The kinds of the arrested Citizens, or how many; those left over, if missing.',
    ],
    raids: [list(districtWith(words, 'succeeded', 'caught'), 3), 'Raid tokens in the order placed.'],
    riots: [set(district), 'Riot tokens in the order placed.'],
    directives: [object(directiveFields(words)), 'The Directives.'],
    event: [either(event, word('none')), 'The City Event in effect.'],
    events: [set(event), 'The coming City Events from the top; the rest follows.'],
    pastEvents: [set(event), 'The City Events of earlier rounds.'],
    boxedEvents: [set(event), 'City Events that are not in the game.'],
    history: [object(historyFields(words, district, list, set)), 'What happened this round.'],
    accessFacts: [
      list(object(accessFactFields(district, words), ['hero', 'round', 'what'])),
      'What everybody saw of the Access cards.',
    ],
    arrestFacts: [
      list(object(arrestFactFields(), ['round', 'what', 'citizen'])),
      'What everybody saw of the arrested pool.',
    ],
    tokens: [
      tokensShape(words.tokenKinds, {
        district: words.districts,
        hero: words.heroes,
        servant: words.servants,
      }),
      'Tokens of modules by their kind; if missing, none but those that always lie somewhere.',
    ],
    extra: [keptShape(words.kept), 'What modules keep.'],
    winner: [winnerShape(words), 'Who has won.'],
  };
}

/** A number, or the most that there can be. */
function amount(most?: number): Shape {
  return either(number(0, most), word('max'));
}

function districtWith({ districts }: Vocabulary, ...marks: readonly string[]): Shape {
  return matching(
    new RegExp(`^(${districts.join('|')})( (${marks.join('|')}))?$`),
    `a District, or one and '${marks.join("' or '")}'`,
  );
}

function heroFields(district: Shape, hero: Shape): Fields<HeroWords> {
  return {
    in: [district, 'Where the Hero stands; as at setup, if missing.'],
    trust: [amount(), 'Trust, max is as much as the Hero can hold; 0 if missing.'],
    hand: [set(district), 'Access cards in hand; all others, if missing.'],
    forfeited: [set(district), 'Forfeited Access cards; one by chance, if missing.'],
    chosen: [
      either(district, word('none')),
      'The chosen Access card; where the Hero stands, if one is needed.',
    ],
    lentBy: [hero, 'The Hero who has lent the chosen card.'],
    lentOut: [set(district), 'Own cards that others have played this round; they return at its end.'],
    cardOpen: [flag, 'The chosen card lies open.'],
    detained: [flag, 'Detained this round.'],
    turnEnded: [flag, 'The Great Machine ended the turn.'],
  };
}

function servantFields(district: Shape): Fields<ServantWords> {
  return {
    in: [district, 'Where the Servant stands; as at setup, if missing.'],
    actions: [number(), 'Actions taken this round.'],
  };
}

function districtFields(): Fields<DistrictWords> {
  const citizen = new RegExp(
    `^([\\w-]+: )?(${[...CITIZEN_KINDS, 'any'].join('|')})( (${FACES.join('|')}))?$`,
  );
  return {
    guards: [amount(4), 'Operational Guards; max is one on every square that no broken one holds.'],
    broken: [number(0, 4), 'Broken Guards.'],
    citizens: [
      list(matching(citizen, 'a Citizen such as "anna: artist identified"')),
      'Exactly these Citizens.',
    ],
  };
}

function directiveFields({ directives }: Vocabulary): Fields<DirectiveWords> {
  const directive = called('directive', word(...directives));
  const cards = set(directive);
  return {
    hand: [cards, "The Great Machine's hand."],
    published: [set(directive, 3), 'In effect.'],
    off: [set(directive, 3), 'Published ones whose text is off.'],
    discarded: [cards, 'Out of the game.'],
    deck: [cards, 'From the top; the rest follows.'],
    seen: [cards, 'Cards in hand that the Revolutionaries know.'],
    knownToAll: [cards, 'Cards in hand that everybody knows.'],
  };
}

function accessFactFields(district: Shape, words: Vocabulary): Fields<AccessFactWords> {
  return {
    hero: [heroShape(words), 'Whose card.'],
    round: [number(1), 'When.'],
    what: [word('shown', 'forfeited', 'retrieved'), 'What.'],
    district: [district, 'Which card, if it was shown.'],
    lentTo: [heroShape(words), 'Who had borrowed it.'],
  };
}

function arrestFactFields(): Fields<ArrestFactWords> {
  return {
    round: [number(1), 'When.'],
    what: [word('arrested', 'returned'), 'What.'],
    citizen: [number(), 'The public reference.'],
    kind: [word(...CITIZEN_KINDS), 'Of a revealed Citizen.'],
  };
}
