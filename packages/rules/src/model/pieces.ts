import type { DistrictDefinition, HeroDefinition } from './content.js';
import type { Game } from './game.js';
import type { District, HeroState, ServantState } from './state.js';

/** The pieces of the game by their number: a number that names none is a mistake of the caller. */

export function heroAt(g: Game, hero: number): HeroState {
  return g.state.heroes[hero] ?? nothing('Hero', hero);
}

/** The card of a Hero in play. */
export function heroCard(g: Game, hero: number): HeroDefinition {
  const { hero: id } = heroAt(g, hero);
  return g.rules.heroes[id] ?? nothing('Hero', id);
}

export function servantAt(g: Game, servant: number): ServantState {
  return g.state.servants[servant] ?? nothing('Servant', servant);
}

export function districtAt(g: Pick<Game, 'rules'>, district: District): DistrictDefinition {
  return g.rules.districts[district] ?? nothing('District', district);
}

export function guardsIn(g: Game, district: District): number {
  return g.state.guards[district] ?? nothing('District', district);
}

export function brokenGuardsIn(g: Game, district: District): number {
  return g.state.brokenGuards[district] ?? nothing('District', district);
}

function nothing(what: string, which: number | string): never {
  throw new RangeError(`there is no ${what} ${which}`);
}
