import { assembleRules, createConfig, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import type { FieldKind } from '../kernel/fields.js';
import { readWord, wordOf } from './field-words.js';

const rules = assembleRules();
const heroes = ['finch', 'fowler', 'physician'];
const g = startGame(rules, createConfig(rules, { seed: 'words', heroes }));
const place = (id: string) => rules.districts.findIndex((district) => district.id === id);
const [science, art] = [place('science'), place('art')];
const fowler = g.state.heroes.findIndex(({ hero }) => hero === 'fowler');

describe('a word', () => {
  it.each<[FieldKind | `${FieldKind}?`, unknown, unknown]>([
    ['district', science, 'science'],
    ['district?', science, 'science'],
    ['districts', [science], ['science']],
    ['district-set', (1 << art) | (1 << science), ['art', 'science']],
    ['hero', fowler, 'fowler'],
    ['heroes', [fowler], ['fowler']],
    ['servant', 1, 'judgementor'],
    ['citizen', 12, 12],
    ['citizens', [3, 1], [3, 1]],
    ['kind', 0, 'traitor'],
    ['kinds', [0, 5], ['traitor', 'noble']],
    ['number', 3, 3],
    ['text', 'levy', 'levy'],
    ['texts?', ['levy'], ['levy']],
    ['flag', false, false],
    ['hero', undefined, undefined],
  ])('of the kind %s for %j is %j, and back', (kind, value, word) => {
    expect(wordOf(g, kind, value)).toEqual(word);
    expect(readWord(g, kind, word)).toEqual(value);
  });

  it.each<[FieldKind]>([['district'], ['hero'], ['servant']])(
    'of the kind %s is none for a number that stands for nothing',
    (kind) => {
      expect(wordOf(g, kind, 99)).toBeUndefined();
    },
  );
});
