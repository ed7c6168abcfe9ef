import { useEffect, useRef } from 'react';
import type { TableShown } from '../state/table-store.js';
import { type Heard, listen } from './listen.js';
import { play, playFor } from './sounds.js';

/** Lets the table sound: what happens, and when it is your turn. */
export function useSounds(shown: TableShown): void {
  const heard = useRef<Heard | undefined>(undefined);
  useEffect(() => {
    const { heard: now, lines, isYourTurn } = listen(shown, heard.current);
    heard.current = now;
    playFor(lines, shown.status.audience);
    if (isYourTurn) play(['turn']);
  }, [shown]);
}
