import { itemAt } from '../kernel/checked.js';
import type { DecisionKind } from '../kernel/decision.js';
import type { AnyFrame } from '../kernel/live.js';
import { checkStepNames } from '../kernel/step-names.js';
import type { CardDefinition } from './content.js';
import { type ChosenModule, chooseModules, ModuleError, type ModuleRequest } from './modules.js';
import type { GameModule, ModulePart, Rules, StepEdit } from './rules.js';
import { isSpokenFor } from './seats.js';
import { speakingParts } from './speaking-parts.js';
import { keepTokens, noTokensOf } from './tokens.js';

/** How many choices of modules are remembered. */
const REMEMBERED_CHOICES = 50;

const joined = new WeakMap<readonly GameModule[], Map<string, Rules>>();

/** The rules of chosen modules; games of one choice share them. */
export function rulesOfChoice(registry: readonly GameModule[], chosen: readonly ChosenModule[]): Rules {
  const known = joined.get(registry) ?? new Map<string, Rules>();
  joined.set(registry, known);
  const key = JSON.stringify(chosen);
  const rules = known.get(key) ?? joinModules(registry, chosen);
  if (known.size >= REMEMBERED_CHOICES) known.clear();
  known.set(key, rules);
  return rules;
}

/** The rules of the same game with another module and all that it needs, if its own modules keep their options. */
export function joinedWith({ registry, modules }: Rules, id: string): Rules | undefined {
  const chosen = chooseOrComplete(registry, [...modules, id]);
  const keepsOptions = modules.every(({ id: own, options }) =>
    chosen.some((one) => one.id === own && JSON.stringify(one.options) === JSON.stringify(options)),
  );
  return keepsOptions ? rulesOfChoice(registry, chosen) : undefined;
}

/** Modules as they are asked for, or what is known of a choice that cannot be played. */
function chooseOrComplete(
  registry: readonly GameModule[],
  requests: readonly ModuleRequest[],
): readonly ChosenModule[] {
  try {
    return chooseModules(registry, requests);
  } catch (error) {
    if (error instanceof ModuleError) return error.known;
    throw error;
  }
}

