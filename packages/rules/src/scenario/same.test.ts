import { describe, expect, it } from 'vitest';
import { assembleRules, MODULES } from '../content/registry.js';
import { itemAt } from '../kernel/checked.js';
import type { DecisionKind } from '../kernel/decision.js';
import { refuse } from '../kernel/refusal.js';
import type { Game } from '../model/game.js';
import type { Rules } from '../model/rules.js';
import { runScenario } from './run.js';

const rules = assembleRules();

const choosing = {
  format: 1,
  name: 'Two games alike',
  phase: 'access',
  revolutionaries: 3,
  event: 'the-countdown',
  bonds: 5,
  directives: { hand: ['levy'] },
  heroes: {
    fowler: { forfeited: ['velvet'] },
    physician: { forfeited: ['velvet'] },
    artificer: { forfeited: ['velvet'] },
  },
};
const choose = (fowler: string) => ({ choose: { fowler, physician: 'commerce', artificer: 'commerce' } });

/** Whether a seat can tell the game after these steps from that of the other file. */
function tellApart(
  of: string,
  steps: readonly object[],
  other: object,
  byRules: Rules = rules,
): readonly string[] {
  const modules = byRules.modules.map(({ id }) => id);
  const file = {
    ...choosing,
    modules,
    steps: [...steps, { expect: { sameAs: [{ of, file: 'other.json' }] } }],
  };
  const files: Readonly<Record<string, unknown>> = { 'other.json': { ...choosing, modules, ...other } };
  return runScenario(byRules, file, (name) => files[name]).failures.map(({ message }) => message);
}

describe('the same for a seat as in another file', () => {
  it('is what differs only in what it may not know', () => {
    const other = { steps: [choose('science')] };
    expect(tellApart('machine', [choose('commerce')], other)).toEqual([]);
    expect(tellApart('public', [choose('commerce')], other)).toEqual([]);
  });

  it('is not what its own side sees', () => {
    const differences = tellApart('fowler', [choose('commerce')], { steps: [choose('science')] });
    expect(differences[0]).toMatch(
      /^sameAs other.json for fowler: view\.heroes\.\d\.destination: "commerce" here/,
    );
  });

  it.each([
    ['in what it sees', { bonds: 3 }, 'view.bonds: 5 here, 3 there'],
    ['in what it is offered', { directives: { hand: ['curfew'] } }, 'view.directives.known.0'],
  ])('is not what differs %s', (_what, part, difference) => {
    const messages = tellApart('machine', [choose('art')], { ...part, steps: [choose('art')] });
    expect(messages.join('\n')).toContain(difference);
  });

  it('is not what was told on the way otherwise', () => {
    const undone = [
      { do: 'fowler', picks: ['card art'] },
      { do: 'fowler', back: true },
    ];
    expect(tellApart('machine', undone, { steps: [] })).toEqual([]);
    expect(tellApart('revolutionary-1', undone, { steps: [] }).join('\n')).toContain('told.1');
  });

  const phase = itemAt(rules.decisions, 'machine-phase');
  const goesToArt = (g: Game) => g.state.heroes.some(({ chosen }) => chosen?.district === 0);
  it.each<[string, Partial<DecisionKind>, string]>([
    [
      'why something is refused',
      { whyNot: (g) => refuse(goesToArt(g as Game) ? 'yes' : 'no', 'GM-1') },
      'seats.machine.refusals',
    ],
    [
      'what an offer means',
      { explain: (g) => ({ rule: goesToArt(g as Game) ? 'GM-1' : 'GM-2' }) },
      'seats.machine.questions.0.options.0.meaning.rule',
    ],
    [
      'what is offered',
      { options: (g, decision) => phase.options(g, decision).slice(goesToArt(g as Game) ? 0 : 1) },
      'seats.machine.questions.0.options',
    ],
  ])('is not what leaks by %s', (_what, leak, path) => {
    const leaking = { id: 'leak', version: 1, decisions: { 'machine-phase': { ...phase, ...leak } } };
    const leaky = assembleRules(['one-versus-many', 'leak'], [...MODULES, leaking]);
    expect(tellApart('machine', [choose('art')], { steps: [choose('science')] }, leaky).join('\n')).toContain(
      path,
    );
  });

  it('does not look at the checks of the other file, and lets it go on after a stop', () => {
    const wrong = { expect: { state: { bonds: 9 } } };
    const stopped = { ...choose('art'), stop: 'access.chosen' };
    expect(tellApart('machine', [choose('art')], { steps: [wrong, stopped] })).toEqual([]);
  });

  it('tells why the other file cannot be played', () => {
    expect(tellApart('machine', [], { raids: ['art'] }).join('\n')).toContain("Raids in the Phase 'access'");
    expect(tellApart('machine', [], { steps: [{ pass: ['fowler'] }] }).join('\n')).toContain('refused as');
    const alone = { ...choosing, steps: [{ expect: { sameAs: [{ of: 'machine', file: 'x.json' }] } }] };
    expect(itemAt(runScenario(rules, alone).failures, 0).message).toContain("'x.json' cannot be read here");
  });
});
