import { lazy } from 'react';

/** These two read the engine's content, which the first load does not need. */
export const NewGameScreen = lazy(() =>
  import('./new-game.js').then(({ NewGameScreen }) => ({ default: NewGameScreen })),
);

export const AboutScreen = lazy(() =>
  import('./about.js').then(({ AboutScreen }) => ({ default: AboutScreen })),
);

/** The table comes when one is opened, or is about to be. */
export const loadTable = () => import('./table/table-screen.js');

/** Fetches the table before it is opened. If that fails, opening the table reports it. */
export function prepareTable(): void {
  loadTable().catch(() => {});
}
