export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

/** What a run came to. */
export interface Figures {
  readonly store: StoreName;
  readonly rounds: number;
  /** Of servers and of the database. */
  readonly kills: number;
  /** Requests that changed a game, as their senders were told. */
  readonly acknowledged: number;
  /** How often each kind of disaster has struck. */
  readonly disasters: Readonly<Record<string, number>>;
  /** Acknowledged and not in the log as it was said, or refused and in it. */
  readonly lost: number;
  /** Kept of what people said, more often than they said it, whatever the keys are. */
  readonly duplicated: number;
  /** Kept states that differ from what their log comes to when it is played again. */
  readonly hashMismatches: number;
  /** Entries that players received, and that differ from the feed of the log when it is played again. */
  readonly feedMismatches: number;
  /** Tables that did not go on by themselves, and servers that ended by themselves. */
  readonly stuck: number;
}

export type Faults = Pick<Figures, 'lost' | 'duplicated' | 'hashMismatches' | 'feedMismatches' | 'stuck'>;

export const NO_FAULTS: Faults = { lost: 0, duplicated: 0, hashMismatches: 0, feedMismatches: 0, stuck: 0 };

export function sumOf(one: Faults, other: Faults): Faults {
  return {
    lost: one.lost + other.lost,
    duplicated: one.duplicated + other.duplicated,
    hashMismatches: one.hashMismatches + other.hashMismatches,
    feedMismatches: one.feedMismatches + other.feedMismatches,
    stuck: one.stuck + other.stuck,
  };
}

export function hasFaults({ lost, duplicated, hashMismatches, feedMismatches, stuck }: Faults): boolean {
  return lost + duplicated + hashMismatches + feedMismatches + stuck > 0;
}
