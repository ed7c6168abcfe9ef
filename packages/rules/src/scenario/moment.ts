import type { HeroTurn } from '../flow/heroes.js';
import { itemAt } from '../kernel/checked.js';
import type { Frame } from '../kernel/live.js';
import type { Rules } from '../model/rules.js';
import type { GameState } from '../model/state.js';
import { type Completion, toBits, toDistrict } from './completion.js';

/** Where in the round a scenario stands. */
export interface Moment {
  readonly phase: string;
  /** Whose turn it is, as a place in Initiative order. */
  readonly turn: number | undefined;
  /** The step that comes next, of the Phase or of the turn. */
  readonly step: number;
}

const TURN = 'hero-turn';
const SETUP = 'setup';

/** The round of a file that does not say it. */
export function roundOf(phase: string): number {
  return phase === SETUP ? 0 : 1;
}

/** Access cards come last in setup (R-SET-1). */
export function areCardsDealt({ frames }: Rules, { phase, step }: Moment): boolean {
  return (
    phase !== SETUP || step > itemAt(frames, SETUP).steps.findIndex(({ name }) => name === 'access-cards')
  );
}

export function readMoment(c: Completion, heroes: readonly string[]): Moment {
  const { scenario, rules, reasons } = c;
  const phase = scenario.phase ?? itemAt(itemAt(rules.frames, 'round').steps, 0).name;
  const named = scenario.turn === 'none' ? undefined : scenario.turn;
  const turn = named === undefined ? undefined : heroes.indexOf(named);
  if (turn !== undefined && turn < 0) reasons.push(`turn: ${named} is not in play`);
  if (turn !== undefined && phase !== 'heroes')
    reasons.push(`turn: nobody has a turn in the Phase ${phase} (HER-1)`);
  const frame = itemAt(rules.frames, turn === undefined ? phase : TURN);
  const step = scenario.step === undefined ? 0 : frame.steps.findIndex(({ name }) => name === scenario.step);
  if (step < 0) {
    const steps = frame.steps.map(({ name }) => name).join(', ');
    reasons.push(`step: the steps of ${frame.name} are ${steps}, not ${scenario.step}`);
  }
  const round = scenario.round ?? roundOf(phase);
  if ((round === 0) !== (phase === SETUP)) reasons.push(`round: ${round} is not that of the Phase ${phase}`);
  for (const key of ['startedIn', 'visited', 'exits', 'taken'] as const) {
    if (turn === undefined && scenario[key] !== undefined) reasons.push(`${key}: needs a turn`);
  }
  return { phase, turn, step };
}

/** The frames of the flow at that moment, to go on from. */
export function buildFrames(c: Completion, state: GameState, { phase, turn, step }: Moment): Frame[] {
  const { rules } = c;
  if (phase === SETUP) return [newFrame('game', 0), newFrame(SETUP, step)];
  const at = itemAt(rules.frames, 'round').steps.findIndex(({ name }) => name === phase);
  const frames: Frame[] = [newFrame('game', 0), newFrame('round', at + 1)];
  if (turn === undefined) return [...frames, newFrame(phase, step)];
  return [...frames, newFrame(phase, 0, { next: turn + 1 }), newFrame(TURN, step, turnOf(c, state, turn))];
}

function newFrame(frame: string, step: number, locals: object = {}): Frame {
  return { frame, step, locals, asks: [] };
}

function turnOf(c: Completion, state: GameState, hero: number): HeroTurn {
  const { startedIn, visited = [], exits, taken = [] } = c.scenario;
  const { place } = itemAt(state.heroes, hero);
  const begin = startedIn ?? visited[0];
  const start = begin === undefined ? place : toDistrict(c, begin);
  const been = toBits(c, visited) | (1 << start) | (1 << place);
  return {
    hero,
    startedIn: start,
    visited: been,
    exits: exits ?? Math.max(0, visited.length - 1),
    taken,
  };
}

/** The Heroes who are still to move, and the one who has not returned the card yet, have chosen one. */
export function needsChosenCard(rules: Rules, moment: Moment, hero: number): boolean {
  const { phase, turn, step } = moment;
  if (phase === 'access') return step > 0;
  if (phase === 'heroes' && turn !== undefined) {
    return hero > turn || (hero === turn && step <= stepOfTurn(rules, 'card-returns'));
  }
  return phase === 'machine' || phase === 'heroes';
}

export function showsChosenCard(rules: Rules, { turn, step }: Moment, hero: number): boolean {
  return hero === turn && step > stepOfTurn(rules, 'reveal');
}

export function movementIsOver(rules: Rules, { phase, turn, step }: Moment, hero: number): boolean {
  if (phase !== 'heroes') return phase === 'closing';
  if (turn === undefined) return false;
  return hero < turn || (hero === turn && step > stepOfTurn(rules, 'arrive'));
}

function stepOfTurn(rules: Rules, name: string): number {
  return itemAt(rules.frames, TURN).steps.findIndex((step) => step.name === name);
}
