import type { AccessChoice } from '../flow/access.js';
import type { Detainment } from '../flow/detainment.js';
import type { ActionChoice } from '../flow/hero-action.js';
import type { AttackPayment } from '../flow/hero-actions/attack.js';
import type { Freeing, Searching } from '../flow/hero-actions/grand-citadel.js';
import type { ArrestChoice } from '../flow/hero-actions/riot.js';
import type { HeroStep } from '../flow/movement.js';
import type { TrustSplit } from '../flow/opening.js';
import type { MachinePayment, Share } from '../flow/payment.js';
import type { ReactionMoment } from '../flow/reactions.js';
import type { Retrieval } from '../flow/retrieval.js';
import type { RiotGain } from '../flow/riot-gains.js';
import type { Decision } from '../kernel/decision.js';
import type { District } from '../model/state.js';
import type { TheoryChoice } from './bring-about-a-revolution/enkidu/opening-choice.js';
import type { DiceRolled } from './bring-about-a-revolution/inventions/probabilitator.js';
import type { OfJulie } from './bring-about-a-revolution/julie/now-or-later.js';
import type { StartChoice } from './bring-about-a-revolution/start.js';
import type { Redistribution } from './bring-about-a-revolution/theories/emotion.js';
import type { OfEnkidu } from './bring-about-a-revolution/theories/government.js';
import type { Relocation } from './servants-of-the-machine/servants/phantasmer.js';
import type { Boarding } from './surveillance-zeppelin/boarding.js';
import type { Passage } from './surveillance-zeppelin/passage.js';

/** What each question is about, of the core game and of the modules. */
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
  readonly 'riot-gain': RiotGain;
  readonly 'start-choice': StartChoice;
  readonly 'theory-choice': TheoryChoice;
  readonly 'now-or-later': OfJulie;
  readonly invention: ReactionMoment;
  readonly theory: ReactionMoment;
  readonly surge: ReactionMoment;
  readonly probabilitator: DiceRolled;
  readonly emotion: Redistribution;
  readonly government: OfEnkidu;
  readonly 'phantasmer-relocation': Relocation;
  readonly boarding: Boarding;
  readonly 'zeppelin-passage': Passage;
}

/** What a question of that kind is about; it is an error to ask another one. */
export function aboutOf<K extends keyof QuestionAbouts>(decision: Decision, kind: K): QuestionAbouts[K] {
  if (decision.kind !== kind) throw new Error(`the question is '${decision.kind}', not '${kind}'`);
  return decision.about as QuestionAbouts[K];
}
