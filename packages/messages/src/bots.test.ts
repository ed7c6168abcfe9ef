import { FACTS, type Fact, REMARKS, type Remark } from '@great-machine/client';
import { describe, expect, it } from 'vitest';
import { words } from '../test/words.js';
import { factSentence, remarkSentence } from './sentences.js';

/** Two values of each param; a sentence that uses it is another one for the other value. */
const VALUES: Readonly<Record<string, readonly [string | number, string | number]>> = {
  hero: ['finch', 'fowler'],
  district: ['art', 'velvet'],
  servant: ['lex-hecate', 'judgementor'],
  directive: ['curfew', 'levy'],
  card: ['curfew', 'levy'],
  event: ['parade', 'cordon'],
  action: ['riot', 'attack'],
  face: ['running-man', 'handcuffs'],
  kind: ['artist', 'unknown'],
  currency: ['trust', 'bonds'],
  means: ['resistance', 'any-other'],
  chance: [0.25, 0.75],
  captureChance: [0.25, 0.75],
};

type Params = Fact['params'];

describe.each<[string, Readonly<Record<string, readonly string[]>>, (key: string, params: Params) => string]>(
  [
    ['facts', FACTS, (key, params) => factSentence(words, { key, params } as Fact)],
    ['remarks', REMARKS, (key, params) => remarkSentence(words, { key, params } as Remark)],
  ],
)('%s', (_what, keys, sentenceOf) => {
  it.each(Object.entries(keys))('%s uses its params', (key, names) => {
    const values = (name: string) => VALUES[name] ?? [3, 4];
    const params = Object.fromEntries(names.map((name) => [name, values(name)[0]]));
    const sentence = sentenceOf(key, params);
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(/undefined|NaN|0\.\d|[{}]/);
    for (const name of names)
      expect(sentenceOf(key, { ...params, [name]: values(name)[1] }), name).not.toBe(sentence);
  });
});

it('writes sentences', () => {
  const params = { chance: 0.625, active: 3, guards: 1, traitors: 2, unknown: 4 };
  expect(factSentence(words, { key: 'advice.riot-chance', params })).toBe(
    'A Riot succeeds with 63 %: 3 active against 1 Guard and 2 for Traitors, 4 unknown.',
  );
  expect(factSentence(words, { key: 'advice.price', params: { price: 1, left: 5, currency: 'bonds' } })).toBe(
    'It costs 1 Bond and leaves 5.',
  );
  const chances = [0, 0.002, 0.996, 1].map((chance) =>
    factSentence(words, { key: 'advice.may-break', params: { chance } }),
  );
  expect(chances).toEqual(['0', '1', '99', '100'].map((percent) => `It breaks with ${percent} %.`));
  const moved = { count: 1, kind: 'noble', district: 'art' };
  expect(factSentence(words, { key: 'advice.moves-citizens', params: moved })).toBe(
    'A Noble (5) brought to the Art District.',
  );
  expect(factSentence(words, { key: 'advice.cheapest-way', params: { price: 2, captureChance: 0 } })).toBe(
    'The cheapest way costs 2 Trust.',
  );
  expect(
    remarkSentence(words, {
      audience: 'revolutionaries',
      key: 'companion.adapts',
      params: { hero: 'fowler', from: 'art', to: 'tower-of-law' },
    }),
  ).toBe('The Fowler goes by your choice: to the Tower of L.A.W. rather than to the Art District.');
});
