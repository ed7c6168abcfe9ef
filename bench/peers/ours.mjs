import { createRandom } from './random.mjs';

const RULES_MODULE = new URL('../../packages/rules/dist/index.js', import.meta.url);
const NOT_BUILT = 'build the project first: npm ci';

/**
 * An export of packages/rules that the loop below needs: without it the build is not the present one.
 */
const REQUIRED_EXPORT = 'playRandomPick';

/** @returns {Promise<any>} the compiled rules package */
async function loadRules() {
  /** @type {any} */
  let rules;
  try {
    rules = await import(RULES_MODULE.href);
  } catch (error) {
    const { code, url } = /** @type {{ code?: string, url?: string }} */ (error);
    // Only the absence of this very file means "not built"; a fault inside the package must stay visible.
    if (code === 'ERR_MODULE_NOT_FOUND' && url === RULES_MODULE.href) throw new Error(NOT_BUILT);
    throw error;
  }
  if (rules[REQUIRED_EXPORT] === undefined) {
    throw new Error(`${NOT_BUILT} (packages/rules/dist has no export "${REQUIRED_EXPORT}")`);
  }
  return rules;
}

/**
 * Plays whole random games with our rules engine for at least the given time.
 *
 * @param {number} seconds
 * @param {number} seed
 * @returns {Promise<{ decisions: number, seconds: number }>}
 */
export async function measureOurs(seconds, seed) {
  const rules = await loadRules();
  const random = createRandom(seed);
  let decisions = 0;
  const begin = performance.now();
  const deadline = begin + seconds * 1000;
  do {
    decisions += playGame(rules, random);
  } while (performance.now() < deadline);
  return { decisions, seconds: (performance.now() - begin) / 1000 };
}

/** @type {{ rules: any, config: any } | undefined} */
let prepared;

/**
 * One whole game with uniformly random legal decisions, on the in-place path that search uses. As in peer.mjs, one
 * decision is: read the state, list the legal moves, choose one with `random(count)`, apply it.
 *
 * @param {any} rulesPackage the compiled rules package
 * @param {(bound: number) => number} random a whole number from 0 to bound - 1
 * @returns {number} decisions made
 */
function playGame(rulesPackage, random) {
  const { assembleRules, createConfig, oneVersusMany, playRandomPick, startGame } = rulesPackage;
  if (prepared === undefined) {
    const rules = assembleRules([oneVersusMany]);
    prepared = { rules, config: createConfig(rules, { seed: 'peers', generator: 'fast' }) };
  }
  const g = startGame(prepared.rules, { ...prepared.config, seed: `peers-${random(2 ** 31)}` });
  let decisions = 0;
  while (playRandomPick(g, random)) decisions++;
  return decisions;
}
