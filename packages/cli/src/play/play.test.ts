import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemAt, playerDice } from '@great-machine/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numbersInTurn, type Ran, repeated, runCli } from '../../test/io.js';
import { readRecord } from '../files/record-file.js';

const ANSWERS = 6000;
const folder = mkdtempSync(join(tmpdir(), 'great-machine-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Numbers at random, the small ones more often: most menus are short. */
function randomNumbers(seed: number): string[] {
  const dice = playerDice(seed);
  return Array.from({ length: ANSWERS }, () => String(1 + dice(1 + dice(14))));
}

function expectNarrow(text: string): void {
  const wide = text.split('\n').filter((line) => line.length > 80);
  expect(wide).toEqual([]);
}

const inTurn = () => numbersInTurn(ANSWERS);
const anything = () => randomNumbers(3);

describe.each([
  ['machine', 'random', anything],
  ['heroes', 'random', anything],
  ['finch', 'random', anything],
  ['machine', 'journeyman', inTurn],
  ['heroes', 'journeyman', inTurn],
  ['finch', 'journeyman', inTurn],
] as const)('a whole game as %s, the others %s', (as, level, answers) => {
  const file = join(folder, `${as}-${level}.json`);
  let game: Ran;
  beforeAll(async () => {
    const typed = [...answers(), `save ${file}`, 'log', 'quit'];
    const args = ['play', '--as', as, '--level', level, '--seed', 'table', '--city', 'random'];
    game = await runCli(args, typed);
  });

  it('comes to its end and says who won and how', () => {
    expect(game).toMatchObject({ code: 0, err: '' });
    expect(game.out).toMatch(/(rules for ever|set the City free)! [^!]*(Master\s+Plan|Revolution)/);
    expect(game.out).toContain('The game is over.');
    expect(game.out).toContain('Goodbye.');
  });

  it('keeps to 80 columns without colours', () => {
    expectNarrow(game.out);
    expect(game.out).not.toContain('\x1b');
  });

  it('has words for everything', () => {
    expect(game.out).not.toMatch(/undefined|NaN|\[object/);
  });

  it('is saved, and replays to the same end', async () => {
    const verified = await runCli(['replay', file, '--verify']);
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.out).toMatch(/^same/);
    const read = await runCli(['replay', file]);
    expect(read.out).toContain('Round 1 begins.');
    expectNarrow(read.out);
  });
});

it('never shows the Machine what the Heroes hide', async () => {
  const { out } = await runCli(['play', '--as', 'machine', '--seed', 'secrets'], randomNumbers(8));
  expect(out).not.toContain('is identified as');
  expect(out).not.toMatch(/│.*\bi[T1-5]\b/);
  expect(out).toContain('secret');
  let shown = new Set<string>();
  for (const line of out.split('\n')) {
    if (line.startsWith('Round ') && line.includes('begins')) shown = new Set();
    const revealed = /^ {2}(?:The )?(\w+) reveals the Access card/.exec(line);
    if (revealed !== null) shown.add(itemAt(revealed, 1));
    const row = /^\d (\w+) +\d+\/\d+ +\w+ +(\S+) +\d+/.exec(line);
    if (row !== null && !shown.has(itemAt(row, 1))) expect(row[2]).toMatch(/^(secret|–)$/);
  }
});

it('never shows the Heroes what the Machine draws', async () => {
  const { out } = await runCli(['play', '--as', 'heroes', '--seed', 'secrets'], randomNumbers(9));
  expect(out).not.toContain('draws the Directive');
  expect(out).toContain('draws a Directive');
});

it('goes on with a saved game', async () => {
  const file = join(folder, 'middle.json');
  const begun = await runCli(['play', '--seed', 'go on'], [...repeated('1', 20), `save ${file}`]);
  expect(begun.code).toBe(0);
  const saved = readFileSync(file, 'utf8');
  const resumed = await runCli(['play', '--load', file], ['save! ', `save ${file}`, `save! ${file}`]);
  expect(resumed.out).toContain('Say where');
  expect(resumed.out).toMatch(/exists\s+already/);
  expect(resumed.out).toContain(`Saved to ${file}`);
  expect(readFileSync(file, 'utf8')).toBe(saved);

  const ended = await runCli(['play', '--load', file], [...inTurn(), `save! ${file}`, 'quit']);
  expect(ended.out).toContain('The game is over.');
  expect((await runCli(['replay', file, '--verify'])).out).toMatch(/^same/);
});

describe('what can be typed', () => {
  const type = (...lines: string[]) =>
    runCli(['play', '--seed', 'typing', '--trio', 'finch,fowler,actress'], lines);

  it('explains questions, options, rules and cards', async () => {
    const { out } = await type('?', '? 1', '? GM-8', '? curfew', '? nonsense', '? 99');
    expect(out).toContain('ACC-1 Choosing a destination');
    expect(out).toContain('GM-8 Raid');
    expect(out).toContain('DIR-curfew Curfew');
    expect(out).toContain("There is no rule or card 'nonsense'.");
    expect(out).toContain('There is no option 99.');
  });

  it('takes steps back and undoes answers', async () => {
    const { out } = await type('back', '1', 'undo', 'undo', '1', '1', '1', '2', '1', '1', 'back');
    expect(out).toContain('No step of this choice has been made yet.');
    expect(out).toContain('Your last answer is taken back.');
    expect(out).toContain('Nothing can be undone');
    expect(out).toContain('Change Finch’s choice');
  });

  it('says why something is not possible', async () => {
    const { out } = await type('why', 'why to art', 'why gibberish thing', 'why do riot');
    expect(out).toContain('Say what you would like to do');
    expect(out).toContain('That is possible: it is option 1, Art District.');
    expect(out).toContain("I do not understand 'gibberish thing'");
    expect(out).toContain('not among the options');
    expect(out).not.toContain('(not-offered)');
  });

  it.each([
    ['3', 'it is option 3, Commerce District'],
    ['99', 'There is no option 99'],
    ['TOWER', 'it is option 7, Tower of L.A.W.\n'],
    ['tower of l.a.w.', 'it is option 7'],
    ['control-nexus', 'it is option 8'],
    ['Square', 'That Access card is forfeited:'],
    ['Central Square', 'That Access card is forfeited:'],
    ['riot', 'not among the options'],
    ['blah', "I do not understand 'blah'"],
  ])('why %s', async (text, answer) => {
    const { out } = await type(`why ${text}`);
    expect(out).toContain(answer);
  });

  it('looks one question ahead', async () => {
    const { out } = await runCli(
      ['play', '--as', 'machine', '--seed', 'typing'],
      ['why raid', 'why Publish'],
    );
    expect(out).toContain('That is possible after option 10 (Order Lex Hecate');
    expect(out).toContain('That is only possible in another District.');
  });

  it('tells steps of a choice from whole answers', async () => {
    const { out } = await runCli(
      ['play', '--as', 'machine', '--seed', 'typing'],
      ['10', 'undo', 'back', '10', '4', 'back', 'undo'],
    );
    expect(out).toContain("You are in the middle of a choice: 'back' takes its last step back.");
    expect(out).toContain('No step of this choice has been made yet.');
    expect(out.split('\n> ').at(-2)).toContain('The Great Machine has 6 Bonds.');
  });

  it('asks once more before the Phase of the Great Machine ends', async () => {
    const machine = (...lines: string[]) => runCli(['play', '--as', 'machine', '--seed', 'typing'], lines);
    const asked = 'The Great Machine still has 6 Bonds. Type 13 again to end the Phase.';
    const once = await machine('13', '10', 'back', '13');
    expect(once.out.split(asked)).toHaveLength(3);
    expect(once.out).not.toContain('Heroes Phase.');
    expect((await machine('13', '13')).out).toContain('Heroes Phase.');
  });

  it('asks so again after an answer was taken back', async () => {
    const { out } = await runCli(
      ['play', '--as', 'machine', '--seed', 'typing'],
      ['10', '4', '13', 'undo', '13'],
    );
    expect(out).toContain('Your last answer is taken back.');
    expect(out).toContain('The Great Machine still has 6 Bonds. Type 13 again to end the Phase.');
    expect(out).not.toContain('Heroes Phase.');
  });

  it('reviews the last answer', async () => {
    const { out } = await runCli(
      ['play', '--as', 'machine', '--seed', 'typing'],
      ['review', '10', '2', 'review', 'undo', 'review'],
    );
    const told = out.split('\n> ').map((text) => text.replaceAll(/\s+/g, ' '));
    expect(told[1]).toContain('You have not answered anything yet.');
    expect(told[4]).toMatch(/Your last answer \(\d+ %\): order Lex Hecate, to the Science District/);
    expect(told[4]).toMatch(/Better \(\d+ %\): \S/);
    expect(told[6]).toContain('You have not answered anything yet.');
    expectNarrow(out);
  });

  it('takes back the card chosen last', async () => {
    const { out } = await type('1', '2', '3', '2', '5', 'back');
    expect(out.split('\n> ').at(-2)).toContain('Where does Finch go');
    expect((await type('1', '2', '3', 'back')).out.split('\n> ').at(-2)).toContain(
      'Where does the Actress go',
    );
  });

  it('asks again before an unsaved game is left', async () => {
    const { code, out } = await type('1', 'quit', 'quit', 'city');
    expect(code).toBe(0);
    expect(out).toContain("'save FILE' saves it");
    expect(out.endsWith('Goodbye.\n')).toBe(true);
    expect((await type('1')).out).toContain('goodbye. The game is not saved.');
  });

  it('tells the goals, and helps in two columns', async () => {
    const { out } = await type('help');
    expect(out).toContain('third successful Riot');
    expect(out).toContain('Master Plan reaches XII');
    expect(out).toContain('\nundo        take back');
    expectNarrow(out);
  });

  it('helps, and does not mind nonsense', async () => {
    const { code, out } = await type('help', 'dance', '', '0', '77', 'city', 'log', 'QUIT');
    expect(code).toBe(0);
    expect(out).toContain('save FILE');
    expect(out).toContain("I do not know 'dance'.");
    expect(out).toContain('There is no option 77: options are 1 to');
    expect(out).toContain('Goodbye.');
  });

  it('ends politely when the input ends', async () => {
    const { code, out } = await type();
    expect(code).toBe(0);
    expect(out).toContain('No more input: goodbye.');
  });
});

describe('files that are no recorded game', () => {
  it.each([
    ['{ not json', 'is not JSON'],
    ['[]', 'it is not an object'],
    ['{"rulesVersion":"1","hash":"x","entries":[1],"config":{}}', 'entry 1 names no seat'],
    ['{"rulesVersion":"1","hash":"x","entries":[],"config":{}}', "'config.modules' is not a list"],
    [
      '{"rulesVersion":"1","hash":"x","entries":[],"config":{"modules":["one-versus-many","the-future"]}}',
      "cannot be played here: no such module: 'the-future'; there are one-versus-many",
    ],
    [
      '{"rulesVersion":"1","hash":"x","entries":[],"config":{"modules":["one-versus-many"]}}',
      "'config.seats'",
    ],
    [
      '{"rulesVersion":"1","hash":"x","entries":[],"config":{"modules":["one-versus-many"],"seats":[]}}',
      'lacks its Heroes',
    ],
  ])('%s', async (text, problem) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, text);
    const { code, err } = await runCli(['replay', file]);
    expect(code).toBe(1);
    expect(err).toContain(problem);
    expect(err).not.toContain('    at ');
  });

  it('says so when the file is missing', async () => {
    const { code, err } = await runCli(['replay', join(folder, 'missing.json')]);
    expect(code).toBe(1);
    expect(err).toContain('there is no such file');
  });
});

