import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

/** Whether the device asks for dark colours; it may change that while the page is open. */
export function useDeviceDark(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(DARK).matches);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
