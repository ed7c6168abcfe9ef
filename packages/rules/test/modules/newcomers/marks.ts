import { markUsed } from '../../../src/effects/round-history.js';
import { drawFace, moveToken, placeToken, takeToken } from '../../../src/effects/tokens.js';
import { MACHINE } from '../../../src/flow/actors.js';
import { type ReactionMoment, reactionPart } from '../../../src/flow/reactions.js';
import { draw } from '../../../src/kernel/flow.js';
import type { EventTable } from '../../../src/model/event-table.js';
import { tellerOf } from '../../../src/model/events.js';
import type { Game } from '../../../src/model/game.js';
import { usedThisRound } from '../../../src/model/queries.js';
import type { ModulePart } from '../../../src/model/rules.js';
import { facesLeft, hasToken, type TokenSet, tokensAt, tokensOf } from '../../../src/model/tokens.js';

declare module '../../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly mark: ReactionMoment;
  }
}

const EVENTS = { 'mark-taken': { all: {}, machine: { face: 'text' } } } as const satisfies EventTable;
const tell = tellerOf(EVENTS);

const MARKS: TokenSet = {
  id: 'marks',
  faces: ['coercion', 'coercion', 'coercion', 'shame', 'shame', 'fame'],
};

/** Each step of the Plan gives the Great Machine a mark that it alone knows, and a District a pocket. */
function afterPlanStep(g: Game): void {
  if (facesLeft(g, MARKS).length > 0) {
    const face = drawFace(g, MARKS);
    placeToken(g, 'mark-taken', { at: 0, face });
    tell(g, { event: 'mark-taken', face });
  }
  const free = [...g.state.city.keys()].filter((district) => !hasToken(g, 'pocket', district));
  if (free.length > 0) placeToken(g, 'pocket', { at: draw(g, 'pocket', free) });
}

/** Every other round the Great Machine marks the first Hero with all that it has; earlier marks are gone. */
function giveMarks(g: Game): void {
  if (g.state.round % 2 === 1) return;
  for (const token of tokensOf(g, 'mark-given'))
    moveToken(g, 'mark-given', token, 'mark-gone', { ...token, at: 0 });
  for (const token of tokensOf(g, 'mark-taken'))
    moveToken(g, 'mark-taken', token, 'mark-given', { ...token, at: 0 });
  const [pocket] = tokensOf(g, 'pocket');
  if (pocket !== undefined && tokensOf(g, 'pocket').length > 2) takeToken(g, 'pocket', pocket);
}

function isCoerced(g: Game, hero: number | undefined): boolean {
  return hero !== undefined && tokensAt(g, 'mark-given', hero).some(({ face }) => face === 'coercion');
}

/** Tokens in every place; one of them the Great Machine may use before a die. */
const reactions = reactionPart({
  kind: 'mark',
  rule: 'MARK',
  names: 'text',
  stops: ['before-die'],
  owner: () => MACHINE,
  mayReact: (g, { stop, hero }) => stop !== undefined && isCoerced(g, hero) && !usedThisRound(g, 'coercion'),
  playable: () => ['coercion'],
  play: (g) => markUsed(g, 'coercion'),
});

export const marks: ModulePart = {
  ...reactions,
  tokens: [
    { id: 'pocket', on: 'district', most: 1 },
    { id: 'mark-taken', on: 'servant', of: MARKS, faceKnownTo: 'machine' },
    { id: 'mark-given', on: 'hero', of: MARKS, faceKnownTo: 'public' },
    { id: 'mark-gone', on: 'aside', of: MARKS, faceKnownTo: 'public' },
  ],
  steps: [
    ...(reactions.steps ?? []),
    { in: 'machine', before: 'end', step: { name: 'give-marks', run: giveMarks } },
  ],
  hooks: {
    amounts: {
      dice: (g, value, { hero }) => (isCoerced(g, hero) && usedThisRound(g, 'coercion') ? 2 : value),
    },
    afterTrackStep(g, track, change) {
      if (track === 'master-plan' && change === 1) afterPlanStep(g);
    },
  },
  events: EVENTS,
};
