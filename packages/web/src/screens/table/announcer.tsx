import { eventSentence, type Menu } from '@great-machine/messages';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/use-words.js';
import type { TableShown } from '../../state/table-store.js';
import { useWaiting } from './waiting.js';

/**
 * The one place from which a screen reader hears what is told, asked and waited for, each once. A question that takes the
 * focus, because the option that was chosen is gone, is read with it.
 */
export function Announcer({ shown, menu }: { readonly shown: TableShown; readonly menu: Menu | undefined }) {
  const words = useWords();
  const waiting = useWaiting(shown, false);
  const [said, setSaid] = useState('');
  const told = shown.scene?.told.map((line) => eventSentence(words, line)).join(' ');
  const news = told ?? menu?.sentence ?? waiting;
  const isQuestion = told === undefined && menu !== undefined;
  useEffect(() => {
    const heading = isQuestion ? document.getElementById('question') : null;
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost) heading?.focus({ preventScroll: true });
    setSaid(isFocusLost && heading !== null ? '' : news);
  }, [news, isQuestion]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
