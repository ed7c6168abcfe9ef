import {
  assembleRules,
  copyState,
  createConfig,
  decisionId,
  forkGame,
  type Game,
  isAwaited,
  itemAt,
  liveGame,
  MODULES,
  openDecisions,
  openScenario,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { inAccess } from '../../../rules/test/enkidu.js';
import { automatonRules, bargainsRules, resistanceRules } from '../../../rules/test/modules/index.js';
import { say } from '../../../rules/test/modules/playing.js';
import { MODULE_FACTS } from '../../src/advice/module-facts.js';
import { takePicks } from '../../src/hosting/arena.js';
import { advise, createMind, playOn, type Situation } from '../../src/index.js';
import { situationIn } from '../asked.js';

const everything = assembleRules(MODULES.map(({ id }) => id));
const OF_CORE = Object.keys(assembleRules().decisions);
const OF_MODULES = Object.keys(everything.decisions).filter((kind) => !OF_CORE.includes(kind));
/** Answers by which nothing happens. */
const LEFT_ALONE = ['pass', 'go-on', 'no-stops', 'done', 'decline'];
const GAMES = 2;
const EACH = 3;
const LITTLE = { level: 'engineer', limits: { iterations: 6 } } as const;

/** Whether every advice, and the plan that it begins, can be followed in the true game. */
function checkAdvice(game: Game, situation: Situation): void {
  const advice = advise(game.rules, situation, LITTLE);
  expect(advice.length).toBeGreaterThan(0);
  for (const { offer = situation.question, picks, facts } of advice) {
    expect(facts.length).toBeGreaterThan(0);
    const g = forkGame(game);
    const asked = openDecisions(g).find((open) => decisionId(g.state.round, open) === offer);
    if (OF_MODULES.includes(asked?.kind ?? '') && !LEFT_ALONE.includes(picks[0]?.pick ?? ''))
      expect(facts[0]?.key, asked?.kind).not.toBe('advice.best-chance');
    expect(asked !== undefined && (isAwaited(g, asked) || g.state.offers.includes(asked))).toBe(true);
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

describe('what speaks for an answer', () => {
  it('is known of every question that shipped modules ask', () => {
    expect(Object.keys(MODULE_FACTS)).toEqual(expect.arrayContaining(OF_MODULES));
  });

  it.each([
    ['sociological', ['advice.goes-by-lent-card']],
    ['emotion', ['advice.trust-given', 'advice.trust-received', 'advice.trust-kept']],
  ])('is told of the Theory %s [R-ENK-1]', (theory, keys) => {
    const heroes = { fowler: { trust: 5 }, actress: { trust: 0 }, enkidu: { trust: 1 } };
    const position = {
      name: 'a Theory',
      round: 3,
      revolutionaries: 1 as const,
      ...inAccess([theory], { heroes }),
    };
    const rules = assembleRules(position.modules);
    const g = liveGame(rules, copyState(openScenario(rules, { format: 1, ...position }).state));
    say(g, 'theory', `theory ${theory}`);
    for (const { facts } of advise(rules, situationIn(g), LITTLE)) expect(keys).toContain(facts[0]?.key);
  });

  it('is told of the die that is rolled again [R-AKI-2]', () => {
    const g = startGame(everything, createConfig(everything, { seed: 'dice', generator: 'fast' }));
    const decision = { kind: 'probabilitator', actor: 'akira', number: 1, rev: 0, draft: [] };
    const asked = { ...decision, about: { faces: ['shield', '3'] } };
    const [told] = MODULE_FACTS.probabilitator?.(g, asked, [{ pick: 'die', of: 0 }], { rule: '' }) ?? [];
    expect(told).toEqual({ key: 'advice.die-again', params: { face: 'shield' } });
  });
});
