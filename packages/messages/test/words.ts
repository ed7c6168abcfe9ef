import { assembleRules, oneVersusMany } from '@great-machine/rules';
import { en } from '../src/catalog/index.js';
import { Words } from '../src/words.js';

export const RULES = assembleRules([oneVersusMany]);
export const words = new Words('en', en);

/** What a text shows when something has no words or was not passed. */
export const UNFINISHED =
  /[{}]|undefined|NaN|\[object|\b(event|question|pick|outcome|refusal|further)\.[a-z]/;
