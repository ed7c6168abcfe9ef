import {
  assembleRules,
  createConfig,
  oneVersusMany,
  playerDice,
  playRandomPick,
  startGame,
} from '@great-machine/rules';
import { expect, it } from 'vitest';

const rules = assembleRules([oneVersusMany]);

it('plays random games to their end without breaking an invariant', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const g = startGame(
      rules,
      createConfig(rules, { seed: `game-${seed}`, city: 'random', generator: 'fast' }),
    );
    const below = playerDice(seed);
    while (playRandomPick(g, below)) {
      for (const invariant of rules.invariants) expect(invariant(g), `seed ${seed}`).toBeUndefined();
    }
    expect(g.state.outcome, `seed ${seed}`).toBeDefined();
  }
});
