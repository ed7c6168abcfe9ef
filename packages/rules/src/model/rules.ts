import { itemAt } from '../kernel/checked.js';
import type { Decision, DecisionKind } from '../kernel/decision.js';
import type { Flow, FrameDefinition, Step } from '../kernel/live.js';
import type { Refusal } from '../kernel/refusal.js';
import { checkStepNames } from '../kernel/step-names.js';
import type { HeroAction, MachineAction, MeansOfPayment, ServantAction, ServantWay } from './actions.js';
import type {
  CardDefinition,
  CityEventDefinition,
  DirectiveDefinition,
  DistrictDefinition,
  HeroDefinition,
  ServantDefinition,
  TrackDefinition,
} from './content.js';
import type { EventTable } from './event-table.js';
import type { Game } from './game.js';
import type { GuardKind } from './guards.js';
import type { Ability, Hooks, Uncounted } from './hooks.js';
import type { ModuleView } from './module-view.js';
import type { ChosenModule, ModuleOption, OptionValue } from './modules.js';
import type { ModuleNames } from './names.js';
import type { PickNames } from './picks.js';
import { isSpokenFor } from './seats.js';
import { SpokenHooks } from './spoken-hooks.js';
import { keepTokens, noTokensOf, type TokenKind, type Tokens } from './tokens.js';

/** Puts a step before, after or in place of a named one; `instead` without a step takes it out. */
export interface StepEdit {
  readonly in: string;
  readonly before?: string;
  readonly after?: string;
  readonly instead?: string;
  readonly step?: Step;
}

/** A rule that every reachable position obeys; the text says what is wrong. */
export type Invariant = (g: Game) => string | undefined;

/**
 * A part of the game. The core game itself is assembled from such files, as an expansion is: what a later
 * module brings under an id that is taken replaces the earlier thing.
 */
export interface GameModule extends ModulePart {
  readonly id: string;
  /** Counts the changes of its rules and content. */
  readonly version: number;
  /** A game that can be played by itself; every other module adds to one. */
  readonly isGame?: boolean;
  /** What its needs and exclusions go by. */
  readonly rule?: string;
  readonly needs?: readonly string[];
  readonly excludes?: readonly string[];
  readonly options?: Readonly<Record<string, ModuleOption>>;
  /** What is wrong with these options beside these modules. */
  whyNot?(
    options: Readonly<Record<string, OptionValue>>,
    modules: readonly ChosenModule[],
  ): readonly Refusal[];
  /** What is wrong with these options where the Master Plan starts there. */
  whyNotFrom?(options: Readonly<Record<string, OptionValue>>, masterPlan: number): readonly Refusal[];
  /** Other modules that come with these options, asked for or not. */
  brings?(options: Readonly<Record<string, OptionValue>>): readonly string[];
  /** Its options in a rematch whose Master Plan starts there by the result of the game before. */
  forRematch?(
    options: Readonly<Record<string, OptionValue>>,
    masterPlan: number,
    modules: readonly ChosenModule[],
  ): Readonly<Record<string, OptionValue>>;
  /** What the module is put together from, before what it brings itself. */
  readonly parts?: readonly ModulePart[];
  /** What it brings only with these options. */
  partsFor?(options: Readonly<Record<string, OptionValue>>): readonly ModulePart[];
}

