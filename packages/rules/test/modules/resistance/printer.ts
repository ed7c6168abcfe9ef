import type { HeroDefinition } from '../../../src/model/content.js';
import type { Game } from '../../../src/model/game.js';

export const PRINTER = 'printer';

/** A Hero whose ability is a deck of Leaflets and a hidden cellar. */
export const printer: HeroDefinition = {
  id: PRINTER,
  startsIn: 'commerce',
  initiative: 7,
  maxTrust: 7,
  ability: {},
  source: { name: 'design', effect: 'design' },
};

/** The Printer's place among the Heroes in play; undefined if not among them. */
export function printerIn(g: Game): number | undefined {
  const at = g.state.heroes.findIndex(({ hero }) => hero === PRINTER);
  return at < 0 ? undefined : at;
}
