import type { Words } from './words.js';

/** What stands on a card, in few words. */
interface CardWords {
  readonly name: string;
  readonly effect: string;
  /** Of a City Event: when the Master Plan advances. */
  readonly plan?: string;
  /** Of a Hero: what the ability is called. */
  readonly ability?: string;
}

/** What stands on a card of a kind, which a module may have brought; a Hero's name is the full one. */
export function cardWords(words: Words, kind: string, id: string): CardWords {
  const textAt = (key: string) => (words.has(key) ? words.textOf(key) : undefined);
  const part = (form: string) => textAt(`${kind}.${id}.${form}`);
  return {
    name: part('title') ?? textAt(`${kind}.${id}`) ?? id,
    effect: part('effect') ?? '',
    plan: part('plan'),
    ability: part('ability'),
  };
}

/** What an Action is called, and what it does in a few words. */
interface ActionWords {
  readonly name: string;
  readonly effect: string;
}

/** To a Hero whose ability changes the Action it may be another one. */
export function actionWords(
  words: Words,
  side: 'hero' | 'servant' | 'machine',
  id: string,
  hero = '',
): ActionWords {
  const kind = `${side}-action` as const;
  const own = `effect.${hero}`;
  const form = words.has(`${kind}.${id}.${own}`) ? own : 'effect';
  return { name: words.name(kind, id), effect: words.name(kind, id, form) };
}
