import type { Decision, DecisionKinds } from '../kernel/decision.js';
import type { BroughtFrame, Flow, FrameLocals, LocalsOf, Step } from '../kernel/live.js';
import type { Refusal } from '../kernel/refusal.js';
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
import type { SpokenHooks } from './spoken-hooks.js';
import type { TokenKind, Tokens } from './tokens.js';

/** Puts a step first, or before, after or in place of a named one; `instead` without a step takes it out. */
interface StepEditIn<Name extends string> {
  readonly in: Name;
  /** Before all others, whichever module comes first in the registry. */
  readonly first?: true;
  readonly before?: string;
  readonly after?: string;
  readonly instead?: string;
  readonly step?: Step<LocalsOf<Name>>;
}

/** A step gets what the frame it is put into remembers. */
export type StepEdit =
  | StepEditIn<string>
  | { readonly [Name in keyof FrameLocals]: StepEditIn<Name> }[keyof FrameLocals];

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
  /** The Hero whose feature it is: in games without that Hero it says nothing (`rulesFor`). It may add steps, not replace any. */
  readonly hero?: string;
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
  readonly frames?: readonly BroughtFrame[];
  readonly steps?: readonly StepEdit[];
  readonly decisions?: DecisionKinds;
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
  /** What they are put together from, in this order. */
  readonly parts: readonly ModulePart[];
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
  /** Heroes with features of their own (`ModulePart.hero`). */
  readonly featuredHeroes: readonly string[];
  readonly events: EventTable;
  readonly picks: PickNames;
  readonly views: readonly ModuleView[];
  readonly invariants: readonly Invariant[];
  readonly names: ModuleNames;
}

/** The place of a District, by its id, in the list of the rules. */
export function districtNamed(rules: Rules, id: string): number {
  const place = rules.places[id];
  if (place === undefined) throw new Error(`no module brings the District '${id}'`);
  return place;
}
