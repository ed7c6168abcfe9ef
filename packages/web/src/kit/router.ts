import { useSyncExternalStore } from 'react';

/** Where the person is: a screen and what it is about, in the address after '#'. */
export interface ScreenRoute {
  readonly screen: string;
  readonly of?: string;
}

/** The page for beginners on the screen of the rules. */
export const HOW_TO_PLAY = 'how-to-play';

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

export function useRoute(): ScreenRoute {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [screen = '', of] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { screen, of };
}

export function addressOf({ screen, of }: ScreenRoute): string {
  return `#/${screen}${of === undefined ? '' : `/${encodeURIComponent(of)}`}`;
}

export function goTo(route: ScreenRoute): void {
  window.location.hash = addressOf(route);
}
