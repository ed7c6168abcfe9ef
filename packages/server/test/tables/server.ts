import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatedTable, TableSetup } from '@great-machine/protocol';
import type { FastifyInstance } from 'fastify';
import { createInProcessPool } from '../../../bots/test/in-process-pool.js';
import { type AppParts, createApp } from '../../src/http/app.js';
import { openSqliteStore, sqliteFile } from '../../src/open-store.js';
import type { SocketPatience } from '../../src/realtime/patience.js';
import { raisedLimits, readSettings } from '../../src/settings/settings.js';
import type { Store } from '../../src/store/store.js';
import type { World } from '../../src/tables/world.js';

/** A folder for the data of servers, with a client that is nearly nothing. */
export async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
  await mkdir(join(folder, 'client'));
  await writeFile(join(folder, 'client', 'index.html'), '<!doctype html>');
  return {
    folder,
    file: sqliteFile(folder),
    openStore: () => openSqliteStore({ file: sqliteFile(folder) }),
    /** A node of the server; the store stays open when it is closed. */
    openNode: (
      store: Store,
      world: Partial<World> = {},
      patience: Partial<SocketPatience> = {},
      parts: Partial<AppParts> = {},
    ) =>
      createApp({
        // Tests ask as fast as they can, and some set the clock; those of the limits set them.
        settings: readSettings({ LOG_LEVEL: 'silent', ...raisedLimits() }),
        ...parts,
        store,
        client: join(folder, 'client'),
        world: {
          pool: () => createInProcessPool(),
          botPace: undefined,
          wishPace: AT_WILL,
          asidePace: AT_WILL,
          takeBackPace: AT_WILL,
          ...world,
        },
        patience,
      }),
    remove: () => rm(folder, { recursive: true }),
  };
}

export type Folder = Awaited<ReturnType<typeof makeFolder>>;

/** As often as a test likes; those of the pace set it. */
const AT_WILL = { atOnce: 1000, perSecond: 1000 };

export function newKey(): string {
  return randomBytes(16).toString('base64url');
}

export interface Came {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every kind
  readonly body: any;
}

/** A person with a browser. */
export class Person {
  key = newKey();

  constructor(public node: FastifyInstance) {}

  async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Came> {
    const headers = { authorization: `Bearer ${this.key}` };
    const { statusCode, body } = await this.node.inject({ method, url: `/api/v1${path}`, headers, payload });
    return { status: statusCode, body: body === '' ? undefined : JSON.parse(body) };
  }

  /** Asks something of a table; what changes something has a key of its own unless it is given. */
  request(table: string, request: object, once = newKey()): Promise<Came> {
    return this.send('POST', `/tables/${table}/requests`, { once, ...request });
  }

  look(table: string, request: object): Promise<Came> {
    return this.send('POST', `/tables/${table}/requests`, request);
  }

  async create(setup: Partial<TableSetup> = {}, once = newKey()): Promise<CreatedTable> {
    const { body } = await this.send('POST', '/tables', {
      once,
      setup: { game: { revolutionaries: 1 }, ...setup },
    });
    return body;
  }

  join(table: string, link: string): Promise<Came> {
    return this.send('POST', `/tables/${table}/join`, { link });
  }

  claim(table: string, seat: string, name: string): Promise<Came> {
    return this.request(table, { do: 'claim-seat', seat, name });
  }
}
