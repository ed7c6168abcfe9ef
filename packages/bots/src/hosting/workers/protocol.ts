import type { Limits, Memory, Situation, Thought } from '../../thinking/mind.js';
import type { Player } from '../../thinking/minds/create.js';
import type { Step } from '../team/steps.js';
import type { TeamSituation } from '../team/team.js';

/** What a worker is asked and answers: plain data throughout. */
interface Asked {
  readonly id: number;
  readonly player: Player;
  /** Of this one thought: the same seed again draws the same chances again. */
  readonly seed: string;
  /** What the worker before gave back, for a mind that remembers. */
  readonly memory?: Memory;
  readonly limits?: Pick<Limits, 'iterations' | 'milliseconds'>;
}

/** A mind decides. */
export interface ThinkRequest extends Asked {
  readonly situation: Situation;
}

/** A companion beside people says what it does next. */
export interface AccompanyRequest extends Asked {
  readonly situation: TeamSituation;
  /** The seats that people lead. */
  readonly humans: readonly string[];
}

export type Request = ThinkRequest | AccompanyRequest;

/** A request on its way; the flag, where there is shared memory, is raised to cancel it. */
export interface Order {
  readonly request: Request;
  readonly flag?: SharedArrayBuffer;
}

export type Reply =
  | { readonly id: number; readonly thought: Thought; readonly memory?: Memory }
  | { readonly id: number; readonly step: Step; readonly memory: Memory }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly cancelled: true };
