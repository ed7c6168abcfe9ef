import { describe, expect, it } from 'vitest';
import { sourcesBelow, textOf } from './rooms.js';

const PACKAGES = ['rules', 'client', 'bots', 'table', 'messages', 'measuring', 'web', 'cli'];

/** The one printer and the one parser of picks as text, and their type. */
const NAMES = /\b(?:printPick|parsePick|PickText)\b/;

/** Who may use them, files or folders: what is written to a file or a terminal, or read from one. */
const ALLOWED = [
  'rules/src/view/pick-text.ts',
  'rules/src/index.ts',
  'rules/src/engine/record.ts',
  'rules/src/scenario/',
  'measuring/src/positions/',
  'cli/src/',
  // Marks elements of the page; nobody reads the text back.
  'web/src/state/pick-key.ts',
];

/** The files that use picks as text, tests apart. */
function usersOf(textOfFile: (path: string) => string): readonly string[] {
  return PACKAGES.flatMap((name) => sourcesBelow(`${name}/src`)).filter((path) =>
    NAMES.test(textOfFile(path)),
  );
}

function strangersAmong(users: readonly string[]): readonly string[] {
  return users.filter((path) => !ALLOWED.some((allowed) => path.startsWith(allowed)));
}

describe('picks as text', () => {
  it('are printed and parsed for records, scenario files and terminals alone', () => {
    expect(strangersAmong(usersOf(textOf))).toEqual([]);
  });

  it('are needed by everybody who may have them', () => {
    const users = usersOf(textOf);
    expect(ALLOWED.filter((allowed) => !users.some((path) => path.startsWith(allowed)))).toEqual([]);
  });

  it('would be noticed elsewhere', () => {
    const stranger = 'bots/src/index.ts';
    const planted = "import { type PickView, printPick } from '@great-machine/rules';";
    const users = usersOf((path) => (path === stranger ? planted : textOf(path)));
    expect(strangersAmong(users)).toEqual([stranger]);
  });
});
