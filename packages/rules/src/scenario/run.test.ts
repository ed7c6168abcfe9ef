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
  heroes: { fowler: { in: 'art', trust: 2 }, physician: {} },
  districts: { art: { guards: 1, citizens: ['anna: artist', 'any'] } },
};

function run(steps: readonly object[], more: object = {}) {
  return runScenario(rules, { ...fowlerInArt, ...more, steps }).failures;
}

describe('a view in a scenario', () => {
  const asked = { kind: 'hero-action', draft: ['do identify', 'citizen 0'] };

  it.each(['questions', 'decisions'])('has its open questions, with picks as texts: %s', (name) => {
    const failures = (draft: readonly string[]) =>
      run([
        { do: 'fowler', picks: ['do identify', 'citizen anna'] },
        { expect: { view: [{ of: 'fowler', contains: { [name]: [{ ...asked, draft }] } }] } },
        {
          expect: {
            view: [{ of: 'machine', contains: { [name]: [{ kind: asked.kind }] }, lacks: ['citizen 0'] }],
          },
        },
      ]);
    expect(failures(asked.draft)).toEqual([]);
    expect(failures(['do riot'])).toHaveLength(1);
  });
});

describe('a failing scenario', () => {
  it('tells every check that does not hold and goes on', () => {
    const failures = run([
      { expect: { state: { bonds: 3, heroes: { fowler: { trust: 3 } } }, winner: { side: 'machine' } } },
      { expect: { asked: { machine: 'detainment', fowler: 'hero-action' } } },
    ]);
    expect(failures).toEqual([
      { step: 1, message: 'state.bonds: expected 3, found 0' },
      { step: 1, message: 'state.heroes.fowler.trust: expected 3, found 2' },
      { step: 1, message: expect.stringContaining('winner') },
      { step: 2, message: 'machine is asked for nothing, not for detainment' },
    ]);
  });

  it('stops at an answer that is refused and says what is offered', () => {
    const failures = run(
      [
        { do: 'fowler', picks: ['do riot'] },
        { do: 'fowler', picks: ['pass'] },
      ],
      {
        heroes: { fowler: { in: 'art', trust: 0 } },
      },
    );
    expect(failures).toEqual([
      { step: 1, message: expect.stringMatching(/too-little-trust \(ACT-2\).*offered are .*pass/) },
    ]);
  });

  it.each([
    [
      'a seat that is not asked',
      { do: 'physician', picks: ['pass'] },
      'physician is not asked; asked are fowler',
    ],
    ['a Hero who does not play', { do: 'nemo', picks: ['pass'] }, "is or plays 'nemo'"],
    [
      'a Citizen who is not there',
      { do: 'fowler', picks: ['do identify', 'citizen noble@velvets'] },
      'no Citizen',
    ],
    ['an undo of nothing', { undo: 'fowler' }, 'nothing-to-undo'],
    ['an offer that is not made', offered({ picks: ['do central-square'] }), 'not offered; offered are do '],
    ['another price', offered({ picks: ['do incitement'], price: 2 }), 'price: expected 2, found 1'],
    [
      'an offer after a refused pick',
      offered({ picks: ['do central-square', 'to art'] }),
      "the picks 'do central-square' are refused: only-in-another-district",
    ],
    ['a refusal that does not come', refused({ picks: ['pass'] }), 'it is not refused'],
    ['a refusal for another reason', refused({ picks: ['do central-square'] }), 'expected "too-poor"'],
    ['a line that was not written', { expect: { log: [{ key: 'hero-passed' }] } }, 'no line'],
    [
      'a view that says too much',
      { expect: { view: [{ of: 'fowler', lacks: ['velvet'] }] } },
      "contains 'velvet'",
    ],
    [
      'a view that says something else',
      { expect: { view: [{ of: 'machine', contains: { turn: { hero: 'finch' } } }] } },
      'turn.hero',
    ],
    [
      'other Citizens',
      { expect: { state: { districts: { art: { citizens: ['artist', 'any revealed'] } } } } },
      'citizens',
    ],
    ['another undo limit', { expect: { mayUndo: { fowler: 1 } } }, 'fowler may undo 0 answers, not 1'],
  ])('tells of %s', (_what, step, message) => {
    expect(
      run([step])
        .map((failure) => failure.message)
        .join('\n'),
    ).toContain(message);
  });

  it('tells of a forced result that is missing, impossible or left over [R-ORD-4]', () => {
    const attack = [{ do: 'fowler', picks: ['do attack', 'amount 2'] }];
    const messages = (draws: object) => run(attack, { draws }).map(({ message }) => message);
    expect(messages({})).toEqual([
      expect.stringContaining("no result is laid down for the draw 'assault-die'"),
    ]);
    expect(messages({ 'assault-die': ['7'] })).toEqual([
      expect.stringContaining("'7' is no possible result"),
    ]);
    expect(messages({ 'assault-die': [2, 'shield'] })).toEqual(["draws.assault-die: 'shield' was not used"]);
    expect(messages({ 'assault-die': [2] })).toEqual([]);
  });

  it('reports what is wrong with the file itself as step 0', () => {
    const report = runScenario(rules, { format: 2 });
    expect(report.ok).toBe(false);
    expect(report.failures.every(({ step }) => step === 0)).toBe(true);
  });
});

function offered(offer: object) {
  return { expect: { offered: [{ to: 'fowler', ...offer }] } };
}

function refused(answer: object) {
  return { expect: { refused: [{ do: 'fowler', code: 'too-poor', ...answer }] } };
}
