import { assembleRules } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { playCarefully } from './careful-play.js';
import { configOf, forSeeds, randomRules } from './modules/whole-games.js';

const core = assembleRules();
const GAMES = Number(process.env.CAREFUL_GAMES ?? 300);

it(`keeps ${GAMES} games the same when restored, undone and looked back at, answer by answer [R-ORD-4]`, () => {
  forSeeds(1, GAMES, (seed) => playCarefully(core, configOf(core, seed), seed));
}, 300_000);

const MODULE_GAMES = Math.ceil(GAMES / 6);

it(`keeps ${MODULE_GAMES} games with random modules the same [R-ORD-4]`, () => {
  let undone = 0;
  forSeeds(1, MODULE_GAMES, (seed) => {
    const rules = randomRules(seed);
    undone += playCarefully(rules, configOf(rules, seed), seed);
  });
  expect(undone).toBeGreaterThan(MODULE_GAMES);
}, 300_000);
