import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSqliteStore, sqliteFile } from '@great-machine/server';
import { Line } from '@great-machine/server/internals';
import { NodeProcess } from './node-process.js';
import type { Disaster, Site } from './site.js';

/** In milliseconds: so long nothing runs at most. */
export const LONGEST_DOWNTIME = 1000;

/** In milliseconds: longer than a server waits for its database. */
const LONGEST_CUT = 8000;

/** Kills a server, and starts it again. */
export function killing(name: string, node: NodeProcess): Disaster {
  return {
    name,
    isKill: true,
    async strike(below) {
      await node.kill();
      await wait(below(LONGEST_DOWNTIME));
      await node.start();
    },
  };
}

/** A server ends as it is asked to, and another takes its place. */
export function restarting(name: string, node: NodeProcess): Disaster {
  return {
    name,
    isKill: false,
    async strike() {
      await node.stop();
      await node.start();
    },
  };
}

/** Lines pass nothing on for a while. */
export function cutting(name: string, lines: readonly Line[]): Disaster {
  return {
    name,
    isKill: false,
    async strike(below) {
      for (const line of lines) line.cutOff();
      await wait(below(LONGEST_CUT));
      for (const line of lines) line.mend();
    },
  };
}

/** One server that keeps its tables in a file. */
export async function openSqliteSite(ended: (why: string) => void): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
  const node = new NodeProcess({ DATA_DIR: folder, LOG_LEVEL: 'fatal' }, ended);
  const line = await Line.open(() => (node.port === undefined ? [] : [node.port]));
  return {
    address: `http://127.0.0.1:${line.port}`,
    disasters: [
      killing('the server is killed', node),
      restarting('the server is restarted', node),
      cutting('the people are cut off', [line]),
    ],
    start: () => node.start(),
    stop: (isKilled) => (isKilled ? node.kill() : node.stop()),
    openStore: () => openSqliteStore({ file: sqliteFile(folder) }),
    async remove() {
      await node.kill();
      line.close();
      await rm(folder, { recursive: true });
    },
  };
}
