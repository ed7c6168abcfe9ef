import { MODULES } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { RULES, UNFINISHED, words } from '../test/words.js';
import { catalogFor, en, type MessageKey } from './catalog/index.js';
import { Words } from './words.js';

const catalog = catalogFor(en, RULES.modules);

const COUNTS = [
  ...[
    'active',
    'against',
    'alike',
    'amount',
    'arrested',
    'bonds',
    'cells',
    'citizens',
    'column',
    'count',
    'dice',
    'discarded',
  ],
  ...[
    'forfeited',
    'guards',
    'inHand',
    'left',
    'line',
    'losing',
    'nextColumn',
    'nextRow',
    'number',
    'others',
    'percent',
  ],
  ...['price', 'rest', 'round', 'row', 'stage', 'stake', 'traitors', 'trust', 'unknown', 'wanted'],
];

/** A value for every argument that a message may have. */
function someParams(count: number) {
  return {
    ...Object.fromEntries(COUNTS.map((name) => [name, count])),
    ...{ district: 'art', districts: ['art', 'velvet'], from: 'science', to: 'tower-of-law' },
    ...{ place: 'art', destination: 'velvet', hero: 'actress', heroes: ['finch', 'fowler'] },
    ...{
      servant: 'judgementor',
      slot: 2,
      kind: 'noble',
      drawnKind: 'artist',
      first: 'artist',
      last: 'noble',
    },
    ...{ card: 'curfew', cards: ['levy', 'curfew'], event: 'parade', directive: 'levy', action: 'riot' },
    ...{ because: 'EVT-parade', phase: 'opening', side: 'machine', die: 'escape-die', face: 'handcuffs' },
    means: 'resistance',
    ...{ module: 'one-versus-many', needed: 'one-versus-many', excluded: 'one-versus-many' },
    ...{ winner: 'machine', how: 'three-riots', by: 'raid', currency: 'bonds', text: 'trust' },
    ...{ success: true, paid: true, again: true, stays: true, upright: true, turned: true },
    ...{ chance: 0.25, captureChance: 0.5, name: 'Name', effect: 'effect', list: 'one, two', next: 'three' },
    ...{ further: 'Which?', choice: 'this', choices: 'this; that', outcome: 'it breaks' },
    ...{ faces: ['handcuffs', 'running-man'], turns: 'some' },
    ...{ why: 'It is so. ', actor: 'machine', seat: 'revolutionary-1', named: 'Art District', sign: '*' },
  };
}

it.each([1, 2])('every message can be written with counts of %d', (count) => {
  const unfinished = Object.entries(catalog).flatMap(([key, message]) => {
    const to = message.includes('{to_roman}') ? count : 'tower-of-law';
    const text = words.textOf(key, { ...someParams(count), to });
    return text === '' || UNFINISHED.test(text) ? [key] : [];
  });
  expect(unfinished).toEqual([]);
});

it('every message of every module is well-formed', () => {
  const all = new Words('en', catalogFor(en, MODULES));
  const broken = Object.keys(catalogFor(en, MODULES)).filter((key) => {
    try {
      return all.textOf(key, someParams(1)) === '';
    } catch {
      return true;
    }
  });
  expect(broken).toEqual([]);
});

it('counts in singular and plural', () => {
  const texts = (key: MessageKey, name: string) =>
    [0, 1, 2].map((count) => words.text(key, { ...someParams(0), [name]: count }));
  expect(texts('count.bonds', 'count')).toEqual(['0 Bonds', '1 Bond', '2 Bonds']);
  expect(texts('event.machine-phase-ended', 'bonds')).toEqual([
    'The Great Machine ends its Phase with 0 Bonds.',
    'The Great Machine ends its Phase with 1 Bond.',
    'The Great Machine ends its Phase with 2 Bonds.',
  ]);
  expect(texts('event.guard-moved', 'price')).toEqual([
    'A Guard marches from the Science District to the Tower of L.A.W..',
    'A Guard marches from the Science District to the Tower of L.A.W. for 1 Bond.',
    'A Guard marches from the Science District to the Tower of L.A.W. for 2 Bonds.',
  ]);
});
