import {
  ENDPOINTS,
  type Endpoint,
  type Lobby,
  type Me,
  type MyData,
  type MyGames,
  type SpokenVersions,
  TableId,
} from '@great-machine/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Limits } from '../limits/limits.js';
import { awaitNews } from '../realtime/long-poll.js';
import type { PlayerRow } from '../store/player-store.js';
import type { Entrance } from '../tables/entrance.js';
import { importReplay } from '../tables/import-replay.js';
import { findListed } from '../tables/lobby.js';
import type { Players } from '../tables/players.js';
import { Refusal } from '../tables/refusal.js';
import type { ServedTables } from '../tables/served-tables.js';
import { readTableSettings } from '../tables/settings.js';
import { checkSetup } from '../tables/setup.js';
import { gameOf } from '../tables/summary.js';
import type { World } from '../tables/world.js';
import { check } from './check.js';
import { keyOf } from './key.js';
import { dataOf } from './my-data.js';
import { refuse } from './refusals.js';

/** A checked request. */
interface Asked<E extends Endpoint> {
  readonly body: E['body'] extends z.ZodType ? z.infer<E['body']> : undefined;
  readonly query: E['query'] extends z.ZodType ? z.infer<E['query']> : undefined;
  /** Of the path; empty where there is none in it. */
  readonly table: string;
  /** The key of the player; empty where none is needed. */
  readonly key: string;
  readonly address: string;
  /** Acts when the connection has ended, or the reply is sent. */
  readonly whenDone: (act: () => void) => void;
}

type ReplyTo<E extends Endpoint> = E['reply'] extends z.ZodType ? z.input<E['reply']> : undefined;

interface ApiParts {
  readonly limits: Limits;
  readonly players: Players;
  readonly tables: ServedTables;
  readonly entrance: Entrance;
}

/** Every request by HTTP that is not for watching over the server, below the path of a version. */
export function serveApi(
  app: FastifyInstance,
  world: World,
  { limits, players, tables, entrance }: ApiParts,
): void {
  const { store } = world;

  serve(app, ENDPOINTS.createTable, async ({ key, address, body }) => {
    // Nothing is kept of a player who is refused.
    checkSetup(body.setup.game);
    // A request that is sent again sets no table up.
    if (!(await tables.isSetUp(key, body.once))) limits.takeTable({ address, key });
    return tables.create({ id: (await players.findOrEnter(key)).id, key }, body);
  });

  serve(app, ENDPOINTS.importReplay, async ({ key, address, body }) => {
    if (!(await tables.isSetUp(key, body.once))) limits.takeTable({ address, key });
    return importReplay(world, { id: (await players.findOrEnter(key)).id, key }, body);
  });

  serve(app, ENDPOINTS.join, async ({ key, table, body }) => {
    const visit = await entrance.join(key, table, body.link);
    return visit.table.sheetFor(visit.player);
  });

  serve(app, ENDPOINTS.request, async ({ key, table, query, body }) => {
    const visit = await entrance.visit(key, table, query.side);
    return { reply: await visit.table.request(visit.player, body) };
  });

  serve(app, ENDPOINTS.news, async ({ key, address, table, query, body, whenDone }) => {
    whenDone(limits.takeWaiting({ address, key }));
    return awaitNews(await entrance.visit(key, table, query.side), body, world.now, tables.ended);
  });

  serve(app, ENDPOINTS.replay, async ({ key, table }) => (await entrance.visit(key, table)).table.replay());

  serve(app, ENDPOINTS.verification, async ({ key, table }) =>
    (await entrance.visit(key, table)).table.verification(),
  );

  serve(app, ENDPOINTS.lobby, async ({ query }): Promise<Lobby> => findListed(store, query));

  serve(app, ENDPOINTS.me, async ({ key }): Promise<Me> => {
    const player = await players.find(key);
    return { createdAt: player?.createdAt ?? world.now(), settings: player?.settings ?? '' };
  });

  serve(app, ENDPOINTS.keepSettings, async ({ key, body }) => {
    await store.players.keepSettings((await players.findOrEnter(key)).id, body.settings);
    return undefined;
  });

  const gamesOf = async (player: PlayerRow | undefined): Promise<MyGames['games']> => {
    const seated = player === undefined ? [] : await store.tablesOf(player.id);
    const rows = new Map(seated.map(({ table }) => [table.id, table]));
    return [...rows.values()].map((row) => {
      const seats = seated.flatMap(({ table, seat }) => (table.id === row.id ? [seat] : []));
      return gameOf(row, readTableSettings(row).setup.title, seats);
    });
  };

  serve(app, ENDPOINTS.myGames, async ({ key }): Promise<MyGames> => {
    return { games: await gamesOf(await players.find(key)) };
  });

  serve(app, ENDPOINTS.myData, async ({ key }): Promise<MyData> => {
    const player = await known(players, key);
    const games = await gamesOf(player);
    return dataOf(store, player, games);
  });

  serve(app, ENDPOINTS.changeKey, async ({ key, body }) => {
    const player = await players.admit(key);
    if (player === undefined) throw new Refusal({ refused: 'not-found' });
    if (body.key !== key) await tables.changeKey(player.id, body.key);
    return undefined;
  });

  serve(app, ENDPOINTS.forgetMe, async ({ key }) => {
    const player = await players.find(key);
    if (player !== undefined) await tables.forget(player.id);
    return undefined;
  });
}

/** A client of another version asks below another path. */
export function refuseOtherVersions(app: FastifyInstance, versions: SpokenVersions): void {
  app.all('/api/*', (_, reply) => refuse(reply, { refused: 'not-found' }));
  app.all<{ Params: { version: string } }>('/api/v:version/*', ({ params: { version } }, reply) =>
    spokenVersions(versions).map(String).includes(version)
      ? refuse(reply, { refused: 'not-found' })
      : refuse(reply, { refused: 'reload', ...versions }),
  );
}

/** Each of them. */
export function spokenVersions({ oldest, newest }: SpokenVersions): readonly number[] {
  return Array.from({ length: newest - oldest + 1 }, (_, at) => oldest + at);
}

/** A player of whom the server keeps nothing has joined no table. */
async function known(players: Players, key: string): Promise<PlayerRow> {
  const player = await players.find(key);
  if (player === undefined) throw new Refusal({ refused: 'not-found' });
  return player;
}

/** Serves one endpoint: checks what is asked, and refuses what is not carried out. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  reply: (asked: Asked<E>) => Promise<ReplyTo<E>>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.mostBytes,
    handler: async (request, replying) => {
      try {
        const came = await reply({
          ...read(endpoint, request),
          address: request.callerAddress,
          whenDone: (act) => void replying.raw.once('close', act),
        });
        replying.header('cache-control', 'no-store');
        return endpoint.reply === undefined ? replying.code(204).send() : replying.send(came);
      } catch (error) {
        if (error instanceof Refusal) return refuse(replying, error.why);
        throw error;
      }
    },
  });
}

function read<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Omit<Asked<E>, 'address' | 'whenDone'> {
  const { body, query } = endpoint;
  const { table = '' } = request.params as { readonly table?: string };
  if (endpoint.path.includes(':table') && !TableId.safeParse(table).success)
    throw new Refusal({ refused: 'not-found' });
  const key = endpoint.isOpen ? '' : keyOf(request);
  return {
    body: body && check(body, request.body),
    query: query && check(query, request.query),
    table,
    key,
  } as Omit<Asked<E>, 'address' | 'whenDone'>;
}