/** One feature of a module, in a file of its own. */
export interface ModulePart {
  /** Sides that are played without being Heroes. */
  readonly actors?: readonly string[];
  readonly withoutActors?: readonly string[];
  readonly districts?: readonly DistrictDefinition[];
  readonly heroes?: readonly HeroDefinition[];
  readonly servants?: readonly ServantDefinition[];
  readonly withoutServants?: readonly string[];
  readonly cityEvents?: readonly CityEventDefinition[];
  readonly withoutCityEvents?: readonly string[];
  readonly directives?: readonly DirectiveDefinition[];
  /** Kinds of cards that only this module has. */
  readonly cards?: Readonly<Record<string, readonly CardDefinition[]>>;
  readonly tracks?: readonly TrackDefinition[];
  /** Where the Master Plan starts, whatever the table asks for. */
  readonly planStart?: number;
  readonly heroActions?: readonly HeroAction[];
  readonly servantActions?: readonly ServantAction[];
  readonly servantWays?: readonly ServantWay[];
  readonly machineActions?: readonly MachineAction[];
  readonly meansOfPayment?: readonly MeansOfPayment[];
  readonly guardKinds?: readonly GuardKind[];
  /** Which way up a District lies makes a difference (R-GEO-7). */
  readonly halfTurnsDiffer?: boolean;
  readonly uncounted?: Uncounted;
  readonly tokens?: readonly TokenKind[];
  readonly frames?: readonly FrameDefinition[];
  readonly steps?: readonly StepEdit[];
  readonly decisions?: Readonly<Record<string, DecisionKind>>;
  readonly hooks?: Hooks;
  /** The rule that a change of a number or price by these hooks goes by; without it, the module. */
  readonly source?: string;
  /** Whether the Great Machine has looked at the card that this Hero has chosen and not revealed (R-INF-9). */
  hasLookedAtCard?(g: Game, hero: number): boolean;
  /** An ability that a Hero has for now beside that of the card. */
  lentAbility?(g: Game, hero: number): Ability | undefined;
  /** Lays and withdraws offers when the flow has come to rest (R-WIN-1). */
  atRest?(g: Game): void;
  /** Whether a question that answers itself is asked (R-WIN-2). */
  isAskedAnyway?(g: Game, decision: Decision): boolean;
  readonly events?: EventTable;
  readonly picks?: PickNames;
  readonly view?: ModuleView;
  readonly invariants?: Readonly<Record<string, Invariant>>;
  readonly names?: Partial<ModuleNames>;
}

/** The rules of one game, assembled once from its modules. */
export interface Rules extends Flow {
  /** The modules that there are to choose from. */
  readonly registry: readonly GameModule[];
  readonly modules: readonly ChosenModule[];
  readonly actors: readonly string[];
  readonly districts: readonly DistrictDefinition[];
  /** Where each District stands in the list, by its id. */
  readonly places: Readonly<Record<string, number>>;
  readonly heroes: Readonly<Record<string, HeroDefinition>>;
  readonly servants: readonly ServantDefinition[];
  readonly cityEvents: Readonly<Record<string, CityEventDefinition>>;
  readonly directives: Readonly<Record<string, DirectiveDefinition>>;
  /** Every card by its kind and id: `hero`, `city-event`, `directive` and those that modules bring. */
  readonly cards: Readonly<Record<string, Readonly<Record<string, CardDefinition>>>>;
  readonly tracks: Readonly<Record<string, TrackDefinition>>;
  /** Where the Master Plan starts, if the modules leave that to no table. */
  readonly planStart: number | undefined;
  readonly heroActions: Readonly<Record<string, HeroAction>>;
  readonly heroActionList: readonly HeroAction[];
  readonly servantActions: Readonly<Record<string, ServantAction>>;
  readonly servantActionList: readonly ServantAction[];
  readonly servantWays: readonly ServantWay[];
  readonly machineActions: readonly MachineAction[];
  readonly meansOfPayment: readonly MeansOfPayment[];
  /** Kinds of Guards beside the regular ones. */
  readonly guardKinds: readonly GuardKind[];
  readonly halfTurnsDiffer: boolean;
  readonly uncounted: readonly Uncounted[];
  readonly tokenKinds: readonly TokenKind[];
  readonly noTokens: Tokens;
  readonly hooks: SpokenHooks;
  /** The same, and then those of the City Event with this id. */
  readonly hooksDuring: Readonly<Record<string, SpokenHooks>>;
  readonly looksAtCards: readonly NonNullable<ModulePart['hasLookedAtCard']>[];
  readonly lentAbilities: readonly NonNullable<ModulePart['lentAbility']>[];
  readonly events: EventTable;
  readonly picks: PickNames;
  readonly views: readonly ModuleView[];
  readonly invariants: readonly Invariant[];
  readonly names: ModuleNames;
}

