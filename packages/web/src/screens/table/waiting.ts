import { useText, useWords } from '../../i18n/use-words.js';
import type { TableShown } from '../../state/table-store.js';

/** Whose turn it is, in one sentence. */
export function useWaiting({ view, status, isPlaying }: TableShown, isAsked: boolean): string {
  const t = useText();
  const words = useWords();
  if (view?.outcome !== undefined) return t('ui.table.over');
  const side = t(status.audience === 'machine' ? 'ui.table.machine' : 'ui.table.heroes');
  if (isAsked) return t('ui.table.yourTurn', { who: side });
  if (isPlaying) return t('ui.table.watch');
  const actor = status.seats.find(({ isThinking }) => isThinking)?.speaksFor[0];
  if (actor === undefined) return t('ui.table.waitingForNobody');
  const who = actor === 'machine' ? t('ui.table.machine') : words.name('hero', actor);
  return t('ui.table.waiting', { who });
}
