import { lazy } from 'react';

/** These two read the engine's content, which the first load does not need. */
export const NewGameScreen = lazy(() =>
  import('./new-game.js').then(({ NewGameScreen }) => ({ default: NewGameScreen })),
);

export const AboutScreen = lazy(() =>
  import('./about.js').then(({ AboutScreen }) => ({ default: AboutScreen })),
);
