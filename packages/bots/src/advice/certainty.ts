import type { Fact } from '@great-machine/client';
import type { Game } from '@great-machine/rules';
import { Policy, SOUND } from '../thinking/policy/policy.js';
import { decisionLike } from '../thinking/search/compare.js';
import { playRounds, takeAll } from '../thinking/search/playout.js';
import { carryOut } from '../thinking/search/secret.js';
import { Dice } from '../worlds/dice.js';
import { type Consideration, meaningOf, type Weighed } from './consideration.js';
import { fact } from './fact.js';
import { told } from './told.js';

const WORLDS = 16;

/** The chance to win that advice states. */
export function statedChance(c: Consideration, weighed: Weighed): number {
  return isProvedToWin(c, weighed) ? 1 : told(weighed.chance);
}

/** Whether an answer wins, and whether others lose; the use of an offer is no answer beside them, for the question stays open. */
export function fateFacts(c: Consideration, weighed: Weighed, all: readonly Weighed[]): Fact[] {
  if (isProvedToWin(c, weighed)) return [fact('advice.wins-now', {})];
  const now = chanceToWinNow(c, weighed);
  if (weighed.fate === 'won') return [fact('advice.wins-always', {})];
  const others = weighed.offer === undefined ? all.filter(({ group }) => group !== weighed.group) : [];
  const losing = others.filter(({ fate }) => fate === 'lost').length;
  const stops = weighed.chance > 0 && losing > 0 && 2 * losing >= others.length;
  return [
    ...(now > 0 ? [fact('advice.may-win-now', { chance: now })] : []),
    ...(stops ? [fact('advice.stops-loss', { losing, others: others.length })] : []),
  ];
}

/** Whether it wins at once, whatever is hidden or rolled. */
export function isProvedToWin(c: Consideration, weighed: Weighed): boolean {
  return chanceToWinNow(c, weighed) === 1;
}

/** In how many of some worlds the game is won with the answer; 1 only if the rules leave no chance open. */
function chanceToWinNow(c: Consideration, weighed: Weighed): number {
  if (weighed.answers.length !== 1) return 0;
  const dice = new Dice(`${c.seed} now`);
  let won = 0;
  for (let at = 0; at < WORLDS; at++) {
    const g = c.sampler.draw(dice);
    give(c, g, weighed, dice);
    if (g.state.outcome?.winner === c.side) won++;
  }
  if (won === 0) return 0;
  const [answer = []] = weighed.answers;
  const { outcomes = [] } = meaningOf(c, answer);
  if (outcomes.some(({ key }) => key === 'riot-open')) {
    const riot = weighed.facts().find(({ key }) => key === 'advice.riot-chance');
    return told(Number(riot?.params.chance ?? won / WORLDS));
  }
  const isByChance = outcomes.some(({ chance = 1 }) => chance < 1);
  return isByChance ? told(won / WORLDS) : won / WORLDS;
}

function give(
  { decision }: Consideration,
  g: Game,
  { answers: [first = [], ...rest] }: Weighed,
  dice: Dice,
): void {
  takeAll(g, decisionLike(g, decision), first);
  carryOut(g, rest, dice);
}

/** Whether every game that was played out from there was won. */
export function isWinning({ fate, answers }: Weighed): boolean {
  return fate === 'won' && answers.length > 0;
}

/** Of answers that all win, those come first that win at once, then those that win this round. */
export function soonestFirst(c: Consideration, sorted: readonly Weighed[]): readonly Weighed[] {
  const winning = sorted.filter(isWinning);
  if (winning.length < 2) return sorted;
  const soonest = winning
    .map((weighed) => ({ weighed, soon: winsSoon(c, weighed) }))
    .sort((a, b) => b.soon - a.soon)
    .map(({ weighed }) => weighed);
  return [...soonest, ...sorted.filter((weighed) => !isWinning(weighed))];
}

function winsSoon(c: Consideration, weighed: Weighed): number {
  const dice = new Dice(`${c.seed} soon`);
  const { round } = c.world.state;
  let won = 0;
  for (let at = 0; at < WORLDS; at++) {
    const g = c.sampler.draw(dice);
    give(c, g, weighed, dice);
    if (g.state.outcome !== undefined) won++;
    playRounds(g, new Policy(SOUND, dice), 0);
    if (g.state.outcome?.winner === c.side && g.state.round === round) won++;
  }
  return won;
}
