import {
  assembleRules,
  createConfig,
  type Game,
  type GameConfig,
  openDecisions,
  playerDice,
  playRandomPick,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { listen } from './modules/playing.js';

const rules = assembleRules();
const GAMES = Number(process.env.RANDOM_GAMES ?? 5000);
const PORTION = 1000;
const PORTIONS = Array.from({ length: Math.ceil(GAMES / PORTION) }, (_, at): [number, number] => [
  at * PORTION + 1,
  Math.min(GAMES, (at + 1) * PORTION),
]);
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

  function playGame(seed: number, isListening = false): void {
    const g = startGame(rules, configOf(seed));
    const told = isListening ? listen(g) : [];
    const below = playerDice(seed);
    checkInvariants(g, seed);
    while (playRandomPick(g, below)) {
      checkInvariants(g, seed);
      for (const { draft } of openDecisions(g))
        for (const { pick, of } of draft) if (pick === 'do' || pick === 'use') seen.actions.add(String(of));
      for (const card of g.state.directives.published) seen.published.add(card);
    }
    if (g.state.outcome === undefined) throw new Error(`seed ${seed} does not end`);
    seen.ways.add(g.state.outcome.how);
    for (const event of told) if ('action' in event) seen.actions.add(String(event.action));
    for (const card of [...g.state.cityEvents.past, g.state.cityEvents.current]) {
      if (card !== undefined) seen.events.add(card);
    }
  }

  it.each(PORTIONS)(
    'never break an invariant, always have an option, and always end: seeds %i to %i [R-END-1, SET-11]',
    (first, last) => {
      for (let seed = first; seed <= last; seed++) playGame(seed);
    },
  );

  it.runIf(GAMES >= 5000)('use every card and every Action', () => {
    for (let seed = 1; unused().length > 0 && seed <= GAMES; seed++) playGame(seed, true);
    expect(unused()).toEqual([]);
  });

  /** Cards and Actions that no game has used yet; an Action is seen while its picks are chosen, or listened to. */
  function unused(): readonly string[] {
    const actions = [
      ...Object.keys(rules.heroActions),
      ...Object.keys(rules.servantActions),
      ...Object.values(rules.directives).flatMap(({ machineAction }) => machineAction?.id ?? []),
    ];
    return [
      ...Object.keys(rules.cityEvents).filter((card) => !seen.events.has(card)),
      ...Object.keys(rules.directives).filter((card) => !seen.published.has(card)),
      ...actions.filter((id) => !seen.actions.has(id)),
    ];
  }
});
