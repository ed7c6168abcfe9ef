import { createRequire } from 'node:module';
import { createRandom } from './random.mjs';

// boardgame.io and the libraries under it (redux, immer) choose their development or production code while
// they are being loaded, so this line must run before the `require` calls below.
process.env.NODE_ENV = 'production';

// boardgame.io/client is a folder holding a package.json, which Node's `import` refuses and `require` accepts.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

export const peerName = 'boardgame.io';

/** @type {string} */
export const peerVersion = require('boardgame.io/package.json').version;

const FIELDS_PER_PLAYER = 10;
const FIELD_LIMIT = 9;
const MOVES_PER_GAME = 60;

/**
 * @typedef {object} SmallState
 * @property {number[]} fields ten numbers per player, each from 0 to 9
 * @property {number} played moves made so far
 */

/**
 * Two players take turns, one move each. A move raises one of the mover's own ten fields by one and lowers the
 * opposite field by one. A full field cannot be raised. A player makes 30 moves and a field takes 9, so at most
 * three fields are full and a player always has 7 to 10 legal moves.
 */
const smallGame = {
  name: 'small-game',
  seed: 'small-game',
  /** @returns {SmallState} */
  setup: () => ({ fields: new Array(2 * FIELDS_PER_PLAYER).fill(0), played: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    /**
     * @param {{ G: SmallState, ctx: { currentPlayer: string } }} context
     * @param {number} index
     */
    raise: ({ G, ctx }, index) => {
      const own = Number(ctx.currentPlayer) * FIELDS_PER_PLAYER + index;
      const opposite = (own + FIELDS_PER_PLAYER) % (2 * FIELDS_PER_PLAYER);
      if (!(G.fields[own] < FIELD_LIMIT)) return INVALID_MOVE;
      G.fields[own] += 1;
      if (G.fields[opposite] > 0) G.fields[opposite] -= 1;
      G.played += 1;
    },
  },
  /** @param {{ G: SmallState }} context */
  endIf: ({ G }) => {
    if (G.played < MOVES_PER_GAME) return undefined;
    const sum = (/** @type {number[]} */ fields) => fields.reduce((total, field) => total + field, 0);
    const margin = sum(G.fields.slice(0, FIELDS_PER_PLAYER)) - sum(G.fields.slice(FIELDS_PER_PLAYER));
    return margin === 0 ? { draw: true } : { winner: margin > 0 ? '0' : '1' };
  },
};

/**
 * Plays whole random games for at least the given time. One decision is: read the state from the client, list
 * the legal moves, choose one, dispatch it.
 *
 * @param {number} seconds
 * @param {number} seed
 * @returns {Promise<{ decisions: number, seconds: number }>}
 */
export async function measurePeer(seconds, seed) {
  const random = createRandom(seed);
  const client = Client({ game: smallGame, numPlayers: 2, debug: false });
  client.start();
  let decisions = 0;
  const begin = performance.now();
  const deadline = begin + seconds * 1000;
  do {
    client.reset();
    decisions += playGame(client, random);
  } while (performance.now() < deadline);
  const elapsed = (performance.now() - begin) / 1000;
  client.stop();
  return { decisions, seconds: elapsed };
}

/**
 * @param {any} client
 * @param {(bound: number) => number} random
 * @returns {number} decisions made
 */
function playGame(client, random) {
  /** @type {number[]} */
  const legal = [];
  let decisions = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    // In production the client drops a refused move without a word; a count that differs shows it.
    if (G.played !== decisions) throw new Error(`boardgame.io refused move ${decisions} of the small game`);
    if (ctx.gameover !== undefined) break;
    const first = Number(ctx.currentPlayer) * FIELDS_PER_PLAYER;
    legal.length = 0;
    for (let index = 0; index < FIELDS_PER_PLAYER; index += 1) {
      if (G.fields[first + index] < FIELD_LIMIT) legal.push(index);
    }
    client.moves.raise(legal[random(legal.length)]);
    decisions += 1;
  }
  if (decisions !== MOVES_PER_GAME) throw new Error(`the small game ended after ${decisions} moves`);
  return decisions;
}
