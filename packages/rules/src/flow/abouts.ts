import type { Decision } from '../kernel/decision.js';
import type { District } from '../model/state.js';
import type { AccessChoice } from './access.js';
import type { Detainment } from './detainment.js';
import type { ActionChoice } from './hero-action.js';
import type { AttackPayment } from './hero-actions/attack.js';
import type { Freeing, Searching } from './hero-actions/grand-citadel.js';
import type { ArrestChoice } from './hero-actions/riot.js';
import type { HeroStep } from './movement.js';
import type { TrustSplit } from './opening.js';
import type { MachinePayment, Share } from './payment.js';
import type { Retrieval } from './retrieval.js';

/** What each question of the core game is about. */
export interface QuestionAbouts {
  readonly 'trust-split': TrustSplit;
  readonly 'access-choice': AccessChoice;
  readonly 'machine-phase': object;
  readonly 'hero-step': HeroStep;
  readonly detainment: Pick<Detainment, 'hero' | 'by'>;
  readonly 'hero-action': ActionChoice;
  readonly 'attack-payment': AttackPayment;
  readonly 'riot-arrests': ArrestChoice;
  readonly 'card-retrieval': Retrieval;
  readonly 'directive-discard': Searching;
  readonly 'citizen-return': Freeing;
  readonly 'free-identification': { readonly district: District };
  readonly 'trust-share': Share;
  readonly 'machine-payment': Pick<MachinePayment, 'price' | 'because'>;
}

/** What a question of that kind is about; it is an error to ask another one. */
export function aboutOf<K extends keyof QuestionAbouts>(decision: Decision, kind: K): QuestionAbouts[K] {
  if (decision.kind !== kind) throw new Error(`the question is '${decision.kind}', not '${kind}'`);
  return decision.about as QuestionAbouts[K];
}
