import { fileURLToPath } from 'node:url';
import { FACTS, REMARKS } from '@great-machine/client';
import { itemAt, MODULES, type Rules } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { neededKeys, neededReasons, readSource, sourceOf, thingsOf } from '../test/needed-keys.js';
import { smugglersWords } from '../test/smugglers/words.js';
import { ADJUSTED, gamesWithEach, SMUGGLERS, withSmugglers, wordsFor } from '../test/words.js';
import { catalogFor, en } from './catalog/index.js';
import { Words } from './words.js';

function missingKeys(words: Words, rules: Rules, source: string): readonly string[] {
  const needed = Object.values(neededKeys(rules, source)).flat();
  return needed.filter((key) => !words.has(key));
}

function namelessReasons(words: Words, rules: Rules, source: string): readonly string[] {
  return neededReasons(rules, source).filter(
    (id) => words.name('reason', id) === id && !words.has(`reason.${id}`),
  );
}

const GAMES = [...gamesWithEach(MODULES), ['every adjustment', ADJUSTED] as const];

describe.each(GAMES)('everything in a game with %s has its message', (_id, rules) => {
  const source = sourceOf(rules);
  const words = wordsFor(en, rules);

  it.each(Object.entries(neededKeys(rules, source)))('%s', (_what, keys) => {
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
  });

  it('causes', () => {
    const reasons = neededReasons(rules, source);
    for (const known of ['ACT-3', 'GM-2', 'HERO-actress', 'DIR-curfew', 'detainment', 'the-countdown'])
      expect(reasons).toContain(known);
    expect(namelessReasons(words, rules, source)).toEqual([]);
  });
});

it('looks for something of every sort', () => {
  const [, rules] = itemAt(gamesWithEach(MODULES), 0);
  const empty = Object.entries(neededKeys(rules, sourceOf(rules))).filter(([, keys]) => keys.length === 0);
  expect(empty.map(([what]) => what)).toEqual(['means of payment', 'kinds of Guards']);
});

describe('nothing has words that is not there', () => {
  const things = gamesWithEach(MODULES).map(([, rules]) => thingsOf(rules));
  const words = new Words('en', catalogFor(en, MODULES));
  it.each(Object.keys(Object.assign({}, ...things)))('%s', (kind) => {
    const known = new Set(things.flatMap((ofGame) => ofGame[kind] ?? []));
    expect([...words.ids(kind)].sort()).toEqual([...known].sort());
  });

  it('modules', () => {
    expect(Object.keys(en.modules)).toEqual(MODULES.map(({ id }) => id));
  });

  it('facts and remarks of the bots', () => {
    const keys = Object.keys(en.shared).filter((key) => /^(advice|companion)\./.test(key));
    expect(keys.sort()).toEqual([...Object.keys(FACTS), ...Object.keys(REMARKS)].sort());
  });
});

describe('a module that is not shipped', () => {
  const source = readSource(fileURLToPath(new URL('../test/smugglers/', import.meta.url)));

  it('is complete with words of its own', () => {
    const words = wordsFor(withSmugglers, SMUGGLERS);
    expect(missingKeys(words, SMUGGLERS, source)).toEqual([]);
    expect(namelessReasons(words, SMUGGLERS, source)).toEqual([]);
    expect(words.name('reason', 'CARGO-medicine')).toBe('Medicine');
  });

  it('is found lacking without each of them', () => {
    const needed = Object.values(neededKeys(SMUGGLERS, source)).flat();
    const notNeeded = Object.keys(smugglersWords).filter((key) => !needed.includes(key));
    expect(notNeeded).toEqual(['watched.roofs', 'watched.sewers', 'question.smuggling.land']);
    const words = wordsFor(en, SMUGGLERS);
    expect(namelessReasons(words, SMUGGLERS, source)).toEqual(['CARGO-medicine']);
    expect([...missingKeys(words, SMUGGLERS, source)].sort()).toEqual(
      Object.keys(smugglersWords)
        .filter((key) => needed.includes(key))
        .sort(),
    );
  });
});
