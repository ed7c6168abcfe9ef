import {
  assembleRules,
  createConfig,
  type Game,
  type GameConfig,
  oneVersusMany,
  openDecisions,
  playerDice,
  playRandomPick,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';

const rules = assembleRules([oneVersusMany]);
const GAMES = Number(process.env.RANDOM_GAMES ?? 5000);

function configOf(seed: number): GameConfig {
  return createConfig(rules, {
    seed: `random-${seed}`,
    city: 'random',
    generator: 'fast',
    revolutionaries: 1 + (seed % 3),
    sharedHero: seed % 2 === 0,
    masterPlan: 1 + (seed % 4),
  });
}

function checkInvariants(g: Game, seed: number): void {
  for (const [name, invariant] of Object.entries(rules.invariants)) {
    const broken = invariant(g);
    if (broken !== undefined) throw new Error(`seed ${seed}, ${name}: ${broken}`);
  }
}

describe(`${GAMES} random games`, () => {
  const seen = {
    events: new Set<string>(),
    published: new Set<string>(),
    actions: new Set<string>(),
    ways: new Set<string>(),
  };

  it('never break an invariant, always have an option, and always end [R-END-1, SET-11]', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const g = startGame(rules, configOf(seed));
      const below = playerDice(seed);
      checkInvariants(g, seed);
      while (playRandomPick(g, below)) {
        checkInvariants(g, seed);
        for (const { draft } of openDecisions(g)) {
          for (const { pick, of } of draft) if (pick === 'do' || pick === 'use') seen.actions.add(String(of));
        }
        for (const card of g.state.directives.published) seen.published.add(card);
      }
      if (g.state.outcome === undefined) throw new Error(`seed ${seed} does not end`);
      seen.ways.add(g.state.outcome.how);
      for (const card of [...g.state.cityEvents.past, g.state.cityEvents.current!]) seen.events.add(card);
    }
  });

  it.runIf(GAMES >= 5000)('use every card and every Action', () => {
    expect([...seen.events].sort()).toEqual(Object.keys(rules.cityEvents).sort());
    expect([...seen.published].sort()).toEqual(Object.keys(rules.directives).sort());
    const needPicks = [...Object.values(rules.heroActions), ...Object.values(rules.servantActions)]
      .filter(({ picks }) => picks !== undefined)
      .map(({ id }) => id);
    expect([...needPicks, 'resettle'].filter((id) => !seen.actions.has(id))).toEqual([]);
  });
});
