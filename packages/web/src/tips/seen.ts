import type { Settings } from '../state/settings.js';
import type { Topic } from './topics.js';

/** In so many rounds a tip is shown to a newcomer. */
export const FIRST_TIMES = 3;

interface Times {
  /** In how many rounds it was shown. */
  readonly rounds: number;
  /** The round in which it was shown last; there it does not come back. */
  readonly last: number;
}

export type Seen = Readonly<Partial<Record<Topic, Times>>>;

export function isShown(setting: Settings['tips'], seen: Seen, topic: Topic, round: number): boolean {
  const { rounds, last } = seen[topic] ?? { rounds: 0, last: undefined };
  if (setting === 'never' || last === round) return false;
  return setting === 'always' || rounds < FIRST_TIMES;
}

export function withSeen(seen: Seen, topic: Topic, round: number): Seen {
  const { rounds, last } = seen[topic] ?? { rounds: 0, last: undefined };
  return last === round ? seen : { ...seen, [topic]: { rounds: rounds + 1, last: round } };
}
