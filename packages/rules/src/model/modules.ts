import { itemAt } from '../kernel/checked.js';
import type { Refusal } from '../kernel/refusal.js';
import type { GameModule } from './rules.js';

export type OptionValue = string | number | boolean;

/** A choice that a module leaves to the table. */
export interface ModuleOption {
  readonly values: readonly OptionValue[];
  readonly usual: OptionValue;
  /** What a refusal of another value goes by. */
  readonly rule?: string;
  /** Chosen as usual, it is not named: there were games of the module before it had the option, and they stay as they are. */
  readonly silentIfUsual?: true;
}

/** A module of a game, with every option that it has. */
export interface ChosenModule {
  readonly id: string;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What a table asks for: a module by its id, or with some of its options; the others are as usual. */
export type ModuleRequest =
  | string
  | { readonly id: string; readonly options?: Readonly<Record<string, OptionValue>> };

/** What contradicts in a choice of modules; the need for another module may go by no rule. */
export type ModuleRefusal = Omit<Refusal, 'rule'> & Partial<Pick<Refusal, 'rule'>>;

/** What a table cannot have, with every reason: what is no choice at all, and what contradicts. */
export class ChoiceError extends Error {
  /** All of them, for developers. */
  readonly reasons: readonly string[];

  constructor(
    readonly faults: readonly string[],
    /** For players, in the words of the catalogs. */
    readonly refusals: readonly ModuleRefusal[] = [],
  ) {
    const reasons = [...faults, ...refusals.map(printRefusal)];
    super(reasons.join('; ') || 'this cannot be chosen');
    this.reasons = reasons;
  }
}

function printRefusal({ code, rule, params = {} }: ModuleRefusal): string {
  return `${[code, ...Object.values(params)].join(' ')}${by(rule)}`;
}

/** A choice of modules that cannot be played. */
export class ModuleError extends ChoiceError {
  constructor(
    faults: readonly string[],
    refusals: readonly ModuleRefusal[] = [],
    /** What is known of the choice, with all that it needs: by these modules the rest of a table can be looked at. */
    readonly known: readonly ChosenModule[] = [],
    /** The place in the list of which each reason speaks, if it speaks of one. */
    readonly places: readonly (number | undefined)[] = [],
  ) {
    super(faults, refusals);
  }
}

interface Refused {
  readonly refusal: ModuleRefusal;
  readonly place: number | undefined;
}

/** A list of what is wrong with the modules of a request, each with the place of that request. */
class Faults {
  readonly texts: string[] = [];
  readonly places: (number | undefined)[] = [];

