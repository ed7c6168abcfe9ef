import {
  assembleRules,
  type Game,
  type GameModule,
  MODULES,
  type Rules,
  servantAt,
} from '@great-machine/rules';
import { placeToken, takeToken } from '../../src/effects/tokens.js';
import { districtNamed } from '../../src/model/rules.js';
import { tokensOf } from '../../src/model/tokens.js';
import { arrangeGame } from './playing.js';

/** The Servant whom `extra.down` names lies on its side; the others may take an Action that nothing changes. */
const lyingDown: GameModule = {
  id: 'lying-down',
  version: 1,
  servantActions: [
    { id: 'salute', rule: 'SALUTE', onlyUsualWay: true, obstacle: () => undefined, perform: () => {} },
  ],
  uncounted: { servant: (g, servant) => g.state.extra.down === servantAt(g, servant).servant },
};

/** Modules beside one that lays Servants down. */
export function rulesWithLyingDown(...modules: readonly string[]): Rules {
  return assembleRules([...modules, lyingDown.id], [...MODULES, lyingDown]);
}

export const IMPROVED = rulesWithLyingDown('one-versus-many', 'servants-of-the-machine');

export function servantNamed(g: Game, id: string): number {
  return g.state.servants.findIndex(({ servant }) => servant === id);
}

/** A game with plenty of Bonds and no Improvement in the City; these Servants have so many, and stand there. */
export function arrangeServants(
  servants: Readonly<Record<string, { readonly has?: number; readonly in?: string }>>,
  rules = IMPROVED,
): Game {
  const g = arrangeGame(rules, ['finch', 'fowler', 'physician']);
  g.state.bonds = 10;
  for (const token of tokensOf(g, 'improvement')) takeToken(g, 'improvement', token);
  for (const [id, { has = 0, in: place }] of Object.entries(servants)) {
    const at = servantNamed(g, id);
    for (let i = 0; i < has; i++) placeToken(g, 'improvement-installed', { at });
    if (place !== undefined) servantAt(g, at).place = districtNamed(rules, place);
  }
  return g;
}

/** An Improvement of this Servant lies there. */
export function layImprovement(g: Game, district: string, face: string): void {
  placeToken(g, 'improvement', { at: districtNamed(g.rules, district), face });
}
