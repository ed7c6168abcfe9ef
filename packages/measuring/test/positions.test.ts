import { askedIn, Dice, type Mind, RandomMind, type Situation, type Thought } from '@great-machine/bots';
import { assembleRules, itemAt, openScenario, present, printPick } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { loadPositions, readPosition, rulesOf } from '../src/positions/files.js';
import { judge } from '../src/positions/judge.js';
import {
  FAMILIES,
  MODULE_FAMILIES,
  type Position,
  SUITES,
  THRIFT_FAMILIES,
} from '../src/positions/position.js';
import { ScriptedMind } from '../src/positions/scripted-mind.js';

const rules = assembleRules();
const positions = loadPositions('core');
const withModules = [...loadPositions('modules'), ...loadPositions('set-aside')];
const makeRandom = (seed: string) => new RandomMind(new Dice(seed));

/** Each solution must pass by itself; those of a mixture are its parts. */
function solutionsOf({ pass, solutions }: Position): ((seed: string) => Mind)[] {
  if (pass.mixture === undefined) return solutions.map((line) => () => new ScriptedMind(line));
  return [(seed) => new ScriptedMind(itemAt(solutions, Number(seed.split('/').at(-1)) % solutions.length))];
}

/** How often a kind of player passes, on average over the suite. */
function rateOf(
  makeMind: (seed: string) => Mind,
  seeds: number,
  suite: readonly Position[] = positions,
): number {
  let sum = 0;
  for (const position of suite) {
    const tries = position.pass.mixture === undefined ? seeds : 1;
    for (let n = 0; n < tries; n++) {
      if (judge(rulesOf(position), position, makeMind, `${position.name} ${n}`).passed) sum += 1 / tries;
    }
  }
  return sum / suite.length;
}

/** Knows the names of the good Actions, but looks neither ahead nor around. */
class Beginner implements Mind {
  private static readonly LIKES = [
    /^do riot/,
    /^do incitement/,
    /^do central-square/,
    /^do identify/,
    /^do raid/,
    /^do confiscate/,
    /^do gain-trust/,
    /^option advance-the-plan/,
    /^pay/,
    /^directive/,
    /^ready/,
  ];

  constructor(private readonly dice: Dice) {}

  decide(situation: Situation) {
    const offered = askedIn(situation).options.map(({ pick }) => pick);
    for (const liked of Beginner.LIKES) {
      const found = offered.find((pick) => liked.test(printPick(pick)));
      if (found !== undefined) return { picks: [found] };
    }
    return { picks: [this.dice.pick(offered)] };
  }
}

describe.each(SUITES)('each position of the suite %s', (suite) => {
  for (const position of loadPositions(suite)) {
    it(`${position.family}/${position.name}`, () => {
      const rules = rulesOf(position);
      expect(() => openScenario(rules, position.scenario)).not.toThrow();
      for (const makeMind of solutionsOf(position)) {
        expect(judge(rules, position, makeMind, 'solution').faults).toEqual([]);
      }
      const fails = (n: number) => !judge(rules, position, makeRandom, `alternative ${n}`).passed;
      expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].some(fails), 'everything passes').toBe(true);
    });
  }
});

it('a file with a pick that is none is refused', () => {
  const { scenario } = itemAt(positions, 0);
  const file = { family: 'win-now', why: '', seat: 'machine', until: 'answer', scenario, pass: {} } as const;
  expect(() => readPosition(rules, 'odd', { ...file, solutions: [[['fly art']]] })).toThrow(
    "odd: 'fly art' is no pick",
  );
});

describe('a stated mixture', () => {
  const position = present(
    positions.find(({ name }) => name === 'one-raid-for-two-riots'),
    'position',
  );
  const raidScience = itemAt(position.solutions, 0);

  it('counts instead of what was drawn from it', () => {
    const chances = [
      { districts: ['science'], chance: 0.5 },
      { districts: ['velvet'], chance: 0.5 },
    ];
    const makeMind = () => {
      const script = new ScriptedMind(raidScience);
      const decide = (situation: Situation): Thought => ({
        ...script.decide(situation),
        mixture: { of: 'raids', chances },
      });
      return { decide };
    };
    expect(judge(rules, position, makeMind, 'stated').faults).toEqual([]);
  });

  it('is otherwise measured, and the same answer every time is found out', () => {
    const { passed, faults } = judge(rules, position, () => new ScriptedMind(raidScience), 'measured');
    expect(passed).toBe(false);
    expect(faults).toEqual(['the chance of science is 1.00, not at most 0.8']);
  });
});

describe('the suite', () => {
  it('has at least ten positions of each family', () => {
    for (const family of FAMILIES) {
      expect(positions.filter((position) => position.family === family).length).toBeGreaterThanOrEqual(10);
    }
  });

  it('asks both sides, in each family where both have secrets or choices', () => {
    for (const family of FAMILIES.filter((name) => name !== 'raid-by-proof')) {
      const own = positions.filter((position) => position.family === family);
      const ofMachine = own.filter(({ seat }) => seat === 'machine').length;
      expect(Math.min(ofMachine, own.length - ofMachine), family).toBeGreaterThanOrEqual(4);
    }
  });

  it('is played at tables of every size and asks every kind of question but those of single cards', () => {
    expect(new Set(positions.map(({ scenario }) => scenario.revolutionaries))).toEqual(new Set([1, 2, 3]));
    const asked = new Set<string>();
    const listen = (mind: Mind): Mind => ({
      decide(situation) {
        asked.add(askedIn(situation).kind);
        return mind.decide(situation);
      },
    });
    for (const position of positions) {
      for (const makeMind of solutionsOf(position)) {
        judge(rules, position, (seed) => listen(makeMind(seed)), 'kinds');
      }
    }
    const cards = Object.values(rules.cards).flatMap((ofKind) => Object.values(ofKind));
    const ofCards = cards.flatMap(({ decisions = {} }) => Object.keys(decisions));
    const unasked = Object.keys(rules.decisions).filter(
      (kind) => !asked.has(kind) && !ofCards.includes(kind),
    );
    expect(unasked).toEqual([]);
  });

  it('has 40 positions with modules, at least 5 for each of them, 15 of them set aside', () => {
    expect(withModules.length).toBeGreaterThanOrEqual(40);
    expect(loadPositions('set-aside').length).toBeGreaterThanOrEqual(15);
    for (const family of MODULE_FAMILIES)
      expect(withModules.filter((one) => one.family === family).length).toBeGreaterThanOrEqual(5);
  });

  it.each(['thrift', 'thrift-set-aside'] as const)('%s has 15 positions, 3 or more of a family', (suite) => {
    const own = loadPositions(suite);
    expect(own.length).toBe(15);
    for (const family of THRIFT_FAMILIES)
      expect(own.filter((one) => one.family === family).length).toBeGreaterThanOrEqual(3);
    expect(rateOf(makeRandom, 6, own), 'the rate of chance').toBeLessThanOrEqual(0.25);
  });

  it('with modules is too hard for chance', () => {
    expect(rateOf(makeRandom, 6, withModules)).toBeLessThanOrEqual(0.25);
  });

  it('is too hard for chance and for a beginner', () => {
    expect(rateOf(makeRandom, 6)).toBeLessThanOrEqual(0.25);
    expect(rateOf((seed) => new Beginner(new Dice(seed)), 4)).toBeLessThanOrEqual(0.6);
  });
});
