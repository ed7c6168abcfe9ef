import {
  type AnswerPick,
  aboutOf,
  bitsOf,
  type Decision,
  decisionId,
  forkGame,
  type Game,
  heroAt,
  itemAt,
  type PickView,
  type Plain,
  present,
  type Rules,
  readPick,
  samePickView,
  showPick,
  type View,
} from '@great-machine/rules';
import {
  believeDestinations,
  type DestinationBelief,
  type ModelHistory,
} from '../../worlds/belief/destinations.js';
import { choiceWeights, type RoundModel } from '../../worlds/belief/round-model.js';
import { Dice } from '../../worlds/dice.js';
import { WorldSampler } from '../../worlds/sampling/world.js';
import type { Level } from '../levels.js';
import type { Limits, Memory, Mind, Mixture, Situation, Thought } from '../mind.js';
import { isOffered, walk } from '../policy/any-answer.js';
import { modelHeroes } from '../policy/destinations.js';
import type { Expectation } from '../policy/expectation.js';
import { assess, type Side } from '../policy/outlook.js';
import { actionWorths, laidCards, Policy, type Profile, SOUND, temperatureOf } from '../policy/policy.js';
import { alternatives } from '../search/alternatives.js';
import { Budget } from '../search/budget.js';
import { CLEARLY, compareAnswers } from '../search/compare.js';
import { everybodyReady, foreseeRound } from '../search/foresight.js';
import { type FrozenLevel, isFrozen } from '../search/frozen.js';
import { answersToOffer, NOTHING, offersTo } from '../search/offers.js';
import { answersToJudge, bestByEvaluation } from '../search/one-step.js';
import { answerInBetween, decisionNamed, machineDecision } from '../search/playout.js';
import { carryOut, drawPlan, END, type MachinePlan } from '../search/secret.js';
import { mixDestinations, mixPlans, type PlanChooser } from '../search/secret-choices.js';
import { isSearching, type SearchSettings, settingsFor } from '../search/settings.js';
import { begunAlone, withoutDraft } from './drafts.js';
import { destinationMixture, drawChoice, raidMixture } from './mixtures.js';
import { PROFILES } from './profiles.js';

/** What a bot keeps: the plan of this Phase, the team's choice of this round, and how it saw Heroes round by round. */
interface BotMemory {
  readonly models: ModelHistory;
  readonly plan?: readonly PlannedAnswer[];
  readonly destinations?: { readonly round: number; readonly chosen: readonly number[] };
  /** The question beside which an offer was used last: there is no other beside it. */
  readonly offerUsedBeside?: string;
}

/** Decisions that show their worth in the next round at the earliest. */
const FAR_REACHING = ['directive-discard', 'citizen-return', 'free-identification'];

/** What modules bring often pays off late, too; a question without a rule of thumb has nothing to fall back on. */
function isHardToCompare(decision: Decision): boolean {
  return FAR_REACHING.includes(decision.kind) || (Policy.knows(decision) && !Policy.isOfCore(decision.kind));
}

function playoutsFor(decision: Decision, { action, small, ofModule }: SearchSettings): number {
  if (decision.kind === 'hero-action' || !Policy.knows(decision)) return action;
  return Policy.isOfCore(decision.kind) ? small : ofModule;
}

/** Option A against a detained Hero. */
const ADVANCE = 'advance-the-plan';

/** So many Bonds are many to be left over. */
const MANY_BONDS = 8;

/** The destination of a Hero who has none. */
const NOWHERE = -1;

export interface PlannedAnswer {
  /** The question that it answers. */
  readonly question: string;
  readonly picks: readonly PickView[];
}

/** A thought in the making: the situation, a world that looks like it, and chance of its own. */
interface Thinking {
  readonly situation: Situation;
  readonly sampler: WorldSampler;
  readonly world: Game;
  readonly decision: Decision;
  readonly dice: Dice;
  readonly seed: string;
  readonly limits: Limits;
}

