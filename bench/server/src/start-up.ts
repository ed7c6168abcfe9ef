import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { percentile } from './percentile.js';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const times: number[] = [];
for (let run = 0; run < Number(values.runs); run++) times.push(await timeOfStart());
console.log(
  JSON.stringify({
    runs: times.length,
    medianMs: Math.round(percentile(times, 50)),
    slowestMs: Math.round(Math.max(...times)),
  }),
);

/** In milliseconds: from `npm start` on an empty folder of data until the server says that it is ready. */
async function timeOfStart(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'great-machine-start-'));
  const began = performance.now();
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    OPEN_BROWSER: 'no',
    LOG_LEVEL: 'silent',
  };
  const server = spawn('npm', ['start', '--silent'], { cwd: REPOSITORY, env, detached: true });
  try {
    const reply = await fetch(`${await addressOf(server)}api/ready`);
    if (!reply.ok) throw new Error(`the server is not ready: ${reply.status}`);
    return performance.now() - began;
  } finally {
    const ended = once(server, 'exit');
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  }
}

async function addressOf(server: ChildProcessWithoutNullStreams): Promise<string> {
  let said = '';
  for await (const chunk of server.stdout) {
    said += chunk;
    const address = /http:\/\/localhost:\d+\//.exec(said)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`the server has ended: ${said}`);
}
