import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../game-options.js';
import { ruleTexts } from '../rule-texts.js';
import { HERO_ACTIONS, MACHINE_ACTIONS, SERVANT_ACTIONS } from './actions.js';
import { CITY_EVENTS, DIRECTIVES } from './cards.js';
import { EVENT_SENTENCES, sentenceOf } from './events.js';
import { DISTRICTS, HEROES, SERVANTS } from './names.js';
import { OUTCOME_SENTENCES } from './outcomes.js';
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

it('finds a rule text for every question', () => {
  const known = ruleTexts();
  const missing = Object.values(RULES.decisions).filter(({ rule }) => !known.has(rule.toUpperCase()));
  expect(missing.map(({ rule }) => rule)).toEqual([]);
});
