import type { GameConfig } from '@great-machine/rules';

/** What everybody at the table knows of how the game was set up; the seed stays with the host. */
export type Table = Pick<GameConfig, 'modules' | 'revolutionaries' | 'seats' | 'heroes' | 'masterPlan'>;

export function tableOf(config: GameConfig): Table {
  const { modules, revolutionaries, seats, heroes, masterPlan } = config;
  return { modules, revolutionaries, seats, heroes, masterPlan };
}
