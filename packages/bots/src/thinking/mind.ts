import type { PickView, Plain, SeatQuestion, View } from '@great-machine/rules';
import type { Table } from '../worlds/table.js';

/**
 * What a mind is asked, and all that it may know: its seat's view and questions. No type in reach of it leads to a
 * state, and a test keeps it so.
 */
export interface Situation {
  readonly table: Table;
  /** The seat that answers. */
  readonly seat: string;
  /** The question that is to be answered now. */
  readonly question: string;
  readonly view: View;
  /** Everything that the seat may answer now, this question among it. */
  readonly questions: readonly SeatQuestion[];
}

/** How likely each secret choice was before it was drawn. */
export type Mixture =
  | {
      readonly of: 'destinations';
      /** The Heroes who chose, and for each possible choice a District each and its chance. */
      readonly heroes: readonly string[];
      readonly chances: readonly { readonly districts: readonly string[]; readonly chance: number }[];
    }
  | {
      readonly of: 'raids';
      /** Each set of Districts with its chance. */
      readonly chances: readonly { readonly districts: readonly string[]; readonly chance: number }[];
    };

export interface Thought {
  /** The offer that it uses (R-WIN-1); the question asked stays open. Without it, that question is answered. */
  readonly offer?: string;
  /** Picks in order, whole or in part, each offered when its turn comes. */
  readonly picks: readonly PickView[];
  /** Only where the answer, or the plan that begins with it, was drawn from a mixture. */
  readonly mixture?: Mixture;
}

/** What may end a thought early. Without any, a level's own number of iterations counts, which is reproducible. */
export interface Limits {
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Looked at often; a cancelled thought throws `Cancelled`. */
  isCancelled?(): boolean;
}

export class Cancelled extends Error {}

/** What a mind keeps between decisions: plain data, so that a host may store it and hand it to another worker. */
export type Memory = { readonly [key: string]: Plain };

/** A player that answers for one side, or for some of its seats. */
export interface Mind {
  /** Changes with each decision; without it nothing is kept. */
  readonly memory?: Memory;
  decide(situation: Situation, limits?: Limits): Thought;
}

/** A question of a situation with its options: the one that is to be answered now, if no other is named. */
export function askedIn({ seat, question: now, questions }: Situation, question: string = now): SeatQuestion {
  const asked = questions.find(({ id }) => id === question);
  if (asked === undefined) throw new Error(`${seat} is not asked '${question}'`);
  return asked;
}
