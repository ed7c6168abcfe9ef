import { en } from './en/index.js';

export { en };

type KeysOf<T> = T extends unknown ? keyof T : never;
type Modules = typeof en.modules;

/** The keys of everything that is shipped. */
export type MessageKey = keyof typeof en.shared | KeysOf<Modules[keyof Modules]>;

/** The messages of one game in one language, by their keys. */
export type Catalog = Readonly<Record<string, string>>;

/** A language: what every game is told with, and the words of each module by its id. */
export interface Language {
  readonly shared: Catalog;
  readonly modules: Readonly<Record<string, Catalog>>;
}

/**
 * The messages for a game with these modules, in their order: a later module may have another message in the place of an
 * earlier one. A module that the language does not know adds none.
 */
export function catalogFor(language: Language, modules: readonly { readonly id: string }[]): Catalog {
  return Object.assign({}, language.shared, ...modules.map(({ id }) => language.modules[id]));
}
