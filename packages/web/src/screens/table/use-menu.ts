import type { Question } from '@great-machine/client';
import { buildMenu, type Menu } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { useMemo } from 'react';
import { useWords } from '../../i18n/words.js';

/** What the people at this screen are asked now. */
export function useMenu(
  view: View | undefined,
  questions: readonly Question[],
  latest?: string,
): Menu | undefined {
  const words = useWords();
  return useMemo(
    () => (view === undefined ? undefined : buildMenu(words, awaitedOf(view, questions), view, latest)),
    [words, view, questions, latest],
  );
}

/** The questions that the game waits for. */
function awaitedOf(view: View, questions: readonly Question[]): readonly Question[] {
  const awaited = new Set(view.decisions.filter((open) => open.awaited).map(({ decision }) => decision));
  return questions.filter(({ asked }) => awaited.has(asked.decision));
}
