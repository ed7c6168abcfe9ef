import { sha256 } from './sha-256.js';

/** Who takes part in a toss beside the seats. */
export const SERVER = 'server';

/** 128 bits of one who takes part in a toss: of the server, or of the person at a seat. */
export interface TossedBits {
  readonly of: string;
  /** As 32 hexadecimal digits in small letters. */
  readonly bits: string;
}

/** What one shows beforehand, so that all can see later that the bits were not chosen after those of the others. */
export function commitmentTo(table: string, { of, bits }: TossedBits): string {
  return sha256(`great-machine commitment ${table} ${of} ${bits}`);
}

/** The key of a game, made of the bits of the server first, then of seats in their order: who adds any cannot choose it. */
export function keyOfToss(table: string, tossed: readonly TossedBits[]): string {
  return sha256(['great-machine key', table, ...tossed.map(({ of, bits }) => `${of} ${bits}`)].join(' '));
}
