import { createConfig, type GameOptions, itemAt, type Rules } from '@great-machine/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { createMind, LEVELS, type Level, type Mind, playGame } from '../../src/index.js';
import { checked } from './checked-rules.js';
import { LIMITS, PATIENCE } from './strength.js';

/** Games of each pair of neighbouring levels; a campaign plays more of them. */
const GAMES = Number(process.env.MODULE_GAMES ?? 10);

const PAIRS = LEVELS.slice(1).map((better, at) => {
  const weaker = itemAt(LEVELS, at);
  return { pair: `${weaker} and ${better}`, better, weaker };
});

export interface ModuleGames {
  readonly rules: Rules;
  /** How the table is set up in games with even numbers. */
  readonly options?: Partial<GameOptions>;
  /** Questions and Hero Actions of the module that bots must have met, and taken, by the end. */
  readonly questions?: readonly string[];
  readonly actions?: readonly string[];
}

/** Every pair of neighbouring levels plays whole games, each level on either side in turn. */
export function playPairs(name: string, games: ModuleGames): void {
  const { options, questions = [], actions = [] } = games;
  const rules = checked(games.rules);
  const met = new Set<string>();
  const taken = new Set<string>();
  const playerOf = (level: Level, seed: string): Mind => {
    const mind = createMind(rules, level, seed);
    return { decide: (situation) => mind.decide(situation, LIMITS) };
  };

  describe.each(PAIRS)(`$pair with the module ${name}`, ({ pair, better, weaker }) => {
    const numbers = Array.from({ length: GAMES }, (_, number) => number);
    it.each(numbers)(
      'play game %i to its end',
      (number) => {
        const seed = `${name} ${pair} ${number}`;
        const config = createConfig(rules, {
          seed,
          generator: 'fast',
          city: 'random',
          revolutionaries: (1 + (number % 3)) as 1 | 2 | 3,
          sharedHero: number % 3 === 1,
          ...(number % 2 === 0 ? options : {}),
        });
        const minds = {
          machine: playerOf(number % 2 === 0 ? weaker : better, `${seed} machine`),
          revolutionaries: playerOf(number % 2 === 0 ? better : weaker, `${seed} heroes`),
        };
        const { state } = playGame(rules, config, minds, {
          thought(_game, { question }, { picks }) {
            met.add(itemAt(question.split('.'), 2));
            for (const pick of picks) if (pick.names === 'action') taken.add(pick.of);
          },
        });
        expect(state.outcome, seed).toBeDefined();
      },
      PATIENCE,
    );
  });

  afterAll(() => {
    expect([...met]).toEqual(expect.arrayContaining([...questions]));
    expect([...taken]).toEqual(expect.arrayContaining([...actions]));
  });
}
