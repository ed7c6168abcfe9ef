import { forkGame, type Game, itemAt, openScenario, present } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { takePicks } from '../src/hosting/arena.js';
import { createMind, LEVELS, type Level, type Mind, type Thought } from '../src/index.js';
import { awaitedDecision } from '../src/thinking/search/playout.js';
import { situationIn } from './asked.js';
import { expectFrequencies } from './chi-square.js';
import { RULES } from './situations.js';

const SEEDS = 300;
const WITHIN = { iterations: 15 };

const RICH = { forfeited: [], trust: 5 };

/** Positions that differ in what the Machine can pay for and in how near the Revolution is. */
const openPhase = (phase: string): Game[] =>
  [
    { bonds: 10, discontent: 16 },
    { bonds: 4, discontent: 13 },
    { bonds: 6, discontent: 16 },
  ].map(({ bonds, discontent }) =>
    openScenario(RULES, {
      format: 1,
      name: `a secret of the ${phase} Phase with ${bonds} Bonds`,
      phase,
      round: 7,
      bonds,
      city: 'random',
      revolutionaries: 3,
      tracks: { discontent, 'master-plan': 6 },
      heroes: { finch: RICH, fowler: RICH, physician: RICH },
    }).look(),
  );

/** Goes on with what the mind has drawn, until the Phase is over or it draws again; says what it was. */
function carryOut(mind: Mind, game: Game, first: Thought): string {
  const { phase } = game.state;
  const mixture = present(first.mixture, 'mixture');
  for (let thought = first; ; ) {
    takePicks(game, awaited(game), thought.picks);
    if (game.state.phase !== phase) break;
    thought = mind.decide(situationIn(game), WITHIN);
    if (mixture.of === 'raids' && thought.mixture !== undefined) break;
  }
  if (mixture.of === 'raids')
    return idsOf(game.state.raids.map(({ district }) => district))
      .sort()
      .join();
  const choosing = game.state.heroes.filter(({ hero }) => mixture.heroes.includes(hero));
  return idsOf(choosing.map(({ chosen }) => present(chosen, 'chosen card').district)).join();
}

const awaited = (game: Game) => present(awaitedDecision(game), 'awaited question');
const idsOf = (places: readonly number[]) => places.map((place) => itemAt(RULES.districts, place).id);

interface Choice {
  readonly drawn: string;
  readonly chances: ReadonlyMap<string, number>;
}

function chooseOften(level: Level, positions: readonly Game[]): Choice[] {
  return Array.from({ length: SEEDS }, (_, seed) => {
    const mind = createMind(RULES, level, `honest ${seed}`);
    const at = seed % positions.length;
    const game = forkGame(itemAt(positions, at));
    const thought = mind.decide(situationIn(game), WITHIN);
    const chances = new Map<string, number>();
    for (const { districts, chance } of present(thought.mixture, 'mixture').chances) {
      const key = `${at} ${districts.join()}`;
      chances.set(key, (chances.get(key) ?? 0) + chance);
    }
    return { drawn: `${at} ${carryOut(mind, game, thought)}`, chances };
  });
}

/** Choices are put together by how likely they were said to be: of those said to be so likely, as many must come. */
function expectCalibrated(choices: readonly Choice[]): void {
  const bounds = [0.02, 0.1, 0.3, 0.6, 1.01];
  const bins = bounds.map(() => ({ said: 0, came: 0, variance: 0 }));
  for (const { drawn, chances } of choices) {
    for (const [key, chance] of chances) {
      const bin = itemAt(
        bins,
        bounds.findIndex((bound) => chance < bound),
      );
      bin.said += chance;
      bin.variance += chance * (1 - chance);
      if (key === drawn) bin.came++;
    }
  }
  bins.forEach(({ said, came, variance }, at) => {
    expect(Math.abs(came - said), `below ${bounds[at]}`).toBeLessThan(4 * Math.sqrt(variance) + 1);
  });
}

describe.each([
  ['access', 'destinations'],
  ['machine', 'raids'],
])('in the %s Phase', (phase, of) => {
  const positions = openPhase(phase);

  it.each(LEVELS.slice(0, 3))(`what a(n) %s draws agrees with the stated mixture of ${of}`, (level) => {
    const choices = chooseOften(level, positions);
    const counts = new Map<string, number>();
    const stated = new Map<string, number>();
    for (const { drawn, chances } of choices) {
      expect(chances.get(drawn) ?? 0, drawn).toBeGreaterThan(0);
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
      for (const [key, chance] of chances) stated.set(key, (stated.get(key) ?? 0) + chance);
    }
    expectFrequencies(counts, stated);
    expectCalibrated(choices);
    const mixed = choices.filter(({ chances }) => Math.max(...chances.values()) < 0.95);
    if (level === 'engineer') expect(mixed.length, 'nothing is mixed').toBeGreaterThan(SEEDS / 5);
  });
});

it('finds out a bot that mixes in words only', () => {
  const choices = chooseOften('apprentice', openPhase('access')).map(({ chances }) => ({
    drawn: [...chances].reduce((best, other) => (other[1] > best[1] ? other : best))[0],
    chances,
  }));
  expect(() => expectCalibrated(choices)).toThrow();
});
