import type { Player } from '@great-machine/bots';
import type { GameOptions, Side } from '@great-machine/rules';
import type { TableSetup } from '../table/setup.js';

/** The same for all players on one day. */
export function dailySeed(day: Date): string {
  return `daily-${day.toISOString().slice(0, 10)}`;
}

/** The game of a day: Heroes, City and cards come from its seed, whichever side one plays. */
export function dailySetup(side: Side, level: Player, day: Date): TableSetup {
  return quickSetup(side, level, { seed: dailySeed(day), city: 'random' });
}

/** One person on one side, bots on the other: no questions asked. */
export function quickSetup(
  side: Side,
  level: Player,
  options: Partial<GameOptions> = {},
  modules?: TableSetup['modules'],
): TableSetup {
  const isMachine = side === 'machine';
  return {
    modules,
    options: { heroes: 'random', revolutionaries: isMachine ? 3 : 1, ...options },
    occupants: isMachine
      ? {
          machine: { name: '' },
          'revolutionary-1': { name: '', bot: level },
          'revolutionary-2': { name: '', bot: level },
          'revolutionary-3': { name: '', bot: level },
        }
      : { machine: { name: '', bot: level }, 'revolutionary-1': { name: '' } },
  };
}
