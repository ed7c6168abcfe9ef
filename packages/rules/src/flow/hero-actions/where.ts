import { type Refusal, refuse } from '../../kernel/refusal.js';
import type { Game } from '../../model/game.js';

/** A special Action is taken in its own Major District only. */
export function onlyIn(g: Game, hero: number, district: string, rule: string): Refusal | undefined {
  const here = g.rules.districts[g.state.heroes[hero].place].id;
  return here === district ? undefined : refuse(`only-in-${district}`, rule);
}
