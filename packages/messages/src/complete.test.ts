import { readdirSync, readFileSync } from 'node:fs';
import { FACTS, REASONS } from '@great-machine/bots';
import { AUDIENCES, CITIZEN_KINDS, DICE } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { RULES, words } from '../test/words.js';
import { en } from './catalog/index.js';
import type { ThingKind } from './things.js';

const RULES_SOURCE = new URL('../../rules/src/', import.meta.url);

const source = readdirSync(RULES_SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('scenario'))
  .map((file) => readFileSync(new URL(file, RULES_SOURCE), 'utf8'))
  .join('\n');

function findAll(pattern: RegExp): string[] {
  return [...new Set([...source.matchAll(pattern)].map((match) => match[1]))].sort();
}

const cards = [...Object.values(RULES.cityEvents), ...Object.values(RULES.directives)];
const cardActions = cards.flatMap(({ servantAction }) => (servantAction ? [servantAction.id] : []));
const machineActions = Object.values(RULES.directives).flatMap(({ machineAction }) =>
  machineAction ? [machineAction.id] : [],
);
const detainmentOptions = ['advance-the-plan', 'no-trust', 'no-access', 'both-measures'];

/** The rules that are said to be the cause of a change or of a price. */
function findReasons(): readonly string[] {
  const tellers = findAll(/export function (\w+)\([^)]*\b(?:because|source): string\)/g);
  const told = findAll(new RegExp(`\\b(?:${tellers.join('|')})\\([^;\\n]*'([\\w-]+)'\\)`, 'g'));
  const written = findAll(/\b(?:because|source): '([A-Z][\w-]*-\d+)'/g);
  const actions = [...Object.values(RULES.heroActions), ...Object.values(RULES.servantActions)];
  return [...told, ...written, ...actions.map(({ rule }) => rule), ...Object.keys(RULES.cityEvents)];
}

function keysWithout(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => !words.has(key));
}

describe('everything has its message', () => {
  it.each<[string, readonly string[], string]>([
    ['events', Object.keys(RULES.events).filter((key) => key !== 'detainment-settled'), 'event'],
    ['settled detainments', detainmentOptions, 'event.detainment-settled'],
    ['questions', Object.keys(RULES.decisions), 'question'],
    ['picks', Object.keys(RULES.picks).filter((pick) => pick !== 'option'), 'pick'],
    ['options of a detainment', detainmentOptions, 'pick.option'],
    ['refusals', findAll(/\brefuse\(\s*'([a-z-]+)'/g), 'refusal'],
    ['outcomes', findAll(/\bkey: '([a-z-]+)'(?!, params: \{ side)/g), 'outcome'],
    ['endings', findAll(/'((?:plan-by|three-riots|two-riots)[a-z-]*)'/g), 'ending'],
    ['phases', findAll(/\bphase\('([a-z]+)'\)/g), 'phase'],
    ['sides', AUDIENCES.filter((audience) => audience !== 'public'), 'side'],
    ['winners', AUDIENCES.filter((audience) => audience !== 'public'), 'winner'],
    ['dice', Object.keys(DICE), 'die'],
    ['faces', Object.values(DICE).flatMap((faces) => faces.filter((face) => !/^\d$/.test(face))), 'face'],
  ])('%s', (_what, ids, under) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(keysWithout(ids.map((id) => `${under}.${id}`))).toEqual([]);
  });

  it.each<[string, readonly string[], ThingKind, readonly string[]]>([
    ['Districts', RULES.districts.map(({ id }) => id), 'district', ['title', 'short', 'tiny']],
    ['Heroes', Object.keys(RULES.heroes), 'hero', ['title', 'short', 'ability', 'effect']],
    ['Servants', RULES.servants.map(({ id }) => id), 'servant', ['short']],
    ['kinds of Citizens', CITIZEN_KINDS, 'kind', ['one', 'many', 'mark']],
    ['City Events', Object.keys(RULES.cityEvents), 'city-event', ['effect', 'plan']],
    ['Directives', Object.keys(RULES.directives), 'directive', ['effect']],
    ['Hero Actions', Object.keys(RULES.heroActions), 'hero-action', ['effect']],
    ['Servant Actions', [...Object.keys(RULES.servantActions), ...cardActions], 'servant-action', ['effect']],
    ['Machine Actions', machineActions, 'machine-action', ['effect']],
  ])('%s, and nothing besides', (_what, ids, kind, forms) => {
    expect([...words.ids(kind)].sort()).toEqual([...ids].sort());
    expect(keysWithout(ids.flatMap((id) => forms.map((form) => `${kind}.${id}.${form}`)))).toEqual([]);
  });

  it('facts and reasons of the bots, and nothing besides', () => {
    const keys = Object.keys(en).filter((key) => /^(advice|companion)\./.test(key));
    expect(keys.sort()).toEqual([...Object.keys(FACTS), ...Object.keys(REASONS)].sort());
  });

  it('causes', () => {
    const reasons = findReasons();
    for (const known of ['ACT-3', 'GM-2', 'HERO-actress', 'DIR-curfew', 'detainment', 'the-countdown'])
      expect(reasons).toContain(known);
    const nameless = reasons.filter((id) => words.name('reason', id) === id && !words.has(`reason.${id}`));
    expect(nameless).toEqual([]);
  });
});
