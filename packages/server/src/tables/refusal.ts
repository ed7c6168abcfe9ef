import type { Refused } from '@great-machine/protocol';
import { StoreError } from '../store/store.js';

/** A request is not carried out, and its sender is told why. */
export class Refusal extends Error {
  constructor(readonly why: Refused) {
    super(why.refused);
  }
}

/** What a client is told of an error, however it happened. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refusal) return error.why;
  return error instanceof StoreError ? refusalOfStore(error) : { refused: 'failed' };
}

/** Seconds until a store that is full or gone may work again. */
const STORE_RETRY = 5;

export function refusalOfStore({ fault }: StoreError): Refused {
  if (fault === 'too-large') return { refused: 'too-large' };
  if (fault === 'unknown-table') return { refused: 'not-found' };
  if (fault === 'conflict') return { refused: 'failed' };
  const unavailable = { refused: 'unavailable', retryAfter: STORE_RETRY } as const;
  return fault === 'full' ? { ...unavailable, isFull: true } : unavailable;
}
