import type { Text } from '../i18n/words.js';
import { type Side, type Sitter, sideOfSeat } from '../table/setup.js';

type Sitters = Readonly<Record<string, Sitter>>;

/** Who plays a side, in words: names, "You" for somebody alone, and bots of one level counted together. */
export function whoPlays(t: Text, sitters: Sitters, side: Side): string {
  const people = Object.values(sitters).filter(({ bot }) => bot === undefined);
  const names = Object.keys(sitters)
    .filter((seat) => sideOfSeat(seat) === side)
    .map((seat) => nameOf(t, sitters[seat], people.length === 1));
  return [...new Set(names)]
    .map((name) => t('ui.level.bots', { count: names.filter((one) => one === name).length, name }))
    .join(', ');
}

function nameOf(t: Text, { name, bot }: Sitter, isAlone: boolean): string {
  if (bot !== undefined) return t('ui.level.bot', { levelId: bot });
  if (name !== '') return name;
  return t(isAlone ? 'ui.side.you' : 'ui.side.person');
}
