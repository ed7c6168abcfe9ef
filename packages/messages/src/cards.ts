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

/** A Hero's name is the full one. */
export function cardWords(words: Words, kind: 'city-event' | 'directive' | 'hero', id: string): CardWords {
  const name = words.name(kind, id, kind === 'hero' ? 'title' : undefined);
  const part = (form: string) =>
    words.has(`${kind}.${id}.${form}`) ? words.name(kind, id, form) : undefined;
  return { name, effect: part('effect') ?? '', plan: part('plan'), ability: part('ability') };
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
