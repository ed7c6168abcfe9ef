import { describe, expect, it } from 'vitest';
import type { GameResult } from '../table/saved-games.js';
import { CORE_GAME, isWith, modulesIn, statisticsOf } from './tally.js';

const won: GameResult = {
  id: 'a',
  sides: ['revolutionaries'],
  modules: [],
  heroes: ['finch', 'fowler', 'actress'],
  outcome: { winner: 'revolutionaries', how: 'three-riots' },
  rounds: 8,
  level: 'engineer',
};
const lost: GameResult = {
  ...won,
  id: 'b',
  outcome: { winner: 'machine', how: 'plan-by-countdown' },
  rounds: 5,
};
const hotSeat: GameResult = {
  ...lost,
  id: 'c',
  sides: ['machine', 'revolutionaries'],
  modules: ['chronoleon', 'servants-of-the-machine'],
  heroes: ['finch', 'veteran', 'actress'],
};

describe('statistics', () => {
  it('are empty without games', () => {
    expect(statisticsOf([])).toMatchObject({ games: 0, rounds: 0, byLevel: [], byHero: [], byEnding: [] });
  });

  it('count games, winners and rounds', () => {
    expect(statisticsOf([won, lost, hotSeat])).toMatchObject({
      games: 3,
      rounds: 6,
      wonByMachine: 2,
      wonByHeroes: 1,
    });
  });

  it('count a side in every game that a person played it', () => {
    expect(statisticsOf([won, lost, hotSeat]).bySide).toEqual([
      { id: 'revolutionaries', games: 3, won: 1 },
      { id: 'machine', games: 1, won: 1 },
    ]);
  });

  it('count a level only where people were on one side', () => {
    expect(statisticsOf([won, lost, hotSeat]).byLevel).toEqual([{ id: 'engineer', games: 2, won: 1 }]);
  });

  it('count games with each module, and those without any', () => {
    const games = [won, lost, hotSeat];
    expect(statisticsOf(games).byModule).toEqual([
      { id: CORE_GAME, games: 2, won: 1 },
      { id: 'chronoleon', games: 1, won: 0 },
      { id: 'servants-of-the-machine', games: 1, won: 0 },
    ]);
    expect(modulesIn([hotSeat])).toEqual(['chronoleon', 'servants-of-the-machine']);
    expect(games.filter((game) => isWith(game, CORE_GAME))).toEqual([won, lost]);
    expect(games.filter((game) => isWith(game, 'chronoleon'))).toEqual([hotSeat]);
  });

  it('count Heroes and endings', () => {
    const { byHero, byEnding } = statisticsOf([won, lost, hotSeat]);
    expect(byHero).toContainEqual({ id: 'finch', games: 3, won: 1 });
    expect(byHero).toContainEqual({ id: 'veteran', games: 1, won: 0 });
    expect(byEnding.map(({ id, games }) => [id, games])).toEqual([
      ['plan-by-countdown', 2],
      ['three-riots', 1],
    ]);
  });
});
