import { type Refusal, refuse } from '../../kernel/refusal.js';
import type { Game } from '../../model/game.js';

/** A special Action is taken in its own Major District only. */
export function onlyIn(g: Game, hero: number, district: string, rule: string): Refusal | undefined {
  return g.state.heroes[hero].place === g.rules.places[district]
    ? undefined
    : refuse('only-in-another-district', rule);
}