  add(text: string, place?: number): void {
    this.texts.push(text);
    this.places.push(place);
  }
}

/** What a table plays that asks for nothing: the first game of the registry. */
export function coreGame(registry: readonly GameModule[]): readonly ModuleRequest[] {
  return registry
    .filter(({ isGame }) => isGame)
    .slice(0, 1)
    .map(({ id }) => id);
}

/** The modules of a game in the order of the registry, or a `ModuleError` that says everything that is wrong. */
export function chooseModules(
  registry: readonly GameModule[],
  requests: readonly ModuleRequest[] = coreGame(registry),
): readonly ChosenModule[] {
  if (!Array.isArray(requests))
    throw new ModuleError(['the modules are a list'], [], chooseModules(registry));
  const faults = new Faults();
  const places = new Map<string, number>();
  const asked = new Map<string, Readonly<Record<string, OptionValue>>>();
  requests.forEach((request, place) => {
    const { id, options = {} } = typeof request === 'string' ? { id: request } : (request ?? {});
    if (typeof id !== 'string' || typeof options !== 'object' || options === null)
      faults.add('a module is an id, or an id with options', place);
    else if (asked.has(id)) faults.add(`the module '${id}' is named twice`, place);
    else if (registry.every((known) => known.id !== id))
      faults.add(`no such module: '${id}'; there are ${registry.map((known) => known.id).join(', ')}`, place);
    else {
      asked.set(id, options);
      places.set(id, place);
    }
  });
  for (const module of registry.filter(({ id }) => asked.has(id)))
    for (const id of broughtBy(registry, module, asked.get(module.id))) if (!asked.has(id)) asked.set(id, {});
  const modules = registry.filter(({ id }) => asked.has(id));
  const read = modules.map((module) => readOptions(registry, module, asked.get(module.id)));
  const chosen = modules.map(({ id, version }, at) => ({ id, version, options: itemAt(read, at).options }));
  const refused = modules.flatMap((module, at): Refused[] => {
    const { options, faults: ofOptions } = itemAt(read, at);
    for (const text of ofOptions) faults.add(text, places.get(module.id));
    const refusals = ofOptions.length > 0 ? [] : (module.whyNot?.(options, chosen) ?? []);
    return refusals.map((refusal) => ({ refusal, place: places.get(module.id) }));
  });
  for (const refusal of contradictions(modules))
    refused.push({ refusal, place: places.get(refusal.params.module) });
  const games = modules.filter(({ isGame }) => isGame).map(({ id }) => id);
  if (games.length !== 1) faults.add(`a table plays one game, not ${games.join(' and ') || 'none'}`);
  if (faults.texts.length + refused.length > 0) {
    const refusals = refused.map(({ refusal }) => refusal);
    const ofReasons = [...faults.places, ...refused.map(({ place }) => place)];
    throw new ModuleError(faults.texts, refusals, completeChoice(registry, asked), ofReasons);
  }
  return chosen;
}

/**
 * The known modules of a choice with those that they need. Their options are as usual where what was said of them is wrong or
 * contradicts: then they can be put together.
 */
function completeChoice(
  registry: readonly GameModule[],
  asked: ReadonlyMap<string, ChosenModule['options']>,
): readonly ChosenModule[] {
  const moduleOf = (id: string) => registry.find((known) => known.id === id);
  const ids = new Set(asked.keys());
  for (const id of ids) for (const needed of moduleOf(id)?.needs ?? []) ids.add(needed);
  if (![...ids].some((id) => moduleOf(id)?.isGame)) for (const { id } of chooseModules(registry)) ids.add(id);
  const modules = registry.filter(({ id }) => ids.has(id));
  const optionsFrom = (said: ReadonlyMap<string, ChosenModule['options']>) =>
    modules.map((module) => ({
      id: module.id,
      version: module.version,
      options: readOptions(registry, module, said.get(module.id)).options,
    }));
  const chosen = optionsFrom(asked);
  const contradict = modules.some((module, at) => {
    const refusals = module.whyNot?.(itemAt(chosen, at).options, chosen) ?? [];
    return refusals.length > 0;
  });
  return contradict ? optionsFrom(new Map()) : chosen;
}

/** The modules that come with this one as it was asked for. */
function broughtBy(
  registry: readonly GameModule[],
  module: GameModule,
  asked: ChosenModule['options'] | undefined,
): readonly string[] {
  const { options, faults } = readOptions(registry, module, asked);
  return faults.length > 0 ? [] : (module.brings?.(options) ?? []);
}

/** The modules of a rematch whose Master Plan starts there by the result of the game before (R-TRK-4). */
export function rematchModules(
  registry: readonly GameModule[],
  modules: readonly ChosenModule[],
  masterPlan: number,
): readonly ModuleRequest[] {
  return modules.map(({ id, options }) => {
    const known = registry.find((module) => module.id === id);
    return { id, options: known?.forRematch?.(options, masterPlan, modules) ?? options };
  });
}

function readOptions(
  registry: readonly GameModule[],
  { id, options = {} }: GameModule,
  asked: Readonly<Record<string, OptionValue | undefined>> = {},
): { readonly options: ChosenModule['options']; readonly faults: readonly string[] } {
  const faults = Object.keys(asked)
    .filter((name) => !Object.hasOwn(options, name))
    .map((name) => `the module '${id}' has no option '${name}'${ownerOf(registry, name)}`);
  const read = Object.entries(options).flatMap(([name, { values, usual, rule, silentIfUsual }]) => {
    const wanted = asked[name] === undefined ? usual : asked[name];
    const value = values.includes(wanted) ? wanted : usual;
    if (value !== wanted)
      faults.push(
        `the option '${name}' of '${id}' is ${values.join(' or ')}, not ${JSON.stringify(wanted)}${by(rule)}`,
      );
    return silentIfUsual && value === usual ? [] : [[name, value] as const];
  });
  return { options: Object.fromEntries(read), faults };
}

/** Which other module has the option, if one does. */
function ownerOf(registry: readonly GameModule[], name: string): string {
  const owner = registry.find(({ options = {} }) => Object.hasOwn(options, name));
  return owner === undefined ? '' : `, but '${owner.id}' has${by(owner.options?.[name]?.rule)}`;
}

function by(rule: string | undefined): string {
  return rule === undefined ? '' : ` (${rule})`;
}

/** Needs that are missing, and exclusions that are not kept. */
function contradictions(modules: readonly GameModule[]) {
  const ids = modules.map(({ id }) => id);
  return modules.flatMap(({ id: module, rule, needs = [], excludes = [] }) => [
    ...needs
      .filter((needed) => !ids.includes(needed))
      .map((needed) => ({ code: 'module-needs', rule, params: { module, needed } })),
    ...excludes
      .filter((excluded) => ids.includes(excluded))
      .map((excluded) => ({ code: 'module-excludes', rule, params: { module, excluded } })),
  ]);
}
