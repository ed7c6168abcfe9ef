import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../game-options.js';
import { findRules, ruleTexts, sourceOfCard } from '../rule-texts.js';
import { HERO_ACTIONS, MACHINE_ACTIONS, SERVANT_ACTIONS } from './actions.js';
import { CITY_EVENTS, DIRECTIVES } from './cards.js';
import { EVENT_SENTENCES, Narrator, sentenceOf } from './events.js';
import { activeClasses, DISTRICTS, HEROES, SERVANTS } from './names.js';
import { describeMeaning, OUTCOME_SENTENCES } from './outcomes.js';
import { PICK_LABELS } from './picks.js';
import { QUESTIONS } from './questions.js';
import { REFUSAL_SENTENCES } from './refusals.js';

const RULES_SOURCE = new URL('../../../rules/src/', import.meta.url);

function readSource(): string {
  return readdirSync(RULES_SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('scenario'))
    .map((file) => readFileSync(new URL(file, RULES_SOURCE), 'utf8'))
    .join('\n');
}

function findAll(pattern: RegExp): string[] {
  return [...new Set([...readSource().matchAll(pattern)].map((match) => match[1]))].sort();
}

const cards = [...Object.values(RULES.cityEvents), ...Object.values(RULES.directives)];
const cardActions = cards.flatMap(({ servantAction }) => (servantAction ? [servantAction.id] : []));
const machineActions = Object.values(RULES.directives).flatMap(({ machineAction }) =>
  machineAction ? [machineAction.id] : [],
);

describe('everything has its words', () => {
  it.each<[string, readonly string[], object]>([
    ['events', Object.keys(RULES.events), EVENT_SENTENCES],
    ['questions', Object.keys(RULES.decisions), QUESTIONS],
    ['picks', Object.keys(RULES.picks), PICK_LABELS],
    ['refusals', findAll(/\brefuse\(\s*'([a-z-]+)'/g), REFUSAL_SENTENCES],
    ['outcomes', findAll(/\bkey: '([a-z-]+)'(?!, params: \{ side)/g), OUTCOME_SENTENCES],
    ['Districts', RULES.districts.map(({ id }) => id), DISTRICTS],
    ['Heroes', Object.keys(RULES.heroes), HEROES],
    ['Servants', RULES.servants.map(({ id }) => id), SERVANTS],
    ['City Events', Object.keys(RULES.cityEvents), CITY_EVENTS],
    ['Directives', Object.keys(RULES.directives), DIRECTIVES],
    ['Hero Actions', Object.keys(RULES.heroActions), HERO_ACTIONS],
    ['Servant Actions', [...Object.keys(RULES.servantActions), ...cardActions], SERVANT_ACTIONS],
    ['Machine Actions', machineActions, MACHINE_ACTIONS],
  ])('%s', (_what, ids, words) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !Object.hasOwn(words, id))).toEqual([]);
  });

  it('names no card that the rules do not have', () => {
    expect(Object.keys(CITY_EVENTS).filter((id) => !(id in RULES.cityEvents))).toEqual([]);
    expect(Object.keys(DIRECTIVES).filter((id) => !(id in RULES.directives))).toEqual([]);
  });
});

it('writes sentences', () => {
  const params = { from: 'art', to: 'tower-of-law', price: 1 };
  expect(sentenceOf({ key: 'guard-moved', params })).toBe(
    'A Guard marches from the Art District to the Tower of L.A.W. for 1 Bond.',
  );
  expect(sentenceOf({ key: 'hero-stayed', params: { hero: 'actress', district: 'tower-of-law' } })).toBe(
    'The Actress stays in the Tower of L.A.W.',
  );
});

it('knows whether a Hero who passes has acted before', () => {
  const narrator = new Narrator();
  const tell = (key: string, params: Record<string, string | number>) => narrator.sentenceOf({ key, params });
  expect(tell('hero-passed', { hero: 'finch' })).toBe('Finch takes no Action.');
  tell('hero-acted', { hero: 'fowler', action: 'incitement', district: 'art' });
  expect(tell('hero-passed', { hero: 'fowler' })).toBe('The Fowler takes no further Action.');
  tell('round-began', { round: 2 });
  expect(tell('hero-passed', { hero: 'fowler' })).toBe('The Fowler takes no Action.');
});

it('describes prices and the chances of a Riot', () => {
  const trust = { rule: 'ACT-8', currency: 'trust', left: 2 } as const;
  expect(describeMeaning({ ...trust, price: 1, atLeast: true })).toEqual(['from 1 Trust']);
  expect(describeMeaning({ ...trust, price: 4, inAll: true })).toEqual(['4 Trust in all, leaves 2']);
  const params = { active: 3, guards: 1, traitors: 1, unknown: 2 };
  expect(describeMeaning({ ...trust, price: 0, outcomes: [{ key: 'riot-open', params }] })).toEqual([
    'free',
    '3 active against 2 for Guards and Traitors, 2 unknown; a failure advances the Master Plan',
  ]);
});

it('says which classes are active', () => {
  expect([0, 1, 3].map(activeClasses)).toEqual([
    'no class is active',
    'class 1 (Artists) is active',
    'classes 1 to 3 (Artists to Merchants) are active',
  ]);
});

describe('finding rules', () => {
  it.each([
    ['Parade on the Square', 'EVT-parade'],
    ['old soldier', 'HERO-veteran'],
    ['the Tramp', 'HERO-finch'],
    ['raid', 'GM-8'],
    ['Move Citizens', 'ACT-6'],
    ['CURFEW', 'DIR-curfew'],
    ['gm-8', 'GM-8'],
  ])('%s is %s', (name, id) => {
    expect(findRules(name).exact.map((rule) => rule.id)).toContain(id);
  });

  it.each([
    ['riot', 'ACT-8'],
    ['trust', 'ACT-7'],
    ['victory', 'VIC-2'],
    ['master plan', 'TRK-4'],
    ['lex hecate', 'SET-8'],
  ])('%s leads to %s', (name, id) => {
    expect(findRules(name).others.map((rule) => rule.id)).toContain(id);
  });

  it('says where cards come from', () => {
    for (const id of ['EVT-parade', 'DIR-curfew', 'HERO-finch'])
      expect(sourceOfCard(id)).toMatch(/^\(name: .+; effect: .+\)$/);
    expect(sourceOfCard('GM-8')).toBeUndefined();
  });
});

it('finds a rule text for every question', () => {
  const known = ruleTexts();
  const missing = Object.values(RULES.decisions).filter(({ rule }) => !known.has(rule.toUpperCase()));
  expect(missing.map(({ rule }) => rule)).toEqual([]);
});
