/**
 * The files that declare what questions are about (`QuestionAbouts`) and what frames remember (`FrameLocals`). Packages
 * that use the rules read declaration files, and would not meet these without being led to them.
 */

export type {} from '../flow/access.js';
export type {} from '../flow/closing.js';
export type {} from '../flow/detainment.js';
export type {} from '../flow/dice.js';
export type {} from '../flow/hero-action.js';
export type {} from '../flow/hero-actions/attack.js';
export type {} from '../flow/hero-actions/grand-citadel.js';
export type {} from '../flow/hero-actions/riot.js';
export type {} from '../flow/heroes.js';
export type {} from '../flow/movement.js';
export type {} from '../flow/opening.js';
export type {} from '../flow/payment.js';
export type {} from '../flow/retrieval.js';
export type {} from '../flow/riot-gains.js';
export type {} from './bring-about-a-revolution/akira/using.js';
export type {} from './bring-about-a-revolution/enkidu/applying.js';
export type {} from './bring-about-a-revolution/enkidu/opening-choice.js';
export type {} from './bring-about-a-revolution/inventions/probabilitator.js';
export type {} from './bring-about-a-revolution/julie/now-or-later.js';
export type {} from './bring-about-a-revolution/start.js';
export type {} from './bring-about-a-revolution/theories/emotion.js';
export type {} from './bring-about-a-revolution/theories/government.js';
export type {} from './chronoleon/activation.js';
export type {} from './one-versus-many/city-events/win-over-the-judges.js';
export type {} from './servants-of-the-machine/servants/phantasmer.js';
export type {} from './surveillance-zeppelin/boarding.js';
export type {} from './surveillance-zeppelin/passage.js';
