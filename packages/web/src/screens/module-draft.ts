import {
  assembleRules,
  type ChosenModule,
  type GameModule,
  itemAt,
  MODULES,
  type Refusal,
  type Rules,
} from '@great-machine/rules';

type Options = ChosenModule['options'];
export type OptionValue = Options[string];

/** Modules as a person chooses them, the game itself among them, each with all its options. */
export type ModuleDraft = readonly { readonly id: string; readonly options: Options }[];

/** The modules that a table may add to the game. */
export const ADDITIONS: readonly GameModule[] = MODULES.filter(({ isGame }) => !isGame);

/** The game that they are added to. */
export const GAME: GameModule = itemAt(
  MODULES.filter(({ isGame }) => isGame),
  0,
);

export const NO_MODULES: ModuleDraft = draftOf([GAME.id]);

export function isChosen(modules: ModuleDraft, id: string): boolean {
  return modules.some((module) => module.id === id);
}

export function optionsOf(modules: ModuleDraft, id: string): Options {
  return modules.find((module) => module.id === id)?.options ?? {};
}

/** Chooses a module with all that it needs, or puts it back with all that need it. */
export function toggleModule(modules: ModuleDraft, id: string): ModuleDraft {
  const ids = modules.map((module) => module.id);
  if (!ids.includes(id)) return draftOf([...ids, ...neededBy(id)], modules);
  return draftOf(
    ids.filter((other) => !neededBy(other).includes(id)),
    modules,
  );
}

export function setOption(modules: ModuleDraft, id: string, option: string, value: OptionValue): ModuleDraft {
  return modules.map((module) =>
    module.id === id ? { id, options: { ...module.options, [option]: value } } : module,
  );
}

/** The chosen module that brings this one along by its options. */
export function bringerOf(modules: ModuleDraft, id: string): string | undefined {
  return modules.find((module) => moduleOf(module.id).brings?.(module.options).includes(id))?.id;
}

/** The modules that a choice adds to the game, those that others bring along included. */
export function additionsOf(modules: ModuleDraft): readonly string[] {
  return ADDITIONS.map(({ id }) => id).filter(
    (id) => isChosen(modules, id) || bringerOf(modules, id) !== undefined,
  );
}

/** Where the Master Plan starts by what was chosen, if that is not left to the table. */
export function planStartOf(modules: ModuleDraft): number | undefined {
  const parts = modules.flatMap(({ id, options }) => moduleOf(id).partsFor?.(options) ?? []);
  return parts.flatMap(({ planStart }) => planStart ?? []).at(-1);
}

/** The rules of these modules with the usual options, which never contradict. */
export function usualRulesOf(modules: ModuleDraft): Rules {
  return assembleRules(modules.map(({ id }) => id));
}

/** What contradicts each chosen module where the Master Plan is to start there. */
export function contradictionsOf(
  modules: ModuleDraft,
  masterPlan: number,
): Readonly<Record<string, readonly Refusal[]>> {
  const chosen = modules.map(({ id, options }) => ({ id, version: moduleOf(id).version, options }));
  const start = planStartOf(modules) ?? masterPlan;
  const reasons = chosen.map(({ id, options }) => {
    const module = moduleOf(id);
    const against = [
      ...(module.whyNot?.(options, chosen) ?? []),
      ...(module.whyNotFrom?.(options, start) ?? []),
    ];
    return [id, against.filter(({ code }, at) => against.findIndex((one) => one.code === code) === at)];
  });
  return Object.fromEntries(reasons);
}

/** The modules with these ids in the order of the registry, with the options that they had before or the usual ones. */
function draftOf(ids: readonly string[], before: ModuleDraft = []): ModuleDraft {
  return MODULES.filter(({ id }) => ids.includes(id)).map(({ id, options = {} }) => {
    const usual = Object.entries(options).map(([name, option]) => [name, option.usual]);
    return { id, options: { ...Object.fromEntries(usual), ...optionsOf(before, id) } };
  });
}

/** The module itself, what it needs, and what that needs. */
function neededBy(id: string): readonly string[] {
  return [id, ...(moduleOf(id).needs ?? []).flatMap(neededBy)];
}

function moduleOf(id: string): GameModule {
  const module = MODULES.find((known) => known.id === id);
  if (module === undefined) throw new Error(`no module '${id}'`);
  return module;
}