describe('replay', () => {
  const file = join(folder, 'replay.json');
  beforeAll(() => runCli(['play', '--seed', 'replay'], [...repeated('1', 30), `save ${file}`]));
  const edit = (change: (record: Record<string, unknown>) => void) => {
    const record = { ...readRecord(file) };
    change(record);
    const edited = join(folder, 'edited.json');
    writeFileSync(edited, JSON.stringify(record));
    return edited;
  };

  it('numbers the entries', async () => {
    const { code, out } = await runCli(['replay', file, '--numbers']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {4}\d {2}\S|^ {3}\d{1,2} {2}\S/m);
    expectNarrow(out);
  });

  it('draws the City after any entry', async () => {
    const { code, out } = await runCli(['replay', file, '--to', '4', '--audience', 'revolutionaries']);
    expect(code).toBe(0);
    expect(out).toContain('After entry 4 of');
    expect(out).toContain('Master Plan');
    expect((await runCli(['replay', file, '--to', '9999'])).code).toBe(2);
  });

  it('tells apart another version, another end and a refused entry', async () => {
    const verdict = async (change: (record: Record<string, unknown>) => void) =>
      runCli(['replay', edit(change), '--verify']);
    const other = await verdict((record) => {
      record.rulesVersion = '0';
    });
    expect(other).toMatchObject({ code: 1 });
    expect(other.out).toMatch(/^other version/);
    const different = await verdict((record) => {
      record.hash = 'x';
    });
    expect(different.out).toMatch(/^different/);
    const refused = await verdict((record) => {
      record.entries = [{ seat: 'machine', decision: 'none', picks: ['end'] }];
    });
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.out).toContain('entry 1 is refused');
  });
});
