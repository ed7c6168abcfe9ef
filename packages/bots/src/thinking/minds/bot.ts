import {
  aboutOf,
  decisionId,
  type Game,
  heroAt,
  itemAt,
  type PickView,
  type Plain,
  present,
  type Rules,
  readPick,
  samePickView,
} from '@great-machine/rules';
import {
  believeDestinations,
  type DestinationBelief,
  type ModelHistory,
} from '../../worlds/belief/destinations.js';
import type { RoundModel } from '../../worlds/belief/round-model.js';
import type { Dice } from '../../worlds/dice.js';
import type { Level } from '../levels.js';
import type { Limits, Memory, Mind, Situation, Thought } from '../mind.js';
import { isOffered, walk } from '../policy/any-answer.js';
import { modelHeroes } from '../policy/destinations.js';
import { assess, type Side } from '../policy/outlook.js';
import { actionWorths, laidCards, SOUND, temperatureOf } from '../policy/policy.js';
import { everybodyReady, foreseeRound } from '../search/foresight.js';
import { type FrozenLevel, isFrozen } from '../search/frozen.js';
import { offersTo } from '../search/offers.js';
import type { PlanChooser } from '../search/secret-choices.js';
import { isSearching, settingsFor } from '../search/settings.js';
import { type Ability, chooseAnswer, chooseUse } from './answers.js';
import { chooseAlone, chooseTogether } from './destinations.js';
import { begunAlone, withoutDraft } from './drafts.js';
import { cardPick, ready, showOwn } from './own-picks.js';
import { foresee, makePlan, type Opinion, type PlannedAnswer, wouldWaste } from './plans.js';
import { PROFILES } from './profiles.js';
import { beginThinking, type Thinking } from './thinking.js';

/** What a bot keeps: the plan of this Phase, the team's choice of this round, and how it saw Heroes round by round. */
interface BotMemory {
  readonly models: ModelHistory;
  readonly plan?: readonly PlannedAnswer[];
  readonly destinations?: { readonly round: number; readonly chosen: readonly number[] };
  /** The question beside which an offer was used last: there is no other beside it. */
  readonly offerUsedBeside?: string;
}

/** The destination of a Hero who has none. */
const NOWHERE = -1;

/** A bot of one level for either side. It sees views only; whatever it computes with is drawn from them. */
export class Bot implements Mind {
  private kept: BotMemory;
  private readonly ability: Ability;

  constructor(
    private readonly rules: Rules,
    level: Level | FrozenLevel,
    private readonly seed: string,
    memory?: Memory,
  ) {
    this.kept = (memory as unknown as BotMemory | undefined) ?? { models: {} };
    this.ability = {
      profile: isFrozen(level) ? SOUND : PROFILES[level],
      settings: isSearching(level) || isFrozen(level) ? settingsFor(level, rules) : undefined,
    };
  }

  get memory(): Memory {
    return this.kept as unknown as { [key: string]: Plain };
  }

  /** The answers by which it means to go on in this Machine Phase. */
  get planned(): readonly PlannedAnswer[] {
    return this.kept.plan ?? [];
  }

  decide(situation: Situation, limits: Limits = {}): Thought {
    const begun = begunAlone(situation);
    if (begun.length === 0) return this.decideWhole(situation, limits);
    const whole = this.decideWhole(withoutDraft(situation), limits);
    if (whole.offer !== undefined) return whole;
    return { ...whole, picks: this.goOnFrom(situation, begun, whole.picks) };
  }

  /** A person has begun the answer: the bot continues it as it would if that fits, and else in any way, without a plan. */
  private goOnFrom(
    situation: Situation,
    begun: readonly PickView[],
    wanted: readonly PickView[],
  ): readonly PickView[] {
    const fits = begun.every((pick, at) => wanted[at] !== undefined && samePickView(wanted[at], pick));
    if (fits) return wanted.slice(begun.length);
    this.kept = { ...this.kept, plan: [] };
    const { world, decision, dice } = this.begin(situation);
    return showOwn(world, situation.seat, walk(world, decision, [], dice));
  }

  private decideWhole(situation: Situation, limits: Limits): Thought {
    const planned = this.goOnWithPlan(situation);
    if (planned !== undefined) return planned;
    const thinking = this.begin(situation, limits);
    const { world, decision } = thinking;
    const used = this.useOffer(thinking);
    if (used !== undefined) return used;
    if (decision.kind === 'machine-phase') return this.planPhase(thinking);
    if (decision.kind === 'access-choice') return this.chooseDestination(thinking);
    return { picks: showOwn(world, situation.seat, chooseAnswer(thinking, this.ability)) };
  }

  /** What it thinks as the Machine at the first question of a Phase, for a caller that measures how good that is. */
  beliefAt(situation: Situation): DestinationBelief {
    return this.believe(this.begin(situation)).belief;
  }

  private begin(situation: Situation, limits: Limits = {}): Thinking {
    return beginThinking(this.rules, this.seed, situation, limits);
  }

