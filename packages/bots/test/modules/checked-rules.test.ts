import {
  assembleRules,
  createConfig,
  itemAt,
  openDecisions,
  startGame,
  takePick,
} from '@great-machine/rules';
import { expect, it } from 'vitest';
import { checked } from './checked-rules.js';

it('refuse a pick that is not offered', () => {
  const rules = checked(assembleRules(['one-versus-many']));
  const game = startGame(rules, createConfig(rules, { seed: 'checked', generator: 'fast' }));
  const decision = itemAt(openDecisions(game), 0);
  expect(() => takePick(game, decision, { pick: 'District', of: 99 })).toThrow(
    '{"pick":"District","of":99} is not offered',
  );
});
