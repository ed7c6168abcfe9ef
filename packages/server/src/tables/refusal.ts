import type { Refused } from '@great-machine/protocol';

/** A request is not carried out, and its sender is told why. */
export class Refusal extends Error {
  constructor(readonly why: Refused) {
    super(why.refused);
  }
}