/** A bot of one level for either side. It sees views only; whatever it computes with is drawn from them. */
export class Bot implements Mind {
  private kept: BotMemory;
  private readonly profile: Profile;
  private readonly settings: SearchSettings | undefined;

  constructor(
    private readonly rules: Rules,
    level: Level | FrozenLevel,
    private readonly seed: string,
    memory?: Memory,
  ) {
    this.kept = (memory as unknown as BotMemory | undefined) ?? { models: {} };
    const isSearcher = isSearching(level) || isFrozen(level);
    this.profile = isFrozen(level) ? SOUND : PROFILES[level];
    this.settings = isSearcher ? settingsFor(level, rules) : undefined;
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
    const { world, decision, dice } = this.lookAt(situation, {});
    return showOwn(world, situation.seat, walk(world, decision, [], dice));
  }

  private decideWhole(situation: Situation, limits: Limits): Thought {
    const planned = this.goOnWithPlan(situation);
    if (planned !== undefined) return planned;
    const thinking = this.lookAt(situation, limits);
    const { world, decision } = thinking;
    const used = this.useOffer(thinking);
    if (used !== undefined) return used;
    if (decision.kind === 'machine-phase') return this.planPhase(thinking);
    if (decision.kind === 'access-choice') return this.chooseDestination(thinking);
    return { picks: showOwn(world, situation.seat, this.answer(thinking)) };
  }

  /** What it thinks as the Machine at the first question of a Phase, for a caller that measures how good that is. */
  beliefAt(situation: Situation): DestinationBelief {
    return this.believe(this.lookAt(situation, {})).belief;
  }

