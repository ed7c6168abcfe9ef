import { readdirSync, readFileSync } from 'node:fs';
import { FeedReader, linesOf } from '@great-machine/client';
import {
  AUDIENCES,
  assembleRules,
  type GameModule,
  hashState,
  itemAt,
  MODULES,
  oneVersusMany,
  RULES_VERSION,
  verifyRecord,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { createInProcessPool } from '../../bots/test/in-process-pool.js';
import type { KeptTable } from '../src/host.js';
import { type OpenedTable, openSaved, recordInSaved, type SavedTable, saveTable } from '../src/saved.js';
import type { SavedFormat1 } from '../src/saved-format-1.js';
import { Table } from '../src/table.js';
import { openTable, RULES } from './tables.js';

const FOLDER = new URL('./saves/', import.meta.url);

function filesOf(format: string): readonly string[] {
  return readdirSync(new URL(format, FOLDER)).map((file) => `${format}/${file}`);
}

function read<Saved = SavedTable>(file: string): Saved {
  return deepFrozen(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
}

/** What is opened stays as it is: a change would throw. */
function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}

function opened(saved: SavedTable | SavedFormat1, registry?: readonly GameModule[]): OpenedTable {
  const result = openSaved(saved, 'a new secret', registry);
  if ('failed' in result) throw new Error(`${result.failed}: ${result.reason}`);
  return result;
}

/** The game goes on to its end with bots at all seats. */
async function playToTheEnd({ game, seating }: OpenedTable): Promise<Table> {
  const occupants = Object.fromEntries(
    Object.keys(seating.occupants).map((seat) => [seat, { name: '', bot: 'random' as const }]),
  );
  const host = { pool: createInProcessPool(), keep: async () => undefined, tells: 'at-once' } as const;
  const table = new Table(game, { ...seating, occupants }, host);
  await table.botsAtRest();
  expect(table.status.trouble).toBeUndefined();
  expect(table.play.state.outcome).toBeDefined();
  await table.close();
  return table;
}

/** The core game with a card more in each deck, so that everything is dealt otherwise. */
const MORE_CARDS = MODULES.map((module): GameModule => {
  const { cityEvents = [], directives = [] } = module;
  const source = { name: 'design', effect: 'design' } as const;
  const cityEvent = { id: 'fog', stack: 1, source, planAdvances: () => false } as const;
  return {
    ...module,
    cityEvents: [cityEvent, ...cityEvents],
    directives: [{ id: 'ration', source }, ...directives],
  };
});

describe.each([
  ['of today', MODULES],
  ['of today and one more in each deck', MORE_CARDS],
])('with the cards %s', (_, registry) => {
  const rules = assembleRules(undefined, registry);

  it.each(filesOf('format-1').filter((file) => !file.includes('refused')))(
    '%s goes on where it was left, with everything that happened',
    async (file) => {
      const { record, sitters, notes } = read<SavedFormat1>(file);
      const before = opened(read(file), registry);
      const { game, seating } = before;
      expect(game.play.config).toMatchObject({ seed: record.config.seed, modules: rules.modules });
      expect(seating).toEqual({ occupants: sitters, memories: {}, notes, secret: 'a new secret' });
      const changed = { key: 'rules-changed', params: { from: record.rulesVersion, to: RULES_VERSION } };
      for (const audience of AUDIENCES) {
        const lines = game.read(audience, 0).flatMap(linesOf);
        expect(lines.length).toBeGreaterThan(5);
        expect(lines.at(-1)).toMatchObject(changed);
      }
      expect(game.chronicle.rounds.at(-1)?.round).toBe(game.play.state.round);
      expect(game.record()).toMatchObject({ start: game.play.state, entries: [] });
      const table = await playToTheEnd(before);
      if (!file.includes('finished')) expect(table.record().entries.length).toBeGreaterThan(0);
      expect(verifyRecord(rules, table.record())).toBe('same');
    },
  );

  it('a game of format 2 of earlier rules goes on where it was left', async () => {
    const saved = read('format-2/earlier-rules.json');
    const before = opened(saved, registry);
    expect(before.game.play.state.round).toBe(JSON.parse(saved.position).state.round);
    const table = await playToTheEnd(before);
    expect(verifyRecord(rules, table.record())).toBe('same');
  });
});

it.each([
  ['access', 'access'],
  ['machine', 'machine'],
  ['heroes', 'heroes'],
  ['closing', 'closing'],
])('the saved games called %s were left in that Phase, one of each format', (name, phase) => {
  for (const format of ['format-1', 'format-2'])
    expect(opened(read(`${format}/${name}.json`)).game.play.state).toMatchObject({
      phase,
      outcome: undefined,
    });
});

it.each(['format-1', 'format-2'])('the finished game of %s tells the truth', async (format) => {
  const { game, seating } = opened(read(`${format}/finished.json`));
  const host = { pool: createInProcessPool(), keep: async () => undefined, tells: 'when-kept' } as const;
  const table = new Table(game, seating, host);
  const truth = await table.connect({ seats: [], audience: 'public' }).truth();
  expect(truth?.hands).toHaveLength(3);
  expect(truth?.rounds.map(({ round }) => round)).toEqual(truth?.rounds.map((_, at) => at + 1));
  await table.close();
});

describe('answers of format 1 that lead elsewhere', () => {
  const machine = read<SavedFormat1>('format-1/machine.json');
  const { record } = machine;

  it('under other rules are refused with the entry that fails', () => {
    expect(openSaved(read('format-1/rules-2-refused.json'), 's')).toEqual({
      failed: 'unreadable',
      reason: 'entry 73 is refused: no-such-decision (R-INF-6)',
    });
  });

  it('to another state are refused', () => {
    const spoilt = { ...machine, record: { ...record, hash: 'x' } };
    expect(openSaved(spoilt, 's')).toEqual({
      failed: 'unreadable',
      reason: 'its answers lead elsewhere under these rules',
    });
  });

  it('of a module that there is not are refused with its name', () => {
    const config = { ...record.config, modules: ['one-versus-many', 'airships'] };
    expect(openSaved({ ...machine, record: { ...record, config } }, 's')).toEqual({
      failed: 'unknown-modules',
      reason: `no such module: 'airships'; there are ${MODULES.map(({ id }) => id).join(', ')}`,
    });
  });
});

/** A host takes a game of this version for one of these rules, with its record and what can be undone. */
const RAISE_THE_VERSION = `these rules play a game of rules ${RULES_VERSION} otherwise: raise RULES_VERSION in packages/rules/src/engine/record.ts`;

describe.each(filesOf('format-2'))('%s', (file) => {
  const saved = read(file);
  const isEarlier = saved.rulesVersion !== RULES_VERSION;
  const { history } = saved;

  it('goes on where it was left, with everything that happened', async () => {
    const before = opened(saved);
    const { game, seating } = before;
    expect(game.play.state.round).toBe(JSON.parse(saved.position).state.round);
    AUDIENCES.forEach((audience) => {
      const lines = game.read(audience, 0).map(linesOf);
      expect(lines.slice(0, history.lines[audience].length)).toEqual(history.lines[audience]);
    });
    const { occupants, notes, secret } = saved;
    expect(seating).toMatchObject({ occupants, notes, secret });
    expect(seating.memories).toEqual(isEarlier ? {} : saved.memories);
    expect(game.chronicle).toEqual(history.chronicle);
    expect(verifyRecord(RULES, game.record()), RAISE_THE_VERSION).toBe('same');
    const table = await playToTheEnd(before);
    expect(verifyRecord(RULES, table.record())).toBe('same');
  });
});

it.each(filesOf('format-2'))('the record in %s is of the rules that kept it', (file) => {
  const saved = read(file);
  const record = recordInSaved(saved);
  expect(record).toMatchObject({ rulesVersion: saved.rulesVersion, entries: saved.history.entries });
  if (saved.rulesVersion === RULES_VERSION) expect(record).toEqual(opened(saved).game.record());
});

it('a game of the rules released last is there: it tells when RULES_VERSION has to be raised', () => {
  const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  const released = /^## Rules (\d+)/m.exec(changelog)?.[1];
  const versions = [
    ...filesOf('format-1').map((file) => read<SavedFormat1>(file).record.rulesVersion),
    ...filesOf('format-2').map((file) => read(file).rulesVersion),
  ];
  expect(versions).toContain(released);
});

it('the game of earlier rules is there, and so are notes, memories and a start', () => {
  expect(read('format-2/earlier-rules.json').rulesVersion).toBe('1');
  expect(Object.keys(read('format-2/notes-and-memories.json').memories)).toHaveLength(3);
  expect(read('format-2/notes-and-memories.json').notes).toEqual({ revolutionaries: 'Meet at the Square' });
  expect(read('format-2/scenario.json').history.start).toBeDefined();
  expect(JSON.parse(read('format-2/machine.json').position).undo).toBeDefined();
});

describe('a game of earlier rules', () => {
  const saved = read('format-2/earlier-rules.json');
  const changed = { key: 'rules-changed', params: { from: '1', to: RULES_VERSION } };

  it('says so in every feed, once', () => {
    const { game, seating } = opened(saved);
    for (const audience of AUDIENCES) {
      const lines = game.read(audience, 0).flatMap(linesOf);
      expect(lines.at(-1)).toEqual({ round: game.play.state.round, ...changed });
      const feed = new FeedReader();
      feed.read(game.read(audience, 0));
      expect(feed.view).toEqual(game.play.view(audience));
    }
    const kept = { position: game.play.putDown(), history: game.kept, ...seating };
    const again = opened(JSON.parse(JSON.stringify(saveTable(RULES, kept))));
    for (const audience of AUDIENCES) {
      const lines = again.game.read(audience, 0).flatMap(linesOf);
      expect(lines.filter(({ key }) => key === 'rules-changed')).toMatchObject([changed]);
    }
  });

  it('takes nothing back that was answered before', () => {
    const { game } = opened(saved);
    const { seat } = itemAt(game.play.config.seats, 0);
    expect(JSON.parse(saved.position).undo).toMatchObject({ seat });
    expect(game.play.undoLimit(seat)).toBe(0);
    expect(game.undo(seat)).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('begins its record anew from its state, which verifies as the same', () => {
    const { game } = opened(saved);
    const { state } = game.play;
    expect(game.record()).toMatchObject({ rulesVersion: RULES_VERSION, start: state, entries: [] });
    expect(hashState(state)).toBe(game.record().hash);
    const { id, rev, options } = itemAt(game.play.questions('machine'), 0);
    const { pick } = itemAt(options, 0);
    expect(game.answer([{ seat: 'machine', decision: id, rev, picks: [pick] }])).toBeUndefined();
    expect(game.record().entries).toHaveLength(1);
    expect(game.record().start).toEqual(state);
    expect(verifyRecord(RULES, JSON.parse(JSON.stringify(game.record())))).toBe('same');
  });

  it('of an earlier version of a module goes on likewise', () => {
    const modules = saved.modules.map((module) => ({ ...module, version: 0 }));
    const { game } = opened({ ...saved, rulesVersion: RULES_VERSION, modules });
    expect(game.read('public', 0).flatMap(linesOf).at(-1)).toMatchObject({ key: 'rules-changed' });
    expect(game.play.config.modules).toEqual(RULES.modules);
  });
});

describe('what cannot be opened', () => {
  const saved = read('format-2/machine.json');
  const edited = (edit: (position: { state: { frames: { step: string }[] } }) => void) => {
    const position = JSON.parse(saved.position);
    edit(position);
    return { ...saved, position: JSON.stringify(position) };
  };

  it.each<[string, object | undefined, RegExp]>([
    ['other-format', { ...saved, format: 3 }, /the format 3/],
    [
      'unknown-modules',
      { ...saved, modules: [...saved.modules, { id: 'airships', version: 1, options: {} }] },
      /no such module: 'airships'/,
    ],
    [
      'unreadable',
      edited(({ state }) => {
        itemAt(state.frames, 0).step = 'yawn';
      }),
      /has no step 'yawn'/,
    ],
    ['unreadable', { ...saved, position: '{' }, /JSON/],
    ['unreadable', { ...saved, position: '{}' }, /this is no game that was put down/],
    ['unreadable', { ...saved, history: undefined }, /./],
    ['unreadable', { ...saved, occupants: {} }, /no occupant at machine, revolutionary-1/],
    ['unreadable', undefined, /./],
  ])('says why: %s (%#)', (failed, spoilt, reason) => {
    const result = openSaved(spoilt as SavedTable, 's');
    expect(result).toMatchObject({ failed, reason: expect.stringMatching(reason) });
  });

  it('is opened where the module is known', () => {
    const airships: GameModule = { id: 'airships', version: 1, needs: [oneVersusMany.id] };
    const modules = [...saved.modules, { id: 'airships', version: 1, options: {} }];
    expect(opened({ ...saved, modules }, [...MODULES, airships]).game.play.rules.modules).toEqual(modules);
  });
});

it('a table is the same when it is opened again, after every answer', async () => {
  let kept: KeptTable | undefined;
  const table = openTable({
    seed: 'opened again',
    people: ['machine'],
    revolutionaries: 3,
    bot: 'apprentice',
    host: {
      keep: async ({ whole }) => {
        kept = whole();
        return undefined;
      },
    },
  });
  const connection = table.connect({ audience: 'machine', seats: ['machine'] });
  await connection.keepNotes('machine', 'the first round');
  for (let answers = 0; answers < 60 && table.play.state.outcome === undefined; answers++) {
    await table.botsAtRest();
    await table.keep();
    if (kept === undefined) throw new Error('nothing was kept');
    const text = JSON.stringify(saveTable(RULES, kept));
    const { game, seating } = opened(deepFrozen(JSON.parse(text)));
    expect(game.record()).toEqual(JSON.parse(JSON.stringify(table.record())));
    expect(game.play.undoLimit('machine')).toBe(table.play.undoLimit('machine'));
    for (const audience of AUDIENCES) {
      expect(game.read(audience, 0).map(linesOf)).toEqual(table.read(audience, 0).map(linesOf));
      expect(game.play.view(audience)).toEqual(table.play.view(audience));
    }
    expect(game.chronicle).toEqual(table.chronicle);
    expect(
      JSON.stringify(saveTable(RULES, { position: game.play.putDown(), history: game.kept, ...seating })),
    ).toBe(text);
    const { questions, status } = await connection.read(0);
    const { id, rev, options } = itemAt(questions, 0);
    const { pick } = itemAt(options, 0);
    if (answers % 7 === 6 && status.undoable > 0) await connection.undo();
    else await connection.answer([{ seat: 'machine', decision: id, rev, picks: [pick] }]);
  }
  await table.close();
});
