import { type AnswerPick, type Game, liveGame, openScenario, present } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../test/situations.js';
import { COEFFICIENTS } from '../evaluation/coefficients.js';
import { inOrder } from '../evaluation/features.js';
import { Budget } from './budget.js';
import { compareAnswers } from './compare.js';
import { awaitedDecision } from './playout.js';

/** Incitement wins at once; passing lets the Countdown complete the Plan. */
function openPosition(): Game {
  const play = openScenario(RULES, {
    format: 1,
    name: 'one step before the end',
    phase: 'heroes',
    turn: 'fowler',
    step: 'action',
    event: 'the-countdown',
    tracks: { discontent: 17, 'master-plan': 11 },
    riots: ['art', 'science'],
    heroes: { fowler: { in: 'velvet', trust: 4 } },
    districts: { velvet: { guards: 1 } },
  });
  return liveGame(RULES, play.state);
}

const INCITE: readonly AnswerPick[] = [{ pick: 'do', of: 'incitement' }];
const PASS: readonly AnswerPick[] = [{ pick: 'pass', of: 0 }];
const PLAYOUTS = 60;

function compareIn(g: Game, margin?: number) {
  let worlds = 0;
  const draw = () => {
    worlds++;
    return g;
  };
  const decision = present(awaitedDecision(g), 'awaited question');
  const compared = compareAnswers(
    decision,
    [PASS, INCITE],
    draw,
    new Budget({}, PLAYOUTS),
    { depth: 1, coefficients: inOrder(COEFFICIENTS) },
    'seed',
    margin,
  );
  return { compared, worlds };
}

describe('answers of which one is plainly best', () => {
  it('are given up soon by a bot that looks for the best', () => {
    const { compared, worlds } = compareIn(openPosition(), 0);
    expect(compared.map(({ fate }) => fate)).toEqual(['won', 'lost']);
    expect(worlds).toBeLessThan(10);
  });

  it('are all tried to the end for advice', () => {
    expect(compareIn(openPosition()).worlds).toBeGreaterThanOrEqual(PLAYOUTS / 2);
  });
});
