import { en } from './en/index.js';

export { en };

export type MessageKey = keyof typeof en;

/** The messages of a language. */
export type Catalog = Readonly<Record<MessageKey, string>>;
