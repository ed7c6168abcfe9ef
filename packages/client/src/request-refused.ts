import type { Refused } from '@great-machine/protocol';

/** The server has not carried a request out. */
export class RequestRefused extends Error {
  constructor(readonly why: Refused) {
    super(why.refused);
  }
}
