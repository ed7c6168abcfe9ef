import type { Position, ScenarioStep } from '@great-machine/rules';
import { play } from './play.js';

const PLAN = 5;

/**
 * Ends round 7 under a City Event: the Physician, whose turn is the last, passes, and the bottom half of the
 * card advances the Master Plan or does not.
 */
export function expectPlan(event: string, plan: 'advances' | 'stays', position: Position = {}): void {
  const advances = plan === 'advances';
  const line = advances
    ? { key: 'plan-advanced', because: event }
    : { key: 'plan-not-advanced', card: event };
  play({
    ...lastTurn(event, position),
    steps: [
      { pass: ['physician'] },
      { expect: { log: [line], state: { round: 8, tracks: { 'master-plan': PLAN + Number(advances) } } } },
    ],
  });
}

/** Round 7 under this City Event, before the Action of the Physician. */
export function lastTurn(event: string, position: Position = {}) {
  return {
    round: 7,
    phase: 'heroes',
    turn: 'physician',
    step: 'action',
    event,
    ...position,
    heroes: { physician: {}, ...position.heroes },
    tracks: { 'master-plan': PLAN, ...position.tracks },
  };
}

/** From the Physician's Action to the first Hero's turn of the next round. */
export function intoNextRound(cards: Readonly<Record<string, string>>): readonly ScenarioStep[] {
  return [{ pass: ['physician'] }, { choose: cards }, { do: 'machine', picks: ['end'] }];
}
