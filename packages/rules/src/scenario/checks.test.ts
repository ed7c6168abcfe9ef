import { describe, expect, it } from 'vitest';
import { assembleRules } from '../content/registry.js';
import { itemAt } from '../kernel/checked.js';
import { runScenario } from './run.js';

const rules = assembleRules();

const fowlerInArt = {
  format: 1,
  name: 'The Fowler in the Art District',
  phase: 'heroes',
  turn: 'fowler',
  step: 'action',
  event: 'the-countdown',
  heroes: { fowler: { in: 'art', trust: 4 }, physician: { chosen: 'velvet' }, artificer: {} },
  districts: { art: { guards: 1, citizens: ['anna: artist', 'bert: noble', 'any'] } },
};

function messagesOf(steps: readonly object[], more: object = {}): readonly string[] {
  return runScenario(rules, { ...fowlerInArt, ...more, steps }).failures.map(({ message }) => message);
}

const holds = (check: object, more: object = {}) => messagesOf([{ expect: check }], more);
const inView = (of: string, contains: object) => ({ view: [{ of, contains }] });
const identify = { do: 'fowler', picks: ['do identify', 'citizen anna', 'citizen bert', 'done'] };

describe('a field that is absent', () => {
  const physician = (destination: unknown) => ({ heroes: [{ hero: 'physician', destination }] });

  it('is null in a view', () => {
    expect(holds(inView('machine', physician(null)))).toEqual([]);
    expect(holds(inView('fowler', physician(null)))).toEqual([
      expect.stringContaining('view of fowler.heroes'),
    ]);
  });

  it('is null in a line of the log', () => {
    const line = { key: 'citizen-identified', citizen: 'anna', kind: null };
    expect(messagesOf([identify, { expect: { log: [{ ...line, audience: 'machine' }] } }])).toEqual([]);
    expect(messagesOf([identify, { expect: { log: [line] } }])).toEqual([expect.stringContaining('no line')]);
  });

  it('is null in what an offer means', () => {
    const offer = (picks: string[], price: number | null) => ({ offered: [{ to: 'fowler', picks, price }] });
    expect(holds(offer(['pass'], null))).toEqual([]);
    expect(holds(offer(['do riot'], null))).toEqual([
      expect.stringMatching(/price: expected nothing, found \d/),
    ]);
  });
});

describe('a list', () => {
  const citizens = (list: unknown) => inView('public', { districts: [{ district: 'art', citizens: list }] });
  const [anna, bert] = [{ citizen: 'anna' }, { citizen: 'bert' }];

  it.each([
    ['has these among others', [bert, anna], []],
    ['has not more than there are', [anna, anna], ['view of public']],
    ['is not exactly a part of it', { exactly: [anna, bert] }, ['view of public']],
    ['is exactly all of it, in any order', { exactly: [bert, anna, { face: 'unidentified' }] }, []],
    ['has these in order', { inOrder: [anna, bert] }, []],
    ['has them not in another order', { inOrder: [bert, anna] }, ['view of public']],
    ['is exactly this in order', { exactlyInOrder: [anna, bert, {}] }, []],
    ['is not exactly this in another order', { exactlyInOrder: [bert, anna, {}] }, ['view of public']],
    ['is not empty', [], ['view of public']],
  ])('%s', (_what, list, failures) => {
    expect(holds(citizens(list))).toEqual(failures.map((part) => expect.stringContaining(part)));
  });

  it('gives every thing a counterpart of its own, whatever comes first', () => {
    expect(holds(citizens([{ face: 'unidentified' }, {}, anna]))).toEqual([]);
  });

  it('that is empty means that there is nothing', () => {
    expect(holds(inView('public', { raids: [] }))).toEqual([]);
    expect(holds({ state: { directives: { deck: [] } } })).toEqual([
      expect.stringContaining('state.directives.deck'),
    ]);
    expect(holds({ state: { directives: { deck: [] } } }, { directives: { deck: [] } })).toEqual([]);
    expect(holds({ state: { events: [] } }, { event: 'parade' })).toEqual([
      expect.stringContaining('state.events'),
    ]);
    expect(holds({ state: { events: [] } })).toEqual([]);
    const attack = (part: object) => ({ offered: [{ to: 'fowler', picks: ['do riot'], ...part }] });
    expect(holds(attack({ breakdown: [] }))).toEqual([expect.stringContaining('breakdown: expected []')]);
    expect(holds(attack({ outcomes: { exactly: [] } }))).toHaveLength(1);
  });
});

