import { assembleRules, createConfig, present, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { parsePick, printPick } from './pick-text.js';
import { readPick, showPick } from './picks.js';

const rules = assembleRules();
const heroes = ['finch', 'fowler', 'physician'];
const g = startGame(rules, createConfig(rules, { seed: 'words', heroes }));
const science = rules.districts.findIndex(({ id }) => id === 'science');
const fowler = g.state.heroes.findIndex(({ hero }) => hero === 'fowler');

/** The pick of the state that a text means. */
const readText = (text: string) => readPick(g, parsePick(rules, text));

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
    const pick = present(readText(text), 'pick');
    expect(pick).toEqual({ pick: text.split(' ')[0], of });
    expect(printPick(showPick(g, pick))).toBe(text);
  });

  it.each(['placement 3,0,1', 'placement -12,-1,3', 'placement 0,25,0'])('%s is read and written', (text) => {
    expect(printPick(showPick(g, present(readText(text), 'pick')))).toBe(text);
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
    expect(readText(text)).toBeUndefined();
  });

  it.each([
    'jump art',
    'jump',
    'constructor x',
    'end now',
    'to',
    'citizen anna',
    'citizen x12',
    'citizen 12x',
  ])('%j means nothing in any game', (text) => {
    expect(parsePick(rules, text)).toBeUndefined();
  });
});
