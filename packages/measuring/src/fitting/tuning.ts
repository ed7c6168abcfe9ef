import { Dice } from '@great-machine/bots';
import { Policy, SOUND, WEIGHTS } from '@great-machine/bots/internals';
import {
  assembleRules,
  createConfig,
  isAwaited,
  LAST_PLAN,
  openDecisions,
  RIOT_STAGE,
  startGame,
  successfulRiots,
  takePick,
} from '@great-machine/rules';

export interface Tuning {
  readonly turns: number;
  readonly steps: number;
  readonly games: number;
  readonly seed: string;
}

type Weights = typeof WEIGHTS;

/** What a turn has come to. */
export interface Tuned {
  readonly turn: number;
  readonly side: keyof Weights;
  /** How far the Heroes got, and how often the Machine won, with the new weights. */
  readonly heroes: number;
  readonly machineWins: number;
  readonly weights: Weights;
}

/** The scale of all the others. */
const FIXED = ['win', 'discontent'];
const STRIDE = 0.35;
/** Games that no step has seen. */
const UNSEEN = 1e6;
const rules = assembleRules();

/**
 * Looks for better weights of the rules of thumb: plays them against themselves with the weights of one side moved a
 * little in a random direction, once forwards and once backwards on the same deals, and follows what did better. The
 * sides take turns.
 */
export function* tune({ turns, steps, games, seed }: Tuning): Generator<Tuned> {
  const dice = new Dice(seed);
  const scoreFrom = (weights: Weights, from: number) => score(weights, { seed, from, to: from + games });
  let weights = WEIGHTS;
  let next = 0;
  for (let turn = 0; turn < turns; turn++) {
    const side = turn % 2 === 0 ? 'revolutionaries' : 'machine';
    const sign = side === 'machine' ? -1 : 1;
    for (let step = 0; step < steps; step++) {
      const move = drawMove(weights, side, dice);
      const gain = sign * (scoreFrom(move(1), next).heroes - scoreFrom(move(-1), next).heroes);
      next += games;
      weights = move(0.6 * Math.max(-1, Math.min(1, gain * 12)));
    }
    yield { turn, side, ...scoreFrom(weights, UNSEEN), weights };
  }
}

/** Some of a side's weights, each to be moved by a factor of its own; the result moves them so far. */
function drawMove(weights: Weights, side: keyof Weights, dice: Dice): (by: number) => Weights {
  const moved = Object.entries(weights[side]).filter(
    ([name]) => !FIXED.includes(name) && dice.below(2) === 0,
  );
  const direction = moved.map(
    ([name, weight]) => [name, weight, STRIDE * (dice.unit() + dice.unit() - 1) * 2] as const,
  );
  return (by) => ({
    ...weights,
    [side]: {
      ...weights[side],
      ...Object.fromEntries(direction.map(([name, weight, d]) => [name, weight * Math.exp(by * d)])),
    },
  });
}

/** How far the Heroes get: 1 and more for a win, less for what was reached before a loss. */
function score(weights: Weights, { seed, from, to }: { seed: string; from: number; to: number }) {
  let sum = 0;
  let machineWins = 0;
  for (let game = from; game < to; game++) {
    const g = playGame(weights, `${seed}-${game}`);
    const { tracks, outcome } = g.state;
    if (outcome?.winner === 'machine') {
      machineWins++;
      sum += (successfulRiots(g) + tracks.discontent / RIOT_STAGE) / 4;
    } else sum += 1 + (LAST_PLAN - tracks['master-plan']) / 20;
  }
  return { heroes: sum / (to - from), machineWins: machineWins / (to - from) };
}

function playGame(weights: Weights, seed: string) {
  const g = startGame(rules, createConfig(rules, { seed, generator: 'fast', city: 'random' }));
  const policy = new Policy({ ...SOUND, weights }, new Dice(seed));
  while (g.state.outcome === undefined) {
    const decision = openDecisions(g).find((open) => isAwaited(g, open));
    if (decision === undefined) throw new Error('no seat is asked, but the game is not over');
    for (const pick of policy.answer(g, decision)) takePick(g, decision, pick);
  }
  return g;
}
