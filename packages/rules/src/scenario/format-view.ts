import type { ChosenModule } from '../model/modules.js';
import { CITIZEN_KINDS, FACES } from '../model/state.js';
import type { FlowFrame } from '../view/flow.js';
import type { OpenQuestion } from '../view/question.js';
import type { TokenView } from '../view/tokens.js';
import type { CitizenView, DistrictView, HeroView, View } from '../view/view.js';
import { listCheck, parts } from './format-checks.js';
import { historyFields } from './format-history.js';
import {
  decisionShape,
  districtShape,
  type Fields,
  heroShape,
  ruleShape,
  type Vocabulary,
} from './format-words.js';
import {
  anything,
  called,
  either,
  type Field,
  flag,
  number,
  record,
  type Shape,
  text,
  word,
} from './shape.js';

/** What may be looked for in a view; the names of its fields are those of the view itself. */
export function viewShape(words: Vocabulary): Shape {
  const district = districtShape(words);
  const hero = heroShape(words);
  const event = called('city-event', word(...words.events));
  const questions = listCheck(called('seen-question', parts(questionFields(words))));
  const fields: Fields<View & { decisions: unknown }> = {
    audience: [word(...words.audiences), 'Whose view it is.'],
    round: [number(0), 'The round.'],
    phase: [word(...words.phases), 'The Phase.'],
    turn: [parts(turnFields(words)), "The Hero's turn."],
    tracks: [record(number(), words.tracks), 'Slots of the tracks.'],
    stage: [number(0, 5), 'The Stage of Discontent.'],
    bonds: [number(), 'Bonds of the Great Machine.'],
    districts: [listCheck(called('seen-district', parts(districtFields(words)))), 'The Districts.'],
    heroes: [listCheck(called('seen-hero', parts(heroFields(words)))), 'The Heroes.'],
    servantActions: [listCheck(word(...words.servantActions)), 'The Actions that Servants have now.'],
    servants: [listCheck(called('seen-servant', parts(servantFields(words)))), 'The Servants.'],
    raids: [
      listCheck(
        parts({
          district: [district, 'Where.'],
          succeeded: [flag, 'It has detained a Hero.'],
          caughtOne: [flag, 'It has detained a Hero who alone does not make it succeed.'],
        }),
      ),
      'Raid tokens.',
    ],
    riots: [number(), 'Successful Riots.'],
    arrested: [number(), 'How many Citizens are arrested.'],
    arrests: [
      listCheck(called('seen-arrest', parts(arrestFields()))),
      'What everybody saw of the arrested pool.',
    ],
    accessHistory: [
      listCheck(called('seen-access-card', parts(accessFields(district, hero)))),
      'What everybody saw of Access cards.',
    ],
    cityEvent: [event, 'The City Event in effect.'],
    pastEvents: [listCheck(event), 'City Events of earlier rounds.'],
    eventsLeft: [number(), 'How many City Events are to come.'],
    directives: [parts(directiveFields(words)), 'The Directives.'],
    thisRound: [parts(historyFields(words, district, listCheck)), 'What happened this round.'],
    questions: [questions, 'The open questions.'],
    decisions: [questions, 'The open questions, as older files call them.'],
    asked: [number(), 'Questions asked this round.'],
    flow: [listCheck(called('seen-frame', parts(frameFields(words, questions)))), 'The place in the flow.'],
    outcome: [
      parts({ winner: [word(...words.sides), 'Who has won.'], how: [word(...words.endings), 'And how.'] }),
      'How the game ended.',
    ],
    modules: [listCheck(called('seen-module', parts(moduleFields(words)))), 'The modules of the game.'],
    tokens: [
      record(
        listCheck(called('seen-token', parts(tokenFields()))),
        words.tokenKinds.map(({ id }) => id),
      ),
      'Tokens of modules by their kind.',
    ],
    extra: [record(anything, words.moduleViews), 'What modules show.'],
  };
  return parts(fields);
}

function tokenFields(): Fields<TokenView> {
  return {
    at: [either(text, number()), 'The District, Hero, Servant or slot where it lies.'],
    face: [text, 'Its face, if this view knows it.'],
  };
}

function turnFields(words: Vocabulary): Fields<NonNullable<View['turn']>> {
  const district = districtShape(words);
  return {
    hero: [heroShape(words), 'Whose turn it is.'],
    startedIn: [district, 'Where it began.'],
    visited: [listCheck(district), 'Districts visited.'],
    taken: [listCheck(word(...words.actions)), 'Actions taken.'],
  };
}

