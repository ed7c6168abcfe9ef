import type { Side } from '@great-machine/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TableStore } from '../state/table-store.js';
import { type Notes, readNotes, writeNotes } from './notes.js';

/** Typing is kept after a pause, not letter by letter. */
const PAUSE = 500;

/** The notes of the side shown; undefined until they have been read. */
export function useNotes(
  store: TableStore,
  side: Side,
): readonly [Notes | undefined, (notes: Notes) => void, keepNow: () => void] {
  const [notes, setNotes] = useState<Notes | undefined>();
  const unkept = useRef<Notes | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const { connection } = store;
    void connection.notes().then((kept) => !isGone && setNotes(readNotes(kept)));
    return () => {
      isGone = true;
    };
  }, [store]);
  /** A layout effect ends before the table is left, so that the last words still arrive. */
  useLayoutEffect(
    () => () => {
      clearTimeout(timer.current);
      if (unkept.current !== undefined) void store.connection.keepNotes(side, writeNotes(unkept.current));
      unkept.current = undefined;
    },
    [store, side],
  );
  const keepNow = () => {
    clearTimeout(timer.current);
    if (unkept.current !== undefined) void store.connection.keepNotes(side, writeNotes(unkept.current));
    unkept.current = undefined;
  };
  const change = (changed: Notes) => {
    setNotes(changed);
    unkept.current = changed;
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, PAUSE);
  };
  return [notes, change, keepNow];
}
