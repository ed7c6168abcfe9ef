import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameRecord, RULES_VERSION } from '@great-machine/rules';
import type { SavedTable } from '@great-machine/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repeated, runCli } from '../../test/io.js';
import { readRecord } from '../files/record-file.js';

const KEPT = fileURLToPath(new URL('../../../table/test/saves/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'great-machine-saves-'));
afterAll(() => rmSync(folder, { recursive: true }));

function filesOf(format: string): readonly string[] {
  return readdirSync(join(KEPT, format)).map((file) => `${format}/${file}`);
}

function readSave(file: string): SavedTable {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function written(name: string, data: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(data));
  return file;
}

/** Words as they are told, wherever their lines break. */
const unbroken = (text: string) => text.replaceAll(/\s+/g, ' ');

async function load(file: string, typed: readonly string[] = [], as: readonly string[] = []) {
  const { code, out, err } = await runCli(['play', '--load', file, ...as], typed);
  return { code, out: unbroken(out), err: unbroken(err) };
}

const AS_MACHINE = ['--as', 'machine'];

const RULES_CHANGED = /version \d+ of the rules applies instead of (\d+)/;

describe('a saved game', () => {
  const middle = join(folder, 'middle.json');
  const later = join(folder, 'later.json');
  const goOn = (to: string) => [...repeated('1', 12), `save ${to}`];
  beforeAll(async () => {
    const args = ['play', '--as', 'finch', '--level', 'apprentice', '--seed', 'kept'];
    await runCli(args, [...repeated('1', 6), `save ${middle}`, ...goOn(later)]);
  });

  it('goes on as if it had not been left: the bots remember what they planned and draw the same chance', async () => {
    expect(Object.keys(readSave(middle).memories)).not.toEqual([]);
    const loaded = join(folder, 'loaded.json');
    const { code, out } = await runCli(['play', '--load', middle], goOn(loaded), 'another secret');
    expect([code, unbroken(out)]).toEqual([
      0,
      expect.stringContaining('You lead Finch; bots of the level apprentice'),
    ]);
    expect(readSave(loaded)).toEqual(readSave(later));
    expect(readSave(loaded).history.entries.length).toBeGreaterThan(readSave(middle).history.entries.length);
  });

  it('holds the secret of its bots', () => {
    expect(readSave(middle).secret).toBe('secret of the tests');
  });

  it('keeps its undo', async () => {
    const file = join(folder, 'undo.json');
    await runCli(['play', '--seed', 'kept'], ['1', `save ${file}`]);
    expect((await load(file, ['undo'])).out).toContain('Your last answer is taken back.');
  });

  it('goes on with another person and other bots, who remember nothing', async () => {
    const other = join(folder, 'other.json');
    const args = ['play', '--load', middle, '--as', 'machine', '--level', 'random'];
    const { out } = await runCli(args, [`save ${other}`]);
    expect(unbroken(out)).toContain('You are the Great Machine; the others choose at random');
    const { occupants, memories, secret } = readSave(other);
    expect(occupants.machine).toEqual({ name: '' });
    expect(occupants['revolutionary-1']).toEqual({ name: '', bot: 'random' });
    expect([memories, secret]).toEqual([{}, 'secret of the tests']);
  });

  it('is read and verified by replay, and is no scenario', async () => {
    expect((await runCli(['replay', middle, '--verify'])).out).toMatch(/^same/);
    expect((await runCli(['replay', middle])).out).toContain('Round 1 begins.');
    expect((await runCli(['scenario', middle])).out).toContain('this is a recorded game; use replay');
  });
});

describe.each(filesOf('format-2'))('the saved game %s', (name) => {
  const file = join(KEPT, name);
  const { rulesVersion, occupants, notes, secret } = readSave(file);
  const isEarlier = rulesVersion !== RULES_VERSION;

  it('goes on with who sat there, and says so if the rules are others', async () => {
    const again = join(folder, 'again.json');
    const { code, out, err } = await load(file, [`save! ${again}`]);
    expect([code, err]).toEqual([0, '']);
    expect(RULES_CHANGED.exec(out)?.[1]).toBe(isEarlier ? rulesVersion : undefined);
    expect(readSave(again)).toMatchObject({ rulesVersion: RULES_VERSION, occupants, notes, secret });
  });

  it('is verified by replay', async () => {
    const { code, out } = await runCli(['replay', file, '--verify']);
    expect([code, out]).toEqual(
      isEarlier ? [1, expect.stringMatching(/^other version/)] : [0, expect.stringMatching(/^same/)],
    );
  });
});

describe.each(filesOf('format-1'))('the saved game %s', (name) => {
  const file = join(KEPT, name);

  it('goes on under these rules and says so, or says why it cannot', async () => {
    const { code, out, err } = await load(file, ['undo']);
    if (name.includes('refused')) {
      expect([code, err]).toEqual([
        1,
        expect.stringContaining('cannot be opened: entry 73 is refused: no-such-decision (R-INF-6)'),
      ]);
    } else if (name.includes('notes')) {
      expect([code, err]).toEqual([
        2,
        expect.stringContaining('people play both sides in the saved game: say with --as who you are'),
      ]);
    } else {
      const { rulesVersion } = JSON.parse(readFileSync(file, 'utf8')).record;
      expect([code, err, RULES_CHANGED.exec(out)?.[1]]).toEqual([0, '', rulesVersion]);
      expect(out).not.toContain('Your last answer is taken back.');
    }
  });

  it('is verified by replay as one of other rules', async () => {
    expect((await runCli(['replay', file, '--verify'])).out).toMatch(/^other version/);
  });
});

describe('a record, as earlier terminals saved games', () => {
  const saved = join(folder, 'to-record.json');
  let record: GameRecord;
  beforeAll(async () => {
    await runCli(['play', '--as', 'machine', '--seed', 'record'], ['10', '2', `save ${saved}`]);
    record = readRecord(saved);
  });

  it('goes on where it stood, with its undo', async () => {
    const again = join(folder, 'from-record.json');
    const { code, out, err } = await load(
      written('record.json', record),
      [`save! ${again}`, 'undo'],
      AS_MACHINE,
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Your last answer is taken back.');
    expect(out).not.toMatch(RULES_CHANGED);
    expect(readRecord(again)).toEqual(record);
  });

  it('of earlier rules goes on from where it stood, and says so', async () => {
    const file = written('earlier.json', { ...record, rulesVersion: '3' });
    const { code, out } = await load(file, ['undo'], AS_MACHINE);
    expect([code, RULES_CHANGED.exec(out)?.[1]]).toEqual([0, '3']);
    expect(out).toContain('Nothing can be undone');
  });

  it.each(['machine', 'rules-2'])('of the time of format 1 goes on from where it stood: %s', async (name) => {
    const early: GameRecord = JSON.parse(readFileSync(join(KEPT, `format-1/${name}.json`), 'utf8')).record;
    const { code, out } = await load(written('early.json', early));
    expect([code, RULES_CHANGED.exec(out)?.[1]]).toEqual([0, early.rulesVersion]);
  });

  it('whose answers lead elsewhere is refused, under these rules and earlier ones', async () => {
    for (const rulesVersion of [RULES_VERSION, '3']) {
      const { code, err } = await load(written('hash.json', { ...record, rulesVersion, hash: 'x' }));
      expect([code, err]).toEqual([
        1,
        expect.stringContaining(
          'hash.json cannot be opened: its answers do not lead to where it says that the game stood',
        ),
      ]);
    }
  });

  it('with an answer that is refused says which', async () => {
    const entries = [{ seat: 'machine', decision: 'none', picks: ['end'] }];
    const { code, err } = await load(written('refused.json', { ...record, entries }));
    expect([code, err]).toEqual([1, expect.stringContaining('cannot be opened: entry 1 is refused')]);
  });
});

describe('the report of a bug that a browser downloads', () => {
  const report = { what: 'great-machine bug report', when: '2030-12-31', message: '' };

  it.each(['record', 'save'])('is read and verified by replay, and played on from, with a %s', async (of) => {
    const save = readSave(join(KEPT, 'format-2/machine.json'));
    const game = of === 'save' ? save : readRecord(join(KEPT, 'format-2/machine.json'));
    const file = written('report.json', { ...report, game });
    expect((await runCli(['replay', file, '--verify'])).out).toMatch(/^same/);
    expect((await load(file, [], AS_MACHINE)).out).toContain('You are the Great Machine');
  });

  it('says so where no table was open', async () => {
    const { code, err } = await runCli(['replay', written('report.json', report)]);
    expect([code, err]).toEqual([1, expect.stringContaining('is a report without a game')]);
  });
});

describe('a file that is no game to go on with', () => {
  const machine = readSave(join(KEPT, 'format-2/machine.json'));

  it.each<[string, object, RegExp]>([
    ['of another format', { ...machine, format: 3 }, /cannot be opened: the format 3/],
    ['with a torn position', { ...machine, position: '{' }, /cannot be opened: .*JSON/],
    ['without a history', { ...machine, history: undefined }, /cannot be opened: ./],
    ['without memories', { ...machine, memories: undefined }, /memories, notes or secret are missing/],
    ['with an empty seat', { ...machine, occupants: {} }, /no occupant at machine, revolutionary-1/],
    ['that is a scenario', { format: 1, name: 'scenario' }, /this is a scenario/],
    ['that is anything else', { rulesVersion: '4' }, /is not a recorded game: 'hash' is not a text/],
  ])('%s is refused with the reason', async (_, data, reason) => {
    const { code, out, err } = await load(written('unreadable.json', data));
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(reason)]);
  });

  it('cut off in the middle is refused with the reason', async () => {
    const file = join(folder, 'torn.json');
    writeFileSync(file, JSON.stringify(machine).slice(0, 1000));
    expect((await load(file)).err).toContain('is not JSON');
  });
});
