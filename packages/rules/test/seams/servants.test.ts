import { type Game, itemAt, servantAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { receiveBonds } from '../../src/effects/bonds.js';
import { markUsed } from '../../src/effects/round-history.js';
import { refuse } from '../../src/kernel/refusal.js';
import { mapOf } from '../../src/model/city/index.js';
import { bitsOf, countedServants, servantsIn, usedThisRound } from '../../src/model/queries.js';
import { districtNamed, type ModulePart } from '../../src/model/rules.js';
import { rulesChangedBy } from '../modules/assemble.js';
import { arrangeGame, optionTexts, playFrame, say } from '../modules/playing.js';

const [LEX, JUDGEMENTOR, PHANTASMER] = [0, 1, 2];

function isDown(g: Game, servant: number): boolean {
  return g.state.extra.down === servant;
}

/** One Servant lies down and may stand up; another has a long arm, gives presents and a levy raises Bonds. */
const odd: ModulePart = {
  uncounted: { servant: isDown },
  servantActions: [
    {
      id: 'stand-up',
      rule: 'DOWN',
      obstacle: (g, { servant }) => (isDown(g, servant) ? undefined : refuse('no-effect', 'DOWN')),
      perform(g) {
        g.state.extra.down = -1;
      },
    },
    {
      id: 'salute',
      rule: 'SALUTE',
      price: 1,
      onlyUsualWay: true,
      obstacle: (_g, { servant }) => (servant === LEX ? undefined : refuse('no-effect', 'SALUTE')),
      perform: () => {},
    },
    {
      id: 'give',
      rule: 'GIFT',
      price: 0,
      spendsNone: true,
      obstacle: (g, { servant }) =>
        servant === PHANTASMER && !usedThisRound(g, 'give') ? undefined : refuse('no-effect', 'GIFT'),
      perform: (g) => markUsed(g, 'give'),
    },
  ],
  servantWays: [
    {
      id: 'long-arm',
      rule: 'LONG-ARM',
      districts(g, servant) {
        if (servant !== LEX || usedThisRound(g, 'long-arm')) return [];
        return bitsOf(itemAt(mapOf(g.state.city).neighbours, servantAt(g, servant).place));
      },
      price: () => 0,
      use: (g) => markUsed(g, 'long-arm'),
    },
  ],
  machineActions: [
    {
      id: 'levy-now',
      rule: 'LEVY',
      obstacle: (g) => (usedThisRound(g, 'levy-now') ? refuse('once-a-round', 'LEVY') : undefined),
      picks: { next: () => [], isComplete: () => true },
      perform(g) {
        markUsed(g, 'levy-now');
        receiveBonds(g, 3, 'LEVY');
      },
    },
  ],
  hooks: {
    servantMoveObstacle: (g, servant) =>
      isDown(g, servant) || (servant === PHANTASMER && usedThisRound(g, 'give'))
        ? refuse('no-effect', 'DOWN')
        : undefined,
    servantActionObstacle: (g, { servant, action }) =>
      isDown(g, servant) && action !== 'stand-up' ? refuse('no-effect', 'DOWN') : undefined,
  },
};

const RULES = rulesChangedBy('odd-servants', odd);
const CITADEL = districtNamed(RULES, 'grand-citadel');

function arrange(): Game {
  const g = arrangeGame(RULES, ['finch', 'fowler', 'physician']);
  g.state.extra.down = JUDGEMENTOR;
  g.state.bonds = 4;
  playFrame(g, 'machine');
  return g;
}

describe('a Servant that lies down', () => {
  it('counts for nothing', () => {
    const g = arrange();
    expect(countedServants(g)).toEqual([LEX, PHANTASMER]);
    expect(servantsIn(g, CITADEL)).toBe(2);
  });

  it('may only stand up, which is its Action', () => {
    const g = arrange();
    say(g, 'machine-phase', 'servant judgementor');
    expect(optionTexts(g, 'machine-phase')).toEqual(['do stand-up']);
    say(g, 'machine-phase', 'do stand-up');
    expect(servantsIn(g, CITADEL)).toBe(3);
    expect(g.state.bonds).toBe(2);
    expect(optionTexts(g, 'machine-phase')).not.toContain('servant judgementor');
  });
});

describe('a special way to take an Action', () => {
  it('counts in another District for another price, once chosen', () => {
    const g = arrange();
    const there = itemAt(bitsOf(itemAt(mapOf(g.state.city).neighbours, CITADEL)), 0);
    const { id } = itemAt(RULES.districts, there);
    say(g, 'machine-phase', 'servant lex-hecate');
    expect(optionTexts(g, 'machine-phase')).toContain(`at ${id}`);
    say(g, 'machine-phase', `at ${id}`);
    expect(optionTexts(g, 'machine-phase')).not.toContain('do draw-directive');
    say(g, 'machine-phase', 'do raid');
    expect(g.state.raids).toEqual([{ district: there, succeeded: false }]);
    expect(g.state.bonds).toBe(4);
    expect(servantAt(g, LEX)).toMatchObject({ place: CITADEL, actions: 1 });
  });

  it('does not change an Action that is taken in the usual way only', () => {
    const g = arrange();
    const there = itemAt(bitsOf(itemAt(mapOf(g.state.city).neighbours, CITADEL)), 0);
    say(g, 'machine-phase', 'servant lex-hecate');
    expect(optionTexts(g, 'machine-phase')).toContain('do salute');
    say(g, 'machine-phase', `at ${itemAt(RULES.districts, there).id}`);
    expect(optionTexts(g, 'machine-phase')).toContain('do raid');
    expect(optionTexts(g, 'machine-phase')).not.toContain('do salute');
  });
});

describe('an Action that spends none', () => {
  it('leaves the Servant its Action, and a module may forbid it to move on', () => {
    const g = arrange();
    say(g, 'machine-phase', 'servant phantasmer', 'do give');
    say(g, 'machine-phase', 'servant phantasmer');
    const options = optionTexts(g, 'machine-phase');
    expect(options).toContain('do raid');
    expect(options.some((text) => text.startsWith('to '))).toBe(false);
  });
});

describe('an Action of the Great Machine itself', () => {
  it('may come from a module', () => {
    const g = arrange();
    say(g, 'machine-phase', 'use levy-now');
    expect(g.state.bonds).toBe(7);
    expect(optionTexts(g, 'machine-phase')).not.toContain('use levy-now');
  });
});
