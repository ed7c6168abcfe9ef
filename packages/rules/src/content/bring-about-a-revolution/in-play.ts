import { present } from '../../kernel/checked.js';
import type { Game } from '../../model/game.js';
import type { ModulePart } from '../../model/rules.js';

/** These parts are features of this Hero. */
export function featuresOf(hero: string, parts: readonly ModulePart[]): readonly ModulePart[] {
  return parts.map((part) => ({ ...part, hero }));
}

/** Where a Hero stands in Initiative order, if in play. */
export function maybeHero(g: Game, id: string): number | undefined {
  const { heroes } = g.state;
  for (let at = 0; at < heroes.length; at++) if (heroes[at]?.hero === id) return at;
  return undefined;
}

/** The same of a Hero who is known to be in play. */
export function heroNamed(g: Game, id: string): number {
  return present(maybeHero(g, id), `Hero '${id}' in play`);
}

export function isInPlay(g: Game, id: string): boolean {
  return maybeHero(g, id) !== undefined;
}

/** The others, in Initiative order. */
export function othersThan(g: Game, hero: number): readonly number[] {
  return [...g.state.heroes.keys()].filter((other) => other !== hero);
}
