import { describe, expect, it } from 'vitest';
import { assembleRules } from '../content/registry.js';
import { runScenario } from './run.js';

const rules = assembleRules();

const fowlerInArt = {
  format: 1,
  name: 'The Fowler in the Art District',
  phase: 'heroes',
  turn: 'fowler',
  step: 'action',
  event: 'the-countdown',
  heroes: { fowler: { in: 'art', trust: 2 }, physician: {}, artificer: {} },
  districts: { art: { guards: 1, citizens: ['anna: artist', 'any'] } },
};

/** What is wrong with a file that makes this one check after its first step. */
function faultsOf(expect: object, more: object = {}): string {
  const steps = [{ note: 'something before', expect: {} }, { expect }];
  const { failures } = runScenario(rules, { ...fowlerInArt, ...more, steps });
  for (const { step } of failures) if (step !== 0) throw new Error('this is no fault of the file');
  return failures.map(({ message }) => message).join('\n');
}

const log = (...lines: object[]) => ({ log: lines.map((line) => ({ key: 'hero-moved', ...line })) });
const notLog = (line: object) => ({ notLog: [{ key: 'hero-moved', ...line }] });
const view = (contains: object) => ({ view: [{ of: 'machine', contains }] });
const lacks = (text: string) => ({ view: [{ of: 'machine', lacks: [text] }] });
const offered = (...picks: string[]) => ({ offered: [{ to: 'fowler', picks }] });
const notOffered = (...picks: string[]) => ({ notOffered: [{ to: 'fowler', picks }] });

