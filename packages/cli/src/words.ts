import { en, Words } from '@great-machine/messages';

/** The language of the terminal. */
export const words = new Words('en', en);
