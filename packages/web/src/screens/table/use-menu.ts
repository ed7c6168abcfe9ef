import { buildMenu, type Menu } from '@great-machine/messages';
import type { SeatQuestion, View } from '@great-machine/rules';
import { useMemo } from 'react';
import { useWords } from '../../i18n/use-words.js';

/** What the people at this screen are asked now. */
export function useMenu(
  view: View | undefined,
  questions: readonly SeatQuestion[],
  latest?: string,
): Menu | undefined {
  const words = useWords();
  return useMemo(() => {
    const awaited = questions.filter((question) => question.awaited);
    return view === undefined ? undefined : buildMenu(words, awaited, view, latest);
  }, [words, view, questions, latest]);
}
