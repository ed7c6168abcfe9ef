import type { Game } from '../../model/game.js';
import type { ModulePart } from '../../model/rules.js';
import { beginsInCitadel, SERVANTS } from '../one-versus-many/servants.js';
import { improvementOf, improvementTokens } from '../servants-of-the-machine/improvements.js';

export const CHRONOLEON = 'chronoleon';

/** She takes the place of another Servant, with 2 Improvement tokens of her own (CHR-1). */
export function replacing(replaced: string): ModulePart {
  const others = SERVANTS.filter((id) => id !== replaced);
  return {
    servants: [beginsInCitadel(CHRONOLEON)],
    withoutServants: [replaced],
    tokens: improvementTokens([...others, CHRONOLEON]),
  };
}

export function chronoleonOf(g: Game): number {
  return g.state.servants.findIndex(({ servant }) => servant === CHRONOLEON);
}

/** Which of her abilities is in effect: I, II, or 0 for none. */
export function abilityOfChronoleon(g: Game, servant: number): number {
  return improvementOf(g, servant, CHRONOLEON);
}
