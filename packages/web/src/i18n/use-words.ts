import { catalogFor, en, type MessageParams, Words } from '@great-machine/messages';
import { DICE, itemAt, LAST_PLAN, RIOT_STAGE, RIOTS_TO_WIN } from '@great-machine/rules';
import { createContext, useContext } from 'react';
import { ui } from './en/index.js';
import { pseudo } from './pseudo.js';

export type UiKey = keyof typeof ui;

const MODULES = Object.keys(en.modules).map((id) => ({ id }));

/** English is complete; the pseudo-language shows what does not come from a catalog. */
const CATALOGS: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  en: () => ({ ...catalogFor(en, MODULES), ...ui }),
  'en-XA': () => pseudo({ ...catalogFor(en, MODULES), ...ui }),
};

const made = new Map<string, Words>();

/** One object for each language: it keeps its parsed messages. */
export function wordsFor(locale: string): Words {
  const known = CATALOGS[locale] === undefined ? 'en' : locale;
  const words = made.get(known) ?? new Words(known === 'en-XA' ? 'en' : known, itemAt(CATALOGS, known)());
  made.set(known, words);
  return words;
}

export const WordsContext = createContext<Words>(wordsFor('en'));

export function useWords(): Words {
  return useContext(WordsContext);
}

export type Text = (key: UiKey, params?: MessageParams) => string;

/** Numbers and dice of the rules that every text may name. */
const NUMBERS: MessageParams = {
  lastPlan: LAST_PLAN,
  riotStage: RIOT_STAGE,
  riotsToWin: RIOTS_TO_WIN,
  assaultDie: DICE['assault-die'],
  escapeFaces: DICE['escape-die'].filter((face) => face === 'running-man').length,
  escapeDieFaces: DICE['escape-die'].length,
};

export function textsOf(words: Words): Text {
  return (key, params) => words.textOf(key, { ...NUMBERS, ...params });
}

/** The texts of the interface. */
export function useText(): Text {
  return textsOf(useWords());
}
