import { describe, expect, it } from 'vitest';
import { rulesFor } from '../options/module-options.js';
import { findRules, ruleTexts, sourceOfCard } from './rule-texts.js';

const RULES = rulesFor();

describe('finding rules', () => {
  it.each([
    ['Parade on the Square', 'EVT-parade'],
    ['old soldier', 'HERO-veteran'],
    ['the Tramp', 'HERO-finch'],
    ['raid', 'GM-8'],
    ['Move Citizens', 'ACT-6'],
    ['CURFEW', 'DIR-curfew'],
    ['gm-8', 'GM-8'],
    ['lex hecate', 'SRV-5'],
  ])('%s is %s', (name, id) => {
    expect(findRules(name).exact.map((rule) => rule.id)).toContain(id);
  });

  it.each([
    ['riot', 'ACT-8'],
    ['trust', 'ACT-7'],
    ['victory', 'VIC-2'],
    ['master plan', 'TRK-4'],
    ['running man', 'SET-12'],
    ['upside down', 'R-GEO-7'],
  ])('%s leads to %s', (name, id) => {
    expect(findRules(name).others.map((rule) => rule.id)).toContain(id);
  });

  it('says where cards come from', () => {
    for (const id of ['EVT-parade', 'DIR-curfew', 'HERO-finch'])
      expect(sourceOfCard(id)).toMatch(/^\(name: .+; effect: .+\)$/);
    expect(sourceOfCard('DIR-resettle')).toBe('(name: rulebook; effect: rulebook)');
    expect(sourceOfCard('DIR-shadow')).toBe('(name: rulebook; effect: rulebook; details: our own design)');
    expect(sourceOfCard('GM-8')).toBeUndefined();
  });
});

it('finds a rule text for every question', () => {
  const known = ruleTexts();
  const missing = Object.values(RULES.decisions).filter(({ rule }) => !known.has(rule.toUpperCase()));
  expect(missing.map(({ rule }) => rule)).toEqual([]);
});
