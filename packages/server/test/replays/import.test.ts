import { type CreatedTable, MOST_BYTES_OF_REPLAY } from '@great-machine/protocol';
import type { ReplayFile } from '@great-machine/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { playForReplay } from '../../../table/test/replay/files.js';
import { readSettings } from '../../src/settings/settings.js';
import { newKey, Person } from '../tables/server.js';
import { serverForTests } from '../tables/server-for-tests.js';

const site = serverForTests();
let file: ReplayFile;

beforeAll(async () => {
  file = await playForReplay(1, { revolutionaries: 1, masterPlan: 4 });
});

const bring = (person: Person, replay: unknown, once = newKey()) =>
  person.send('POST', '/replays', { once, replay });

async function brought(person: Person, replay: unknown): Promise<CreatedTable> {
  const { status, body } = await bring(person, replay);
  expect(status).toBe(200);
  return body;
}

describe('a replay from elsewhere', () => {
  it('is read by those to whom its link was given, and by no others', async () => {
    const [owner, friend, stranger] = [new Person(site.node), new Person(site.node), new Person(site.node)];
    const once = newKey();
    const { table, links } = (await bring(owner, file, once)).body;
    expect((await bring(owner, file, once)).body).toEqual({ table, links });
    await friend.join(table, links.spectators);
    for (const person of [owner, friend]) {
      const { body } = await person.send('GET', `/tables/${table}/replay`);
      expect(body).toEqual({ ...file, imported: 'verified' });
    }
    expect((await stranger.send('GET', `/tables/${table}/replay`)).status).toBe(404);
    const { checks } = (await friend.send('GET', `/tables/${table}/verification`)).body;
    expect(checks.map(({ came }: { came: string }) => came)).toEqual(checks.map(() => 'holds'));
  });

  it('has a table at which nothing is played', async () => {
    const owner = new Person(site.node);
    const { table, links } = await brought(owner, file);
    const { body: sheet } = await owner.join(table, links.invitation);
    expect(sheet).toMatchObject({ stage: 'closed', imported: 'verified', seats: [] });
    for (const request of [
      { do: 'claim-seat', seat: 'machine', name: 'Ada' },
      { do: 'start' },
      { do: 'change-setup', setup: { game: {} } },
    ])
      expect((await owner.request(table, request)).status).toBeGreaterThanOrEqual(400);
    expect((await owner.look(table, { do: 'read', since: 0 })).status).toBe(409);
    expect((await owner.look(table, { do: 'truth' })).status).toBe(409);
    expect((await owner.send('GET', '/lobby?stage=closed')).body.tables).toEqual([]);
  });

  it.each([
    { name: 'whose end is another', part: { hash: '0'.repeat(8) }, change: {} },
    { name: 'of other rules', part: { rulesVersion: 'later' }, change: {} },
    { name: 'with a state of its own', part: { start: { round: 1e9 } }, change: {} },
    { name: 'with an answer that is none', part: { entries: [{}] }, change: {} },
    {
      name: 'that calls itself verified',
      part: {},
      change: { imported: 'verified', feeds: { machine: [], revolutionaries: [], public: [] } },
    },
  ])('$name is kept as unverified', async ({ part, change }) => {
    const owner = new Person(site.node);
    const { table } = await brought(owner, { ...file, parts: [{ ...file.parts[0], ...part }], ...change });
    expect((await owner.send('GET', `/tables/${table}/replay`)).body.imported).toBe('unverified');
    expect((await owner.send('GET', `/tables/${table}/verification`)).status).toBe(200);
  });

  it('that is none is refused', async () => {
    const owner = new Person(site.node);
    const wrong = [
      'nothing',
      { ...file, format: 2 },
      { ...file, parts: [] },
      { ...file, feeds: { ...file.feeds, machine: [{ number: 0 }] } },
    ];
    for (const replay of wrong) expect((await bring(owner, replay)).status).toBe(400);
    const large = { ...file, table: 'x'.repeat(MOST_BYTES_OF_REPLAY) };
    expect((await bring(owner, large)).status).toBe(413);
    const entries = Array.from({ length: 10_001 }, () => ({}));
    expect((await bring(owner, { ...file, parts: [{ ...file.parts[0], entries }] })).status).toBe(413);
    expect((await owner.send('GET', '/me/data')).status).toBeLessThan(500);
  });

  it('counts as a new table', async () => {
    const settings = readSettings({ LOG_LEVEL: 'silent', TABLES_PER_PLAYER: '1' });
    const strict = await site.place.openNode(site.store, {}, {}, { settings });
    const owner = new Person(strict);
    await brought(owner, file);
    expect((await bring(owner, file)).status).toBe(429);
    await strict.close();
  });
});
