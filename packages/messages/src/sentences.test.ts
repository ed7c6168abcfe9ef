import {
  type AnyLogLine,
  type LogLine,
  MODULES,
  ModuleError,
  type ModuleRefusal,
  NOTICES,
  type Refusal,
  type Rules,
  readDrawnCity,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { RULES, SMUGGLERS, UNFINISHED, withSmugglers, words, wordsFor } from '../test/words.js';
import { actionWords, cardWords } from './cards.js';
import { catalogFor, en } from './catalog/index.js';
import { eventSentence, Narrator } from './events.js';
import { meaningPhrases, priceLines } from './meanings.js';
import { activeClasses } from './phrases.js';
import { choiceSentences, drawingFaultSentence, outcomeSentence, refusalSentence } from './sentences.js';
import { Words } from './words.js';

/** A value for each kind of field, and for the texts that are ids. */
const FIELDS: Readonly<Record<string, string | number | boolean | readonly string[]>> = {
  ...{
    district: 'art',
    hero: 'finch',
    servant: 'lex-hecate',
    citizen: 3,
    kind: 'noble',
    number: 2,
    flag: true,
    text: '3',
  },
  ...{
    because: 'ACT-3',
    phase: 'access',
    card: 'curfew',
    cards: ['levy'],
    action: 'riot',
    die: 'escape-die',
    side: 'machine',
  },
  ...{ face: 'handcuffs', by: 'raid', option: 'no-trust', winner: 'machine', how: 'three-riots' },
  ...{ cargo: 'medicine', place: 'roofs' },
};

describe('every event is told to every audience with the fields it may know', () => {
  const allWords = wordsFor(withSmugglers, SMUGGLERS);
  const told: Rules['events'] = { ...SMUGGLERS.events, ...NOTICES };
  it.each(Object.entries(told))('%s', (key, { all = {}, revolutionaries, machine }) => {
    for (const fields of [all, { ...all, ...revolutionaries }, { ...all, ...machine }]) {
      const someValue = (field: string, kind: string) => FIELDS[field] ?? FIELDS[kind.replace('?', '')];
      const line = (entries: [string, string][]) =>
        eventSentence(allWords, {
          round: 1,
          key,
          params: Object.fromEntries(entries.map(([field, kind]) => [field, someValue(field, kind)])),
        });
      const entries = Object.entries(fields);
      expect(line(entries)).not.toMatch(UNFINISHED);
      expect(line(entries.filter(([, kind]) => !kind.endsWith('?')))).not.toMatch(UNFINISHED);
    }
  });
});

it('says why modules cannot be played together, every reason with its rule', () => {
  const all = new Words('en', catalogFor(en, MODULES));
  const faults = ["no such module: 'fog'"];
  const refusals: readonly ModuleRefusal[] = [
    { code: 'advantage-b-at-one', rule: 'R-ESC-1' },
    {
      code: 'module-needs',
      rule: 'CHR-1',
      params: { module: 'chronoleon', needed: 'servants-of-the-machine' },
    },
    { code: 'module-excludes', params: { module: 'chronoleon', excluded: 'pockets-of-resistance' } },
  ];
  expect(choiceSentences(all, new ModuleError(faults, refusals))).toEqual([
    ...faults,
    'Advantage B is no choice where the Master Plan starts at I anyway. (R-ESC-1)',
    'Chronoleon needs Servants of the Great Machine. (CHR-1)',
    'Chronoleon cannot be played with Pockets of Resistance.',
  ]);
});

it('writes sentences', () => {
  const params = { from: 'art', to: 'tower-of-law', price: 1 };
  expect(eventSentence(words, { round: 1, key: 'guard-moved', params })).toBe(
    'A Guard marches from the Art District to the Tower of L.A.W. for 1 Bond.',
  );
  const stayed = { round: 1, key: 'hero-stayed', params: { hero: 'actress', district: 'tower-of-law' } };
  expect(eventSentence(words, stayed)).toBe('The Actress stays in the Tower of L.A.W.');
  expect(
    refusalSentence(words, { code: 'too-few-bonds', rule: 'GM-2', params: { price: 1, bonds: 0 } }),
  ).toBe('That costs 1 Bond, and there are only 0.');
  expect(outcomeSentence(words, { winner: 'machine', how: 'plan-by-countdown' })).toBe(
    'The Great Machine rules for ever! The Countdown completed the Master Plan.',
  );
});

it('knows a forfeited card from what was shown', () => {
  const tell = (params: Record<string, string>) =>
    eventSentence(words, {
      round: 1,
      key: 'access-forfeited',
      params: { hero: 'finch', because: 'DET-5', ...params },
    });
  expect(tell({})).toBe('Finch forfeits an Access card, unseen (No Access!).');
  expect(tell({ shown: 'art' })).toBe('Finch forfeits the card of the Art District (No Access!).');
  expect(tell({ district: 'art' })).toBe('Finch forfeits the card of the Art District (No Access!).');
});

it('knows whether a Hero who passes has acted before', () => {
  const narrator = new Narrator(words);
  const tell = (line: LogLine) => narrator.sentenceOf(line);
  const passed = (hero: string): LogLine => ({ round: 1, key: 'hero-passed', params: { hero } });
  expect(tell(passed('finch'))).toBe('Finch takes no Action.');
  tell({
    round: 1,
    key: 'hero-acted',
    params: { hero: 'fowler', action: 'incitement', district: 'art', price: 0 },
  });
  expect(tell(passed('fowler'))).toBe('The Fowler takes no further Action.');
  tell({ round: 1, key: 'answer-undone', params: { side: 'revolutionaries' } });
  expect(tell(passed('fowler'))).toBe('The Fowler passes.');
  tell({ round: 1, key: 'round-began', params: { round: 2 } });
  expect(tell(passed('fowler'))).toBe('The Fowler takes no Action.');
});

describe('a line of another version is told plainly', () => {
  const told = (line: AnyLogLine) => [eventSentence(words, line), new Narrator(words).sentenceOf(line)];

  it('by the bare name of the event, where there is no message', () => {
    const [sentence, narrated] = told({ round: 1, key: 'airship-launched', params: { district: 'art' } });
    expect(sentence).toBe('Airship-launched');
    expect(narrated).toBe(sentence);
  });

  it('by the message of the event, where a module has one', () => {
    const landed = { round: 1, key: 'cargo-landed', params: { hero: 'finch', district: 'art' } };
    expect(eventSentence(wordsFor(withSmugglers, SMUGGLERS), landed)).toBe(
      'Finch lands something in the Art District.',
    );
  });

  it.each(Object.keys(RULES.events))('and without its words: %s', (key) => {
    for (const sentence of told({ round: 1, key, params: {} })) expect(sentence).not.toBe('');
  });
});

it('describes prices and the chances of a Riot', () => {
  const trust = { rule: 'ACT-8', currency: 'trust', left: 2 } as const;
  expect(meaningPhrases(words, { ...trust, price: 1, atLeast: true })).toEqual(['from 1 Trust']);
  expect(meaningPhrases(words, { ...trust, price: 4, inAll: true })).toEqual(['4 Trust in all, leaves 2']);
  const params = { active: 3, guards: 1, traitors: 1, unknown: 2 };
  expect(meaningPhrases(words, { ...trust, price: 0, outcomes: [{ key: 'riot-open', params }] })).toEqual([
    'free',
    '3 active against 2, 2 unknown. A failure advances the Master Plan, and active Citizens may be arrested',
  ]);
  const breaks = { key: 'guard-breaks', chance: 0.333 };
  expect(meaningPhrases(words, { rule: 'ACT-4', outcomes: [breaks] })).toEqual(['33 % a Guard breaks']);
  const captured = { key: 'captured', chance: 0.75 };
  expect(meaningPhrases(words, { rule: 'R-WIN-2', outcomes: [captured] })).toEqual(['75 % is captured']);
});

it('says what is paid for where Trust is short', () => {
  const refusal = (params: Refusal['params']) =>
    refusalSentence(words, { code: 'too-little-trust', rule: 'ACT-2', params });
  expect(refusal({ price: 2, trust: 1 })).toBe('That costs 2 Trust, and the Hero has 1.');
  expect(refusal({ price: 6, trust: 5, citizens: 3 })).toBe(
    'That costs 6 Trust, and the Hero has 5. Each Guard here is paid for each of 3 unidentified Citizens.',
  );
});

it('says of a captured Hero where the Hero was brought, not that Guards are there [R-HER-3]', () => {
  const detained = (by: string) =>
    eventSentence(words, { round: 1, key: 'hero-detained', params: { hero: 'finch', district: 'art', by } });
  expect(detained('raid')).toBe('Finch is detained in the Art District by a Raid.');
  expect(detained('guards')).toBe('Finch, who was captured, is detained in the Art District.');
});

it('says what a price is made of', () => {
  const breakdown = [
    { source: 'HER-4', amount: 2 },
    { source: 'DIR-curfew', amount: 0 },
    { source: 'HERO-finch', amount: -1 },
  ];
  expect(priceLines(words, breakdown)).toEqual([
    { text: 'Guards on the way', amount: 2, source: 'HER-4' },
    { text: 'Back Alleys', amount: -1, source: 'HERO-finch' },
  ]);
});

it('says which classes are active', () => {
  expect([0, 1, 3].map((stage) => activeClasses(words, stage))).toEqual([
    'no class is active',
    'class 1 (Artists) is active',
    'classes 1 to 3 (Artists to Merchants) are active',
  ]);
});

it('knows cards and Actions', () => {
  expect(cardWords(words, 'city-event', 'the-countdown')).toEqual({
    name: 'The Countdown',
    effect: 'This card stays to the end of the game.',
    plan: 'every round',
  });
  expect(cardWords(words, 'hero', 'finch')).toMatchObject({
    name: 'Ambrose Finch, the Tramp',
    ability: 'Back Alleys',
  });
  const attack = (hero: string) => actionWords(words, 'hero', 'attack', hero).effect;
  expect(attack('finch')).toBe('stake Trust and roll the Assault die');
  expect(attack('veteran')).toBe('roll first, then decide how much to pay');
});

it('says what is wrong with a City drawn by hand', () => {
  const say = (...rows: string[]) => {
    const drawn = readDrawnCity(RULES, rows.join('\n'));
    return 'faults' in drawn ? drawn.faults.map((fault) => drawingFaultSentence(words, fault)) : [];
  };
  expect(say('AASSCC', 'GVQQ*N', 'GVIITN')).toEqual([
    'Line 2 has “*”, which stands for no District.',
    'The Tower of L.A.W. must be drawn on 2 cells, not on 1.',
  ]);
  expect(say('AASS....CC', 'GVQQTN....', 'GVIITN....')).toEqual([
    'The Commerce District and the Control Nexus touch fewer than 2 other Districts.',
  ]);
  expect(say('AASS..TTNN', 'CCIIVVGGQQ')).toEqual([
    'The City would fall apart without the Industrial District, the Velvet District and the Grand Citadel.',
  ]);
});
