import {
  decisionShape,
  districtShape,
  type Fields,
  heroShape,
  type Vocabulary,
  winnerShape,
} from './format-words.js';
import type {
  Expectation,
  LogExpectation,
  OfferExpectation,
  RefusalExpectation,
  ScenarioStep,
  ViewExpectation,
} from './scenario.js';
import {
  anything,
  called,
  either,
  flag,
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
    expect: [object(expectFields(words, position)), 'A check; several at once are welcome.'],
    note: [text, 'For the reader.'],
  };
  return list(object(fields));
}

function answerFields(words: Vocabulary): Fields<Omit<ScenarioStep, 'choose' | 'pass' | 'expect' | 'note'>> {
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
  const offers = list(called('offer', object(offerFields(words), ['to', 'picks'])));
  const lines = list(called('log-line', object(logFields(words), ['key'], true)));
  return {
    state: [position, 'Parts of the position.'],
    offered: [offers, 'Picks that are offered, with their meaning.'],
    notOffered: [offers, 'Picks that are not offered.'],
    refused: [list(object(refusalFields(words), ['code'])), 'Answers that are refused, with the reason.'],
    asked: [
      record(either(decisionShape(words), word('nothing')), words.actors),
      'The question that each actor has to answer.',
    ],
    log: [lines, 'Lines that the last answer brought: the key and any parameters.'],
    notLog: [lines, 'Lines that it did not bring.'],
    view: [list(object(viewFields(), ['of'])), 'What a side or seat sees.'],
    winner: [winnerShape, 'Who has won, and how.'],
    mayUndo: [record(number()), 'How many of its answers a seat may take back.'],
  };
}

function offerFields(words: Vocabulary): Fields<OfferExpectation> {
  return {
    to: [text, 'The actor or seat.'],
    picks: [list(text), 'The last is (not) offered once the earlier ones are taken.'],
    decision: [decisionShape(words), 'The kind of question meant, if there are several.'],
    price: [number(), 'What it costs.'],
    left: [number(), 'What is left after it.'],
    currency: [word('trust', 'bonds'), 'What it is paid in.'],
    rule: [text, 'The rule that allows it.'],
    irreversible: [flag, 'Not to be taken back.'],
    breakdown: [list(anything), 'Lines of the price that are among the breakdown.'],
    outcomes: [list(anything), 'Outcomes that are among those told.'],
  };
}

function refusalFields(words: Vocabulary): Fields<RefusalExpectation> {
  return {
    ...answerFields(words),
    code: [text, 'The code of the refusal.'],
    rule: [text, 'The rule that forbids it.'],
  };
}

function logFields(words: Vocabulary): Fields<Required<Pick<LogExpectation, 'key' | 'audience'>>> {
  return {
    key: [word(...words.logKeys), 'Which line.'],
    audience: [word(...words.audiences), "Whose log; the Revolutionaries' if missing."],
  };
}

function viewFields(): Fields<ViewExpectation> {
  return {
    of: [text, 'An audience or a seat.'],
    contains: [anything, 'Parts of the view; of a list, things that are in it.'],
    lacks: [list(text), 'Texts that occur nowhere in it.'],
  };
}
