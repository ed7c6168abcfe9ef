import { app } from './app.js';
import { board } from './board.js';
import { end } from './end.js';
import { explain } from './explain.js';
import { howToPlay } from './how-to-play.js';
import { menu } from './menu.js';
import { moments } from './moments.js';
import { notebook } from './notebook.js';
import { screens } from './screens.js';
import { table } from './table.js';
import { tips } from './tips.js';

/** The texts of the interface in English; those of the game are in the messages package. */
export const ui = {
  ...app,
  ...board,
  ...end,
  ...explain,
  ...howToPlay,
  ...menu,
  ...moments,
  ...notebook,
  ...screens,
  ...table,
  ...tips,
};