  private lookAt(situation: Situation, limits: Limits): Thinking {
    const { table, view, question } = situation;
    const sampler = new WorldSampler(this.rules, table, view);
    const rev = view.questions.find(({ id }) => id === question)?.rev;
    const seed = `${this.seed} ${situation.seat} ${question} ${rev}`;
    const dice = new Dice(seed);
    const world = sampler.draw(dice);
    return { situation, sampler, world, decision: decisionNamed(world, question), dice, seed, limits };
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
      const picks = this.answerOffer({ ...thinking, decision: offer });
      if (picks.length === 0) continue;
      this.kept = { ...this.kept, offerUsedBeside: question };
      return { offer: decisionId(world.state.round, offer), picks: showOwn(world, seat, picks) };
    }
    return undefined;
  }

  /** What a rule of thumb would use is used unless that looks clearly worse; any other use must look clearly better. */
  private answerOffer(thinking: Thinking): readonly AnswerPick[] {
    const { world, decision, dice } = thinking;
    const answers = answersToOffer(world, decision, this.profile, dice);
    if (answers.length === 0) return NOTHING;
    if (this.settings !== undefined) return this.search(thinking, this.settings, answers, CLEARLY);
    return Policy.knows(decision) ? itemAt(answers, 0) : bestByEvaluation(world, decision, answers);
  }

  private answer(thinking: Thinking): readonly AnswerPick[] {
    const { world, decision, dice } = thinking;
    const { settings } = this;
    if (settings === undefined && !Policy.knows(decision))
      return bestByEvaluation(world, decision, answersToJudge(world, decision, dice));
    if (settings === undefined || decision.kind === 'card-retrieval')
      return new Policy(this.profile, dice).answer(world, decision);
    const most = playoutsFor(decision, settings);
    const answers = withOneMeasure(decision, alternatives(world, decision, dice, most));
    if (answers.length === 1) return itemAt(answers, 0);
    return this.search(thinking, settings, answers, isHardToCompare(decision) ? CLEARLY : 0);
  }

  /** The best of these answers by playouts; any other than the first must be better by the margin. */
  private search(
    { sampler, decision, dice, seed, limits }: Thinking,
    settings: SearchSettings,
    answers: readonly (readonly AnswerPick[])[],
    margin: number,
  ): readonly AnswerPick[] {
    const { depth, coefficients } = settings;
    const horizon = { depth: FAR_REACHING.includes(decision.kind) ? depth + 1 : depth, coefficients };
    const compared = compareAnswers(
      decision,
      answers,
      () => sampler.draw(dice),
      new Budget(limits, playoutsFor(decision, settings)),
      horizon,
      seed,
      margin,
    );
    const sign = this.rules.actors.includes(decision.actor) ? 1 : -1;
    const gains = compared.map(({ chance }, at) => sign * chance + (at === 0 ? margin : 0));
    return itemAt(compared, gains.indexOf(Math.max(...gains))).picks;
  }

  /** A plan is made once in a Phase, and gone on with question by question up to a surprise. */
  private goOnWithPlan(situation: Situation): Thought | undefined {
    const { question } = situation;
    const next = this.kept.plan?.find((answer) => answer.question === question);
    if (next === undefined || this.wouldWaste(situation.view, next.picks)) return undefined;
    return this.isStillPossible(situation, next.picks) ? { picks: next.picks } : undefined;
  }

  /** A level that searches does not end a Machine Phase with many Bonds before it has looked for what they could pay for. */
  private wouldWaste({ bonds }: View, next: readonly { readonly pick: string }[] = []): boolean {
    const { settings } = this;
    return (
      settings !== undefined && settings.lastLook > 0 && next[0]?.pick === END.pick && bonds >= MANY_BONDS
    );
  }

  /** In the core game nothing comes between the answers of a plan; what modules bring may. */
  private isStillPossible(situation: Situation, shown: readonly PickView[]): boolean {
    if (this.rules.modules.length === 1) return true;
    const { world, decision } = this.lookAt(situation, {});
    const picks = shown.flatMap((pick) => readPick(world, pick) ?? []);
    return isOffered(world, decision, picks);
  }

  private planPhase(thinking: Thinking): Thought {
    const { situation, limits } = thinking;
    const made = this.makePlan(thinking, this.settings?.secret);
    const looksAgain = limits.milliseconds === undefined && this.wouldWaste(situation.view, made.plan[0]);
    const { plan, mixture } = looksAgain ? this.makePlan(thinking, this.settings?.lastLook) : made;
    const [first, ...rest] = foresee(thinking, plan);
    this.kept = { ...this.kept, plan: rest };
    return { picks: present(first, 'answer in the plan').picks, mixture };
  }

  private makePlan(thinking: Thinking, playouts = 0): { plan: MachinePlan; mixture: Mixture } {
    const { sampler, world, dice, seed, limits } = thinking;
    const { belief, expected } = this.believe(thinking);
    const { settings } = this;
    if (settings === undefined) {
      const plans = drawNoisyPlans(thinking, expected, this.profile.noise);
      const even = plans.map((choice) => ({ choice, share: 1 / plans.length }));
      return { plan: dice.pick(plans), mixture: raidMixture(world, even) };
    }
    const budget = new Budget(limits, playouts, settings.additions);
    const search = { sampler, settings, budget, dice, seed };
    const mixed = mixPlans(search, belief, expected);
    return { plan: drawChoice(mixed, dice), mixture: raidMixture(world, mixed) };
  }

  /** What the Machine thinks of the Heroes this round; the model is remembered as evidence for later rounds. */
  private believe({ situation, sampler, world, dice }: Thinking): {
    belief: DestinationBelief;
    expected: Expectation;
  } {
    const o = assess(world, 'machine', this.profile.weights.revolutionaries);
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
    const { weights, plansAhead } = this.profile;
    const temperature = temperatureOf(this.profile, side);
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
    const ready: PickView = { pick: 'ready', names: 'seat', of: situation.seat };
    if (decision.draft.length > 0) return { picks: [ready] };
    const laid = laidCards(world);
    const { round } = world.state;
    const kept = this.kept.destinations?.round === round ? this.kept.destinations.chosen : undefined;
    const fits =
      kept !== undefined && laid.every((place, other) => place === undefined || kept[other] === place);
    const own = fits ? itemAt(kept, hero) : NOWHERE;
    if (own !== NOWHERE && heroAt(world, hero).hand & (1 << own))
      return { picks: [cardPick(world, own), ready] };
    const { chosen, mixture } = this.chooseTogether(thinking, laid);
    this.kept = { ...this.kept, destinations: { round, chosen: chosen.map((place) => place ?? NOWHERE) } };
    return { picks: [cardPick(world, present(chosen[hero], 'destination')), ready], mixture };
  }

  private chooseTogether(thinking: Thinking, laid: readonly (number | undefined)[]) {
    const { situation, sampler, world, decision, dice, seed, limits } = thinking;
    const { hero } = aboutOf(decision, 'access-choice');
    const model = this.modelFor(situation, world, this.modelOwnRound(thinking));
    const { settings } = this;
    if (settings === undefined) {
      const cards = bitsOf(heroAt(world, hero).hand);
      const weights = choiceWeights(model, hero, laid);
      const shares = normalised(cards.map((place) => itemAt(weights, place)));
      const choices = cards.map((card, at) => ({
        choice: laid.with(hero, card),
        share: itemAt(shares, at),
      }));
      return {
        chosen: drawChoice(choices, dice),
        mixture: destinationMixture(world, [hero], choices),
      };
    }
    const search = { sampler, settings, budget: new Budget(limits, settings.secret), dice, seed };
    const mixed = mixDestinations(search, model, laid, [], this.choosePlan(situation, world));
    const choosing = world.state.heroes.flatMap(({ hand }, other) =>
      hand === 0 || laid[other] !== undefined ? [] : [other],
    );
    return { chosen: drawChoice(mixed, dice), mixture: destinationMixture(world, choosing, mixed) };
  }
}

