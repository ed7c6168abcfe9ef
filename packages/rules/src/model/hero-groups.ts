import type { Rules } from './rules.js';

/** Heroes in this order without those whose group has one already. */
export function oneOfEachGroup({ heroes }: Rules, ids: readonly string[]): string[] {
  return ids.filter((id, at) => {
    const group = heroes[id]?.group;
    return group === undefined || ids.findIndex((other) => heroes[other]?.group === group) === at;
  });
}

/** The Heroes among these who exclude each other, group by group. */
export function rivals({ heroes }: Rules, ids: readonly string[]): readonly (readonly string[])[] {
  const groups = new Set(ids.flatMap((id) => heroes[id]?.group ?? []));
  return [...groups]
    .map((group) => ids.filter((id) => heroes[id]?.group === group))
    .filter((members) => members.length > 1);
}
