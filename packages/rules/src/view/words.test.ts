import { assembleRules, createConfig, oneVersusMany, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { pickText, readPick, wordOf } from './words.js';

const rules = assembleRules([oneVersusMany]);
const heroes = ['finch', 'fowler', 'physician'];
const g = startGame(rules, createConfig(rules, { seed: 'words', heroes }));
const science = rules.districts.findIndex(({ id }) => id === 'science');
const fowler = g.state.heroes.findIndex(({ hero }) => hero === 'fowler');

describe('a pick as text', () => {
  it.each([
    ['end', 0],
    ['to science', science],
    ['card art', rules.districts.findIndex(({ id }) => id === 'art')],
    ['hero fowler', fowler],
    ['servant lex-hecate', g.state.servants.findIndex(({ servant }) => servant === 'lex-hecate')],
    ['citizen 12', 12],
    ['amount 0', 0],
    ['do gain-trust', 'gain-trust'],
    ['ready two words', 'two words'],
  ])('%s is read and written', (text, of) => {
    const pick = readPick(g, text)!;
    expect(pick).toEqual({ pick: text.split(' ')[0], of });
    expect(pickText(g, pick)).toBe(text);
  });

  it.each(['placement 3,0,1', 'placement -12,-1,3', 'placement 0,25,0'])('%s is read and written', (text) => {
    expect(pickText(g, readPick(g, text)!)).toBe(text);
  });

  it.each([
    '',
    'jump art',
    'constructor x',
    'end now',
    'to',
    'to nowhere',
    'hero nobody',
    'servant nobody',
    'citizen anna',
    'citizen 12345',
    'citizen x12',
    'citizen 12x',
    'amount',
    'amount -1',
    'placement 3,0',
    'placement 3,0,4',
    'placement 300,0,1',
    'placement 3,100,1',
    'placement x3,0,1',
    'placement 3,0,1x',
    'placement -,0,1',
    'placement 3,-,1',
  ])('%j means nothing', (text) => {
    expect(readPick(g, text)).toBeUndefined();
  });
});

describe('a word', () => {
  it.each([
    ['district', science, 'science'],
    ['district?', science, 'science'],
    ['hero', fowler, 'fowler'],
    ['heroes', [fowler], ['fowler']],
    ['kind', 0, 'traitor'],
    ['kinds', [0, 0], ['traitor', 'traitor']],
    ['districts', [science], ['science']],
    ['texts', ['levy'], ['levy']],
    ['number', 3, 3],
    ['flag', false, false],
    ['hero', undefined, undefined],
    ['district', 99, undefined],
    ['hero', 99, undefined],
    ['servant', 99, undefined],
  ])('of the kind %s for %j is %j', (kind, value, word) => {
    expect(wordOf(g, kind, value)).toEqual(word);
  });
});
