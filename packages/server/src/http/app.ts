import { randomBytes } from 'node:crypto';
import { apiOf, MOST_BYTES, SPOKEN, type SpokenVersions } from '@great-machine/protocol';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { addressOf } from '../limits/address.js';
import { type LimitSettings, Limits } from '../limits/limits.js';
import { type Deliver, deliver } from '../notifications/deliver.js';
import { Notifier } from '../notifications/notifier.js';
import { Sender } from '../notifications/sender.js';
import { Metrics } from '../operations/metrics.js';
import { Retention } from '../operations/retention.js';
import { COME_BACK_AFTER, SOCKET_PATIENCE, type SocketPatience } from '../realtime/patience.js';
import { serveSockets } from '../realtime/sockets.js';
import type { ServerSettings } from '../settings/settings.js';
import { type Store, StoreError } from '../store/store.js';
import { Entrance } from '../tables/entrance.js';
import { Players } from '../tables/players.js';
import { refusalOfStore } from '../tables/refusal.js';
import { ServedTables } from '../tables/served-tables.js';
import { realWorld, type World } from '../tables/world.js';
import { refuseOtherVersions, serveApi, spokenVersions } from './api.js';
import { serveClient } from './client.js';
import { answersSoon, reportHealth } from './health.js';
import { limitRequests } from './limits.js';
import { type LogLines, logOptions } from './log.js';
import { MALFORMED_REQUESTS } from './malformed.js';
import { serveNotifications } from './notifications.js';
import { serveOperator } from './operator.js';
import { refusalOfStatus, refuse } from './refusals.js';
import { callOf, isForeign, secure } from './security.js';

export interface AppParts {
  readonly store: Store;
  /** What the tables are dealt by and tell the time by, if not by chance and the clock. */
  readonly world?: Partial<World>;
  /** Other patience with sockets than usual. */
  readonly patience?: Partial<SocketPatience>;
  /** Of the protocol that are spoken, if not the current one and the one before. */
  readonly versions?: SpokenVersions;
  /** The folder of the built client. */
  readonly client: string;
  readonly settings: LimitSettings &
    Pick<ServerSettings, 'trustProxy' | 'publicUrl' | 'logLevel' | 'keepDays' | 'tablesAwake'>;
  /** Without it there is nothing for an operator. */
  readonly operatorKey?: string;
  readonly logLines?: LogLines;
  /** How notifications leave the server, if not to the public internet alone. */
  readonly deliver?: Deliver;
}

declare module 'fastify' {
  interface FastifyInstance {
    notifier: Notifier;
  }
}

/** In milliseconds: so long a server that ends waits for requests under way; a client may never send the rest of its own. */
const FINISHING = 5000;

/** API and client, ready to listen. */
export async function createApp({
  store,
  client,
  settings,
  world = {},
  patience = {},
  versions = SPOKEN,
  operatorKey,
  logLines,
  deliver: deliverOutside = deliver,
}: AppParts): Promise<FastifyInstance> {
  const { trustProxy, publicUrl, logLevel, keepDays } = settings;
  const app = fastify({
    bodyLimit: MOST_BYTES,
    ...MALFORMED_REQUESTS,
    connectionTimeout: patience.stillConnection ?? SOCKET_PATIENCE.stillConnection,
    trustProxy: trustProxy > 0 && ((_, proxies) => proxies < trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    logger: logOptions(logLevel, logLines),
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    tables.endWaiting();
    setTimeout(() => app.server.closeAllConnections(), FINISHING).unref();
  });
  secure(app, publicUrl);
  app.addHook('onRequest', async (_, reply) => {
    if (isClosing) return refuse(reply, { refused: 'unavailable', retryAfter: COME_BACK_AFTER });
  });
  app.setNotFoundHandler((_, reply) => refuse(reply, { refused: 'not-found' }));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const why = error instanceof StoreError ? refusalOfStore(error) : refusalOfStatus(error.statusCode);
    if (why.refused === 'failed' || why.refused === 'unavailable') request.log.error(error);
    return refuse(reply, why);
  });
  reportHealth(app, store);
  const metrics: Metrics = new Metrics({
    bots: () => real.botLoad(),
    tablesAwake: () => tables.awakeCount,
    isStoreReady: () => answersSoon(store),
  });
  app.decorateReply('why', undefined);
  app.addHook('onResponse', async (_, { why }) => {
    if (why !== undefined) metrics.refused(why);
  });
  const real = realWorld(
    metrics.measure(store),
    (error) => app.log.error(error),
    (milliseconds) => metrics.botWaited(milliseconds),
  );
  const own: World = { ...real, mostAwake: settings.tablesAwake, ...world };
  const limits = new Limits(settings, own.now);
  limitRequests(app, limits, { trustProxy, operatorKey });
  const tables = new ServedTables(own);
  await own.decrees.refresh();
  const players = new Players(
    store,
    own.now,
    () => randomBytes(12).toString('base64url'),
    (player) => own.decrees.isBlocked(player),
  );
  const entrance = new Entrance(players, tables);
  const sender = new Sender(store.notifications, deliverOutside, own.now, publicUrl);
  for (const version of spokenVersions(versions))
    app.register(
      async (api) => {
        serveApi(api, own, { limits, players, tables, entrance });
        serveNotifications(api, own, { players, sender });
      },
      { prefix: apiOf(version) },
    );
  refuseOtherVersions(app, versions);
  const { now, report } = own;
  const notifier = new Notifier({ store: store.notifications, tables, sender, now, report });
  app.decorate('notifier', notifier);
  serveSockets(
    app,
    {
      entrance,
      limits,
      patience: { ...SOCKET_PATIENCE, ...patience },
      watch: metrics,
      versions,
      now: own.now,
      report: own.report,
    },
    {
      isForeign: (request) => isForeign(callOf(request, trustProxy > 0), publicUrl),
      addressOf: (request) => addressOf(request, trustProxy),
    },
  );
  if (operatorKey !== undefined) serveOperator(app, { key: operatorKey, metrics, world: own, tables });
  const retention = keepDays > 0 ? new Retention(own, tables, keepDays) : undefined;
  // A connection that is kept alive would keep the server from ending.
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => {
    await retention?.stop();
    await notifier.close();
    await tables.close();
    await real.close();
  });
  await serveClient(app, client);
  return app;
}
