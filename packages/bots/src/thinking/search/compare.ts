import {
  type AnswerPick,
  type Decision,
  forkGame,
  type Game,
  itemAt,
  openDecisions,
} from '@great-machine/rules';
import { Dice } from '../../worlds/dice.js';
import { evaluate } from '../evaluation/evaluate.js';
import { Policy, SOUND } from '../policy/policy.js';
import type { Budget } from './budget.js';
import { fateOf, type Horizon, type Prospect, playOut, takeAll } from './playout.js';

/** Whole answers with the Machine's prospect after each, as far as the playouts tell. */
export interface Compared extends Prospect {
  readonly picks: readonly AnswerPick[];
}

/** So much better than what is done else an answer must look to be taken instead, where much shows late. */
export const CLEARLY = 0.02;

/** Worlds that every answer is tried in, and how many standard errors behind the best one it is given up after them. */
const LEAST_WORLDS = 8;
const SURELY_BEHIND = 4;

/** An answer with what came of it in each world so far. */
interface Entrant {
  readonly picks: readonly AnswerPick[];
  readonly tried: Tried[];
}

/**
 * Tries each answer in the same worlds with the same luck, until the budget is spent or, for a caller who takes another than
 * the first only if it is better by a margin, all but one are surely behind. Rules of thumb make little of what an unknown
 * question brings, so of those the position right after the answer counts as much as what is played out.
 */
export function compareAnswers(
  asked: Decision,
  answers: readonly (readonly AnswerPick[])[],
  worlds: () => Game,
  budget: Budget,
  horizon: Horizon,
  seed: string,
  margin?: number,
): readonly Compared[] {
  const entrants = answers.map((picks): Entrant => ({ picks, tried: [] }));
  let left = entrants;
  for (let round = 0; round === 0 || margin === undefined || left.length > 1; round++) {
    const world = worlds();
    const found: Tried[] = [];
    for (const { picks } of left) {
      if (!budget.spend() && round > 0) return entrants.map(comparedOf);
      found.push(tryAnswer(forkGame(world), asked, picks, `${seed}-${round}`, horizon));
    }
    left.forEach(({ tried }, at) => {
      tried.push(itemAt(found, at));
    });
    if (margin === undefined || round + 1 < LEAST_WORLDS) continue;
    const sign = world.rules.actors.includes(asked.actor) ? 1 : -1;
    const ahead = (entrant: Entrant) => (entrant === entrants[0] ? margin : 0);
    left = withoutBeaten(left, (entrant, at) => sign * itemAt(entrant.tried, at).chance + ahead(entrant));
  }
  return entrants.map(comparedOf);
}

/** Those that may still turn out to be the best; of answers that come to the same everywhere the first. */
function withoutBeaten(
  entrants: readonly Entrant[],
  gainOf: (entrant: Entrant, world: number) => number,
): Entrant[] {
  const gains = entrants.map((entrant) => meanOf(entrant.tried.map((_, world) => gainOf(entrant, world))));
  const leader = itemAt(entrants, gains.indexOf(Math.max(...gains)));
  return entrants.filter((entrant) => {
    if (entrant === leader) return true;
    const behind = leader.tried.map((_, world) => gainOf(leader, world) - gainOf(entrant, world));
    const mean = meanOf(behind);
    const variance = behind.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (behind.length - 1);
    return mean < SURELY_BEHIND * Math.sqrt(variance / behind.length);
  });
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The Machine's chance to win after an answer, in one world: by a playout, and all in all. */
interface Tried {
  readonly played: number;
  readonly chance: number;
}

function tryAnswer(
  g: Game,
  asked: Decision,
  picks: readonly AnswerPick[],
  seed: string,
  horizon: Horizon,
): Tried {
  takeAll(g, decisionLike(g, asked), picks);
  const isKnown = Policy.knows(asked);
  const now = isKnown ? 0 : evaluate(g, horizon.coefficients);
  const played = playOut(g, new Policy(SOUND, new Dice(seed)), horizon);
  return { played, chance: isKnown ? played : (now + played) / 2 };
}

function comparedOf({ picks, tried }: Entrant): Compared {
  const chance = meanOf(tried.map((one) => one.chance));
  return { picks, chance, fate: fateOf(tried.map(({ played }) => played)) };
}

/** The same question in another world. */
export function decisionLike(g: Game, asked: Decision): Decision {
  const { kind, actor, number } = asked;
  const found = openDecisions(g).find(
    (open) => open.number === number && open.kind === kind && open.actor === actor,
  );
  if (found === undefined) throw new Error(`'${kind}' is not asked of ${actor} in this world`);
  return found;
}
