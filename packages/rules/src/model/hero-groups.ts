import type { Rules } from './rules.js';

/** Heroes in this order without those whose group has one already. */
export function oneOfEachGroup({ heroes }: Rules, ids: readonly string[]): string[] {
  return ids.filter((id, at) => {
    const group = heroes[id]?.group;
    return group === undefined || ids.findIndex((other) => heroes[other]?.group === group) === at;
  });
}

/** Heroes who exclude each other by a rule. */
export interface Rivals {
  readonly rule: string;
  readonly heroes: readonly string[];
}

/** The Heroes among these who exclude each other, group by group, also those of modules that are not played. */
export function findRivals({ heroes, registry }: Rules, ids: readonly string[]): readonly Rivals[] {
  const parts = registry.flatMap((module) => [module, ...(module.parts ?? [])]);
  const others = parts.flatMap((part) => part.heroes ?? []);
  const groupOf = (id: string) => (heroes[id] ?? others.find((hero) => hero.id === id))?.group;
  const groups = new Set(ids.flatMap((id) => groupOf(id) ?? []));
  return [...groups]
    .map((rule) => ({ rule, heroes: ids.filter((id) => groupOf(id) === rule) }))
    .filter((rivals) => rivals.heroes.length > 1);
}
