import { assembleRules, forkGame, itemAt, openScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../test/situations.js';
import { Dice } from '../../worlds/dice.js';
import { COEFFICIENTS } from '../evaluation/coefficients.js';
import { inOrder } from '../evaluation/features.js';
import { additionsTo } from './additions.js';
import { follow } from './intents.js';
import { END, isSurprising, lastAnswer, type MachinePlan } from './secret.js';

const IN_ORDER = inOrder(COEFFICIENTS);

function machinePhase(bonds: number) {
  return openScenario(RULES, { format: 1, name: 'additions', round: 6, phase: 'machine', bonds }).look();
}

function additionsIn(bonds: number, plan: MachinePlan = [[END]]) {
  const g = machinePhase(bonds);
  return { g, additions: additionsTo(plan, g, IN_ORDER, new Dice('additions')) };
}

describe('additions to a plan', () => {
  it.each([2, 5, 12])('can be paid whole with %i Bonds, and end the Phase', (bonds) => {
    const { g, additions } = additionsIn(bonds);
    expect(additions.length).toBeGreaterThan(0);
    for (const plan of additions) {
      const done = follow(forkGame(g), [plan], new Dice('follow'));
      expect(done).toEqual(plan);
      expect(isSurprising(lastAnswer(plan)) || lastAnswer(plan)[0]?.pick === 'end').toBe(true);
    }
  });

  it('keep what was planned before them', () => {
    const { additions } = additionsIn(12);
    const first = itemAt(
      additions.filter((plan) => !isSurprising(lastAnswer(plan))),
      0,
    );
    const more = additionsTo(first, machinePhase(12), IN_ORDER, new Dice('more'));
    expect(more.length).toBeGreaterThan(0);
    for (const plan of more) expect(plan.slice(0, first.length - 1)).toEqual(first.slice(0, -1));
  });

  it('come after nothing that is unknown yet', () => {
    const { additions } = additionsIn(12);
    const surprising = additions.filter((plan) => isSurprising(lastAnswer(plan)));
    for (const plan of surprising) expect(additionsIn(12, plan).additions).toEqual([]);
  });
});

it('come also after what a module asks in between', () => {
  const modules = ['one-versus-many', 'surveillance-zeppelin'];
  const rules = assembleRules(modules);
  const g = openScenario(rules, {
    format: 1,
    name: 'aboard',
    modules,
    round: 6,
    phase: 'machine',
    bonds: 9,
    servants: { 'lex-hecate': { in: 'art' } },
    tokens: { zeppelin: ['art'] },
  }).look();
  const hecate = g.state.servants.findIndex(({ servant }) => servant === 'lex-hecate');
  const boarding: MachinePlan = [
    [
      { pick: 'servant', of: hecate },
      { pick: 'do', of: 'board-zeppelin' },
    ],
  ];
  const additions = additionsTo([...boarding, [END]], g, IN_ORDER, new Dice('aboard'));
  expect(additions.length).toBeGreaterThan(0);
  for (const plan of additions) expect(plan.slice(0, 1)).toEqual(boarding);
});
