import { useEffect } from 'react';
import { useRoute } from '../kit/router.js';
import { useSettings } from '../state/settings.js';
import type { TableShown } from '../state/table-store.js';
import { withSounds } from './sound.js';

/** Lets the table sound: what surrounds it, what happens, and when it is your turn. */
export function useSounds(shown: TableShown): void {
  const { of: table = '' } = useRoute();
  const { muted } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: sound that was off is loaded when it is turned on
  useEffect(() => withSounds((sounds) => sounds.hear(table, shown)), [table, shown, muted]);
  useEffect(() => () => withSounds((sounds) => sounds.leave()), []);
}
