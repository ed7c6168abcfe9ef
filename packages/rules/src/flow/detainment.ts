import { forfeitChosenCard } from '../effects/access-cards.js';
import { detainHero, endTurn } from '../effects/heroes.js';
import { advancePlan } from '../effects/tracks.js';
import { seizeTrust } from '../effects/trust.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  namePicked,
} from '../kernel/decision.js';
import { ask, enter, localsOf } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import { refuse } from '../kernel/refusal.js';
import { abilityOf } from '../model/abilities.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { pickOption } from '../model/picks.js';
import { heroAt } from '../model/pieces.js';
import { effectiveHooks, hasRaid } from '../model/queries.js';
import { MACHINE } from './actors.js';

export interface Detainment {
  readonly hero: number;
  readonly by: 'guards' | 'raid';
  option?: string;
}

/** Detainment, in the order of R-HER-4. */
export const detainment: FrameDefinition = {
  name: 'detainment',
  locals: { all: { hero: 'hero', by: 'text', option: 'text?' } },
  steps: [
    { name: 'detain', run: (g: Game, { hero, by }: Detainment) => detainHero(g, hero, by) },
    {
      name: 'machine-chooses',
      run: (g: Game, { hero, by }: Detainment) => ask(g, 'detainment', MACHINE, { hero, by }),
    },
    { name: 'option-a', run: advanceInOptionA },
    { name: 'option-b', run: punishInOptionB },
    { name: 'effects', run: applyEffects },
  ],
};

/** A Hero is detained once a round at most; a Raid in the District makes it one by the Raid (R-HER-3). */
export function detain(g: Game, hero: number, by: 'guards' | 'raid'): void {
  if (heroAt(g, hero).detained) return;
  const raid = hasRaid(g, heroAt(g, hero).place);
  enter(g, 'detainment', { hero, by: raid ? 'raid' : by } satisfies Detainment);
}

/** Option A: the Master Plan advances and the Hero goes on (DET-2). */
function advanceInOptionA(g: Game, { option }: Detainment): void {
  if (option === OPTION_A) advancePlan(g, 'detainment');
}

/** Option B: the turn is over, and a Punitive Measure is applied (DET-3). */
function punishInOptionB(g: Game, { hero, option }: Detainment): void {
  if (option === OPTION_A) return;
  endTurn(g, hero);
  if (option !== NO_ACCESS) seizeTrust(g, hero, heroAt(g, hero).trust, 'DET-4');
  if (option !== NO_TRUST) forfeitChosenCard(g, hero, 'DET-5');
}

/** The detained Hero's own ability comes last after option A, first after option B (R-HER-4). */
function applyEffects(g: Game, { hero, by, option }: Detainment): void {
  const result = { hero, by, option: option === OPTION_A ? 'A' : 'B' } as const;
  const ability = abilityOf(g, hero);
  const effects = option === OPTION_A ? [...effectiveHooks(g), ability] : [ability, ...effectiveHooks(g)];
  for (const hooks of effects) if (g.state.outcome === undefined) hooks.afterDetainment?.(g, result);
}

export const OPTION_A = 'advance-the-plan';
export const NO_TRUST = 'no-trust';
export const NO_ACCESS = 'no-access';
export const BOTH_MEASURES = 'both-measures';

const A = pickOption(OPTION_A);
const TRUST = pickOption(NO_TRUST);
const ACCESS = pickOption(NO_ACCESS);
const BOTH = pickOption(BOTH_MEASURES);

/** The Great Machine chooses option A, or B with a Punitive Measure. */
export const detainmentChoice: DecisionKind = {
  rule: 'DET-1',
  about: { all: { hero: 'hero', by: 'text' } },
  alwaysAsked: () => true,
  options(g: Game, { about }: Decision<Detainment>) {
    if (effectiveHooks(g).some((hooks) => hooks.bothPunitiveMeasures)) return [A, BOTH];
    return heroAt(g, about.hero).chosen === undefined ? [A, TRUST] : [A, TRUST, ACCESS];
  },
  resolve(g: Game, [{ about, draft }]: Answered<Detainment>) {
    const option = namePicked(draft);
    localsOf<Detainment>(g, 'detainment').option = option;
    tell(g, { event: 'detainment-settled', hero: about.hero, option });
  },
  explain(g: Game, { about }: Decision<Detainment>, pick: AnswerPick) {
    const { trust, chosen } = heroAt(g, about.hero);
    if (pick.of === OPTION_A) return { rule: 'DET-2', outcomes: [{ key: 'plan-advances' }] };
    const outcomes = [{ key: 'turn-ends' }];
    const gains = [{ key: 'bonds-received', params: { amount: trust } }];
    const forfeits = chosen === undefined ? [] : [{ key: 'card-forfeited' }];
    return {
      rule: pick.of === NO_ACCESS ? 'DET-5' : 'DET-4',
      outcomes: [
        ...outcomes,
        ...(pick.of === NO_ACCESS ? [] : gains),
        ...(pick.of === NO_TRUST ? [] : forfeits),
      ],
    };
  },
  whyNot(g: Game, { about }: Decision<Detainment>, pick: AnswerPick) {
    const noCard = heroAt(g, about.hero).chosen === undefined;
    return pick.of === NO_ACCESS && noCard ? refuse('no-card-chosen', 'R-ACC-2') : undefined;
  },
};