/** Puts chosen modules together in the order of the registry. */
export function joinModules(registry: readonly GameModule[], chosen: readonly ChosenModule[]): Rules {
  const parts: readonly ModulePart[] = registry.flatMap((module) => {
    const own = chosen.find(({ id }) => id === module.id);
    if (own === undefined) return [];
    return [...(module.parts ?? []), ...(module.partsFor?.(own.options) ?? []), module];
  });
  for (const { hero, steps = [] } of parts)
    if (hero !== undefined && steps.some(({ instead }) => instead !== undefined))
      throw new Error(`a feature of '${hero}' replaces a step that games without that Hero need`);
  const gather = <T>(part: (m: ModulePart) => readonly T[] | undefined) =>
    parts.flatMap((m) => part(m) ?? []);
  const merge = <T>(part: (m: ModulePart) => Readonly<Record<string, T>> | undefined): Record<string, T> =>
    Object.assign({}, ...parts.map(part));
  const withoutActors = new Set(gather((m) => m.withoutActors));
  const withoutServants = new Set(gather((m) => m.withoutServants));
  const withoutCityEvents = new Set(gather((m) => m.withoutCityEvents));
  const cityEvents = byId(gather((m) => m.cityEvents).filter(({ id }) => !withoutCityEvents.has(id)));
  const heroes = byId(gather((m) => m.heroes));
  const directives = byId(gather((m) => m.directives));
  const cards: Record<string, Record<string, CardDefinition>> = {
    hero: heroes,
    'city-event': cityEvents,
    directive: directives,
  };
  for (const { cards: kinds = {} } of parts)
    for (const [kind, brought] of Object.entries(kinds)) cards[kind] = { ...cards[kind], ...byId(brought) };
  const allCards = Object.values(cards).flatMap((ofKind) => Object.values(ofKind));
  const frames = byId(
    [...gather((m) => m.frames), ...allCards.flatMap((card) => card.frames ?? [])],
    (frame) => frame.name,
  );
  const districts = Object.values(byId(gather((m) => m.districts)));
  const heroActions = alike(byId(gather((m) => m.heroActions)));
  const servantActions = alike(byId(gather((m) => m.servantActions)));
  const tokenKinds = Object.values(byId(gather((m) => m.tokens)));
  return {
    registry,
    modules: chosen,
    parts,
    actors: gather((m) => m.actors).filter((actor) => !withoutActors.has(actor)),
    districts,
    places: Object.fromEntries(districts.map(({ id }, place) => [id, place])),
    heroes,
    servants: Object.values(byId(gather((m) => m.servants))).filter(({ id }) => !withoutServants.has(id)),
    cityEvents,
    directives,
    cards,
    tracks: byId(gather((m) => m.tracks)),
    planStart: parts.flatMap((m) => m.planStart ?? []).at(-1),
    heroActions,
    servantActions,
    servantWays: Object.values(byId(gather((m) => m.servantWays))),
    machineActions: Object.values(byId(gather((m) => m.machineActions))),
    meansOfPayment: Object.values(byId(gather((m) => m.meansOfPayment))),
    guardKinds: Object.values(byId(gather((m) => m.guardKinds))),
    halfTurnsDiffer: parts.some((m) => m.halfTurnsDiffer),
    tokenKinds,
    noTokens: noTokensOf(tokenKinds),
    frames: alike(
      editSteps(
        frames,
        gather((m) => m.steps),
      ),
    ),
    decisions: alike<DecisionKind<object>>(
      Object.assign(
        merge((m) => m.decisions),
        ...allCards.map((card) => card.decisions),
      ),
    ),
    isSpokenFor,
    ...speakingParts(parts, { heroActions, servantActions, cityEvents }),
    looksAtCards: parts.flatMap((m) => m.hasLookedAtCard ?? []),
    events: Object.assign(
      merge((m) => m.events),
      ...allCards.map((card) => card.events),
    ),
    picks: merge((m) => m.picks),
    views: parts.flatMap((m) => m.view ?? []),
    invariants: [
      ...Object.values(merge((m) => m.invariants)),
      ...(tokenKinds.length > 0 ? [keepTokens] : []),
    ],
    names: {
      rules: gather((m) => m.names?.rules),
      causes: gather((m) => m.names?.causes),
      outcomes: gather((m) => m.names?.outcomes),
      endings: gather((m) => m.names?.endings),
      draws: gather((m) => m.names?.draws),
    },
  };
}

function byId<T>(items: readonly T[], idOf = (item: T) => (item as { id: string }).id): Record<string, T> {
  return Object.fromEntries(items.map((item) => [idOf(item), item]));
}

/** The same things, each with every field that one of them has: the flow reads them faster if all have one shape. */
function alike<T extends object>(things: Readonly<Record<string, T>>): Record<string, T> {
  const fields = new Set(Object.values(things).flatMap((thing) => Object.keys(thing)));
  const blank = Object.fromEntries([...fields].map((field) => [field, undefined]));
  return Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, { ...blank, ...thing }]));
}

function editSteps(
  frames: Readonly<Record<string, AnyFrame>>,
  edits: readonly StepEdit[],
): Record<string, AnyFrame> {
  const edited = { ...frames };
  for (const edit of edits) {
    const frame = itemAt(edited, edit.in);
    const anchor = edit.before ?? edit.after ?? edit.instead;
    const at = edit.first ? 0 : frame.steps.findIndex((step) => step.name === anchor);
    if (at < 0) throw new Error(`no step '${anchor}' in frame '${edit.in}' to edit`);
    const steps = [...frame.steps];
    const added = edit.step === undefined ? [] : [edit.step];
    steps.splice(edit.after === undefined ? at : at + 1, edit.instead === undefined ? 0 : 1, ...added);
    edited[edit.in] = { ...frame, steps };
  }
  checkStepNames(edited);
  return edited;
}