describe('a name that nothing has is an error of the file, with its path and the names that there are', () => {
  it.each([
    ['a kind of line', log({ key: 'hero-mooved' }), 'log[0].key: "hero-mooved"', 'hero-moved'],
    ['a parameter', log({}, { form: 'art' }), 'log[1].form: no such key', 'from'],
    ['a District of a line', log({ to: 'arts' }), 'log[0].to: "arts"', 'art, science'],
    ['a Hero of a line', notLog({ hero: 'fowlr' }), 'notLog[0].hero: "fowlr"', 'fowler'],
    ['a kind of Citizen', notLog({ key: 'citizen-revealed', kind: 'nobel' }), 'notLog[0].kind', 'noble'],
    ['a cause', notLog({ key: 'plan-advanced', because: 'failed-riots' }), '.because', 'failed-riot'],
    ['a Phase', log({ key: 'phase-began', phase: 'opnening' }), '.phase', 'opening'],
    ['an Action', log({ key: 'hero-acted', action: 'riots' }), '.action', 'riot'],
    [
      'a Citizen of a line',
      log({ key: 'citizen-moved', citizen: 'ana' }),
      "is named 'ana'",
      'there are anna',
    ],
    ['an audience', log({ audience: 'machines' }), 'log[0].audience', 'revolutionaries'],
    ['a field of a view', view({ heros: [] }), 'view[0].contains.heros: no such key', 'heroes'],
    [
      'a field of a thing in it',
      view({ heroes: [{ hero: 'fowler', destinaton: null }] }),
      'contains.heroes[0].destinaton: no such key',
      'destination',
    ],
    ['a word in a view', view({ phase: 'hero' }), 'contains.phase: "hero"', 'heroes'],
    [
      'a thing in an exact list',
      view({ directives: { known: { exactly: ['levi'] } } }),
      'contains.directives.known.exactly[0]: "levi"',
      'levy',
    ],
    ['a form of list', view({ raids: { exactli: [] } }), 'contains.raids.exactli: no such key', 'exactly'],
    [
      'a Citizen of a view',
      view({ districts: [{ citizens: [{ citizen: 'ana' }] }] }),
      "contains.districts[0].citizens[0].citizen: no Citizen is named 'ana'",
      'anna',
    ],
    [
      'who sees it',
      { view: [{ of: 'machines' }] },
      "view[0].of: nobody at this table is or plays 'machines'",
      'machine',
    ],
    ['a text that it lacks', lacks('nobel'), "view[0].lacks[0]: 'nobel' stands in no view", 'noble'],
    ['a part of such a text', lacks('"destinaton":"art"'), "'destinaton' stands in no view", 'destination'],
    ['a text that is empty', lacks(''), 'lacks[0]: names nothing', ''],
    ['an offered pick', offered('fly to art'), "offered[0].picks[0]: 'fly to art' is no pick", 'to, do'],
    ['a pick that no rules know', notOffered('constructor art'), "'constructor art' is no pick", 'to, do'],
    ['an offered Action', offered('do fly'), "offered[0].picks[0]: 'fly' is not one of", 'incitement'],
    ['a pick before it', offered('do identify', 'citizen ana'), 'picks[1]: no Citizen', 'anna'],
    [
      'a District that is not offered',
      notOffered('to arts'),
      "notOffered[0].picks[0]: 'arts'",
      'art, science',
    ],
    ['a Citizen that is not offered', notOffered('citizen nobel@art'), "'nobel' is not one of", 'noble'],
    ['a place of such a Citizen', notOffered('citizen any@arts'), "'arts' is not one of", 'art, science'],
    ['a number', notOffered('amount many'), "'many' is no number", ''],
    ['a pick that stands alone', notOffered('pass now'), "'pass' stands alone", ''],
    ['a placement', notOffered('placement 1,2'), "'1,2' is no placement", '3,0,1'],
    [
      'a Hero who does not play',
      { notOffered: [{ to: 'actress', picks: ['pass'] }] },
      'notOffered[0].to',
      'fowler',
    ],
    ['a rule', { offered: [{ to: 'fowler', picks: ['pass'], rule: 'HER-66' }] }, 'offered[0].rule', 'HER-6'],
    [
      'a source of a price',
      { offered: [{ to: 'fowler', picks: ['do attack'], breakdown: [{ source: 'HER-44' }] }] },
      'offered[0].breakdown[0].source',
      'HER-4',
    ],
    [
      'an outcome',
      { notOffered: [{ to: 'fowler', picks: ['do attack'], outcomes: [{ key: 'guard-brakes' }] }] },
      'notOffered[0].outcomes[0].key',
      'guard-breaks',
    ],
    [
      'a rule of a refusal',
      { refused: [{ undo: 'fowler', code: 'x', rule: 'R-INF-66' }] },
      'refused[0].rule',
      'R-INF-6',
    ],
    ['who is asked', { asked: { actress: 'nothing' } }, 'asked.actress', 'fowler'],
    ['a seat that may undo', { mayUndo: { fowlr: 0 } }, 'mayUndo.fowlr', 'fowler'],
    ['an ending', { winner: { side: 'machine', how: 'plan' } }, 'winner.how', 'plan-by-countdown'],
    [
      'who compares',
      { sameAs: [{ of: 'nemo', file: 'x' }] },
      "sameAs[0].of: nobody at this table is or plays 'nemo'",
      'public',
    ],
  ])('%s', (_what, check, path, known) => {
    const faults = faultsOf(check);
    expect(faults).toContain('steps[1].expect.');
    expect(faults).toContain(path);
    expect(faults).toContain(known);
  });

  it('a rule that the file is said to prove', () => {
    expect(faultsOf({}, { rules: ['HER-6', 'HER-66'] })).toMatch(
      /^rules\[1\]: "HER-66" is not a name .*HER-6/,
    );
  });

  it('in several steps at once', () => {
    const steps = [{ expect: log({ to: 'arts' }) }, { expect: offered('do fly') }, { expect: {} }];
    const { failures } = runScenario(rules, { ...fowlerInArt, steps });
    expect(failures.map(({ message }) => message.slice(0, 9))).toEqual(['steps[0].', 'steps[1].']);
  });

  it('the step of a stop', () => {
    const { failures } = runScenario(rules, { ...fowlerInArt, steps: [{ stop: 'heroes.turn' }] });
    expect(failures).toEqual([
      { step: 0, message: expect.stringMatching(/^steps\[0\]\.stop: .*heroes\.turns/) },
    ]);
  });

  it.each([
    ['an offer without picks', { offered: [{ to: 'fowler' }] }, 'offered[0]: says either picks or exactly'],
    ['an offer of no pick', offered(), 'offered[0].picks: names no pick'],
    [
      'everything and something',
      { offered: [{ to: 'fowler', picks: ['pass'], exactly: [] }] },
      'says either',
    ],
    [
      'a price of everything',
      { offered: [{ to: 'fowler', exactly: [], price: 1 }] },
      'price goes with picks',
    ],
    [
      'a draft without its offers',
      { offered: [{ to: 'fowler', picks: ['pass'], after: [] }] },
      'after: goes with',
    ],
    [
      'everything that is not',
      { notOffered: [{ to: 'fowler', exactly: [] }] },
      'exactly: belongs to offered',
    ],
    [
      'a number of lines in order',
      { log: { inOrder: [{ key: 'hero-moved', times: 2 }] } },
      'log.inOrder[0].times',
    ],
    [
      'a number of lines that are not',
      notLog({ times: 2 }),
      'notLog[0].times: goes with a plain list in log',
    ],
  ])('and so is %s', (_what, check, fault) => {
    expect(faultsOf(check)).toContain(fault);
  });

  it('takes texts of seeds, picks and keys for what views lack', () => {
    for (const text of ['"draft":', 'card science', '"citizen":99,"face"', fowlerInArt.name]) {
      expect(faultsOf(lacks(text))).toBe('');
    }
  });
});
