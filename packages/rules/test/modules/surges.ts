import { assembleRules, type Game, heroAt, itemAt } from '@great-machine/rules';
import { placeToken } from '../../src/effects/tokens.js';
import { districtNamed } from '../../src/model/rules.js';
import { tokensOf } from '../../src/model/tokens.js';
import type { Wishes } from '../leaks/recording.js';
import { arrangeServants, servantNamed } from './improved.js';

export const CHRONOLEON_MODULES = ['one-versus-many', 'servants-of-the-machine', 'chronoleon'];
export const CHRONOLEON = assembleRules(CHRONOLEON_MODULES);
export const [FINCH, FOWLER, PHYSICIAN] = [0, 1, 2];

/** Chronoleon in the Art District with so many Improvements and these Surge tokens; the Heroes are in the Velvet District. */
export function arrangeChronoleon(has: number, taken: readonly string[] = [], rules = CHRONOLEON): Game {
  const g = arrangeServants({ chronoleon: { has, in: 'art' } }, rules);
  for (const face of taken) placeToken(g, 'surge-taken', { at: servantNamed(g, 'chronoleon'), face });
  for (const hero of g.state.heroes) {
    hero.place = districtNamed(rules, 'velvet');
    hero.trust = 4;
  }
  return g;
}

/** A Hero under these Surge tokens, who has no card and takes the turn in the Art District, with so many Guards. */
export function arrangeUnder(hero: number, surges: readonly string[], guards = 2): Game {
  const g = arrangeChronoleon(1);
  const art = districtNamed(g.rules, 'art');
  for (const face of surges) placeToken(g, 'surge-active', { at: hero, face });
  Object.assign(heroAt(g, hero), { place: art, hand: 0, chosen: undefined });
  g.state.guards[art] = guards;
  return g;
}

export function putInto(g: Game, hero: number, district: string): void {
  heroAt(g, hero).place = districtNamed(g.rules, district);
}

/** What lies there of a kind: places with faces. */
export function lying(g: Game, kind: string): readonly (readonly [number, string | undefined])[] {
  return tokensOf(g, kind).map(({ at, face }) => [at, face]);
}

export function placeOf(g: Game, servant: string): string {
  const { place } = itemAt(g.state.servants, servantNamed(g, servant));
  return itemAt(g.rules.districts, place).id;
}

/** The Great Machine gives tokens where it can, and lets detained Heroes go on, so that its Plan advances. */
export const GENEROUS: Wishes = ({ state }) => [
  ...(state.tokens?.['surge-taken'] === undefined ? [] : ['servant chronoleon']),
  'do give-surge',
  'do give-surge-freely',
  'surge espionage',
  'option advance-the-plan',
];
