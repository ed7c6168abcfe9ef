import { BOTH_MEASURES, NO_ACCESS, NO_TRUST, OPTION_A } from '../flow/detainment.js';
import { DICE } from '../flow/dice.js';
import { itemAt } from '../kernel/checked.js';
import type { DeclaredFields } from '../kernel/fields.js';
import { NOTICES } from '../model/log-lines.js';
import { AUDIENCES } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import { called, either, type Field, object, type Shape, word } from './shape.js';

/** A field for each key of the type, none forgotten and none too many. */
export type Fields<T> = Readonly<Record<keyof Required<T>, Field>>;

/** The names that these rules know. */
export type Vocabulary = ReturnType<typeof vocabularyOf>;

export function vocabularyOf(rules: Rules) {
  const phases = ['setup', ...itemAt(rules.frames, 'round').steps.map(({ name }) => name)];
  const heroes = Object.keys(rules.heroes);
  const directives = Object.keys(rules.directives);
  const events = Object.keys(rules.cityEvents);
  const cards = [...Object.values(rules.cityEvents), ...Object.values(rules.directives)];
  const ruleIds = [
    ...rules.names.rules,
    ...heroes.map((id) => `HERO-${id}`),
    ...events.map((id) => `EVT-${id}`),
    ...directives.map((id) => `DIR-${id}`),
  ];
  const modules = rules.modules.map(({ id }) => id);
  const { causes, outcomes, endings } = rules.names;
  const tokenSets = rules.tokenKinds.flatMap(({ id, of, single }) => of?.id ?? (single ? [id] : []));
  const decks = rules.views.flatMap(({ deck }) => deck?.card ?? []);
  return {
    districts: rules.districts.map(({ id }) => id),
    heroes,
    servants: rules.servants.map(({ id }) => id),
    directives,
    events,
    cards: Object.values(rules.cards).flatMap((ofKind) => Object.keys(ofKind)),
    tracks: Object.keys(rules.tracks),
    phases,
    steps: [...phases, 'hero-turn'].flatMap((frame) =>
      itemAt(rules.frames, frame).steps.map(({ name }) => name),
    ),
    stops: Object.values(rules.frames).flatMap((frame) =>
      frame.steps.map(({ name }) => `${frame.name}.${name}`),
    ),
    actors: [...rules.actors, ...heroes],
    actions: Object.keys(rules.heroActions),
    servantActions: [
      ...Object.keys(rules.servantActions),
      ...cards.flatMap((card) => card.servantAction?.id ?? []),
    ],
    machineActions: [
      ...rules.machineActions.map(({ id }) => id),
      ...Object.values(rules.directives).flatMap((card) => card.machineAction?.id ?? []),
    ],
    detainmentOptions: [OPTION_A, NO_TRUST, NO_ACCESS, BOTH_MEASURES],
    means: ['trust', ...rules.meansOfPayment.map(({ id }) => id)],
    dice: Object.keys(DICE),
    draws: [...new Set([...Object.keys(DICE), ...rules.names.draws, ...tokenSets, ...decks])],
    faces: [...new Set(Object.values(DICE).flat())],
    decisions: Object.keys(rules.decisions),
    /** Questions whose picks are cards of that kind: an owner may be stopped for them. */
    stoppedFor: Object.keys(rules.picks).filter((kind) => Object.hasOwn(rules.decisions, kind)),
    logKeys: [...Object.keys(rules.events), ...Object.keys(NOTICES)],
    audiences: AUDIENCES,
    sides: AUDIENCES.filter((audience) => audience !== 'public'),
    rules: ruleIds,
    /** What adds to a price, and why something happened. */
    sources: [...ruleIds, ...modules, ...heroes],
    causes: [...ruleIds, ...modules, ...causes, ...events, ...directives],
    outcomes,
    endings,
    aboutFields: shownFields(Object.values(rules.decisions).map(({ about }) => about)),
    frames: Object.keys(rules.frames),
    frameSteps: [
      ...new Set(Object.values(rules.frames).flatMap(({ steps }) => steps.map(({ name }) => name))),
    ],
    frameLocals: shownFields(Object.values(rules.frames).map(({ locals }) => locals)),
    modules,
    moduleOptions: [...new Set(rules.modules.flatMap(({ options }) => Object.keys(options)))],
    tokenKinds: rules.tokenKinds,
    moduleViews: rules.views.map(({ name }) => name),
    kept: rules.views,
  };
}

/** The fields that any audience may see. */
function shownFields(declared: readonly (DeclaredFields | undefined)[]): readonly string[] {
  const names = declared.flatMap((fields) =>
    Object.keys({ ...fields?.all, ...fields?.revolutionaries, ...fields?.machine }),
  );
  return [...new Set(names)];
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

export function ruleShape({ rules }: Vocabulary): Shape {
  return called('rule', word(...rules));
}

export function winnerShape({ sides, endings }: Vocabulary): Shape {
  const won = { side: [word(...sides), 'Who.'], how: [word(...endings), 'By which way.'] } as const;
  return called('winner', either(word('none'), object(won, ['side'])));
}
