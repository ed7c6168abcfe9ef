import {
  type AnswerPick,
  aboutOf,
  type Decision,
  forkGame,
  type Game,
  heroAt,
  isAwaited,
  itemAt,
  optionsOf,
} from '@great-machine/rules';
import type { Dice } from '../../worlds/dice.js';
import { everyAnswer, isOffered, nextPicks, someAnswers, walk } from '../policy/any-answer.js';
import { APPRAISED_ACTIONS, appraiseActions } from '../policy/hero-actions.js';
import { picksOf } from '../policy/hero-picks.js';
import { assess } from '../policy/outlook.js';
import { Policy, SOUND, soundAnswer } from '../policy/policy.js';
import { arrivalBy, routesOf } from '../policy/routes.js';
import { decisionLike } from './compare.js';
import { takeAll } from './playout.js';

const ACTIONS_COMPARED = 6;
/** Of the answers to a question that a module asks: without a rule of thumb, and beside its own. */
const UNKNOWN_COMPARED = 12;
const OF_MODULE_COMPARED = 4;

/** The answers worth comparing: the rule of thumb's own first, if there is one, then others. */
export function alternatives(
  g: Game,
  decision: Decision,
  dice: Dice,
  most: number,
): (readonly AnswerPick[])[] {
  if (!Policy.knows(decision))
    return distinct(someAnswers(g, decision, Math.min(most, UNKNOWN_COMPARED), dice));
  const ofModule = Policy.isOfCore(decision.kind)
    ? []
    : someAnswers(g, decision, OF_MODULE_COMPARED, dice).filter(leavesStops);
  const own = new Policy(SOUND, dice).answer(g, decision);
  const others = OTHERS[decision.kind]?.(g, decision, dice) ?? [];
  const sound = others.map((answer) => soundAnswer(g, decision, answer, dice));
  return distinct([own, ...paidOtherwise(g, decision, own), ...sound, ...ofModule]).slice(0, most);
}

/** The same answer by another means of payment: what helps here may help another Hero more. */
function paidOtherwise(
  g: Game,
  decision: Decision,
  answer: readonly AnswerPick[],
): (readonly AnswerPick[])[] {
  const at = answer.findIndex(({ pick }) => pick === 'with');
  if (at < 0) return [];
  return nextPicks(g, decision, answer.slice(0, at))
    .map((means) => answer.with(at, means))
    .filter((other) => isOffered(g, decision, other));
}

/** A bot is stopped as often as may be: each time it goes on for the moment only. */
function leavesStops([first]: readonly AnswerPick[]): boolean {
  return first?.pick !== 'no-stops';
}

export function distinct(answers: readonly (readonly AnswerPick[])[]): (readonly AnswerPick[])[] {
  const seen = new Set<string>();
  return answers.filter((picks) => {
    const key = keyOf(picks);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The same for answers that are the same. */
export function keyOf(picks: readonly AnswerPick[]): string {
  return picks.map(({ pick, of }) => `${pick} ${of}`).join();
}

type Others = (g: Game, decision: Decision, dice: Dice) => (readonly AnswerPick[])[];

const everyOption: Others = (g, decision) => optionsOf(g, decision).map((pick) => [pick]);

const OTHERS: Readonly<Record<string, Others>> = {
  'hero-action': otherActions,
  detainment: (g, decision) => everyAnswer(g, decision, []),
  'attack-payment': everyOption,
  'machine-payment': everyOption,
  'card-retrieval': everyOption,
  'directive-discard': everyOption,
  'citizen-return': everyOption,
  'free-identification': everyOption,
  'riot-arrests': () => [[{ pick: 'done', of: 0 }]],
  'riot-gain': (g, decision) =>
    optionsOf(g, decision)
      .filter(({ pick }) => pick === 'amount')
      .map((pick) => [pick]),
};

/** The most promising Actions by their rule-of-thumb worth, and some repositioning where that is possible. */
function otherActions(g: Game, decision: Decision, dice: Dice): (readonly AnswerPick[])[] {
  const { hero, taken } = aboutOf(decision, 'hero-action');
  const { place, trust } = heroAt(g, hero);
  const o = assess(g, 'revolutionaries', SOUND.weights.revolutionaries);
  const best = new Map<string, { worth: number; picks: readonly AnswerPick[] }>();
  const found: { worth: number; picks: readonly AnswerPick[] }[] = [];
  for (const candidate of appraiseActions(g, o, { hero, place, trust, taken })) {
    const picks = picksOf(g, o, hero, candidate);
    const known = best.get(candidate.action);
    if (known === undefined || known.worth < candidate.worth)
      best.set(candidate.action, { worth: candidate.worth, picks });
    found.push({ worth: candidate.worth, picks });
  }
  const perAction = [...best.values()].sort((a, b) => b.worth - a.worth);
  const rest = found.sort((a, b) => b.worth - a.worth);
  return [
    ...perAction.slice(0, ACTIONS_COMPARED).map(({ picks }) => picks),
    ...unknownActions(g, decision, dice),
    ...rest.slice(0, 3).map(({ picks }) => picks),
    ...repositionings(g, decision),
  ];
}

const WAYS_OF_UNKNOWN = 3;

/** Actions that no rule of thumb appraises, each in a few of its ways. */
function unknownActions(g: Game, decision: Decision, dice: Dice): (readonly AnswerPick[])[] {
  if (g.rules.modules.length === 1) return [];
  return optionsOf(g, decision)
    .filter(({ pick, of }) => pick === 'do' && !APPRAISED_ACTIONS.has(String(of)))
    .flatMap((action) => {
      const ways = everyAnswer(g, decision, [action], WAYS_OF_UNKNOWN);
      if (ways.length <= WAYS_OF_UNKNOWN) return ways;
      return Array.from({ length: WAYS_OF_UNKNOWN }, () => walk(g, decision, [action], dice));
    });
}

const REPOSITIONINGS = 4;

/** The repositionings that help the Heroes who are still to move most, where the Control Nexus offers them. */
function repositionings(g: Game, decision: Decision): (readonly AnswerPick[])[] {
  if (!isAwaited(g, decision) || decision.draft.length > 0) return [];
  const action = optionsOf(g, decision).find(({ pick, of }) => pick === 'do' && of === 'control-nexus-a');
  if (action === undefined) return [];
  return everyAnswer(g, decision, [action])
    .map((picks) => {
      const there = forkGame(g);
      takeAll(there, decisionLike(there, decision), picks);
      return { picks, ease: easeOfWays(there) };
    })
    .sort((a, b) => b.ease - a.ease)
    .slice(0, REPOSITIONINGS)
    .map(({ picks }) => picks);
}

/** A Hero's freedom counts for as much as so much Trust. */
const FREEDOM = 10;

/** How well the Heroes get to where they are going: free above all, and with Trust left. */
function easeOfWays(g: Game): number {
  return g.state.heroes.reduce((sum, { chosen, trust }, hero) => {
    if (chosen === undefined) return sum;
    const arrival = arrivalBy(itemAt(routesOf(g, hero), chosen.district), trust);
    return sum + FREEDOM * arrival.free + arrival.trust;
  }, 0);
}
