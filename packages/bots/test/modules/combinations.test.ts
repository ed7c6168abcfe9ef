import { assembleRules, createConfig, drawModules, itemAt, MODULES } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { createMind, LEVELS, type Level, type Mind, playGame } from '../../src/index.js';
import { Dice } from '../../src/worlds/dice.js';
import { checked } from './checked-rules.js';
import { LIMITS, PATIENCE } from './strength.js';

/** Every pair of levels meets once; a campaign plays more games and may begin with a later one. */
const GAMES = Number(process.env.MODULE_GAMES ?? LEVELS.length ** 2);
const FIRST = Number(process.env.MODULE_FIRST ?? 0);

function playWithin(mind: Mind): Mind {
  return { decide: (situation) => mind.decide(situation, LIMITS) };
}

describe('with modules and options by chance', () => {
  const games = Array.from({ length: GAMES }, (_, game) => {
    const number = FIRST + game;
    const machine = itemAt(LEVELS, number % LEVELS.length);
    const heroes = itemAt(LEVELS, Math.floor(number / LEVELS.length) % LEVELS.length);
    return { number, machine, heroes };
  });

  it.each(games)(
    'game $number, $machine against $heroes, comes to its end',
    ({ number, machine, heroes }) => {
      const seed = `combinations ${number}`;
      const modules = drawModules(MODULES, new Dice(seed).below);
      const rules = checked(assembleRules(modules));
      const config = createConfig(rules, {
        seed,
        generator: 'fast',
        city: 'random',
        heroes: 'random',
        revolutionaries: (1 + (number % 3)) as 1 | 2 | 3,
        sharedHero: number % 3 === 1,
      });
      const playerOf = (level: Level, side: string) =>
        playWithin(createMind(rules, level, `${seed} ${side}`));
      const minds = { machine: playerOf(machine, 'machine'), revolutionaries: playerOf(heroes, 'heroes') };
      const { state } = playGame(rules, config, minds);
      expect(state.outcome, `${seed}: ${JSON.stringify(modules)}`).toBeDefined();
    },
    PATIENCE,
  );
});
