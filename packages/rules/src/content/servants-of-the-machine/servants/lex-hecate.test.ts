import { assembleRules, type Game, type GameModule, itemAt, MODULES, servantAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { arrangeServants, servantNamed } from '../../../../test/modules/improved.js';
import { optionTexts, playFrame, questionOf, refusalOf, say } from '../../../../test/modules/playing.js';
import { play } from '../../../../test/play.js';
import { beginRound } from '../../../effects/round-history.js';
import { explainMachinePick } from '../../../flow/machine-meaning.js';
import { withItem } from '../../../kernel/checked.js';
import { refuse } from '../../../kernel/refusal.js';
import { mapOf } from '../../../model/city/index.js';
import { pickDo } from '../../../model/picks.js';
import { bitsOf } from '../../../model/queries.js';
import { districtNamed } from '../../../model/rules.js';

/** Lex Hecate with so many Improvements in the Art District, and so many Bonds. */
function arrange(has: number, bonds = 10): Game {
  const g = arrangeServants({ 'lex-hecate': { has, in: 'art' } });
  g.state.bonds = bonds;
  return g;
}

function begin(g: Game): Game {
  playFrame(g, 'machine');
  return g;
}

function neighboursOfArt(g: Game): readonly string[] {
  const art = districtNamed(g.rules, 'art');
  return bitsOf(itemAt(mapOf(g.state.city).neighbours, art)).map(
    (place) => itemAt(g.rules.districts, place).id,
  );
}

function ways(g: Game): readonly string[] {
  say(g, 'machine-phase', 'servant lex-hecate');
  return optionTexts(g, 'machine-phase').filter((text) => text.startsWith('at '));
}

describe('with Improvement I', () => {
  it('one of her Actions costs 1 Bond less, if the Great Machine says so [SRV-5]', () => {
    const g = begin(arrange(1));
    say(g, 'machine-phase', 'servant lex-hecate', 'at art');
    expect(explainMachinePick(g, questionOf(g, 'machine-phase'), pickDo('raid'))).toMatchObject({
      price: 1,
      breakdown: [
        { source: 'GM-8', amount: 2 },
        { source: 'SRV-5', amount: -1 },
      ],
    });
    say(g, 'machine-phase', 'do raid');
    expect(g.state.bonds).toBe(9);
    expect(g.state.raids).toHaveLength(1);
  });

  it('brings an Action within reach with 1 Bond, and none with 0 [SRV-5]', () => {
    expect(ways(begin(arrange(1, 1)))).toEqual(['at art']);
    expect(optionTexts(begin(arrange(1, 0)), 'machine-phase')).not.toContain('servant lex-hecate');
  });

  it('once a round, also with Optimize, whose surcharge stays [SRV-5]', () => {
    const optimized = () => {
      const g = arrange(1);
      g.state.directives = { ...g.state.directives, published: ['optimize'] };
      g.state.brokenGuards = withItem(g.state.brokenGuards, districtNamed(g.rules, 'art'), 1);
      return begin(g);
    };
    const late = optimized();
    say(late, 'machine-phase', 'servant lex-hecate', 'do raid');
    say(late, 'machine-phase', 'servant lex-hecate', 'at art', 'do repair');
    expect(late.state.bonds).toBe(10 - 2 - 2);
    const early = optimized();
    say(early, 'machine-phase', 'servant lex-hecate', 'at art', 'do raid');
    expect(ways(early)).toEqual([]);
    say(early, 'machine-phase', 'do repair');
    expect(early.state.bonds).toBe(10 - 1 - 3);
  });

  it('counts nowhere else [SRV-5]', () => {
    expect(ways(begin(arrange(1)))).toEqual(['at art']);
  });
});

describe('with Improvement II', () => {
  it('one of her Actions costs nothing and counts in her District or a connected one [SRV-5, R-ESC-4]', () => {
    const g = begin(arrange(2, 0));
    const [first = ''] = neighboursOfArt(g);
    expect([...ways(g)].sort()).toEqual(['art', ...neighboursOfArt(g)].map((id) => `at ${id}`).sort());
    say(g, 'machine-phase', `at ${first}`, 'do raid');
    expect(g.state).toMatchObject({ bonds: 0, raids: [{ district: districtNamed(g.rules, first) }] });
    expect(servantAt(g, servantNamed(g, 'lex-hecate'))).toMatchObject({
      place: districtNamed(g.rules, 'art'),
      actions: 1,
    });
  });

  it('has no surcharge of Optimize either, and the other Action its full price [R-ESC-4]', () => {
    const g = arrange(2);
    g.state.directives = { ...g.state.directives, published: ['optimize'] };
    begin(g);
    const [near = ''] = neighboursOfArt(g);
    say(g, 'machine-phase', 'servant lex-hecate', 'do raid');
    say(g, 'machine-phase', 'servant lex-hecate', `at ${near}`, 'do raid');
    expect(g.state.bonds).toBe(8);
    expect(g.state.raids).toHaveLength(2);
  });

  it('takes the Special Actions of a connected District, too [R-ESC-4]', () => {
    const g = arrange(2, 0);
    const [near = 0] = bitsOf(
      itemAt(mapOf(g.state.city).neighbours, districtNamed(g.rules, 'grand-citadel')),
    );
    servantAt(g, servantNamed(g, 'lex-hecate')).place = near;
    begin(g);
    say(g, 'machine-phase', 'servant lex-hecate', 'at grand-citadel', 'do draw-directive');
    expect(g.state.directives.hand).toHaveLength(1);
    expect(servantAt(g, servantNamed(g, 'lex-hecate')).place).toBe(near);
  });
});

it.each([1, 2])(
  'with %i Improvements an Action that nothing changes keeps its price and place [R-ESC-4]',
  (has) => {
    const g = begin(arrange(has));
    say(g, 'machine-phase', 'servant lex-hecate', 'at art');
    expect(optionTexts(g, 'machine-phase')).not.toContain('do salute');
    const other = begin(arrange(has));
    say(other, 'machine-phase', 'servant lex-hecate', 'do salute');
    expect(other.state.bonds).toBe(8);
  },
);

it('without an Improvement, or as another Servant, she has none of it [SRV-5]', () => {
  expect(ways(begin(arrange(0)))).toEqual([]);
  const g = begin(arrangeServants({ judgementor: { has: 2 }, 'lex-hecate': { in: 'art' } }));
  expect(ways(g)).toEqual([]);
});

it('has it again in the next round [SRV-5]', () => {
  const g = begin(arrange(1));
  say(g, 'machine-phase', 'servant lex-hecate', 'at art', 'do raid');
  g.state.frames.length = 0;
  g.state.raids = [];
  beginRound(g);
  expect(ways(begin(g))).toEqual(['at art']);
});

describe('why she cannot be had is said with the rule', () => {
  const at = (place: string, servant = 'lex-hecate') => ({
    do: 'machine',
    picks: [`servant ${servant}`, `at ${place}`],
  });
  const POSITION = {
    modules: ['one-versus-many', 'servants-of-the-machine'],
    phase: 'machine',
    event: 'the-countdown',
    bonds: 9,
    city: ['AASSCC', 'GVQQTN', 'GVIITN'],
    servants: { 'lex-hecate': { in: 'art' } },
  };
  const refused = (part: object, place: string, code: string, servant?: string) =>
    play({
      ...POSITION,
      ...part,
      steps: [{ expect: { refused: [{ ...at(place, servant), code, rule: 'SRV-5' }] } }],
    });
  const installed = (...servants: readonly string[]) => ({ tokens: { 'improvement-installed': servants } });
  const I = installed('lex-hecate');

  it.each([
    ['without an Improvement', {}, 'art', 'needs-lex-hecate'],
    ['once it was used', { ...I, history: { used: ['lex-hecate'] } }, 'art', 'once-a-round'],
    ['with Improvement I elsewhere', I, 'science', 'acts-where-she-stands'],
    [
      'with Improvement II farther away',
      installed('lex-hecate', 'lex-hecate'),
      'control-nexus',
      'not-connected',
    ],
  ])('%s [SRV-5]', (_when, part, place, code) => refused(part, place, code));

  it('as another Servant, and where Chronoleon replaces her [SRV-5]', () => {
    refused(I, 'grand-citadel', 'needs-lex-hecate', 'judgementor');
    const replacing = { id: 'chronoleon', options: { replaces: 'lex-hecate' } };
    const modules = ['one-versus-many', 'servants-of-the-machine', replacing];
    refused({ modules, servants: {} }, 'grand-citadel', 'no-lex-hecate', 'judgementor');
  });

  it('where she is deactivated [SRV-5, R-AKI-3]', () => {
    const modules = ['one-versus-many', 'bring-about-a-revolution', 'servants-of-the-machine'];
    const tokens = { ...I.tokens, deactivated: ['lex-hecate'] };
    refused({ modules, heroes: { akira: {} }, tokens }, 'art', 'servant-deactivated');
  });

  it('once a District is chosen, another one is no order, whatever could be done there [SRV-5]', () => {
    const step = (picks: readonly string[]) => ({ do: 'machine', picks: ['servant lex-hecate', ...picks] });
    play({
      ...POSITION,
      ...installed('lex-hecate', 'lex-hecate'),
      steps: [
        {
          expect: {
            refused: ['at science', 'to science'].map((pick) => ({
              ...step(['at art', pick]),
              code: 'not-offered',
              rule: 'R-GM-1',
            })),
          },
        },
        step(['at science', 'do raid']),
      ],
    });
  });

  it('unless a way of another module says why that Servant does not have it', () => {
    const nightShift: GameModule = {
      id: 'night-shift',
      version: 1,
      servantWays: [
        {
          id: 'night-shift',
          rule: 'NIGHT',
          districts: () => [],
          whyNot: (g, servant) =>
            servantAt(g, servant).servant === 'judgementor' ? refuse('once-a-round', 'NIGHT') : undefined,
          price: () => 0,
          use: () => {},
        },
      ],
    };
    const modules = ['one-versus-many', 'servants-of-the-machine', 'night-shift'];
    const rules = assembleRules(modules, [...MODULES, nightShift]);
    for (const [servant, code, rule] of [
      ['judgementor', 'once-a-round', 'NIGHT'],
      ['phantasmer', 'needs-lex-hecate', 'SRV-5'],
      ['lex-hecate', 'needs-lex-hecate', 'SRV-5'],
    ] as const) {
      const g = begin(arrangeServants({}, rules));
      expect(refusalOf(g, 'machine-phase', `servant ${servant}`, 'at art')).toMatchObject({ code, rule });
    }
  });

  it('where no Action can be taken [SRV-5]', () => {
    const nothingToDo = { ...I, raids: ['art'], districts: { art: { guards: 0, citizens: [] } } };
    refused(nothingToDo, 'art', 'no-action-in-this-way');
  });
});
