import type { DecisionKind } from '../kernel/decision.js';
import type { Flow, FrameDefinition, Step } from '../kernel/live.js';
import type { HeroAction, MeansOfPayment, ServantAction } from './actions.js';
import type {
  CityEventDefinition,
  DirectiveDefinition,
  DistrictDefinition,
  HeroDefinition,
  ServantDefinition,
  TrackDefinition,
} from './content.js';
import type { EventTable } from './events.js';
import type { Game } from './game.js';
import type { Hooks } from './hooks.js';
import type { ModuleView } from './module-view.js';

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
export interface GameModule {
  readonly id: string;
  /** What the module is put together from, before what it brings itself. */
  readonly parts?: readonly ModulePart[];
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
  readonly tracks?: readonly TrackDefinition[];
  readonly heroActions?: readonly HeroAction[];
  readonly servantActions?: readonly ServantAction[];
  readonly meansOfPayment?: readonly MeansOfPayment[];
  readonly frames?: readonly FrameDefinition[];
  readonly steps?: readonly StepEdit[];
  readonly decisions?: Readonly<Record<string, DecisionKind>>;
  readonly hooks?: Hooks;
  readonly events?: EventTable;
  readonly picks?: Readonly<Record<string, string>>;
  readonly view?: ModuleView;
  readonly invariants?: Readonly<Record<string, Invariant>>;
}

/** One feature of a module, in a file of its own. */
export type ModulePart = Omit<GameModule, 'id' | 'parts'>;

/** The rules of one game, assembled once from its modules. */
export interface Rules extends Flow {
  readonly modules: readonly string[];
  readonly actors: readonly string[];
  readonly districts: readonly DistrictDefinition[];
  /** Where each District stands in the list, by its id. */
  readonly places: Readonly<Record<string, number>>;
  readonly heroes: Readonly<Record<string, HeroDefinition>>;
  readonly servants: readonly ServantDefinition[];
  readonly cityEvents: Readonly<Record<string, CityEventDefinition>>;
  readonly directives: Readonly<Record<string, DirectiveDefinition>>;
  readonly tracks: Readonly<Record<string, TrackDefinition>>;
  readonly heroActions: Readonly<Record<string, HeroAction>>;
  readonly heroActionList: readonly HeroAction[];
  readonly servantActions: Readonly<Record<string, ServantAction>>;
  readonly meansOfPayment: readonly MeansOfPayment[];
  readonly hooks: readonly Hooks[];
  readonly events: EventTable;
  /** What each kind of pick names: a District, a Citizen, a card … */
  readonly picks: Readonly<Record<string, string>>;
  readonly views: readonly ModuleView[];
  readonly invariants: readonly Invariant[];
}

export function assembleRules(modules: readonly GameModule[]): Rules {
  const parts: readonly ModulePart[] = modules.flatMap((m) => [...(m.parts ?? []), m]);
  const gather = <T>(part: (m: ModulePart) => readonly T[] | undefined) =>
    parts.flatMap((m) => part(m) ?? []);
  const merge = <T>(part: (m: ModulePart) => Readonly<Record<string, T>> | undefined): Record<string, T> =>
    Object.assign({}, ...parts.map(part));
  const withoutActors = new Set(gather((m) => m.withoutActors));
  const withoutServants = new Set(gather((m) => m.withoutServants));
  const withoutCityEvents = new Set(gather((m) => m.withoutCityEvents));
  const cityEvents = gather((m) => m.cityEvents).filter(({ id }) => !withoutCityEvents.has(id));
  const frames = byId(
    [...gather((m) => m.frames), ...cityEvents.flatMap((card) => card.frames ?? [])],
    (frame) => frame.name,
  );
  const districts = Object.values(byId(gather((m) => m.districts)));
  const heroActions = byId(gather((m) => m.heroActions));
  return {
    modules: modules.map((m) => m.id),
    actors: gather((m) => m.actors).filter((actor) => !withoutActors.has(actor)),
    districts,
    places: Object.fromEntries(districts.map(({ id }, place) => [id, place])),
    heroes: byId(gather((m) => m.heroes)),
    servants: Object.values(byId(gather((m) => m.servants))).filter(({ id }) => !withoutServants.has(id)),
    cityEvents: byId(cityEvents),
    directives: byId(gather((m) => m.directives)),
    tracks: byId(gather((m) => m.tracks)),
    heroActions,
    heroActionList: Object.values(heroActions),
    servantActions: byId(gather((m) => m.servantActions)),
    meansOfPayment: Object.values(byId(gather((m) => m.meansOfPayment))),
    frames: editSteps(
      frames,
      gather((m) => m.steps),
    ),
    decisions: merge((m) => m.decisions),
    hooks: parts.flatMap((m) => m.hooks ?? []),
    events: merge((m) => m.events),
    picks: merge((m) => m.picks),
    views: parts.flatMap((m) => m.view ?? []),
    invariants: Object.values(merge((m) => m.invariants)),
  };
}

function byId<T>(items: readonly T[], idOf = (item: T) => (item as { id: string }).id): Record<string, T> {
  return Object.fromEntries(items.map((item) => [idOf(item), item]));
}

function editSteps(
  frames: Readonly<Record<string, FrameDefinition>>,
  edits: readonly StepEdit[],
): Record<string, FrameDefinition> {
  const edited = { ...frames };
  for (const edit of edits) {
    const frame = edited[edit.in];
    const anchor = edit.before ?? edit.after ?? edit.instead;
    const at = frame?.steps.findIndex((step) => step.name === anchor) ?? -1;
    if (at < 0) throw new Error(`no step '${anchor}' in frame '${edit.in}' to edit`);
    const steps = [...frame.steps];
    const added = edit.step === undefined ? [] : [edit.step];
    steps.splice(edit.after === undefined ? at : at + 1, edit.instead === undefined ? 0 : 1, ...added);
    edited[edit.in] = { ...frame, steps };
  }
  return edited;
}

/** The place of a District, by its id, in the list of the rules. */
export function districtNamed(rules: Rules, id: string): number {
  const place = rules.places[id];
  if (place === undefined) throw new Error(`no module brings the District '${id}'`);
  return place;
}
