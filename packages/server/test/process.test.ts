import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { npmStart, untilUp } from './npm-start.js';

const folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
afterAll(() => rm(folder, { recursive: true }));

/** `npm start`, with these variables and a folder of data of its own. */
function start(variables: Record<string, string> = {}, words: readonly string[] = []) {
  return npmStart({ DATA_DIR: join(folder, 'data'), ...variables }, words);
}

async function outcomeOf(server: ChildProcessWithoutNullStreams) {
  let said = '';
  server.stdout.on('data', (chunk) => {
    said += chunk;
  });
  server.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(server, 'close');
  return { code, said };
}

it('one command serves API and client on one port, refuses a second one on its data, and ends when asked', async () => {
  const server = start();
  const address = await untilUp(server);
  expect(await (await fetch(`${address}/api/ready`)).json()).toEqual({ is: 'ready' });
  const second = await outcomeOf(start());
  expect(second.code).toBe(1);
  expect(second.said).toContain('another process uses the database');
  server.kill('SIGTERM');
  expect((await once(server, 'exit'))[0]).toBe(0);
});

it('settings that cannot be used are named, all of them, before anything happens', async () => {
  const { code, said } = await outcomeOf(start({ PORT: 'x', LOG_LEVEL: 'loud' }));
  expect(code).toBe(1);
  expect(said).toMatch(/^PORT is 'x': .*\nLOG_LEVEL is 'loud': .*\n$/);
});

it('the help lists the settings', async () => {
  const { code, said } = await outcomeOf(start({}, ['--help']));
  expect(code).toBe(0);
  for (const name of ['HOST', 'DATABASE_URL', 'OPEN_BROWSER']) expect(said).toContain(name);
});
