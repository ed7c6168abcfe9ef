import { itemAt } from '../kernel/checked.js';
import type { FieldKind } from '../kernel/fields.js';
import type { EventTable } from '../model/event-table.js';
import { NOTICES } from '../model/log-lines.js';
import type { Rules } from '../model/rules.js';
import { CITIZEN_KINDS } from '../model/state.js';
import { orAbsent } from './format-checks.js';
import { citizenShape } from './format-view.js';
import { districtShape, heroShape, type Vocabulary } from './format-words.js';
import { type Field, flag, list, number, object, type Shape, text, word } from './shape.js';

/** What may be said of any line of the log. */
export function lineFields(words: Vocabulary): Readonly<Record<string, Field>> {
  return {
    key: [word(...words.logKeys), 'Which line.'],
    audience: [word(...words.audiences), "Whose log; the Revolutionaries' if missing."],
    times: [number(), 'How many such lines there are.'],
  };
}

/** What may be said of the lines of one kind of event: also its own parameters, in the words that they have. */
export function lineShape(rules: Rules, words: Vocabulary, key: string): Shape {
  const { all, revolutionaries, machine } = itemAt({ ...NOTICES, ...rules.events } as EventTable, key);
  const own = Object.entries({ ...all, ...revolutionaries, ...machine }).map(
    ([name, kind]): [string, Field] => [
      name,
      [orAbsent(paramShape(words, name, kind.replace('?', '') as FieldKind)), ''],
    ],
  );
  return object({ ...lineFields(words), ...Object.fromEntries(own) }, ['key']);
}

function paramShape(words: Vocabulary, name: string, kind: FieldKind): Shape {
  switch (kind) {
    case 'district':
      return districtShape(words);
    case 'districts':
    case 'district-set':
      return list(districtShape(words));
    case 'hero':
      return heroShape(words);
    case 'heroes':
      return list(heroShape(words));
    case 'servant':
      return word(...words.servants);
    case 'citizen':
      return citizenShape;
    case 'citizens':
      return list(citizenShape);
    case 'kind':
      return word(...CITIZEN_KINDS);
    case 'kinds':
      return list(word(...CITIZEN_KINDS));
    case 'number':
      return number();
    case 'flag':
      return flag;
    case 'text':
      return textShape(words, name);
    case 'texts':
      return list(textShape(words, name.replace(/s$/, '')));
  }
}

/** Texts of which the rules know the words. */
function textShape(words: Vocabulary, name: string): Shape {
  const known: Readonly<Record<string, readonly string[]>> = {
    phase: words.phases,
    because: words.causes,
    action: [...words.actions, ...words.servantActions],
    die: words.dice,
    option: words.detainmentOptions,
    winner: words.sides,
    side: words.sides,
    how: words.endings,
  };
  return Object.hasOwn(known, name) ? word(...itemAt(known, name)) : text;
}
