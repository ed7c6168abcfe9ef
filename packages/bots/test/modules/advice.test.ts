import {
  assembleRules,
  createConfig,
  decisionId,
  forkGame,
  type Game,
  isAwaited,
  itemAt,
  MODULES,
  openDecisions,
  startGame,
} from '@great-machine/rules';
import { expect, it } from 'vitest';
import { automatonRules, bargainsRules, resistanceRules } from '../../../rules/test/modules/index.js';
import { takePicks } from '../../src/hosting/arena.js';
import { advise, createMind, playOn, type Situation } from '../../src/index.js';

const everything = assembleRules(MODULES.map(({ id }) => id));
const GAMES = 2;
const EACH = 3;
const LITTLE = { level: 'engineer', limits: { iterations: 6 } } as const;

/** Whether every advice, and the plan that it begins, can be followed in the true game. */
function checkAdvice(game: Game, situation: Situation): void {
  const advice = advise(game.rules, situation, LITTLE);
  expect(advice.length).toBeGreaterThan(0);
  for (const { picks, facts } of advice) {
    expect(facts.length).toBeGreaterThan(0);
    const g = forkGame(game);
    const asked = openDecisions(g).find((open) => decisionId(g.state.round, open) === situation.question);
    expect(asked !== undefined && isAwaited(g, asked)).toBe(true);
    if (asked !== undefined) takePicks(g, asked, picks);
  }
}

it.each([
  [
    'akira',
    everything,
    ['akira', 'finch', 'actress'],
    ['start-choice', 'invention', 'boarding', 'improvement'],
  ],
  ['enkidu', everything, ['enkidu', 'finch', 'actress'], ['theory-choice', 'theory', 'zeppelin-passage']],
  ['julie', everything, ['julie', 'finch', 'actress'], ['now-or-later', 'improvement']],
  ['resistance', resistanceRules, ['printer', 'finch', 'actress'], ['loan', 'whisper']],
  ['automaton', automatonRules, undefined, ['hero-action']],
  ['bargains', bargainsRules, undefined, ['bid', 'call', 'gift', 'grant', 'motion', 'stake']],
] as const)('every question is advised on with %s', (name, rules, heroes, questions) => {
  const met = new Map<string, number>();
  for (let number = 1; number <= GAMES; number++) {
    const seed = `advised ${name} ${number}`;
    const game = startGame(rules, createConfig(rules, { seed, generator: 'fast', heroes }));
    const minds = {
      machine: createMind(rules, 'journeyman', `${seed} machine`),
      revolutionaries: createMind(rules, 'journeyman', `${seed} heroes`),
    };
    playOn(game, minds, {
      thought(g, situation) {
        const kind = itemAt(situation.question.split('.'), 2);
        const before = met.get(kind) ?? 0;
        met.set(kind, before + 1);
        if (before < EACH) checkAdvice(g, situation);
      },
    });
  }
  expect([...met.keys()]).toEqual(expect.arrayContaining([...questions]));
});
