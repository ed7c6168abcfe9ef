/** Puts a player before the positions of packages/measuring/positions and tells how many it solves. */
import { createMind, LEVELS, type Player, readLevel } from '@great-machine/bots';
import { loadPositions, rulesOf } from '../positions/files.js';
import { judge } from '../positions/judge.js';
import { familiesOf, type Position, SUITES } from '../positions/position.js';
import { readCommandLine, readCount } from './command-line.js';

const USAGE = `usage: npm run -s positions -- [--player PLAYER] [--suite SUITE] [--seeds 2] [--only TEXT] [--json]
players: random, ${LEVELS.join(', ')}
suites: ${SUITES.join(', ')}`;

const { player, suite, seeds, only, json } = readCommandLine(
  USAGE,
  {
    player: { type: 'string', default: 'engineer' },
    suite: { type: 'string', default: 'core' },
    seeds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
  (values) => ({
    ...values,
    player: readPlayer(values.player),
    suite: readSuite(values.suite),
    seeds: readCount('seeds', values.seeds),
  }),
);

const results = loadPositions(suite)
  .filter(({ family, name }) => `${family}/${name}`.includes(only))
  .map(tryPosition);
const families = familiesOf(suite)
  .map((family) => ({ family, of: results.filter((one) => one.family === family) }))
  .filter(({ of }) => of.length > 0)
  .map(({ family, of }) => ({ family, positions: of.length, rate: meanRate(of) }));

if (json) {
  console.log(JSON.stringify({ player, seeds, rate: meanRate(results), families, results }, undefined, 2));
} else {
  for (const { name, family, rate, failure, why } of results) {
    if (failure === undefined) continue;
    console.log(`${family}/${name}: ${percent(rate)}\n  said  ${failure.said}`);
    console.log(`  but   ${failure.faults.join('\n        ')}\n  why   ${why}\n`);
  }
  for (const { family, positions, rate } of families) printRow(family, positions, rate);
  printRow(`all, ${player}, ${seeds} seeds`, results.length, meanRate(results));
}

function readPlayer(text: string): Player {
  const found = text === 'random' ? 'random' : readLevel(text);
  if (found === undefined) throw new Error(`there is no player '${text}'`);
  return found;
}

function readSuite(text: string): (typeof SUITES)[number] {
  const found = SUITES.find((name) => name === text);
  if (found === undefined) throw new Error(`there is no suite '${text}'`);
  return found;
}

function tryPosition(position: Position) {
  const startedAt = performance.now();
  const rules = rulesOf(position);
  const judgements = Array.from({ length: seeds }, (_, seed) =>
    judge(rules, position, (own) => createMind(rules, player, own), `positions-${seed}`),
  );
  return {
    family: position.family,
    name: position.name,
    why: position.why,
    rate: judgements.filter(({ passed }) => passed).length / seeds,
    seconds: (performance.now() - startedAt) / 1000,
    failure: judgements.find(({ passed }) => !passed),
  };
}

function meanRate(some: readonly { readonly rate: number }[]): number {
  return some.reduce((sum, { rate }) => sum + rate, 0) / some.length;
}

function printRow(name: string, count: number, rate: number): void {
  console.log(`${name.padEnd(30)}${String(count).padStart(4)}${percent(rate).padStart(7)}`);
}

function percent(rate: number): string {
  return `${Math.round(rate * 100)} %`;
}
