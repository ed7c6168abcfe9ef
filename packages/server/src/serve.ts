import type { Server as HttpServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './http/app.js';
import { openPostgresStore, openSqliteStore, sqliteFile } from './open-store.js';
import { readOperatorKey } from './operations/operator-key.js';
import type { ServerSettings } from './settings/settings.js';
import type { Store } from './store/store.js';

const CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** A server that is up. */
export interface Server {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** What a person who started it should know. */
  readonly greeting: string;
  /** Takes no new requests, finishes those under way, and lets the store go. */
  close(): Promise<void>;
}

export async function serve(settings: ServerSettings): Promise<Server> {
  const store = await openStore(settings);
  try {
    const operatorKey = await readOperatorKey(settings.dataDir);
    const app = await createApp({ store, client: CLIENT, settings, operatorKey });
    await app.listen({ host: settings.host, port: settings.port });
    const port = portOf(app.server.address()) ?? settings.port;
    return {
      address: `http://localhost:${port}/`,
      greeting: greet(settings, port),
      async close() {
        await app.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The port that was free, where any would do. */
function portOf(address: ReturnType<HttpServer['address']>): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}

function openStore({ databaseUrl, databaseConnections, dataDir }: ServerSettings): Promise<Store> {
  return databaseUrl === undefined
    ? openSqliteStore({ file: sqliteFile(dataDir) })
    : openPostgresStore({ url: databaseUrl, connections: databaseConnections });
}

/** Whether only this machine reaches the server. */
export function isOwnMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

function greet({ host, publicUrl, databaseUrl, dataDir }: ServerSettings, port: number): string {
  const kept =
    databaseUrl === undefined
      ? relative('.', sqliteFile(dataDir))
      : 'the PostgreSQL database of DATABASE_URL';
  const friends = isOwnMachine(host)
    ? [
        'Only this machine reaches it. To let friends in, stop it and start it with',
        '  HOST=0.0.0.0 npm start',
        'docs/hosting.md says how to play over the internet.',
      ]
    : ['Friends reach it at', ...friendsAddresses(host, publicUrl, port).map((address) => `  ${address}`)];
  return [`Great Machine is at http://localhost:${port}/`, `Tables are kept in ${kept}.`, ...friends].join(
    '\n',
  );
}

function friendsAddresses(host: string, publicUrl: string | undefined, port: number): readonly string[] {
  if (publicUrl !== undefined) return [`${publicUrl}/`];
  const hosts = host === '0.0.0.0' || host === '::' ? ownAddresses() : [host];
  return hosts.map((one) => `http://${one}:${port}/`);
}

/** Those by which other machines of the same network find this one. */
function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  );
}
