import type { Settings } from '../state/settings.js';
import type { Topic } from './topics.js';

/** The round in which each tip was shown last. */
export type Seen = Readonly<Partial<Record<Topic, number>>>;

/** A tip is shown once; to a player who wants tips always, once in each round. */
export function isShown(setting: Settings['tips'], seen: Seen, topic: Topic, round: number): boolean {
  if (setting === 'never') return false;
  return setting === 'always' ? seen[topic] !== round : seen[topic] === undefined;
}

export function withSeen(seen: Seen, topic: Topic, round: number): Seen {
  return seen[topic] === round ? seen : { ...seen, [topic]: round };
}
