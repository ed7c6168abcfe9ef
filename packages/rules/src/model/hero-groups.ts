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

/** The Heroes among these who exclude each other, group by group. */
export function findRivals(rules: Rules, ids: readonly string[]): readonly Rivals[] {
  const groups = new Set(ids.flatMap((id) => rules.heroes[id]?.group ?? []));
  return [...groups]
    .map((rule) => ({ rule, heroes: ids.filter((id) => rules.heroes[id]?.group === rule) }))
    .filter(({ heroes }) => heroes.length > 1);
}
