import { type Game, guardsIn, heroAt, itemAt, oneVersusMany, openScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { breakGuard, placeGuard, removeGuard } from '../../src/effects/guards.js';
import { addTo, withItem } from '../../src/kernel/checked.js';
import type { GuardCondition, GuardKind } from '../../src/model/guards.js';
import type { ModulePart } from '../../src/model/rules.js';
import { rulesChangedBy } from '../modules/assemble.js';
import { arrangeGame, listen, optionTexts, playFrame, playTurn, say } from '../modules/playing.js';

type Counts = Readonly<Record<GuardCondition, readonly number[]>>;

function countsOf(g: Game): Counts {
  return g.state.extra.blue as Counts;
}

const blue: GuardKind = {
  id: 'blue',
  countIn: (g, district, condition) => itemAt(countsOf(g)[condition], district),
  change(g, district, condition, by) {
    const counts = [...countsOf(g)[condition]];
    addTo(counts, district, by);
    g.state.extra.blue = { ...countsOf(g), [condition]: counts };
  },
};

const NONE = new Array<number>(9).fill(0);

const blueGuards: ModulePart = {
  guardKinds: [blue],
  view: { name: 'blue', build: countsOf, secrecy: { 'extra.blue.**': 'public' } },
  steps: [
    {
      in: 'setup',
      after: 'guards',
      step: {
        name: 'blue-guards',
        run(g: Game) {
          g.state.extra.blue = { standing: NONE, broken: NONE } satisfies Counts;
        },
      },
    },
  ],
};

const RULES = rulesChangedBy('blue-guards', blueGuards);
const [ART, SCIENCE] = [0, 1];
const ATTACKER = 1;

/** A regular and a blue Guard in the Art District, nothing else there. */
function arrange(): Game {
  const g = arrangeGame(RULES, ['finch', 'fowler', 'physician']);
  g.state.guards[ART] = 1;
  placeGuard(g, ART, 'blue');
  g.state.bonds = 10;
  return g;
}

describe('a kind of Guards of a module', () => {
  it('counts as a Guard', () => {
    expect(guardsIn(arrange(), ART)).toBe(2);
  });

  it('comes into the City and leaves it, standing or broken', () => {
    const g = arrange();
    breakGuard(g, ART, 'ACT-4', 'blue');
    placeGuard(g, SCIENCE, 'blue');
    removeGuard(g, ART, 'broken', 'blue');
    removeGuard(g, SCIENCE, 'standing', 'blue');
    expect(countsOf(g)).toEqual({ standing: NONE, broken: NONE });
    expect([guardsIn(g, ART), g.state.brokenGuards[ART], guardsIn(g, SCIENCE)]).toEqual([1, 0, 2]);
  });

  it('comes on top of the regular Guards in a scenario file', () => {
    const open = (districts: object) =>
      openScenario(RULES, {
        format: 1,
        name: 'blue Guards',
        modules: [oneVersusMany.id, 'blue-guards'],
        extra: { blue: { standing: [3, 0, 0, 0, 0, 0, 0, 0, 0], broken: [0, 1, 0, 0, 0, 0, 0, 0, 0] } },
        districts,
      }).state;
    const free = open({});
    expect([free.guards[ART], free.brokenGuards[SCIENCE]]).toEqual([4, 1]);
    expect([...free.guards, ...free.brokenGuards].reduce((sum, n) => sum + n, 0)).toBe(18 + 4);
    const named = open({ art: { guards: 3 }, science: { guards: 1, broken: 2 } });
    expect([named.guards[ART], named.guards[SCIENCE], named.brokenGuards[SCIENCE]]).toEqual([3, 1, 2]);
  });

  it('is named by who moves a Guard, where both kinds stand', () => {
    const g = arrange();
    const events = listen(g);
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'guard art');
    expect(optionTexts(g, 'machine-phase')).toEqual(['guard-kind regular', 'guard-kind blue']);
    say(g, 'machine-phase', 'guard-kind blue', 'to science');
    expect(countsOf(g).standing).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(events).toContainEqual(expect.objectContaining({ event: 'guard-moved', guardKind: 'blue' }));
    say(g, 'machine-phase', 'guard art');
    expect(optionTexts(g, 'machine-phase')).not.toContain('guard-kind regular');
  });

  it('is named by who attacks, before the stake', () => {
    const g = arrange();
    Object.assign(heroAt(g, ATTACKER), { place: ART, trust: 4, chosen: undefined, hand: 0 });
    g.state.random.forced = [{ purpose: 'assault-die', result: '2' }];
    playTurn(g, ATTACKER);
    say(g, 'hero-action', 'do attack', 'guard-kind blue', 'amount 2');
    expect(guardsIn(g, ART)).toBe(1);
    expect(countsOf(g)).toMatchObject({ standing: NONE, broken: [1, 0, 0, 0, 0, 0, 0, 0, 0] });
  });

  it('is named by who repairs, unless all are repaired', () => {
    const g = arrange();
    for (let i = 0; i < 2; i++) breakGuard(g, ART, 'ACT-10');
    expect(countsOf(g).broken[ART]).toBe(1);
    itemAt(g.state.servants, 0).place = ART;
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant lex-hecate', 'do repair', 'guard-kind blue');
    expect(countsOf(g).standing[ART]).toBe(1);
    g.state.guards[SCIENCE] = 0;
    g.state.brokenGuards = withItem(g.state.brokenGuards, SCIENCE, 1);
    itemAt(g.state.servants, 1).place = SCIENCE;
    say(g, 'machine-phase', 'servant judgementor', 'do repair');
    expect(guardsIn(g, SCIENCE)).toBe(1);
  });
});
