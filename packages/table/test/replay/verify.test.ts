import { FeedReader } from '@great-machine/client';
import { AUDIENCES, type Entry, itemAt } from '@great-machine/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReplayFile, readReplay, verifyReplay } from '../../src/index.js';
import { playForReplay } from './files.js';

let file: ReplayFile;

beforeAll(async () => {
  file = await playForReplay(1);
});

/** What does not hold, and why. */
async function faultsOf(changed: ReplayFile): Promise<readonly string[]> {
  const { checks } = await verifyReplay(changed);
  return checks.flatMap(({ of, came, where, because }) =>
    came === 'holds' ? [] : [`${of}: ${where ?? because}`],
  );
}

const withPart = (change: object): ReplayFile => ({ ...file, parts: [{ ...file.parts[0], ...change }] });

describe('a replay', () => {
  it('is read as it was written', () => {
    expect(readReplay(JSON.parse(JSON.stringify(file)))).toEqual(file);
    expect(readReplay({ ...file, format: 2 })).toBeUndefined();
    expect(readReplay({ ...file, parts: [] })).toBeUndefined();
    expect(readReplay('nothing')).toBeUndefined();
  });

  it('shows each audience the whole game, without the rules', () => {
    for (const audience of AUDIENCES) {
      const reader = new FeedReader();
      const entries = reader.read(file.feeds[audience]);
      expect(entries.every(({ moments }) => moments.every(({ view }) => view !== undefined))).toBe(true);
      expect(reader.view?.outcome).toBeDefined();
    }
  });
});

describe('a finished game', () => {
  it('is found sound where nothing was changed', async () => {
    const { checks, tossed } = await verifyReplay(file);
    expect(checks.map(({ of, came }) => `${of} ${came}`)).toEqual([
      'commitments holds',
      'key holds',
      'deal holds',
      'answers holds',
      'end holds',
      'feeds holds',
    ]);
    expect(tossed).toEqual(['server', 'machine', 'revolutionary-1']);
  });

  it('is found out where bits are not those that were committed to', async () => {
    const [server, machine, heroes] = file.toss.revealed?.tossed ?? [];
    if (server === undefined || machine === undefined || heroes === undefined) throw new Error('no bits');
    const tossed = [{ ...server, bits: '6'.repeat(32) }, machine, heroes];
    const revealed = { key: file.toss.revealed?.key ?? '', tossed };
    const changed = { ...file, toss: { ...file.toss, revealed } };
    expect(await faultsOf(changed)).toEqual(['commitments: server', 'key: key']);
    const without = { ...file, toss: { ...file.toss, revealed: { ...revealed, tossed: [server, machine] } } };
    expect(await faultsOf(without)).toEqual(['commitments: revolutionary-1', 'key: key']);
  });

  it('is found out where Heroes were chosen that the key has not drawn', async () => {
    const { config } = file.parts[0];
    const faults = await faultsOf(withPart({ config: { ...config, masterPlan: config.masterPlan + 1 } }));
    expect(faults).toContain('deal: setup');
  });

  it('is found out where an answer is missing or another one, or the end is another', async () => {
    const { entries } = file.parts[0];
    const missing = await faultsOf(withPart({ entries: entries.filter((_, at) => at !== 5) }));
    expect(missing[0]).toMatch(/^answers: answer \d+ of/);
    const said = itemAt(entries, 0) as Entry & { readonly picks: readonly string[] };
    const other = [{ ...said, picks: ['nonsense'] }, ...entries.slice(1)];
    expect((await faultsOf(withPart({ entries: other })))[0]).toBe(`answers: answer 1 of ${entries.length}`);
    expect(await faultsOf(withPart({ hash: '0'.repeat(16) }))).toContain('end: hash');
    expect(await faultsOf(withPart({ entries: entries.slice(0, -1) }))).toContain('end: hash');
  });

  it('is found out where an audience was told something else', async () => {
    const [first, ...others] = file.feeds.machine;
    if (first === undefined) throw new Error('an empty feed');
    const machine = [{ ...first, moments: first.moments.map((one) => ({ ...one, lines: [] })) }, ...others];
    expect(await faultsOf({ ...file, feeds: { ...file.feeds, machine } })).toEqual(['feeds: machine']);
  });

  it('is not checked where a seed was chosen or other rules have played it, and says so', async () => {
    expect(await faultsOf({ ...file, toss: { ...file.toss, isSeedChosen: true } })).toEqual([
      'commitments: chosen-seed',
      'key: chosen-seed',
    ]);
    expect(await faultsOf(withPart({ rulesVersion: 'other' }))).toEqual([
      'deal: other-rules',
      'answers: other-rules',
      'end: other-rules',
      'feeds: other-rules',
    ]);
  });
});
