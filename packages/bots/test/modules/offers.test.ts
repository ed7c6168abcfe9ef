import {
  assembleRules,
  buildView,
  copyState,
  createConfig,
  type Game,
  liveGame,
  openScenario,
  present,
  printPick,
  type Scenario,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { akiraActs, akiraMoves } from '../../../rules/test/akira.js';
import { inAccess } from '../../../rules/test/enkidu.js';
import { resistanceRules } from '../../../rules/test/modules/index.js';
import { fateFacts } from '../../src/advice/certainty.js';
import { consider, type Weighed } from '../../src/advice/consideration.js';
import { weighOffers } from '../../src/advice/offers.js';
import { advise, createMind, Dice, LEVELS, type Level, type Mind, playOn } from '../../src/index.js';
import { Policy, SOUND } from '../../src/thinking/policy/policy.js';
import { playRounds } from '../../src/thinking/search/playout.js';
import { situationIn } from '../asked.js';

type Position = Omit<Scenario, 'format' | 'name'>;

function openIn(position: Position): Game {
  const rules = assembleRules(position.modules);
  const scenario = { name: 'an offer', round: 6, revolutionaries: 1, ...position };
  return liveGame(rules, copyState(openScenario(rules, { format: 1, ...scenario }).state));
}

function thoughtIn(position: Position, level: Level) {
  const game = openIn(position);
  return createMind(game.rules, level, 'offers').decide(situationIn(game));
}

/** The exit costs Akira all Trust, and three are needed where she goes. */
const GUARDED = akiraMoves(['jump-pack'], 'science', {
  tracks: { discontent: 10 },
  districts: { art: { guards: 4 }, science: { guards: 1 } },
});

/** The exit costs 1 Trust of 4. */
const CHEAP = { ...GUARDED, districts: { art: { guards: 1 } } };

/** The third Riot is near; that the Empathizer gives Trust is worth next to nothing beside it. */
const RESIDUE = akiraMoves(['empathizer'], 'science', {
  tracks: { discontent: 17, 'master-plan': 9 },
  riots: ['velvet'],
  districts: { art: { guards: 2 }, science: { guards: 0 } },
  heroes: { akira: { trust: 2 } },
});

const ALL_BUT = (...hand: readonly string[]) =>
  ['art', 'science', 'commerce', 'industrial', 'velvet', 'grand-citadel', 'tower-of-law', 'control-nexus']
    .concat('central-square')
    .filter((district) => !hand.includes(district));

/** The third Riot waits beside Fowler, who has lost the card; Enkidu holds it and cannot get there. */
const MISSING_CARD = inAccess(['sociological'], {
  tracks: { discontent: 18, 'master-plan': 8 },
  riots: ['velvet'],
  districts: {
    industrial: {
      guards: 0,
      citizens: ['artist identified', 'noble identified', 'scientist identified', 'industrialist identified'],
    },
    art: { guards: 4 },
  },
  heroes: {
    fowler: { in: 'control-nexus', trust: 5, forfeited: ALL_BUT('commerce', 'velvet') },
    enkidu: { in: 'art', trust: 0, forfeited: ALL_BUT('industrial', 'art', 'science') },
  },
});

describe.each(LEVELS)('a bot as %s', (level) => {
  it('uses the Jump Pack where an exit would cost all Trust [R-WIN-1]', () => {
    const { offer, picks } = thoughtIn(GUARDED, level);
    expect(offer).toContain('invention');
    expect(picks.map(printPick)).toEqual(['invention jump-pack']);
  });

  it('leaves it alone where a Guard costs 1 Trust of 4 [R-WIN-1]', () => {
    expect(thoughtIn(CHEAP, level).offer).toBeUndefined();
  });

  it('lends the card by which another Hero can win [R-WIN-1, THE-sociological]', () => {
    const { offer, picks } = thoughtIn(MISSING_CARD, level);
    expect(offer).toContain('theory');
    expect(picks.map(printPick)).toEqual(['theory sociological']);
  });
});

describe('advice', () => {
  const advised = (position: Position) => {
    const game = openIn(position);
    return advise(game.rules, situationIn(game), { level: 'engineer', limits: { iterations: 40 } });
  };

  it('tells the offer that is worth using before the answers, and what it gains [R-WIN-1]', () => {
    const [first, second] = advised(MISSING_CARD);
    expect(first?.offer).toContain('theory');
    expect(first?.picks.map(printPick)).toEqual(['theory sociological']);
    expect(first?.facts).toContainEqual({ key: 'advice.card-used', params: { card: 'sociological' } });
    expect(first?.better).toBe(0);
    expect(second?.offer).toBeUndefined();
    expect(second?.better).toBeLessThanOrEqual(0);
    expect(advised(GUARDED)[0]?.picks.map(printPick)).toEqual(['invention jump-pack']);
  });

  it('does not speak of an offer that is better left alone [R-WIN-1]', () => {
    for (const { offer } of advised(CHEAP)) expect(offer).toBeUndefined();
  });
});

describe('an offer beside other advice', () => {
  const little = { level: 'engineer', limits: { iterations: 40 } } as const;
  const advised = (position: Position) => {
    const game = openIn(position);
    return advise(game.rules, situationIn(game), little);
  };

  it('is not spoken of where the best answer is a proved win [R-WIN-1]', () => {
    const sure = akiraActs(['disruption-field', 'empathizer', 'jump-pack'], {
      tracks: { discontent: 10 },
      riots: ['velvet', 'science'],
      districts: { art: { guards: 0, citizens: Array.from({ length: 3 }, () => 'artist identified') } },
    });
    const [first, ...others] = advised(sure);
    expect(first).toMatchObject({ chance: 1, picks: [{ of: 'riot' }] });
    for (const { offer } of [...others, first ?? {}]) expect(offer).toBeUndefined();
  });

  it.each([
    ['nothing', akiraActs(['disruption-field', 'empathizer'])],
    ['what the playouts cannot tell', RESIDUE],
  ])('comes after the answers and says so where it gains %s [R-WIN-1]', (_, position) => {
    const advice = advised(position);
    const at = advice.findIndex(({ offer }) => offer !== undefined);
    expect(at).toBeGreaterThan(0);
    expect(advice[at]?.facts[0]).toEqual({ key: 'advice.gains-nothing', params: {} });
    for (const { chance } of advice.slice(0, at))
      expect(chance).toBeGreaterThanOrEqual(advice[at]?.chance ?? 1);
  });

  it('is not spoken of where its use loses [R-WIN-1]', () => {
    const losing = akiraActs(['empathizer'], { tracks: { discontent: 8, 'master-plan': 4 } });
    const game = openIn(losing);
    const c = present(consider(game.rules, situationIn(game), little), 'question to Akira');
    expect(weighOffers(c, 0.5)).toBeUndefined();
  });

  it('is told as no certain win, however good the best answer is [R-WIN-1]', () => {
    const game = openIn(GUARDED);
    const c = present(consider(game.rules, situationIn(game), little), 'question to Akira');
    const { c: ofOffer, weighed } = present(weighOffers(c, 1), 'offer');
    expect(weighed.chance).toBe(1);
    const lost: Weighed = { ...weighed, group: 'lost', chance: 0, fate: 'lost' };
    expect(fateFacts(ofOffer, weighed, [lost])).toEqual([]);
  });
});

describe('offers', () => {
  it('are used in playouts where a rule of thumb would use them [R-WIN-1]', () => {
    const afterTheRound = (position: Position) => {
      const game = openIn(position);
      playRounds(game, new Policy(SOUND, new Dice('playout')), 0);
      return buildView(game, 'public').extra.inventions;
    };
    expect(afterTheRound(GUARDED)).toMatchObject({ held: [], gone: ['jump-pack'] });
    expect(afterTheRound(CHEAP)).toMatchObject({ held: ['jump-pack'], gone: [] });
  });

  /** Plays a game of journeymen to its end; beside which question each offer was used. */
  function usedIn(game: Game, seed: string): string[] {
    const used: string[] = [];
    const listen = (mind: Mind): Mind => ({
      decide(situation) {
        const thought = mind.decide(situation);
        if (thought.offer !== undefined) used.push(situation.question);
        return thought;
      },
    });
    const machine = listen(createMind(game.rules, 'journeyman', `${seed} machine`));
    const revolutionaries = listen(createMind(game.rules, 'journeyman', `${seed} heroes`));
    expect(playOn(game, { machine, revolutionaries }).state.outcome, seed).toBeDefined();
    return used;
  }

  it.each([
    ['of Inventions', GUARDED],
    ['of Theories', MISSING_CARD],
  ] as const)('%s are used at most once beside a question, and the game ends', (name, position) => {
    const used = usedIn(openIn(position), name);
    expect(used.length).toBeGreaterThan(0);
    expect(new Set(used).size).toBe(used.length);
  });

  it('that no rule of thumb knows keep no game from its end', () => {
    const heroes = ['printer', 'finch', 'actress'];
    const config = createConfig(resistanceRules, { seed: 'leaflets', generator: 'fast', heroes });
    usedIn(startGame(resistanceRules, config), 'leaflets');
  });
});
