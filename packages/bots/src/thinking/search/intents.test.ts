import { assembleRules, openScenario } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { Dice } from '../../worlds/dice.js';
import { listIntents } from './intents.js';
import { lastAnswer } from './secret.js';

it('moves Guards of either kind where two kinds stand, by whole answers', () => {
  const modules = ['one-versus-many', 'surveillance-zeppelin'];
  const play = openScenario(assembleRules(modules), {
    format: 1,
    name: 'two kinds of Guards',
    modules,
    phase: 'machine',
    bonds: 9,
    tokens: { 'special-guard': ['art'] },
  });
  const moves = listIntents(play.look(), new Dice('guards'))
    .map(lastAnswer)
    .filter(([first]) => first?.pick === 'guard' && first.of === 0);
  expect(moves.every((picks) => picks.at(-1)?.pick === 'to')).toBe(true);
  expect(new Set(moves.map(([, kind]) => kind?.of))).toEqual(new Set(['regular', 'special']));
});
