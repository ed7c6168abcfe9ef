import {
  type AccessCard,
  type AnswerPick,
  aboutOf,
  bitsOf,
  type Decision,
  destinationOf,
  type Game,
  heroAt,
  itemAt,
  localsOf,
  mapOf,
  namePicked,
  numberPicked,
  openDecisions,
  seatsOf,
} from '@great-machine/rules';
import { choiceWeights, type RoundModel } from '../../worlds/belief/round-model.js';
import type { Dice } from '../../worlds/dice.js';
import { isOffered, nextPicks, offeredAnswer, walk } from './any-answer.js';
import { modelHeroes } from './destinations.js';
import type { Expectation } from './expectation.js';
import { appraiseActions } from './hero-actions.js';
import { picksOf } from './hero-picks.js';
import { nextMachineStep } from './machine-plan.js';
import { MODULE_ANSWERS, moduleHeroActions } from './modules.js';
import { assess, type Outlook, type Side } from './outlook.js';
import { routesOf } from './routes.js';
import { SMALL_ANSWERS } from './small-answers.js';
import { WEIGHTS, type Weights } from './weights.js';

/** How well a player plays by these rules of thumb. */
export interface Profile {
  readonly weights: Readonly<Record<Side, Weights>>;
  /** How much every appraisal is blurred; 0 is exact. */
  readonly noise: number;
  /** How sharply destinations are chosen by the own Heroes or, in the Machine's eyes, by the others: small is sharp. */
  readonly temperature: Readonly<Record<Side, number>>;
  /** How many plans of the coming Machine Phase are thought through before destinations are chosen or guessed. */
  readonly plansAhead: Readonly<Record<Side, number>>;
}

export const SOUND: Profile = {
  weights: WEIGHTS,
  noise: 0,
  temperature: { machine: 1, revolutionaries: 1 },
  plansAhead: { machine: 4, revolutionaries: 4 },
};

/**
 * A sound player of both sides by rules of thumb. It reads a whole game, but each side judges by what that side may
 * know; in a bot the game is a sampled one, so that there is nothing to peek at.
 */
export class Policy {
  private expectation: { readonly key: string; readonly expected: Expectation } | undefined;
  private model: { readonly key: string; readonly model: RoundModel } | undefined;

  constructor(
    private readonly profile: Profile,
    private readonly dice: Dice,
  ) {}

  /** Whether a rule of thumb answers this question; any other is answered by chance. */
  static knows({ kind }: Decision): boolean {
    return Policy.isOfCore(kind) || MODULE_ANSWERS[kind] !== undefined;
  }

  /** Whether the core game asks it. */
  static isOfCore(kind: string): boolean {
    return LARGE_QUESTIONS.includes(kind) || SMALL_ANSWERS[kind] !== undefined;
  }

  /** A whole answer to a decision: picks in order. */
  answer(g: Game, decision: Decision): readonly AnswerPick[] {
    if (!Policy.knows(decision)) return walk(g, decision, [], this.dice);
    return soundAnswer(g, decision, this.byRuleOfThumb(g, decision), this.dice);
  }

  /** What it would use of an offer: one whole answer, or none, for an offer may be left alone. */
  answersToOffer(g: Game, decision: Decision): readonly (readonly AnswerPick[])[] {
    const wanted = this.byRuleOfThumb(g, decision);
    return isOffered(g, decision, wanted) ? [wanted] : [];
  }

  private byRuleOfThumb(g: Game, decision: Decision): readonly AnswerPick[] {
    switch (decision.kind) {
      case 'access-choice':
        return this.chooseCard(g, decision);
      case 'machine-phase':
        return nextMachineStep(g, this.assess(g, 'machine'), this.expect(g), this.profile.noise, this.dice);
      case 'hero-step':
        return [{ pick: 'to', of: nextStep(g, aboutOf(decision, 'hero-step').hero) }];
      case 'hero-action':
        return this.chooseAction(g, decision);
      default: {
        const answer = SMALL_ANSWERS[decision.kind];
        if (answer === undefined) return this.answerOfModule(g, decision);
        return answer(g, this.assess(g, sideOf(g, decision)), decision);
      }
    }
  }

