import { parseSync } from 'vite';

/** A name that cannot be taken; nothing is written. */
export class CardError extends Error {}

/** What a card is called in each place. */
export interface CardNames {
  /** `steam-whistle`: its id, and the name of its files. */
  readonly id: string;
  /** `steamWhistle`: its name in code. */
  readonly identifier: string;
  /** `Steam Whistle`: its name for players. */
  readonly title: string;
}

const ID = /^[a-z]+(-[a-z]+)*$/;

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function isIdentifier(name: string): boolean {
  return parseSync('name.ts', `export const ${name} = 0;`).errors.length === 0;
}

export function namesOf(id: string, title?: string): CardNames {
  if (!ID.test(id))
    throw new CardError(
      `'${id}' is no name of a card: small letters, words joined by -, as in steam-whistle`,
    );
  const [first = '', ...rest] = id.split('-');
  const identifier = first + rest.map(capitalise).join('');
  if (!isIdentifier(identifier)) throw new CardError(`'${id}' is a word of TypeScript; take another name`);
  return { id, identifier, title: title ?? id.split('-').map(capitalise).join(' ') };
}
