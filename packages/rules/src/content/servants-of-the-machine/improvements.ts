import { drawFace, placeToken, takeToken } from '../../effects/tokens.js';
import { MACHINE } from '../../flow/actors.js';
import { present } from '../../kernel/checked.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../../kernel/decision.js';
import { ask, repeatStep } from '../../kernel/flow.js';
import { refuse } from '../../kernel/refusal.js';
import type { CardDefinition, DistrictDefinition } from '../../model/content.js';
import { tellerOf } from '../../model/events.js';
import type { Game } from '../../model/game.js';
import { DECLINE, pickServant } from '../../model/picks.js';
import { districtAt, servantAt } from '../../model/pieces.js';
import { countedServants, servantCounts } from '../../model/queries.js';
import type { Invariant, ModulePart } from '../../model/rules.js';
import { type TokenKind, tokensAt, tokensOf } from '../../model/tokens.js';
import { SERVANTS } from '../one-versus-many/servants.js';
import { IMPROVEMENT_EVENTS } from './events.js';

const IN_CITY = 'improvement';
const INSTALLED = 'improvement-installed';

/** Two tokens with the portrait of each Servant in play (SRV-2). */
export function improvementTokens(servants: readonly string[]): readonly TokenKind[] {
  const faces = servants.flatMap((id) => [id, id]);
  return [
    { id: IN_CITY, on: 'district', of: { id: IN_CITY, faces }, faceKnownTo: 'public', most: 1 },
    { id: INSTALLED, on: 'servant', most: 2 },
  ];
}

const tell = tellerOf(IMPROVEMENT_EVENTS);

/** The card of a Servant: which ability has no text, if it is measured what that is worth. */
export interface ServantCard extends CardDefinition {
  readonly blankAbility?: 1 | 2;
}

/** Which ability this Servant has, if it is that one and counts: I or II, which replaces I (SRV-4), else 0. */
export function improvementOf(g: Game, servant: number, id: string): number {
  if (servantAt(g, servant).servant !== id || !servantCounts(g, servant)) return 0;
  let slots = 0;
  for (const { at } of tokensOf(g, INSTALLED)) if (at === servant) slots++;
  const card: ServantCard | undefined = slots > 0 ? g.rules.cards['servant-card']?.[id] : undefined;
  return card !== undefined && card.blankAbility === slots ? slots - 1 : slots;
}

/** One in the Control Nexus and in each Minor District, face-up (SRV-2). */
function dealImprovements(g: Game): void {
  const tokens = present(g.rules.tokenKinds.find(({ id }) => id === IN_CITY)?.of, 'Improvement tokens');
  g.rules.districts.forEach((district, at) => {
    if (hasImprovement(district)) placeToken(g, IN_CITY, { at, face: drawFace(g, tokens) });
  });
}

function hasOwnHere(g: Game, servant: number): boolean {
  const { servant: id, place } = servantAt(g, servant);
  return tokensAt(g, IN_CITY, place).some(({ face }) => face === id);
}

/** A standing Servant picks up a token with its own portrait (SRV-3). */
function canPickUp(g: Game, servant: number): boolean {
  return servantCounts(g, servant) && hasOwnHere(g, servant);
}

function offerImprovements(g: Game): void {
  if (countedServants(g).some((servant) => canPickUp(g, servant))) ask(g, 'improvement', MACHINE, {});
}

function install(g: Game, servant: number): void {
  const { servant: face, place: district } = servantAt(g, servant);
  takeToken(g, IN_CITY, { at: district, face });
  placeToken(g, INSTALLED, { at: servant });
  const slot = tokensAt(g, INSTALLED, servant).length;
  tell(g, { event: 'improvement-installed', servant, district, slot });
}

/** One Servant after the other, as long as the Great Machine likes. */
const pickUp: DecisionKind = {
  rule: 'SRV-3',
  options: (g: Game) => [
    ...countedServants(g)
      .filter((servant) => canPickUp(g, servant))
      .map(pickServant),
    DECLINE,
  ],
  resolve(g: Game, [{ draft }]: Answered) {
    if (draft[0]?.pick !== 'servant') return;
    repeatStep(g);
    install(g, numberPicked(draft));
  },
  whyNot(g: Game, _decision: Decision, { pick, of }: AnswerPick) {
    if (pick !== 'servant') return undefined;
    return hasOwnHere(g, Number(of))
      ? refuse('servant-deactivated', 'R-ESC-2')
      : refuse('no-own-improvement', 'SRV-3');
  },
};

/** Where the tokens are dealt; none is moved from there but by a Servant who picks it up. */
function hasImprovement({ id, size }: DistrictDefinition): boolean {
  return size === 'minor' || id === 'control-nexus';
}

/** Each Servant has two tokens, in the City or picked up (SRV-2). */
const keepImprovements: Invariant = (g) => {
  const inCity = tokensOf(g, IN_CITY);
  const astray = inCity.find(({ at }) => !hasImprovement(districtAt(g, at)));
  if (astray !== undefined) return `tokens.improvement: one lies in ${districtAt(g, astray.at).id} (SRV-2)`;
  const tooMany = g.state.servants.find(({ servant }, at) => {
    const own = inCity.filter(({ face }) => face === servant).length;
    return own + tokensAt(g, INSTALLED, at).length > 2;
  });
  return tooMany && `tokens.improvement-installed: more than 2 tokens of ${tooMany.servant} (SRV-2)`;
};

/** Improvement tokens and how Servants get them, at the end of the Great Machine Phase (R-ESC-2). */
export const improvements: ModulePart = {
  tokens: improvementTokens(SERVANTS),
  events: IMPROVEMENT_EVENTS,
  invariants: { improvements: keepImprovements },
  decisions: { improvement: pickUp },
  steps: [
    { in: 'setup', after: 'servants', step: { name: 'improvements', run: dealImprovements } },
    { in: 'machine', before: 'end', step: { name: 'improvements', run: offerImprovements } },
  ],
};
