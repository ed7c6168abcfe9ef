import { reveal } from '../../effects/reveal.js';
import { drawFace, moveToken, placeToken, takeToken } from '../../effects/tokens.js';
import type { OptionOutcome } from '../../kernel/decision.js';
import type { CardDefinition } from '../../model/content.js';
import { tellerOf } from '../../model/events.js';
import type { Game } from '../../model/game.js';
import { LAST_PLAN } from '../../model/goals.js';
import type { Hooks } from '../../model/hooks.js';
import { servantAt } from '../../model/pieces.js';
import { isBlank } from '../../model/queries.js';
import type { Invariant } from '../../model/rules.js';
import { hasToken, type TokenKind, tokensAt, tokensOf } from '../../model/tokens.js';
import { SURGE_EVENTS } from './events.js';
import { CHRONOLEON } from './servant.js';
import { SURGE_SET, SURGE_TYPES, type Surge } from './surge-set.js';

/** A type of Surge token: a file of its own in `tokens`. */
export interface SurgeToken extends CardDefinition {
  readonly id: Surge;
  /** What it does to a Hero goes by it. */
  readonly rule: string;
  /** Red: activated when it is given. Blue: later, at a stop of this kind, if the Great Machine wants it (CHR-6). */
  readonly activatedAt: 'giving' | 'before-die' | 'detained';
  /** What activating it later comes to. */
  outcomes?(g: Game): readonly OptionOutcome[] | undefined;
  /** What it does at once when it is activated. */
  activated?(g: Game, hero: number): void;
  /** What it does to Heroes for the rest of the round. */
  readonly hooks?: Hooks;
}

const ON_TRACK = 'surge-track';
const TAKEN = 'surge-taken';
const GIVEN = 'surge-given';
const ACTIVE = 'surge-active';
const DISCARDED = 'surge-discarded';

/** Unseen on the Plan; taken ones seen by the Great Machine, and from then on by all (R-ESC-5). */
export const SURGE_TOKENS: readonly TokenKind[] = [
  { id: ON_TRACK, on: 'track', of: SURGE_SET, most: 1 },
  { id: TAKEN, on: 'servant', of: SURGE_SET, faceKnownTo: 'machine' },
  { id: GIVEN, on: 'hero', of: SURGE_SET, faceKnownTo: 'public' },
  { id: ACTIVE, on: 'hero', of: SURGE_SET, faceKnownTo: 'public' },
  { id: DISCARDED, on: 'aside', of: SURGE_SET, faceKnownTo: 'public' },
];

export const tellSurge = tellerOf(SURGE_EVENTS);

/** CHR-2: one on each numeral above the Plan, up to XI. What is left goes to the box unseen. */
export function laySurges(g: Game): void {
  const isLaid = SURGE_TOKENS.some(({ id }) => tokensOf(g, id).length > 0);
  const amount = LAST_PLAN - 1 - g.state.tracks['master-plan'];
  if (isLaid || amount <= 0) return;
  for (let slot = LAST_PLAN - amount; slot < LAST_PLAN; slot++) placeToken(g, ON_TRACK, { at: slot });
  tellSurge(g, { event: 'surges-laid', amount });
}

/** CHR-3: the token on which the Plan now points, if there is one. */
export function takeSurge(g: Game, servant: number): void {
  const slot = g.state.tracks['master-plan'];
  if (!hasToken(g, ON_TRACK, slot)) return;
  takeToken(g, ON_TRACK, { at: slot });
  const surge = drawFace(g, SURGE_SET);
  placeToken(g, TAKEN, { at: servant, face: surge });
  tellSurge(g, { event: 'surge-taken', servant, surge });
}

function lies(g: Game, kind: string, where: number | undefined, surge: string): boolean {
  for (const { at, face } of tokensOf(g, kind)) if (at === where && face === surge) return true;
  return false;
}

/** The types that a Servant may give to a Hero: never one that the Hero still holds (CHR-7). */
export function surgesFor(g: Game, servant: number, hero: number): readonly Surge[] {
  const isHeld = (surge: Surge) => isWaiting(g, hero, surge) || isUnder(g, hero, surge);
  return SURGE_TYPES.filter(
    (surge) => hasTaken(g, servant, surge) && !isHeld(surge) && !isBlank(g, SURGE_SET.id, surge),
  );
}

/** How many a Servant has taken and not given yet; everybody sees that. */
export function countTaken(g: Game, servant: number): number {
  return tokensAt(g, TAKEN, servant).length;
}

export function hasTaken(g: Game, servant: number, surge: string): boolean {
  return lies(g, TAKEN, servant, surge);
}

/** The token lies open with the Hero from now on; a red one is activated (CHR-6). */
export function giveSurge(g: Game, servant: number, hero: number, token: SurgeToken): void {
  const { id: face } = token;
  reveal(g);
  moveToken(g, TAKEN, { at: servant, face }, GIVEN, { at: hero, face });
  tellSurge(g, { event: 'surge-given', servant, hero, surge: face });
  if (token.activatedAt === 'giving') activateSurge(g, hero, token);
}

export function activateSurge(g: Game, hero: number, token: SurgeToken): void {
  const { id: face } = token;
  moveToken(g, GIVEN, { at: hero, face }, ACTIVE, { at: hero, face });
  tellSurge(g, { event: 'surge-activated', hero, surge: face });
  token.activated?.(g, hero);
}

/** Whether any token waits with a Hero to be activated. */
export function isAnyWaiting(g: Game, hero: number): boolean {
  return hasToken(g, GIVEN, hero);
}

/** Whether a token of this type waits with a Hero to be activated. */
export function isWaiting(g: Game, hero: number, surge: Surge): boolean {
  return lies(g, GIVEN, hero, surge);
}

/** Whether a Hero is under a token of this type this round. */
export function isUnder(g: Game, hero: number | undefined, surge: Surge): boolean {
  return lies(g, ACTIVE, hero, surge);
}

/** CHR-6: at the end of the round whatever was activated in it leaves the game. */
export function discardSurges(g: Game): void {
  for (const { at: hero, face = '' } of tokensOf(g, ACTIVE)) {
    moveToken(g, ACTIVE, { at: hero, face }, DISCARDED, { at: 0, face });
    tellSurge(g, { event: 'surge-discarded', hero, surge: face });
  }
}

/** Tokens on the track lie above the Plan and below XII, and no Hero holds two of a type (CHR-2, CHR-7). */
export const keepSurges: Invariant = (g) => {
  const plan = g.state.tracks['master-plan'];
  if (tokensOf(g, ON_TRACK).some(({ at }) => at <= plan || at >= LAST_PLAN))
    return 'a Surge token lies where the Plan has been, or on its end (CHR-2)';
  const taker = tokensOf(g, TAKEN).find(({ at }) => servantAt(g, at).servant !== CHRONOLEON);
  if (taker !== undefined) return `tokens.surge-taken: ${servantAt(g, taker.at).servant} takes none (CHR-3)`;
  const held = [...tokensOf(g, GIVEN), ...tokensOf(g, ACTIVE)].map(({ at, face }) => `${at} ${face}`);
  return new Set(held).size < held.length ? 'a Hero holds two Surge tokens of a type (CHR-7)' : undefined;
};
