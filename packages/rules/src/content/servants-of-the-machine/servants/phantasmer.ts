import { relocateServant } from '../../../effects/servants.js';
import { MACHINE } from '../../../flow/actors.js';
import { itemAt } from '../../../kernel/checked.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../../../kernel/decision.js';
import { ask } from '../../../kernel/flow.js';
import { refuse } from '../../../kernel/refusal.js';
import { mapOf } from '../../../model/city/index.js';
import type { Game } from '../../../model/game.js';
import { DECLINE, pickTo } from '../../../model/picks.js';
import { servantAt } from '../../../model/pieces.js';
import { bitsOf } from '../../../model/queries.js';
import type { ModulePart } from '../../../model/rules.js';
import type { District } from '../../../model/state.js';
import { improvementOf } from '../improvements.js';

declare module '../../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'phantasmer-relocation': Relocation;
  }
}

const ID = 'phantasmer';

/** With I to a connected District, with II to any. */
function destinations(g: Game, servant: number): readonly District[] {
  const { place } = servantAt(g, servant);
  if (improvementOf(g, servant, ID) === 1) return bitsOf(itemAt(mapOf(g.state.city).neighbours, place));
  return [...g.state.city.keys()].filter((district) => district !== place);
}

export interface Relocation {
  readonly servant: number;
}

const relocation: DecisionKind<Relocation> = {
  rule: 'SRV-7',
  about: { all: { servant: 'servant' } },
  options: (g: Game, { about }: Decision<Relocation>) => [
    ...destinations(g, about.servant).map(pickTo),
    DECLINE,
  ],
  resolve(g: Game, [{ about, draft }]: Answered<Relocation>) {
    if (draft[0]?.pick === 'to') relocateServant(g, about.servant, numberPicked(draft), 'SRV-7');
  },
  whyNot(g: Game, { about }: Decision<Relocation>, { pick, of }: AnswerPick) {
    if (pick !== 'to') return undefined;
    return servantAt(g, about.servant).place === of
      ? refuse('already-there', 'SRV-7')
      : refuse('not-connected', 'SRV-7');
  },
};

function offerRelocation(g: Game): void {
  const servant = g.state.servants.findIndex((_, one) => improvementOf(g, one, ID) > 0);
  if (servant >= 0) ask(g, 'phantasmer-relocation', MACHINE, { servant });
}

/** At the end of the Great Machine Phase he may relocate; nothing is picked up after it (R-ESC-2). */
export const phantasmer: ModulePart = {
  cards: {
    'servant-card': [{ id: ID, source: { name: 'rulebook', effect: 'rulebook', details: 'design' } }],
  },
  decisions: { 'phantasmer-relocation': relocation },
  steps: [{ in: 'machine', after: 'improvements', step: { name: 'phantasmer', run: offerRelocation } }],
};