function districtFields(words: Vocabulary): Fields<DistrictView> {
  const tile: Fields<NonNullable<DistrictView['tile']>> = {
    x: [number(-99), 'Column.'],
    y: [number(-99), 'Row.'],
    rotation: [number(0, 3), 'Clockwise quarter-turns.'],
  };
  const citizen: Fields<CitizenView> = {
    citizen: [citizenShape, 'The public reference, or the name that this file gives it.'],
    face: [word(...FACES), 'What is known of it.'],
    kind: [word(...CITIZEN_KINDS), 'Its kind, if this view knows it.'],
    active: [flag, 'It is active.'],
  };
  return {
    district: [districtShape(words), 'Which one.'],
    tile: [parts(tile), 'Where its tile lies.'],
    guards: [number(), 'Operational Guards.'],
    brokenGuards: [number(), 'Broken Guards.'],
    guardSquares: [number(), 'Squares for Guards.'],
    citizenSquares: [number(), 'Squares for Citizens.'],
    citizens: [listCheck(called('seen-citizen', parts(citizen))), 'The Citizens there.'],
    raid: [flag, 'A Raid token lies there.'],
    riot: [flag, 'A Riot token lies there.'],
    riotThreat: [word('likely', 'sure'), 'A Riot would succeed, by what this view knows.'],
  };
}

export const citizenShape = either(number(), text);

function heroFields(words: Vocabulary): Fields<HeroView> {
  const district = districtShape(words);
  const hero = heroShape(words);
  return {
    hero: [hero, 'Who.'],
    place: [district, 'Where the Hero stands.'],
    trust: [number(), 'Trust.'],
    maxTrust: [number(), 'The most Trust.'],
    initiative: [number(), 'Initiative.'],
    cardsInHand: [number(), 'How many Access cards are in hand.'],
    cardsForfeited: [number(), 'How many are forfeited.'],
    card: [word('none', 'chosen', 'open'), 'The chosen card.'],
    lentBy: [hero, 'Who lent it.'],
    lentOut: [listCheck(district), 'Own cards that others have played this round.'],
    detained: [flag, 'Detained this round.'],
    turnEnded: [flag, 'The Great Machine ended the turn.'],
    proof: [record(word('held', 'forfeited', 'open'), words.districts), 'What is proved of each card.'],
    destination: [district, 'The chosen card, if this view knows it.'],
    hand: [listCheck(district), 'The cards in hand, if this view knows them.'],
    forfeited: [listCheck(district), 'The forfeited cards, if this view knows them.'],
  };
}

function servantFields(words: Vocabulary): Fields<View['servants'][number]> {
  return {
    servant: [word(...words.servants), 'Which one.'],
    place: [districtShape(words), 'Where it stands.'],
    actions: [number(), 'Actions taken this round.'],
  };
}

function directiveFields(words: Vocabulary): Fields<View['directives']> {
  const cards = listCheck(called('directive', word(...words.directives)));
  return {
    published: [cards, 'In effect.'],
    off: [cards, 'Published ones whose text is off.'],
    discarded: [cards, 'Out of the game.'],
    inHand: [number(), 'How many are in hand.'],
    inDeck: [number(), 'How many are in the deck.'],
    known: [cards, 'Cards in hand that this view knows.'],
    seen: [cards, 'Cards in hand that the Revolutionaries have seen.'],
  };
}

function arrestFields(): Readonly<Record<string, Field>> {
  return {
    round: [number(1), 'When.'],
    what: [word('arrested', 'returned'), 'What.'],
    citizen: [citizenShape, 'The public reference, or the name that this file gives it.'],
    kind: [word(...CITIZEN_KINDS), 'Of a revealed Citizen.'],
  };
}

function accessFields(district: Shape, hero: Shape): Readonly<Record<string, Field>> {
  return {
    hero: [hero, 'Whose card.'],
    round: [number(1), 'When.'],
    what: [word('shown', 'forfeited', 'retrieved'), 'What.'],
    district: [district, 'Which card.'],
    lentTo: [hero, 'Who had borrowed it.'],
  };
}

function questionFields(words: Vocabulary): Fields<OpenQuestion> {
  return {
    id: [text, 'Its id.'],
    kind: [decisionShape(words), 'Its kind.'],
    actor: [word(...words.actors), 'Who is asked.'],
    rule: [ruleShape(words), 'Its rule.'],
    awaited: [flag, 'The game waits for it.'],
    isOffer: [flag, 'It blocks nobody.'],
    about: [record(anything, words.aboutFields), 'What it is about.'],
    draft: [listCheck(text), 'The answer so far, in words.'],
    rev: [number(), 'How often it changed.'],
  };
}

function frameFields(words: Vocabulary, questions: Shape): Fields<FlowFrame> {
  return {
    frame: [word(...words.frames), 'Its name.'],
    step: [word(...words.frameSteps), 'The step that comes next.'],
    locals: [record(anything, words.frameLocals), 'What it remembers, as far as this view knows it.'],
    waiting: [questions, 'Questions that wait until the frames above are left.'],
  };
}

function moduleFields(words: Vocabulary): Fields<ChosenModule> {
  return {
    id: [word(...words.modules), 'Which one.'],
    version: [number(1), 'Its version.'],
    options: [record(either(text, number(), flag), words.moduleOptions), 'How it is played.'],
  };
}
