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
import { spokenAt } from '../model/effective-cards.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import { pickOption } from '../model/picks.js';
import { heroAt } from '../model/pieces.js';
import { amountOf, hasRaid } from '../model/queries.js';
import { MACHINE } from './actors.js';

declare module '../kernel/decision.js' {
  interface QuestionAbouts {
    readonly detainment: Detained;
  }
}

declare module '../kernel/live.js' {
  interface FrameLocals {
    readonly detainment: Detainment;
  }
}

export interface Detained {
  readonly hero: number;
  readonly by: 'guards' | 'raid';
}

export interface Detainment extends Detained {
  option?: string;
  /** The Punitive Measure that goes with option A, if one does. */
  measure?: string;
}

/** Detainment, in the order of R-HER-4. */
export const detainment: FrameDefinition<'detainment'> = {
  name: 'detainment',
  locals: { all: { hero: 'hero', by: 'text', option: 'text?', measure: 'text?' } },
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
  enter(g, 'detainment', { hero, by: raid ? 'raid' : by });
}

/** Option A: the Master Plan advances and the Hero goes on (DET-2). */
function advanceInOptionA(g: Game, { hero, option, measure }: Detainment): void {
  if (option !== OPTION_A) return;
  advancePlan(g, 'detainment');
  if (measure !== undefined && g.state.outcome === undefined) punish(g, hero, measure);
}

/** Option B: the turn is over, and a Punitive Measure is applied (DET-3). */
function punishInOptionB(g: Game, { hero, option }: Detainment): void {
  if (option === OPTION_A) return;
  endTurn(g, hero);
  punish(g, hero, option);
}

function punish(g: Game, hero: number, measure: string | undefined): void {
  if (measure !== NO_ACCESS) seizeTrust(g, hero, heroAt(g, hero).trust, 'DET-4');
  if (measure !== NO_TRUST) forfeitChosenCard(g, hero, 'DET-5');
}

/** How many Punitive Measures go with an option: none with A and one with B, unless a card says otherwise. */
function countMeasures(g: Game, hero: number, option: 'A' | 'B'): number {
  return amountOf(g, 'punitive-measures', option === 'A' ? 0 : 1, { hero, option });
}

/** The detained Hero's own ability comes last after option A, first after option B (R-HER-4). */
function applyEffects(g: Game, { hero, by, option }: Detainment): void {
  const result = { hero, by, option: option === OPTION_A ? 'A' : 'B' } as const;
  const { afterDetainment } = abilityOf(g, hero);
  const own = afterDetainment === undefined ? [] : [afterDetainment];
  const inEffect = spokenAt(g, 'afterDetainment').map(({ says }) => says);
  const effects = option === OPTION_A ? [...inEffect, ...own] : [...own, ...inEffect];
  for (const apply of effects) if (g.state.outcome === undefined) apply(g, result);
}

export const OPTION_A = 'advance-the-plan';
export const NO_TRUST = 'no-trust';
export const NO_ACCESS = 'no-access';
export const BOTH_MEASURES = 'both-measures';

const A = pickOption(OPTION_A);
const TRUST = pickOption(NO_TRUST);
const ACCESS = pickOption(NO_ACCESS);
const BOTH = pickOption(BOTH_MEASURES);

/** The Punitive Measures that can be applied to a Hero: without a chosen card there is none to forfeit (R-ACC-2). */
function measuresFor(g: Game, hero: number): readonly AnswerPick[] {
  return heroAt(g, hero).chosen === undefined ? [TRUST] : [TRUST, ACCESS];
}

/** The Great Machine chooses option A, or B with a Punitive Measure. */
export const detainmentChoice: DecisionKind<Detained> = {
  rule: 'DET-1',
  about: { all: { hero: 'hero', by: 'text' } },
  alwaysAsked: () => true,
  options(g: Game, { about, draft }: Decision<Detained>) {
    const measures = measuresFor(g, about.hero);
    if (draft.length > 0) return measures;
    return countMeasures(g, about.hero, 'B') > 1 ? [A, BOTH] : [A, ...measures];
  },
  isComplete: (g: Game, { about, draft }: Decision<Detained>) =>
    draft.length === 2 ||
    (draft.length === 1 && (draft[0]?.of !== OPTION_A || countMeasures(g, about.hero, 'A') === 0)),
  resolve(g: Game, [{ about, draft }]: Answered<Detained>) {
    const { hero } = about;
    const option = namePicked(draft);
    const measure = draft[1] && { measure: namePicked(draft, 1) };
    Object.assign(localsOf(g, 'detainment'), { option, ...measure });
    tell(g, { event: 'detainment-settled', hero, option, ...measure });
  },
  explain(g: Game, { about, draft }: Decision<Detained>, pick: AnswerPick) {
    const { trust, chosen } = heroAt(g, about.hero);
    if (pick.of === OPTION_A) {
      const follows = countMeasures(g, about.hero, 'A') > 0 ? [{ key: 'measure-follows' }] : [];
      return { rule: 'DET-2', outcomes: [{ key: 'plan-advances' }, ...follows] };
    }
    const outcomes = draft.length > 0 ? [] : [{ key: 'turn-ends' }];
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
  whyNot(g: Game, { about }: Decision<Detained>, pick: AnswerPick) {
    const noCard = heroAt(g, about.hero).chosen === undefined;
    return pick.of === NO_ACCESS && noCard ? refuse('no-card-chosen', 'R-ACC-2') : undefined;
  },
};
