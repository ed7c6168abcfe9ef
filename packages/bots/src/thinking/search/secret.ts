import { type AnswerPick, aboutOf, districtAt, type Game, itemAt, present } from '@great-machine/rules';
import type { Dice } from '../../worlds/dice.js';
import type { Expectation } from '../policy/expectation.js';
import { isSurprisingByModules } from '../policy/modules.js';
import { Policy, type Profile, SOUND, soundAnswer } from '../policy/policy.js';
import { answerInBetween, awaitedDecision, machineDecision, takeAll } from './playout.js';

/** What the Great Machine does in its Phase: whole answers in order, the last of them its end. */
export type MachinePlan = readonly (readonly AnswerPick[])[];

/** The answer that ends the Machine Phase. */
export const END: AnswerPick = { pick: 'end', of: 0 };

/** The destinations of the Heroes who choose, in their order; undefined for one who has no choice. */
export type Destinations = readonly (number | undefined)[];

/** A plan by rules of thumb with so much noise, made in this world after what was done; the world is used up. */
export function drawPlan(
  g: Game,
  noise: number,
  expected: Expectation | undefined,
  dice: Dice,
  done: MachinePlan = [],
): MachinePlan {
  const profile: Profile = { ...SOUND, noise };
  const policy = new Policy(profile, dice);
  if (expected !== undefined) policy.expectInstead(g, expected);
  const plan = [...done];
  if (isSurprising(lastAnswer(done))) return plan;
  for (;;) {
    answerInBetween(g, policy);
    const decision = machineDecision(g);
    if (decision === undefined) return plan;
    const picks = policy.answer(g, decision);
    plan.push(picks);
    if (picks[0]?.pick === 'end' || isSurprising(picks)) return plan;
    takeAll(g, decision, picks);
  }
}

/** What a new Directive will be is unknown, so a plan ends with drawing one. */
export function isSurprising(picks: readonly AnswerPick[]): boolean {
  return picks.some(({ of }) => of === 'draw-directive') || isSurprisingByModules(picks);
}

export function lastAnswer(plan: MachinePlan): readonly AnswerPick[] {
  return plan.at(-1) ?? [];
}

/** Carries a plan out; after a surprise at its end the next player continues it. */
export function carryOut(g: Game, plan: MachinePlan, dice: Dice, expected?: Expectation): void {
  const policy = new Policy(SOUND, dice);
  if (expected !== undefined) policy.expectInstead(g, expected);
  for (const picks of plan) {
    answerInBetween(g, policy);
    const decision = machineDecision(g);
    if (decision === undefined) return;
    takeAll(g, decision, soundAnswer(g, decision, picks, dice));
  }
}

/** Lays the chosen cards of all Heroes who are asked and says ready for them. */
export function layCards(g: Game, destinations: Destinations): void {
  for (;;) {
    const decision = awaitedDecision(g);
    if (decision?.kind !== 'access-choice') return;
    const { hero } = aboutOf(decision, 'access-choice');
    const ready = g.state.config.seats
      .filter(({ speaksFor }) => speaksFor.includes(decision.actor))
      .map(({ seat }): AnswerPick => ({ pick: 'ready', of: seat }))
      .filter(({ of }) => !decision.draft.some((pick) => pick.pick === 'ready' && pick.of === of));
    const card = (): AnswerPick => ({ pick: 'card', of: present(destinations[hero], 'destination') });
    takeAll(g, decision, decision.draft.length > 0 ? ready : [card(), ...ready]);
  }
}

/** The Districts that a plan raids, in alphabetical order, those raided before it included. */
export function raidsOf(g: Game, plan: MachinePlan): string[] {
  const places = g.state.servants.map(({ place }) => place);
  const raided = g.state.raids.map(({ district }) => districtAt(g, district).id);
  for (const picks of plan) {
    const [first, second] = picks;
    if (first?.pick !== 'servant') continue;
    const servant = Number(first.of);
    if (second?.pick === 'to') places[servant] = Number(second.of);
    else if (picks.some(({ of }) => of === 'raid')) {
      const at = second?.pick === 'at' ? Number(second.of) : itemAt(places, servant);
      raided.push(districtAt(g, at).id);
    }
  }
  return raided.sort();
}
