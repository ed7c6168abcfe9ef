import { createRandom } from './random.mjs';

const RULES_MODULE = new URL('../../packages/rules/dist/index.js', import.meta.url);
const NOT_BUILT = 'build the project first: npm ci';

/**
 * The export of packages/rules that the loop below needs.
 * PLUG IN (1 of 2): put the name of the real export here.
 */
const REQUIRED_EXPORT = 'createGame';

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

/**
 * PLUG IN (2 of 2): one whole game with uniformly random legal decisions. As in peer.mjs, one decision is: read
 * the state, list the legal moves, choose one with `random(count)`, apply it.
 *
 * @param {any} _rules the compiled rules package
 * @param {(bound: number) => number} _random a whole number from 0 to bound - 1
 * @returns {number} decisions made
 */
function playGame(_rules, _random) {
  throw new Error('bench/peers/ours.mjs: the random game loop is not plugged in yet');
}
