import { assembleRules, createConfig, itemAt, MODULES, Play } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { readRules } from '../../tools/src/rule-pages.js';
import { wordsFor } from '../i18n/use-words.js';
import { explain } from './explained.js';
import { PHASES } from './phases.js';
import { findRules, originsOf, originsOfCard, partsOf, type RuleBook } from './rule-book.js';
import { SPECIAL_ACTIONS } from './special-actions.js';
import { TERMS } from './terms.js';

const RULES = assembleRules(MODULES.map(({ id }) => id));
const BOOK: RuleBook = readRules();
const words = wordsFor('en');
const play = Play.begin(
  RULES,
  createConfig(RULES, { seed: 'explain', heroes: ['actress', 'finch', 'veteran'], revolutionaries: 1 }),
);
const views = (['machine', 'revolutionaries'] as const).map((side) => play.view(side));

const TARGETS = [
  ...RULES.districts.map(({ id }) => `district:${id}`),
  ...Object.keys(RULES.heroes).map((id) => `hero:${id}`),
  ...RULES.servants.map(({ id }) => `servant:${id}`),
  ...Object.keys(RULES.cityEvents).map((id) => `event:${id}`),
  ...Object.keys(RULES.directives).map((id) => `directive:${id}`),
  ...['invention', 'theory', 'servant-card'].flatMap((kind) => [
    `cards:${kind}`,
    ...Object.keys(itemAt(RULES.cards, kind)).map((id) => `card:${kind} ${id}`),
  ]),
  ...RULES.tokenKinds.map(({ id }) => `token:${id}`),
  'token:improvement judgementor',
  'token:surge-active custody',
  'token:direction-discarded top-left',
  ...PHASES.map(({ phase }) => `phase:${phase}`),
  ...Object.keys(TERMS).map((id) => `term:${id}`),
  ...Object.values(RULES.decisions).map(({ rule }) => `rule:${rule}`),
  ...['unidentified:', 'identified:', 'identified:noble', 'revealed:traitor'].map((id) => `citizen:${id}`),
];

describe('explanations', () => {
  it.each(TARGETS)('%s has words and known rules, with a view and without', (target) => {
    for (const view of [undefined, ...views]) {
      const explained = explain(words, target, view);
      if (explained === undefined) throw new Error(`${target} is not explained`);
      const texts = [
        explained.title,
        explained.kind,
        ...explained.texts,
        ...explained.facts.flatMap(({ label, value }) => [label, value]),
      ];
      expect(texts.join(' ')).not.toMatch(/ui\.|[{}]|undefined/);
      expect(explained.title).not.toBe('');
      for (const rule of explained.rules) expect(BOOK[rule], rule).toBeDefined();
    }
  });

  it('lists a price line by line', () => {
    const meaning = {
      rule: 'HER-4',
      currency: 'trust',
      price: 3,
      left: 1,
      breakdown: [
        { source: 'HER-4', amount: 2 },
        { source: 'EVT-security-checks', amount: 1 },
      ],
    };
    const explained = explain(words, `meaning:${JSON.stringify(meaning)}`);
    expect(explained?.price?.lines).toHaveLength(2);
    expect(explained?.price?.total).toContain('3 Trust');
  });

  it('explains nothing that it does not know', () => {
    for (const target of ['', 'odd:thing', 'phase:odd', 'term:odd', 'meaning:{', 'meaning:null'])
      expect(explain(words, target)).toBeUndefined();
  });
});

describe('Special Actions', () => {
  const listed = Object.values(SPECIAL_ACTIONS);

  it('are those of the rules', () => {
    const heroes = RULES.heroActionList
      .filter(({ kind }) => kind === 'special')
      .map(({ id, rule }) => ({ id, rule }));
    expect(listed.flatMap((one) => one.heroes)).toEqual(expect.arrayContaining(heroes));
    for (const { id, rule } of listed.flatMap((one) => one.servants))
      expect(RULES.servantActions[id]?.rule).toBe(rule);
  });

  it('are in the Major Districts', () => {
    const major = RULES.districts.filter(({ size }) => size === 'major').map(({ id }) => id);
    expect(Object.keys(SPECIAL_ACTIONS).sort()).toEqual(major.sort());
  });
});

describe('the rule book', () => {
  it('knows the source of every rule and card', () => {
    for (const [id, rule] of Object.entries(BOOK)) expect(originsOf(rule).length, id).toBeGreaterThan(0);
    for (const id of Object.keys(RULES.cityEvents))
      expect(itemAt(BOOK, `EVT-${id}`).card).toEqual(itemAt(RULES.cityEvents, id).source);
  });

  it('marks no part of a card with a source that its words do not name', () => {
    for (const [id, rule] of Object.entries(BOOK))
      if (rule.card !== undefined)
        for (const [, origin] of originsOfCard(rule.card)) expect(originsOf(rule), id).toContain(origin);
  });

  it('links the rules that a text names', () => {
    const parts = partsOf('By GM-8 and R-GM-4 (EVT-parade), not X-1.', BOOK);
    expect(parts.flatMap(({ rule }) => rule ?? [])).toEqual(['GM-8', 'R-GM-4', 'EVT-parade']);
    expect(parts.map(({ text }) => text).join('')).toBe('By GM-8 and R-GM-4 (EVT-parade), not X-1.');
  });

  it('finds rules by all words, in the order of the pages', () => {
    expect(findRules(BOOK, '')[0]?.page).toBe('Setup');
    expect(findRules(BOOK, 'raid TOKEN bonds').flatMap(({ ids }) => ids)).toContain('GM-8');
    expect(findRules(BOOK, 'zeppelin clockwise').flatMap(({ ids }) => ids)).toEqual(['ZEP-2']);
    expect(findRules(BOOK, 'submarine')).toEqual([]);
  });
});