/** Puts chosen modules together in the order of the registry. */
export function joinModules(registry: readonly GameModule[], chosen: readonly ChosenModule[]): Rules {
  const parts: readonly ModulePart[] = registry.flatMap((module) => {
    const own = chosen.find(({ id }) => id === module.id);
    if (own === undefined) return [];
    return [...(module.parts ?? []), ...(module.partsFor?.(own.options) ?? []), module];
  });
  const gather = <T>(part: (m: ModulePart) => readonly T[] | undefined) =>
    parts.flatMap((m) => part(m) ?? []);
  const merge = <T>(part: (m: ModulePart) => Readonly<Record<string, T>> | undefined): Record<string, T> =>
    Object.assign({}, ...parts.map(part));
  const withoutActors = new Set(gather((m) => m.withoutActors));
  const withoutServants = new Set(gather((m) => m.withoutServants));
  const withoutCityEvents = new Set(gather((m) => m.withoutCityEvents));
  const cityEvents = gather((m) => m.cityEvents).filter(({ id }) => !withoutCityEvents.has(id));
  const heroes = byId(gather((m) => m.heroes));
  const directives = byId(gather((m) => m.directives));
  const cards: Record<string, Record<string, CardDefinition>> = {
    hero: heroes,
    'city-event': byId(cityEvents),
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
  const hooks = new SpokenHooks(
    parts.flatMap((part) =>
      part.hooks === undefined ? [] : [{ source: part.source ?? 'module', hooks: part.hooks }],
    ),
  );
  return {
    registry,
    modules: chosen,
    actors: gather((m) => m.actors).filter((actor) => !withoutActors.has(actor)),
    districts,
    places: Object.fromEntries(districts.map(({ id }, place) => [id, place])),
    heroes,
    servants: Object.values(byId(gather((m) => m.servants))).filter(({ id }) => !withoutServants.has(id)),
    cityEvents: byId(cityEvents),
    directives,
    cards,
    tracks: byId(gather((m) => m.tracks)),
    planStart: parts.flatMap((m) => m.planStart ?? []).at(-1),
    heroActions,
    heroActionList: Object.values(heroActions),
    servantActions,
    servantActionList: Object.values(servantActions),
    servantWays: Object.values(byId(gather((m) => m.servantWays))),
    machineActions: Object.values(byId(gather((m) => m.machineActions))),
    meansOfPayment: Object.values(byId(gather((m) => m.meansOfPayment))),
    guardKinds: Object.values(byId(gather((m) => m.guardKinds))),
    halfTurnsDiffer: parts.some((m) => m.halfTurnsDiffer),
    uncounted: parts.flatMap((m) => m.uncounted ?? []),
    tokenKinds,
    noTokens: noTokensOf(tokenKinds),
    frames: alike(
      editSteps(
        frames,
        gather((m) => m.steps),
      ),
    ),
    decisions: alike<DecisionKind>(
      Object.assign(
        merge((m) => m.decisions),
        ...allCards.map((card) => card.decisions),
      ),
    ),
    isSpokenFor,
    ...restingOf(parts),
    hooks,
    hooksDuring: Object.fromEntries(
      cityEvents.map(({ id, hooks: own }) => [
        id,
        own === undefined ? hooks : new SpokenHooks([{ source: `EVT-${id}`, hooks: own }], hooks),
      ]),
    ),
    looksAtCards: parts.flatMap((m) => m.hasLookedAtCard ?? []),
    lentAbilities: parts.flatMap((m) => m.lentAbility ?? []),
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
    },
  };
}

/** Only where a module needs them: the kernel asks after every pick. */
function restingOf(parts: readonly ModulePart[]): Pick<Flow, 'atRest' | 'isAskedAnyway'> {
  const resting = parts.flatMap(({ atRest }) => atRest ?? []);
  const asking = parts.flatMap(({ isAskedAnyway }) => isAskedAnyway ?? []);
  return {
    ...(resting.length > 0 && {
      atRest(g: Game) {
        for (const atRest of resting) atRest(g);
      },
    }),
    ...(asking.length > 0 && {
      isAskedAnyway: (g: Game, decision: Decision) => asking.some((isAsked) => isAsked(g, decision)),
    }),
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
  frames: Readonly<Record<string, FrameDefinition>>,
  edits: readonly StepEdit[],
): Record<string, FrameDefinition> {
  const edited = { ...frames };
  for (const edit of edits) {
    const frame = itemAt(edited, edit.in);
    const anchor = edit.before ?? edit.after ?? edit.instead;
    const at = frame?.steps.findIndex((step) => step.name === anchor) ?? -1;
    if (at < 0) throw new Error(`no step '${anchor}' in frame '${edit.in}' to edit`);
    const steps = [...frame.steps];
    const added = edit.step === undefined ? [] : [edit.step];
    steps.splice(edit.after === undefined ? at : at + 1, edit.instead === undefined ? 0 : 1, ...added);
    edited[edit.in] = { ...frame, steps };
  }
  checkStepNames(edited);
  return edited;
}

/** The place of a District, by its id, in the list of the rules. */
export function districtNamed(rules: Rules, id: string): number {
  const place = rules.places[id];
  if (place === undefined) throw new Error(`no module brings the District '${id}'`);
  return place;
}
