import { assembleRules, type Game, heroAt } from '@great-machine/rules';
import { placeToken } from '../src/effects/tokens.js';
import { districtNamed } from '../src/model/rules.js';
import { tokensOf } from '../src/model/tokens.js';
import { arrangeGame, playTurn } from './modules/playing.js';

export const RULES = assembleRules(['one-versus-many', 'pockets-of-resistance']);
export const HEROES = ['finch', 'fowler', 'physician'];
export const FOWLER = 1;
export const place = (id: string) => districtNamed(RULES, id);

export function arrange(...drawn: readonly string[]): Game {
  const g = arrangeGame(RULES, HEROES);
  g.state.random.forced = drawn.map((result) => ({ purpose: 'resistance', result }));
  return g;
}

/** Lays tokens in these Districts. */
export function lay(g: Game, ...districts: readonly string[]): void {
  for (const face of districts) placeToken(g, 'resistance', { at: place(face), face });
}

export const inCity = (g: Game) => tokensOf(g, 'resistance').map(({ face }) => face);
export const discarded = (g: Game) => tokensOf(g, 'resistance-discarded').map(({ face }) => face);

/** The Fowler in the Art District with 2 Guards. */
export function fowlerActs(g: Game, trust: number, destination?: string): void {
  Object.assign(heroAt(g, FOWLER), { place: place('art'), trust, hand: 0, chosen: undefined });
  if (destination !== undefined) heroAt(g, FOWLER).chosen = { owner: FOWLER, district: place(destination) };
  playTurn(g, FOWLER);
}
