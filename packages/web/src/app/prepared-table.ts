import { useEffect } from 'react';
import { prepareTable } from '../screens/table/load.js';

const SIGNS = ['pointerover', 'focusin'] as const;

/** The table is on its way as soon as a player points at something or walks through the page by keyboard. */
export function usePreparedTable(): void {
  useEffect(() => {
    for (const sign of SIGNS) window.addEventListener(sign, prepareTable, { once: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, prepareTable);
    };
  }, []);
}
