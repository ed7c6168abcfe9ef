import { describe, expect, it } from 'vitest';
import { assembleRules } from '../content/registry.js';
import { runScenario } from './run.js';

const rules = assembleRules();

/** The round ends: two Raids have failed, and the Plan advances. */
const closing = {
  format: 1,
  name: 'The end of a round',
  round: 13,
  phase: 'closing',
  tracks: { discontent: 4, 'master-plan': 5 },
  heroes: { fowler: {}, physician: {}, artificer: {} },
  raids: ['art', 'science'],
};

/** The Fowler leaves the Art District without the Trust for its Guards. */
const leaving = {
  format: 1,
  name: 'An escape',
  phase: 'heroes',
  turn: 'fowler',
  event: 'the-countdown',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  heroes: { fowler: { in: 'art', trust: 1, chosen: 'science' }, physician: {}, artificer: {} },
  districts: { art: { guards: 2 } },
};

function messagesOf(position: object, steps: readonly object[]): readonly string[] {
  return runScenario(rules, { ...position, steps }).failures.map(({ message }) => message);
}

const state = (part: object) => ({ expect: { state: part } });

describe('stopping before a step of the flow', () => {
  it('shows the game on the way from its position, step by step', () => {
    const steps = [
      { stop: 'closing.remove-raids' },
      state({ raids: ['art', 'science'], tracks: { discontent: 6 } }),
      { stop: 'closing.plan' },
      state({ raids: [], round: 13, tracks: { 'master-plan': 5 } }),
      { expect: { log: [{ key: 'raid-failed', times: 2 }], notLog: [{ key: 'plan-advanced' }] } },
      { stop: 'opening.trust' },
      state({ round: 14, phase: 'opening', tracks: { 'master-plan': 6 } }),
      { stop: 'none' },
      state({ round: 14, phase: 'access' }),
    ];
    expect(messagesOf(closing, steps)).toEqual([]);
  });

  it('counts how often a step has come', () => {
    const steps = [
      { stop: 'closing.failed-raids' },
      state({ tracks: { discontent: 4 } }),
      { stop: 'closing.failed-raids' },
      state({ tracks: { discontent: 5 } }),
      { stop: 'closing.failed-raids' },
      state({ tracks: { discontent: 6 } }),
    ];
    expect(messagesOf(closing, steps)).toEqual([]);
  });

  it('holds an answer back before chance is needed, and lets it go on with the next one', () => {
    const leave = { do: 'fowler', picks: ['to science'] };
    const before = [
      { ...leave, stop: 'escape.roll' },
      {
        expect: {
          state: { heroes: { fowler: { in: 'art', trust: 0 } } },
          asked: { fowler: 'nothing', machine: 'nothing' },
          log: { exactly: [{ key: 'trust-lost', hero: 'fowler' }] },
          view: [{ of: 'machine', contains: { heroes: [{ hero: 'fowler', trust: 0 }] } }],
        },
      },
    ];
    expect(messagesOf({ ...leaving, draws: {} }, before)).toEqual([]);
    const after = [
      { do: 'fowler', picks: ['pass'] },
      { expect: { state: { turn: 'artificer' }, log: [{ key: 'hero-passed', hero: 'fowler' }] } },
    ];
    const draws = { 'escape-die': ['running-man'] };
    expect(messagesOf({ ...leaving, draws }, [...before, ...after])).toEqual([]);
    expect(messagesOf({ ...leaving, draws }, before)).toEqual([
      "draws.escape-die: 'running-man' was not used",
    ]);
  });

  it('shows the whole log of the answer once the game goes on', () => {
    const steps = [
      { do: 'fowler', picks: ['to science'], stop: 'escape.result' },
      { expect: { log: [{ key: 'die-rolled' }], notLog: [{ key: 'hero-moved' }] } },
      { stop: 'none' },
      { expect: { log: { inOrder: [{ key: 'trust-lost' }, { key: 'die-rolled' }, { key: 'hero-moved' }] } } },
    ];
    expect(messagesOf({ ...leaving, draws: { 'escape-die': ['running-man'] } }, steps)).toEqual([]);
  });

  it('follows the last of several answers', () => {
    const steps = [
      { pass: ['fowler', 'artificer'], stop: 'hero-turn.reveal' },
      state({ turn: 'physician', heroes: { physician: { cardOpen: false } } }),
      { stop: 'hero-turn.move' },
      state({ heroes: { physician: { cardOpen: true } } }),
    ];
    const acting = { ...leaving, step: 'action', heroes: { ...leaving.heroes, artificer: { in: 'velvet' } } };
    expect(messagesOf({ ...acting, districts: {} }, steps)).toEqual([]);
  });

  it.each([
    ['a step that does not come', [{ stop: 'opening.bonds' }], "does not come to 'opening.bonds'"],
    [
      'a step that has passed',
      [{ do: 'fowler', picks: ['to science'], stop: 'hero-turn.reveal' }],
      "does not come to 'hero-turn.reveal'",
    ],
    ['a refused answer', [{ do: 'fowler', picks: ['to art'], stop: 'escape.roll' }], 'refused as must-move'],
    [
      'a stop that no answer leads to',
      [{ do: 'fowler', picks: ['to science'] }, { stop: 'hero-turn.end' }],
      'goes with the answer that leads there',
    ],
    [
      'an offer while nobody is asked',
      [
        { do: 'fowler', picks: ['to science'], stop: 'escape.roll' },
        { expect: { offered: [{ to: 'fowler', picks: ['pass'] }], mayUndo: { fowler: 0 } } },
      ],
      'offered: the game is stopped',
    ],
    ['a stop beside a check', [{ stop: 'escape.roll', expect: {} }], 'stop: does not go with expect'],
    ['a stop beside an undo', [{ stop: 'escape.roll', undo: 'fowler' }], 'stop: does not go with undo'],
    ['going on beside an answer', [{ stop: 'none', pass: ['fowler'] }], 'stop: none stands alone'],
  ])('tells of %s', (_what, steps, message) => {
    expect(messagesOf({ ...leaving, draws: { 'escape-die': ['running-man'] } }, steps).join('\n')).toContain(
      message,
    );
  });
});
