import { catalogFor, en, Words } from '@great-machine/messages';
import { MODULES } from '@great-machine/rules';

/** The language of the terminal, with the words of every module. */
export const words = new Words('en', catalogFor(en, MODULES));
