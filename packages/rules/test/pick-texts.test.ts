import { assembleRules, MODULES } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { packageNames, sourcesBelow, textOf } from './rooms.js';

/** The one printer and the one parser of picks as text, and their type. */
const NAMES = /\b(?:printPick|parsePick|splitPick|PickText)\b/;

/** The files and folders that may use them: what is written to a file or a terminal, or read from one. */
const ALLOWED = [
  'rules/src/view/pick-text.ts',
  'rules/src/index.ts',
  'rules/src/engine/record.ts',
  'rules/src/scenario/',
  'measuring/src/positions/',
  'cli/src/',
  // Marks elements of the page; no code reads the text back.
  'web/src/state/pick-key.ts',
];

/** Kinds of picks that name something, of all modules. */
const KINDS = Object.entries(assembleRules(MODULES.map(({ id }) => id)).picks).flatMap(([pick, names]) =>
  names === 'nothing' ? [] : [pick],
);

/** A text that looks like a pick: a kind and what it names; or any text that is handed on as a pick. */
const BY_HAND = new RegExp(
  String.raw`(['\`])(?:${KINDS.join('|')}) (?:[\w-]+|\$\{[^}]*\})\1|(?<![\w-])pick=(?:\{['\`]|")`,
);

/** Texts that only begin like a pick. */
const PROSE = /'(?:card left|card laid|die rolled|servant here|servant near)'/g;

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

type Reader = (path: string) => string;

/** The files whose code has something in it, tests apart. */
function filesWith(found: RegExp, read: Reader): readonly string[] {
  return packageNames()
    .flatMap((name) => sourcesBelow(`${name}/src`))
    .filter((path) => found.test(read(path).replace(COMMENT, '').replace(PROSE, '')));
}

function strangersAmong(users: readonly string[]): readonly string[] {
  return users.filter((path) => !ALLOWED.some((allowed) => path.startsWith(allowed)));
}

const STRANGER = 'web/src/panels/held.tsx';

function planted(code: string): Reader {
  return (path) => (path === STRANGER ? code : textOf(path));
}

describe('picks as text', () => {
  it('are printed and parsed for records, scenario files and terminals alone', () => {
    expect(strangersAmong(filesWith(NAMES, textOf))).toEqual([]);
  });

  it('are needed wherever they may be used', () => {
    const users = filesWith(NAMES, textOf);
    expect(ALLOWED.filter((allowed) => !users.some((path) => path.startsWith(allowed)))).toEqual([]);
  });

  it('are put together by hand in no other file', () => {
    expect(strangersAmong(filesWith(BY_HAND, textOf))).toEqual([]);
  });

  it('would be noticed elsewhere', () => {
    const imported = planted("import { type PickView, printPick } from '@great-machine/rules';");
    expect(strangersAmong(filesWith(NAMES, imported))).toEqual([STRANGER]);
    const written = [
      `<Holding pick={\`surge \${face}\`} />`,
      `<Holding pick={\`\${card} \${id}\`} />`,
      "has('with trust')",
    ];
    for (const code of written)
      expect([code, strangersAmong(filesWith(BY_HAND, planted(code)))]).toEqual([code, [STRANGER]]);
  });
});
