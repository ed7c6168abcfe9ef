import { createRequire } from 'node:module';
import { playerDice } from '@great-machine/rules';
import { type Below, type Measured, measure } from './measured.js';

/** As much of boardgame.io as is measured. It is installed beside this folder only, so the build does not see its types. */
interface Library {
  Client(setup: { readonly game: object; readonly numPlayers: number; readonly debug: boolean }): Client;
}

interface Client {
  start(): void;
  stop(): void;
  reset(): void;
  getState(): { readonly G: SmallState; readonly ctx: Context };
  readonly moves: { raise(field: number): void };
}

interface Context {
  readonly currentPlayer: string;
  readonly gameover?: object;
}

// boardgame.io and the libraries under it (redux, immer) choose their development or production code while
// they are being loaded, so this line must run before the `require` calls below.
process.env.NODE_ENV = 'production';

// boardgame.io/client is a folder holding a package.json, which Node's `import` refuses and `require` accepts.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as Library;
const { INVALID_MOVE } = require('boardgame.io/core') as { readonly INVALID_MOVE: string };
const { version } = require('boardgame.io/package.json') as { readonly version: string };

export const PEER = { name: 'boardgame.io', version } as const;

const FIELDS_PER_PLAYER = 10;
const FIELD_LIMIT = 9;
const MOVES_PER_GAME = 60;

interface SmallState {
  /** Ten numbers for each player, each from 0 to 9. */
  readonly fields: number[];
  /** Moves made so far. */
  played: number;
}

/**
 * Two players take turns, one move each. A move raises one of the mover's own ten fields by one and lowers the
 * opposite field by one. A full field cannot be raised. A player makes 30 moves and a field takes 9, so at most
 * three fields are full and a player always has 7 to 10 legal moves.
 */
const smallGame = {
  name: 'small-game',
  seed: 'small-game',
  setup: (): SmallState => ({ fields: new Array<number>(2 * FIELDS_PER_PLAYER).fill(0), played: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    raise({ G, ctx }: { readonly G: SmallState; readonly ctx: Context }, index: number) {
      const own = firstFieldOf(ctx) + index;
      const opposite = (own + FIELDS_PER_PLAYER) % (2 * FIELDS_PER_PLAYER);
      if (isFull(G, own)) return INVALID_MOVE;
      G.fields[own] = fieldOf(G, own) + 1;
      if (fieldOf(G, opposite) > 0) G.fields[opposite] = fieldOf(G, opposite) - 1;
      G.played += 1;
      return undefined;
    },
  },
  endIf({ G }: { readonly G: SmallState }) {
    if (G.played < MOVES_PER_GAME) return undefined;
    const sum = (fields: readonly number[]) => fields.reduce((total, field) => total + field, 0);
    const margin = sum(G.fields.slice(0, FIELDS_PER_PLAYER)) - sum(G.fields.slice(FIELDS_PER_PLAYER));
    return margin === 0 ? { draw: true } : { winner: margin > 0 ? '0' : '1' };
  },
};

function firstFieldOf({ currentPlayer }: Context): number {
  return Number(currentPlayer) * FIELDS_PER_PLAYER;
}

function fieldOf({ fields }: SmallState, index: number): number {
  return fields[index] ?? FIELD_LIMIT;
}

function isFull(state: SmallState, index: number): boolean {
  return fieldOf(state, index) >= FIELD_LIMIT;
}

/** Plays whole random games for at least so many seconds. */
export function measurePeer(seconds: number, seed: number): Measured {
  const below = playerDice(seed);
  const client = Client({ game: smallGame, numPlayers: 2, debug: false });
  client.start();
  const measured = measure(seconds, () => {
    client.reset();
    return playGame(client, below);
  });
  client.stop();
  return measured;
}

/** One decision is: read the state from the client, list the legal moves, choose one, dispatch it. Returns how many there were. */
function playGame(client: Client, below: Below): number {
  const legal: number[] = [];
  let decisions = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    // In production the client drops a refused move without a word; a count that differs shows it.
    if (G.played !== decisions) throw new Error(`boardgame.io refused move ${decisions} of the small game`);
    if (ctx.gameover !== undefined) break;
    const first = firstFieldOf(ctx);
    legal.length = 0;
    for (let index = 0; index < FIELDS_PER_PLAYER; index++) if (!isFull(G, first + index)) legal.push(index);
    client.moves.raise(legal[below(legal.length)] ?? 0);
    decisions++;
  }
  if (decisions !== MOVES_PER_GAME) throw new Error(`the small game ended after ${decisions} moves`);
  return decisions;
}