  /**
   * Offers of the seat are thought of before the question beside them is answered. A question that stays open because one
   * was used has no further offers, so every question comes to be answered.
   */
  private useOffer(thinking: Thinking): Thought | undefined {
    const { situation, world, decision } = thinking;
    const { seat, question } = situation;
    if (decision.draft.length > 0 || this.kept.offerUsedBeside === question) return undefined;
    for (const offer of offersTo(world, seat)) {
      const picks = chooseUse({ ...thinking, decision: offer }, this.ability);
      if (picks.length === 0) continue;
      this.kept = { ...this.kept, offerUsedBeside: question };
      return { offer: decisionId(world.state.round, offer), picks: showOwn(world, seat, picks) };
    }
    return undefined;
  }

  /** A plan is made once in a Phase, and gone on with question by question up to a surprise. */
  private goOnWithPlan(situation: Situation): Thought | undefined {
    const { question } = situation;
    const next = this.kept.plan?.find((answer) => answer.question === question);
    if (next === undefined || wouldWaste(this.ability, situation.view, next.picks)) return undefined;
    return this.isStillPossible(situation, next.picks) ? { picks: next.picks } : undefined;
  }

  /** In the core game nothing comes between the answers of a plan; what modules bring may. */
  private isStillPossible(situation: Situation, shown: readonly PickView[]): boolean {
    if (this.rules.modules.length === 1) return true;
    const { world, decision } = this.begin(situation);
    const picks = shown.flatMap((pick) => readPick(world, pick) ?? []);
    return isOffered(world, decision, picks);
  }

  private planPhase(thinking: Thinking): Thought {
    const { plan, mixture } = makePlan(thinking, this.ability, () => this.believe(thinking));
    const [first, ...rest] = foresee(thinking, plan);
    this.kept = { ...this.kept, plan: rest };
    return { picks: present(first, 'answer in the plan').picks, mixture };
  }

  /** What the Machine thinks of the Heroes this round; the model is remembered as evidence for later rounds. */
  private believe({ situation, sampler, world, dice }: Thinking): Opinion {
    const o = assess(world, 'machine', this.ability.profile.weights.revolutionaries);
    const model = this.modelRound(world, 'machine', () => sampler.draw(dice), dice);
    const belief = believeDestinations(
      this.rules,
      situation.view,
      this.modelFor(situation, world, model),
      this.kept.models,
    );
    this.kept = { ...this.kept, models: { ...this.kept.models, [world.state.round]: model } };
    return {
      belief,
      expected: { chances: belief.marginals, actions: actionWorths(world, o, belief.marginals) },
    };
  }

  /** The team looks at a round once, with the first question to any of it. */
  private modelOwnRound({ sampler, world, dice }: Thinking): RoundModel {
    const { round } = world.state;
    const known = this.kept.models[round];
    if (known !== undefined) return known;
    const draw = () => everybodyReady(sampler.draw(dice), dice);
    const model = this.modelRound(world, 'revolutionaries', draw, dice);
    this.kept = { ...this.kept, models: { [round]: model } };
    return model;
  }

  private modelRound(world: Game, side: Side, draw: () => Game, dice: Dice): RoundModel {
    const { profile } = this.ability;
    const { weights, plansAhead } = profile;
    const temperature = temperatureOf(profile, side);
    if (plansAhead[side] > 0) return foreseeRound(draw, side, temperature, plansAhead[side], dice);
    return modelHeroes(world, assess(world, side, weights.revolutionaries), temperature);
  }

  /** How Heroes are taken to choose; a bot that has studied the other side goes by more than the written model. */
  protected modelFor(_situation: Situation, _world: Game, written: RoundModel): RoundModel {
    return written;
  }

  /** The same for the Machine's plans. */
  protected choosePlan(_situation: Situation, _world: Game): PlanChooser | undefined {
    return undefined;
  }

  private chooseDestination(thinking: Thinking): Thought {
    const { world, decision, situation } = thinking;
    const { hero } = aboutOf(decision, 'access-choice');
    const said = ready(situation.seat);
    if (decision.draft.length > 0) return { picks: [said] };
    const laid = laidCards(world);
    const { round } = world.state;
    const kept = this.kept.destinations?.round === round ? this.kept.destinations.chosen : undefined;
    const fits =
      kept !== undefined && laid.every((place, other) => place === undefined || kept[other] === place);
    const own = fits ? itemAt(kept, hero) : NOWHERE;
    if (own !== NOWHERE && heroAt(world, hero).hand & (1 << own))
      return { picks: [cardPick(world, own), said] };
    const { settings } = this.ability;
    const model = this.modelFor(situation, world, this.modelOwnRound(thinking));
    const { chosen, mixture } =
      settings === undefined
        ? chooseAlone(thinking, model, hero, laid)
        : chooseTogether(thinking, settings, model, laid, this.choosePlan(situation, world));
    this.kept = { ...this.kept, destinations: { round, chosen: chosen.map((place) => place ?? NOWHERE) } };
    return { picks: [cardPick(world, present(chosen[hero], 'destination')), said], mixture };
  }
}
