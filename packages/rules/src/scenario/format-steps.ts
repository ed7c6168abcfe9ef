import type {
  Expectation,
  OfferExpectation,
  RefusalExpectation,
  SameExpectation,
  ScenarioStep,
  ViewExpectation,
} from './expectation.js';
import { listCheck, orAbsent, parts } from './format-checks.js';
import { lineFields } from './format-log.js';
import { viewShape } from './format-view.js';
import {
  decisionShape,
  districtShape,
  type Fields,
  heroShape,
  ruleShape,
  type Vocabulary,
  winnerShape,
} from './format-words.js';
import {
  anything,
  called,
  either,
  flag,
  fraction,
  list,
  number,
  object,
  record,
  type Shape,
  text,
  word,
} from './shape.js';

/** What the steps of a scenario may say. */
export function stepsShape(words: Vocabulary, position: Shape): Shape {
  const fields: Fields<ScenarioStep> = {
    ...answerFields(words),
    choose: [
      record(districtShape(words), words.heroes),
      'Access: the card of each Hero; then all are ready.',
    ],
    pass: [list(heroShape(words)), 'These Heroes take no further Action, one after the other.'],
    stop: [
      word(...words.stops, 'none'),
      'The game stops before this step of its flow; none lets it go on to its next question.',
    ],
    expect: [object(expectFields(words, position)), 'A check; several at once are welcome.'],
    note: [text, 'For the reader.'],
  };
  return list(object(fields));
}

type AnswerFields = Omit<ScenarioStep, 'choose' | 'pass' | 'stop' | 'expect' | 'note'>;

function answerFields(words: Vocabulary): Fields<AnswerFields> {
  return {
    do: [text, 'An actor (machine, a Hero) or a seat that answers.'],
    picks: [list(text), 'The picks in words.'],
    back: [flag, 'Takes the last pick of the draft back.'],
    decision: [decisionShape(words), 'The kind of question meant, if there are several.'],
    as: [text, 'The seat that speaks.'],
    undo: [text, 'An actor or seat that takes its last answer back.'],
  };
}

function expectFields(words: Vocabulary, position: Shape): Fields<Expectation> {
  const offers = list(called('offer', object(offerFields(words), ['to'])));
  const line = called('log-line', object(lineFields(words), ['key'], true));
  return {
    state: [position, 'Parts of the position.'],
    offered: [offers, 'Picks that are offered, with their meaning; of an empty list, none to anybody.'],
    notOffered: [offers, 'Picks that are not offered.'],
    refused: [list(object(refusalFields(words), ['code'])), 'Answers that are refused, with the reason.'],
    asked: [
      record(either(decisionShape(words), word('nothing')), words.actors),
      'The question that each actor has to answer.',
    ],
    log: [listCheck(line), 'Lines that the last answer brought: the key and any parameters.'],
    notLog: [list(line), 'Lines that it did not bring.'],
    view: [list(object(viewFields(words), ['of'])), 'What a side or seat sees.'],
    sameAs: [
      list(object(sameFields(), ['of', 'file'])),
      'Who cannot tell this game from that of another file after its answers.',
    ],
    winner: [winnerShape(words), 'Who has won, and how.'],
    mayUndo: [record(number()), 'How many of its answers a seat may take back.'],
  };
}

function offerFields(words: Vocabulary): Fields<OfferExpectation> {
  const line = {
    source: [word(...words.sources), 'The rule or card that adds it.'],
    amount: [number(-99), 'How much.'],
  } as const;
  const outcome = {
    key: [word(...words.outcomes), 'Which one.'],
    params: [record(anything), 'Its parameters.'],
    chance: [fraction, 'From 0 to 1; none if it is certain.'],
  } as const;
  return {
    to: [text, 'The actor or seat.'],
    picks: [list(text), 'The last is (not) offered once the earlier ones are taken.'],
    after: [list(text), 'Picks that are taken before exactly those are offered.'],
    exactly: [list(text), 'Everything that is offered.'],
    decision: [decisionShape(words), 'The kind of question meant, if there are several.'],
    price: [orAbsent(number()), 'What it costs.'],
    left: [orAbsent(number()), 'What is left after it.'],
    currency: [orAbsent(word('trust', 'bonds')), 'What it is paid in.'],
    rule: [ruleShape(words), 'The rule that allows it.'],
    irreversible: [flag, 'Not to be taken back.'],
    breakdown: [
      orAbsent(listCheck(called('price-line', parts(line)))),
      'Lines of the price that are among the breakdown.',
    ],
    outcomes: [orAbsent(listCheck(called('outcome', parts(outcome)))), 'Outcomes that are among those told.'],
  };
}

function refusalFields(words: Vocabulary): Fields<RefusalExpectation> {
  return {
    ...answerFields(words),
    code: [text, 'The code of the refusal.'],
    rule: [ruleShape(words), 'The rule that forbids it.'],
  };
}

function viewFields(words: Vocabulary): Fields<ViewExpectation> {
  return {
    of: [text, 'An audience or a seat.'],
    contains: [called('view', viewShape(words)), 'Parts of the view; of a list, things that are in it.'],
    lacks: [list(text), 'Texts that occur nowhere in it.'],
  };
}

function sameFields(): Fields<SameExpectation> {
  return {
    of: [text, 'An audience or a seat.'],
    file: [text, 'The other file, as seen from this one.'],
  };
}