  /** Many of these questions are answered without a look at the position. */
  private answerOfModule(g: Game, decision: Decision): readonly AnswerPick[] {
    const assessed = () => this.assess(g, sideOf(g, decision));
    let outlook: Outlook | undefined;
    return itemAt(
      MODULE_ANSWERS,
      decision.kind,
    )({
      g,
      decision,
      options: nextPicks(g, decision, []),
      get o() {
        outlook ??= assessed();
        return outlook;
      },
      expected: () => this.expect(g),
    });
  }

  private assess(g: Game, side: Side): Outlook {
    return assess(g, side, this.profile.weights[side]);
  }

  /** The Machine's expectation stands for the whole Phase: nothing that it does changes what was chosen. */
  private expect(g: Game): Expectation {
    const key = `${g.state.round}`;
    if (this.expectation?.key !== key) {
      this.expectation = { key, expected: expectHeroes(g, this.profile) };
    }
    return this.expectation.expected;
  }

  /** Hands the policy a better expectation than its own for this round. */
  expectInstead(g: Game, expected: Expectation): void {
    this.expectation = { key: `${g.state.round}`, expected };
  }

  private chooseCard(g: Game, decision: Decision): readonly AnswerPick[] {
    const { hero } = aboutOf(decision, 'access-choice');
    const ready = seatsOf(g, decision.actor)
      .filter((seat) => !decision.draft.some(({ pick, of }) => pick === 'ready' && of === seat))
      .map((seat): AnswerPick => ({ pick: 'ready', of: seat }));
    if (decision.draft.length > 0) return ready;
    const key = `${g.state.round}`;
    if (this.model?.key !== key) {
      const o = this.assess(g, 'revolutionaries');
      this.model = {
        key,
        model: modelHeroes(g, o, temperatureOf(this.profile, 'revolutionaries')),
      };
    }
    const weights = choiceWeights(this.model.model, hero, laidCards(g));
    const cards = bitsOf(heroAt(g, hero).hand);
    const card = this.dice.pickWeighted(
      cards,
      cards.map((place) => itemAt(weights, place)),
    );
    return [{ pick: 'card', of: card }, ...ready];
  }

  private chooseAction(g: Game, decision: Decision): readonly AnswerPick[] {
    const { hero, taken } = aboutOf(decision, 'hero-action');
    const { place, trust } = heroAt(g, hero);
    const o = this.assess(g, 'revolutionaries');
    const standing = { hero, place, trust, taken };
    const isOffered = this.offeredActions(g, decision);
    let best: readonly AnswerPick[] = [{ pick: 'pass', of: 0 }];
    let most = 0;
    const consider = (worth: number, action: string, picks: () => readonly AnswerPick[]) => {
      if (!isOffered(action)) return;
      const blurred = worth + this.profile.noise * (this.dice.unit() - 0.5) * 2;
      if (blurred <= most) return;
      most = blurred;
      best = picks();
    };
    for (const candidate of appraiseActions(g, o, standing))
      consider(candidate.worth, candidate.action, () => picksOf(g, o, hero, candidate));
    for (const { worth, picks } of moduleHeroActions(g, o, standing))
      consider(worth, namePicked(picks), () => picks);
    return best;
  }

  /** Modules may forbid what the rules of thumb think of. */
  private offeredActions(g: Game, decision: Decision): (action: string) => boolean {
    if (g.rules.modules.length === 1) return () => true;
    const offered = new Set(nextPicks(g, decision, []).map(({ of }) => of));
    return (action) => offered.has(action);
  }
}

function sideOf(g: Game, { actor }: Decision): Side {
  return g.rules.actors.includes(actor) ? 'machine' : 'revolutionaries';
}

const LARGE_QUESTIONS = ['access-choice', 'machine-phase', 'hero-step', 'hero-action'];

