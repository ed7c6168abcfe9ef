import type { TableStatus } from '@great-machine/client';
import type { Audience } from '@great-machine/rules';
import type { Text } from '../../i18n/use-words.js';

/** The sides of the people for whom the game waits. */
export function sidesWaitedFor({ seats, waitsFor }: TableStatus): readonly Audience[] {
  return seats.filter(({ seat }) => waitsFor.includes(seat)).map(({ audience }) => audience);
}

/** The people of a side by their names, as far as they have said them, or else the side. */
export function playersOf(t: Text, locale: string, { seats }: TableStatus, side: Audience): string {
  const name = t(side === 'machine' ? 'ui.table.machine' : 'ui.table.heroes');
  const people = seats.filter(({ audience, bot }) => audience === side && bot === undefined);
  const names = people.flatMap((person) => (person.name === '' ? [] : [person.name]));
  if (names.length === 0) return name;
  return t('ui.handover.people', { names: new Intl.ListFormat(locale).format(names), side: name });
}
