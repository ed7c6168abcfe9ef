import { AUDIENCES } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import { called, either, type Field, object, type Shape, text, word } from './shape.js';

/** A field for each key of the type, none forgotten and none too many. */
export type Fields<T> = Readonly<Record<keyof Required<T>, Field>>;

/** The names that these rules know. */
export interface Vocabulary {
  readonly districts: readonly string[];
  readonly heroes: readonly string[];
  readonly servants: readonly string[];
  readonly directives: readonly string[];
  readonly events: readonly string[];
  readonly tracks: readonly string[];
  readonly phases: readonly string[];
  readonly steps: readonly string[];
  readonly actors: readonly string[];
  readonly actions: readonly string[];
  readonly decisions: readonly string[];
  readonly logKeys: readonly string[];
  readonly audiences: readonly string[];
}

export function vocabularyOf(rules: Rules): Vocabulary {
  const phases = rules.frames.round.steps.map(({ name }) => name);
  const heroes = Object.keys(rules.heroes);
  return {
    districts: rules.districts.map(({ id }) => id),
    heroes,
    servants: rules.servants.map(({ id }) => id),
    directives: Object.keys(rules.directives),
    events: Object.keys(rules.cityEvents),
    tracks: Object.keys(rules.tracks),
    phases,
    steps: [...phases, 'hero-turn'].flatMap((frame) => rules.frames[frame].steps.map(({ name }) => name)),
    actors: [...rules.actors, ...heroes],
    actions: Object.keys(rules.heroActions),
    decisions: Object.keys(rules.decisions),
    logKeys: [...Object.keys(rules.events), 'answer-undone'],
    audiences: AUDIENCES,
  };
}

export function districtShape({ districts }: Vocabulary): Shape {
  return called('district', word(...districts));
}

export function heroShape({ heroes }: Vocabulary): Shape {
  return called('hero', word(...heroes));
}

export function decisionShape({ decisions }: Vocabulary): Shape {
  return called('decision', word(...decisions));
}

export const winnerShape = called(
  'winner',
  either(word('none'), object({ side: [text, 'Who.'], how: [text, 'By which way.'] }, ['side'])),
);