describe('what is offered', () => {
  const exactly = (picks: readonly string[], after?: readonly string[]) => ({
    offered: [{ to: 'fowler', after, exactly: picks }],
  });

  it('can be named in full, after a draft too', () => {
    const open = ['citizen bert', 'citizen any@art', 'done'];
    expect(holds(exactly(open, ['do identify', 'citizen anna']))).toEqual([]);
    expect(holds(exactly(open.slice(1), ['do identify', 'citizen anna']))).toEqual([
      expect.stringMatching(/expected exactly .*, offered are citizen bert, /),
    ]);
  });

  it('is nothing to those who are not asked, and to nobody once the game is over', () => {
    expect(holds({ offered: [{ to: 'machine', exactly: [] }] })).toEqual([]);
    expect(holds(exactly([]))).toEqual([expect.stringContaining('expected exactly nothing')]);
    expect(holds({ offered: [] })).toEqual([expect.stringContaining('fowler: expected no offer')]);
    const over = { tracks: { 'master-plan': 12 }, winner: { side: 'machine', how: 'plan-by-countdown' } };
    expect(holds({ offered: [] }, over)).toEqual([]);
  });
});

describe('the lines of a log', () => {
  const line = (key: string, more: object = {}) => ({ key, ...more });
  const after = (log: object) => messagesOf([identify, { expect: { log } }]);
  const identified = line('citizen-identified');

  it('can be counted', () => {
    expect(after([{ ...identified, times: 2 }])).toEqual([]);
    expect(after([{ ...identified, times: 1 }])).toEqual([expect.stringContaining('2 lines')]);
    expect(after([{ key: 'hero-moved', times: 0 }])).toEqual([]);
    expect(after([identified, identified])).toEqual([]);
    expect(after([identified, identified, identified])).toEqual([expect.stringContaining('so often')]);
  });

  it('have an order', () => {
    const [paid, anna] = [line('trust-paid'), line('citizen-identified', { citizen: 'anna' })];
    expect(after({ inOrder: [paid, anna] })).toEqual([]);
    expect(after({ inOrder: [anna, paid] })).toEqual([expect.stringContaining('inOrder')]);
  });

  it('can be named in full', () => {
    const all = [line('hero-acted'), line('trust-paid'), identified, identified];
    expect(after({ exactly: [...all].reverse() })).toEqual([]);
    expect(after({ exactlyInOrder: all.slice(1) })).toEqual([expect.stringContaining('exactlyInOrder')]);
    expect(after({ exactly: [...all, line('hero-moved')] })).toEqual([expect.stringContaining('no line')]);
  });

  it('are none if the list is empty', () => {
    expect(after([])).toHaveLength(3);
    expect(messagesOf([{ do: 'fowler', picks: ['do identify'] }, { expect: { log: [] } }])).toEqual([]);
  });

  it('are looked at for each audience by itself', () => {
    const machine = { ...identified, audience: 'machine' };
    expect(
      after({ exactly: [line('hero-acted'), line('trust-paid'), identified, identified, machine] }),
    ).toEqual([expect.stringContaining('log of machine')]);
  });
});

describe('the most there can be', () => {
  it('is laid by its word', () => {
    const position = {
      heroes: { fowler: { in: 'art', trust: 'max' }, physician: {}, artificer: {} },
      districts: { art: { guards: 'max' }, science: { guards: 'max', broken: 1 } },
      tracks: { discontent: 'max' },
    };
    const counted = {
      heroes: { fowler: { trust: itemAt(rules.heroes, 'fowler').maxTrust } },
      districts: { art: { guards: 4 }, science: { guards: 3 } },
      tracks: { discontent: 18 },
    };
    expect(holds({ state: counted }, position)).toEqual([]);
    expect(holds({ state: position }, position)).toEqual([]);
  });

  it('is checked by its word', () => {
    expect(holds({ state: { heroes: { fowler: { trust: 'max' } }, tracks: { discontent: 'max' } } })).toEqual(
      [
        expect.stringMatching(/heroes.fowler.trust: expected \d+, found 4/),
        expect.stringMatching(/tracks.discontent: expected 18, found 2/),
      ],
    );
    expect(holds({ state: { districts: { art: { guards: 'max' } } } })).toEqual([
      expect.stringContaining('art.guards: expected 4, found 1'),
    ]);
  });
});
