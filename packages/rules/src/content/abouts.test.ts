import { aboutOf, assembleRules, MODULES } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { textOf } from '../../test/rooms.js';

it('every question that says what it is about can be asked for it, those of modules too', () => {
  const { decisions } = assembleRules(MODULES.map(({ id }) => id));
  const known = [...textOf('rules/src/content/abouts.ts').matchAll(/^ {2}readonly '?([\w-]+)'?:/gm)];
  const names = known.map(([, name = '']) => name);
  expect(names.filter((name) => !(name in decisions))).toEqual([]);
  expect(Object.keys(decisions).filter((name) => decisions[name]?.about && !names.includes(name))).toEqual(
    [],
  );
});

it('what a question is about is not given for another one', () => {
  const decision = { kind: 'surge', actor: 'finch', about: {}, number: 1, draft: [], rev: 0 };
  expect(aboutOf(decision, 'surge')).toEqual({});
  expect(() => aboutOf(decision, 'boarding')).toThrow("'surge', not 'boarding'");
});
