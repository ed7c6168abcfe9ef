import { setTimeout as wait } from 'node:timers/promises';
import { openPostgresStore } from '@great-machine/server';
import { Line, type PostgresServer, startPostgres } from '@great-machine/server/internals';
import { NodeProcess } from './node-process.js';
import type { Disaster, Site } from './site.js';
import { cutting, killing, LONGEST_DOWNTIME, restarting } from './sqlite-site.js';

const NODES = 2;

/** Two servers and their database, each of which reaches it by a line of its own. */
export async function openPostgresSite(ended: (why: string) => void): Promise<Site> {
  const database = await startPostgres([]);
  const url = await database.newSchema();
  const cables = await Promise.all(Array.from({ length: NODES }, () => Line.open(() => [database.port])));
  const nodes = cables.map(({ port }) => {
    const { href } = Object.assign(new URL(url), { port: `${port}` });
    return new NodeProcess({ DATABASE_URL: href, LOG_LEVEL: 'fatal' }, ended);
  });
  const line = await Line.open(() => nodes.flatMap(({ port }) => port ?? []));
  return {
    address: `http://127.0.0.1:${line.port}`,
    disasters: [
      ...nodes.map((node, at) => killing(`server ${at + 1} is killed`, node)),
      killingDatabase(database),
      ...cables.map((cable, at) => cutting(`server ${at + 1} is cut off from the database`, [cable])),
      cutting('the database is cut off', cables),
      ...nodes.map((node, at) => restarting(`server ${at + 1} is restarted`, node)),
      cutting('the people are cut off', [line]),
    ],
    start: async () => void (await Promise.all(nodes.map((node) => node.start()))),
    stop: async (isKilled) =>
      void (await Promise.all(nodes.map((node) => (isKilled ? node.kill() : node.stop())))),
    openStore: () => openPostgresStore({ url }),
    async remove() {
      await Promise.all(nodes.map((node) => node.kill()));
      for (const one of [line, ...cables]) one.close();
      await database.stop();
    },
  };
}

function killingDatabase(database: PostgresServer): Disaster {
  return {
    name: 'the database is killed',
    isKill: true,
    async strike(below) {
      await database.kill();
      await wait(below(LONGEST_DOWNTIME));
      await database.startAgain();
    },
  };
}
