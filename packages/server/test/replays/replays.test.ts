import { FeedReader, linesOf } from '@great-machine/client';
import type { Verification } from '@great-machine/protocol';
import { AUDIENCES, itemAt, RULES_VERSION } from '@great-machine/rules';
import { readReplay } from '@great-machine/table';
import { describe, expect, it } from 'vitest';
import { NO_DOWNTIME, nodesForTests } from '../clocks/nodes-for-tests.js';
import { type Guest, playOn, startGame } from '../clocks/people.js';
import { leftByEarlierRules } from '../tables/earlier-rules.js';
import { Person } from '../tables/server.js';

const site = nodesForTests(() => NO_DOWNTIME);
const { open } = site;

const SETUP = { game: { revolutionaries: 1, masterPlan: 4 } };

async function replayOf(guest: Guest) {
  const file = readReplay(JSON.parse(JSON.stringify(await (await guest.at()).replay())));
  if (file === undefined) throw new Error('this is no replay');
  return file;
}

const verificationOf = async (guest: Guest) => (await guest.at()).verification();

const verdicts = ({ checks }: Verification) =>
  checks.map(({ of, came, rulesVersion = '' }) => `${of} ${came} ${rulesVersion}`.trim());

describe('a finished game', () => {
  it('is kept as one file that is found sound, also by a server that starts later', async () => {
    const node = open();
    const guests = await startGame(node, site.store, SETUP);
    const machine = itemAt(guests, 0);
    const tooEarly = expect.objectContaining({ why: { refused: 'not-now', stage: 'playing' } });
    await expect(replayOf(machine)).rejects.toEqual(tooEarly);
    await expect(verificationOf(machine)).rejects.toEqual(tooEarly);
    while ((await playOn(guests, 200)) > 0);
    await node.close();
    const kept = (await site.store.entries(machine.table, 0)).filter(({ key }) => key === 'replay');
    expect(kept).toHaveLength(1);

    machine.node = open();
    const file = await replayOf(machine);
    for (const audience of AUDIENCES) {
      const reader = new FeedReader();
      reader.read(file.feeds[audience]);
      expect(reader.view?.outcome).toBeDefined();
    }
    expect(file.feeds.machine.map(linesOf)).toEqual((await machine.read()).entries.map(linesOf));
    expect(JSON.stringify(file)).not.toContain('Player of');
    const verification = await verificationOf(machine);
    expect(verdicts(verification)).toEqual([
      'commitments holds',
      'key holds',
      'deal holds',
      `answers holds ${RULES_VERSION}`,
      'end holds',
      'feeds holds',
    ]);
    expect(verification.leftOut).toEqual(['machine', 'revolutionary-1']);
  }, 180_000);

  it('that went on under other rules shows where, and is checked from there', async () => {
    const first = open();
    const guests = await startGame(first, site.store, SETUP);
    const machine = itemAt(guests, 0);
    await playOn(guests, 40);
    await first.close();
    const reached = (await site.store.reached([machine.table])).get(machine.table) ?? 0;
    const node = open({ store: leftByEarlierRules(site.store, reached) });
    for (const guest of guests) guest.node = node;
    while ((await playOn(guests, 200)) > 0);

    const file = await replayOf(machine);
    expect(file.parts.map(({ rulesVersion }) => rulesVersion)).toEqual(['earlier', RULES_VERSION]);
    const feed = file.feeds.machine;
    const changed = feed.findIndex((entry) => linesOf(entry).some(({ key }) => key === 'rules-changed'));
    expect(changed).toBeGreaterThan(0);
    const shown = new FeedReader().read(feed).map(({ moments }) => moments.at(-1)?.view !== undefined);
    expect(shown).toEqual(feed.map((_, at) => at >= changed));
    expect(verdicts(await verificationOf(machine))).toEqual([
      'commitments holds',
      'key holds',
      'deal not-checked earlier',
      'answers not-checked earlier',
      `answers holds ${RULES_VERSION}`,
      'end holds',
      'feeds not-checked',
    ]);
  }, 180_000);
});

it('no replay leaves a table before the end, and none at all to those who have not joined it', async () => {
  const node = await site.place.openNode(site.store);
  const creator = new Person(node);
  const { table } = await creator.create();
  for (const what of ['replay', 'verification']) {
    const { status, body } = await creator.send('GET', `/tables/${table}/${what}`);
    expect([status, body]).toEqual([409, { refused: 'not-now', stage: 'gathering' }]);
    expect((await new Person(node).send('GET', `/tables/${table}/${what}`)).status).toBe(404);
  }
  await node.close();
});
