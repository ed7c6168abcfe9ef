import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What is kept of a secret. The secrets have 128 bits or more, so a plain hash gives nothing away. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/**
 * A secret of 256 bits that follows from the key of a player, who alone can make it again: a request that is sent again gets
 * the same reply, though only hashes are kept.
 */
export function deriveSecret(playerKey: string, ...purpose: readonly string[]): string {
  return createHmac('sha256', playerKey).update(JSON.stringify(purpose)).digest('base64url');
}
