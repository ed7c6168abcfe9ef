import { createMind, type Minds, playGame, type Watcher } from '@great-machine/bots';
import { assembleRules, createConfig, districtAt, type Game } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { Raider } from './raider.js';
import { addVisits, type VisitTable, VisitWatcher } from './visits.js';

const rules = assembleRules();

function play(seed: string, machine: Minds['machine'], watcher: Watcher): Game {
  const config = createConfig(rules, { seed, generator: 'fast', city: 'the-gearwheel' });
  return playGame(
    rules,
    config,
    { machine, revolutionaries: createMind(rules, 'journeyman', seed) },
    watcher,
  );
}

it('a raider studies games and then plays one to its end', () => {
  let visits: VisitTable = {};
  for (const seed of ['study-0', 'study-1']) {
    const watcher = new VisitWatcher(rules, seed);
    play(seed, createMind(rules, 'journeyman', seed), watcher);
    visits = addVisits(visits, watcher.noted);
  }
  const { could, went } = visits.all ?? { could: 0, went: 0 };
  expect(went).toBeGreaterThan(10);
  expect(could).toBeGreaterThan(5 * went);
  const { state } = play('after study', new Raider(rules, 'after study', visits), {});
  expect(state.outcome).toBeDefined();
});

it('a raider sends a Servant where its table says that every Hero goes, and raids there', () => {
  const always = { could: 100, went: 100 };
  const heroes = Object.keys(rules.heroes).map((hero): [string, typeof always] => [
    `${hero} to velvet`,
    always,
  ]);
  const visits = { all: { could: 900, went: 100 }, ...Object.fromEntries(heroes) };
  const raided = new Map<number, readonly string[]>();
  play('habit', new Raider(rules, 'habit', visits), {
    moved(g) {
      const { round, phase, raids } = g.state;
      if (phase === 'heroes')
        raided.set(
          round,
          raids.map(({ district }) => districtAt(g, district).id),
        );
    },
  });
  expect(raided.get(1)).toContain('velvet');
});