/**
 * What an Access card is worth shows only against a Machine that does not know where Heroes go, so not in playouts:
 * which Punitive Measure to take is left to the rule of thumb.
 */
function withOneMeasure(
  { kind }: Decision,
  answers: readonly (readonly AnswerPick[])[],
): readonly (readonly AnswerPick[])[] {
  if (kind !== 'detainment' || answers[0]?.[0]?.of === ADVANCE) return answers;
  return answers.filter(([pick], at) => at === 0 || pick?.of === ADVANCE);
}

const NOISY_PLANS = 2;
const LEAST_NOISE = 0.25;

/** A handful of plans that differ a little, one of which is taken. */
function drawNoisyPlans({ sampler, dice }: Thinking, expected: Expectation, noise: number): MachinePlan[] {
  return Array.from({ length: NOISY_PLANS }, () =>
    drawPlan(sampler.draw(dice), Math.max(LEAST_NOISE, noise), expected, dice),
  );
}

/** The answers of a plan as they will be given, each with the question that it will answer. */
function foresee({ world, dice }: Thinking, plan: MachinePlan): PlannedAnswer[] {
  const g = forkGame(world);
  const policy = new Policy(SOUND, dice);
  return plan.flatMap((picks) => {
    answerInBetween(g, policy);
    const asked = machineDecision(g);
    if (asked === undefined) return [];
    const question = decisionId(g.state.round, asked);
    const shown = picks.map((pick) => showPick(g, pick));
    carryOut(g, [picks], dice);
    return [{ question, picks: shown }];
  });
}

/** The answer in words; "ready" is said by each seat for itself. */
function showOwn(g: Game, seat: string, picks: readonly AnswerPick[]): PickView[] {
  const shown = picks.filter(({ pick }) => pick !== 'ready').map((pick) => showPick(g, pick));
  return shown.length < picks.length ? [...shown, { pick: 'ready', names: 'seat', of: seat }] : shown;
}

function cardPick(g: Game, place: number): PickView {
  return showPick(g, { pick: 'card', of: place });
}

function normalised(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
