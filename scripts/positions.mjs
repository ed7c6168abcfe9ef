/**
 * Puts a player before the positions of packages/measuring/positions and tells how many it solves:
 *   npm run -s positions -- --player engineer [--seeds 2] [--only TEXT] [--json]
 */
import { parseArgs } from 'node:util';
import { createMind, readLevel } from '../packages/bots/dist/index.js';
import { loadPositions } from '../packages/measuring/dist/positions/files.js';
import { judge } from '../packages/measuring/dist/positions/judge.js';
import { FAMILIES } from '../packages/measuring/dist/positions/position.js';
import { assembleRules, oneVersusMany } from '../packages/rules/dist/index.js';

const { values } = parseArgs({
  options: {
    player: { type: 'string', default: 'engineer' },
    seeds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const player = values.player === 'random' ? 'random' : readLevel(values.player);
const seeds = Number(values.seeds);
if (player === undefined) throw new Error(`no such player: ${values.player}`);
if (!Number.isInteger(seeds) || seeds < 1) throw new Error(`no number of seeds: ${values.seeds}`);

const rules = assembleRules([oneVersusMany]);
const folder = new URL('../packages/measuring/positions', import.meta.url).pathname;
const results = loadPositions(folder)
  .filter(({ family, name }) => `${family}/${name}`.includes(values.only))
  .map((position) => {
    const makeMind = (seed) => createMind(rules, player, seed);
    const startedAt = performance.now();
    const judgements = Array.from({ length: seeds }, (_, seed) =>
      judge(rules, position, makeMind, `positions-${seed}`),
    );
    return {
      family: position.family,
      name: position.name,
      why: position.why,
      rate: judgements.filter(({ passed }) => passed).length / seeds,
      seconds: (performance.now() - startedAt) / 1000,
      failure: judgements.find(({ passed }) => !passed),
    };
  });

const mean = (some) => some.reduce((sum, { rate }) => sum + rate, 0) / some.length;
const families = FAMILIES.map((family) => ({ family, of: results.filter((one) => one.family === family) }))
  .filter(({ of }) => of.length > 0)
  .map(({ family, of }) => ({ family, positions: of.length, rate: mean(of) }));

if (values.json) {
  console.log(JSON.stringify({ player, seeds, rate: mean(results), families, results }, undefined, 2));
} else {
  for (const { name, family, rate, failure, why } of results.filter(({ rate }) => rate < 1)) {
    console.log(`${family}/${name}: ${percent(rate)}\n  said  ${failure.said}`);
    console.log(`  but   ${failure.faults.join('\n        ')}\n  why   ${why}\n`);
  }
  const row = (name, count, rate) =>
    console.log(`${name.padEnd(30)}${String(count).padStart(4)}${percent(rate).padStart(7)}`);
  for (const { family, positions, rate } of families) row(family, positions, rate);
  row(`all, ${player}, ${seeds} seeds`, results.length, mean(results));
}

function percent(rate) {
  return `${Math.round(rate * 100)} %`;
}
