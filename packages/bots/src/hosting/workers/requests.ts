import type { Advice } from '@great-machine/client';
import type { Level } from '../../thinking/levels.js';
import type { Limits, Memory, Situation, Thought } from '../../thinking/mind.js';
import type { Player } from '../../thinking/minds/create.js';
import type { TeamStep } from '../team/steps.js';
import type { TeamSituation } from '../team/team.js';

/** What a worker is asked and answers: plain data throughout. */
interface Asked {
  readonly limits?: Pick<Limits, 'iterations' | 'milliseconds'>;
}

interface AskedOfPlayer extends Asked {
  readonly player: Player;
  /** Of this one thought: the same seed again draws the same chances again. */
  readonly seed: string;
  /** What the worker before gave back, for a mind that remembers. */
  readonly memory?: Memory;
}

/** A mind decides. */
export interface ThinkRequest extends AskedOfPlayer {
  readonly situation: Situation;
}

/** A companion beside people says what it does next. */
export interface AccompanyRequest extends AskedOfPlayer {
  readonly situation: TeamSituation;
  /** The seats that people lead. */
  readonly humans: readonly string[];
}

/** A person wants a hint. */
export interface AdviseRequest extends Asked {
  readonly situation: Situation;
  /** How much is computed; as much as there is if not said. */
  readonly level?: Level;
}

export type Request =
  | ({ readonly do: 'think' } & ThinkRequest)
  | ({ readonly do: 'accompany' } & AccompanyRequest)
  | ({ readonly do: 'advise' } & AdviseRequest);

export type Decided = { readonly thought: Thought; readonly memory?: Memory };
export type Accompanied = { readonly step: TeamStep; readonly memory: Memory };
export type Advised = { readonly advice: readonly Advice[] };
export type Answered = Decided | Accompanied | Advised;
