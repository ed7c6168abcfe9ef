import type { Side } from '@great-machine/rules';
import type { Occupant, Occupants } from '@great-machine/table';
import type { Text } from '../i18n/use-words.js';
import { sideOfSeat } from '../table/setup.js';

/** Who plays a side, in words: names, "You" for a person alone, and bots of one level counted together. */
export function whoPlays(t: Text, occupants: Occupants, side: Side): string {
  const people = Object.values(occupants).filter(({ bot }) => bot === undefined);
  const names = Object.entries(occupants)
    .filter(([seat]) => sideOfSeat(seat) === side)
    .map(([, occupant]) => nameOf(t, occupant, people.length === 1));
  return [...new Set(names)]
    .map((name) => t('ui.level.bots', { count: names.filter((one) => one === name).length, name }))
    .join(', ');
}

function nameOf(t: Text, { name, bot }: Occupant, isAlone: boolean): string {
  if (bot !== undefined) return t('ui.level.bot', { levelId: bot });
  if (name !== '') return name;
  return t(isAlone ? 'ui.side.you' : 'ui.side.person');
}
