import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serve } from '../../src/serve.js';
import { readSettings } from '../../src/settings/settings.js';

const folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
afterAll(() => rm(folder, { recursive: true }));

async function serving(variables: Record<string, string>) {
  const server = await serve(readSettings({ DATA_DIR: folder, PORT: '0', ...variables }));
  const { port } = new URL(server.address);
  const isReachedAt = (host: string) =>
    fetch(`http://${host}:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  return { ...server, port, isReachedAt };
}

describe('a server', () => {
  it('is for this machine alone as usual, and says how to let friends in', async () => {
    const { greeting, isReachedAt, close } = await serving({});
    expect(greeting).toContain('HOST=0.0.0.0 npm start');
    expect(await isReachedAt('localhost')).toBe(true);
    // An address of this machine at which it does not listen.
    expect(await isReachedAt('127.0.0.2')).toBe(false);
    await close();
  });

  it('for others says where friends find it', async () => {
    const open = await serving({ HOST: '0.0.0.0' });
    expect(open.greeting).toContain('Friends reach it at');
    expect(open.greeting).not.toContain('HOST=');
    await open.close();
    const behindProxy = await serving({ HOST: '0.0.0.0', PUBLIC_URL: 'https://play.example' });
    expect(behindProxy.greeting).toContain('  https://play.example/');
    await behindProxy.close();
  });
});