/** Rules of thumb are made for the core game: with other modules their answers are checked against what is offered. */
export function soundAnswer(
  g: Game,
  decision: Decision,
  wanted: readonly AnswerPick[],
  dice: Dice,
): readonly AnswerPick[] {
  return g.rules.modules.length === 1 ? wanted : offeredAnswer(g, decision, wanted, dice);
}

/** A bot that judges with noise chooses less sharply, and takes others to do so. */
export function temperatureOf({ temperature, noise }: Profile, side: Side): number {
  return temperature[side] * (1 + noise);
}

/** The cards already chosen or laid in a draft, as the Revolutionaries see them. */
export function laidCards(g: Game): (number | undefined)[] {
  const laid = g.state.heroes.map(({ chosen }: { chosen: AccessCard | undefined }) => chosen?.district);
  for (const open of openDecisions(g)) {
    if (open.kind === 'access-choice' && open.draft.length > 0)
      laid[aboutOf(open, 'access-choice').hero] = numberPicked(open.draft);
  }
  return laid;
}

/** Where Heroes are likely to be: by the model of Heroes, each card that may be in hand counted as held. */
export function expectHeroes(g: Game, profile: Profile): Expectation {
  const o = assess(g, 'machine', profile.weights.revolutionaries);
  const model = modelHeroes(g, o, temperatureOf(profile, 'machine'));
  const lost = publiclyForfeited(g);
  const chances = g.state.heroes.map(({ place: from, chosen, cardOpen }, hero) => {
    const known = chosen === undefined ? from : cardOpen ? chosen.district : undefined;
    if (known !== undefined) return g.state.city.map((_, place) => (place === known ? 1 : 0));
    const forfeited = itemAt(lost, chosen?.owner ?? hero);
    const weights = choiceWeights(model, hero, []).map((weight, place) =>
      forfeited & (1 << place) ? 0 : weight,
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  });
  return { chances, actions: actionWorths(g, o, chances) };
}

/** What each Hero could do at most in each District where they may be, with the Trust that they have. */
export function actionWorths(g: Game, o: Outlook, chances: readonly (readonly number[])[]): number[][] {
  return g.state.heroes.map(({ trust }, hero) => {
    const districts = itemAt(chances, hero);
    return g.state.city.map((_, place) => {
      if (itemAt(districts, place) < 0.02) return 0;
      const candidates = appraiseActions(g, o, { hero, place, trust: Math.max(0, trust - 1), taken: [] });
      return candidates.reduce((most, { worth }) => Math.max(most, worth), 0);
    });
  });
}

/** What a Machine expects that goes by a model of Heroes; which cards they hold is not known to it. */
export function expectByModel(g: Game, model: RoundModel): Expectation {
  const chances = g.state.heroes.map((_, hero) => {
    const weights = choiceWeights(model, hero, []);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  });
  return { chances, actions: actionWorths(g, assess(g, 'machine', WEIGHTS.revolutionaries), chances) };
}

/** Cards that everybody saw being forfeited, unless one was taken back since. */
function publiclyForfeited(g: Game): number[] {
  const lost = g.state.heroes.map(() => 0);
  for (const { hero, what, district } of g.state.accessFacts) {
    const before = itemAt(lost, hero);
    if (what === 'forfeited' && district !== undefined) lost[hero] = before | (1 << district);
    else if (what === 'retrieved') lost[hero] = 0;
    else if (what === 'shown' && district !== undefined) lost[hero] = before & ~(1 << district);
  }
  return lost;
}

/** The next District on the cheapest way to the destination. */
function nextStep(g: Game, hero: number): number {
  const turn = localsOf(g, 'hero-turn');
  const { place } = heroAt(g, hero);
  const avoid = turn.visited & ~(1 << place);
  const route = routesOf(g, hero, turn.startedIn, turn.exits === 0, avoid)[destinationOf(g, hero)];
  if (route !== undefined) return route.first;
  const [anywhere = place] = bitsOf(itemAt(mapOf(g.state.city).neighbours, place) & ~avoid);
  return anywhere;
}
