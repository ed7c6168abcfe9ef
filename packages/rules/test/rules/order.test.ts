import {
  createConfig,
  hashState,
  playerDice,
  playRandomPick,
  runScenario,
  type ScenarioStep,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { intoNextRound, lastTurn } from '../closing.js';
import { play, rules } from '../play.js';

describe('order', () => {
  it('among Heroes is Initiative, not the order of names or seats [R-ORD-1]', () => {
    const lost = { forfeited: ['art'] };
    const asked = (hero: string) => ({
      expect: {
        asked: { veteran: 'nothing', actress: 'nothing', physician: 'nothing', [hero]: 'card-retrieval' },
      },
    });
    play({
      phase: 'closing',
      event: 'win-over-the-judges',
      seats: { ann: ['physician', 'actress'], bob: ['veteran'] },
      heroes: {
        physician: { in: 'velvet', ...lost },
        actress: { in: 'velvet', ...lost },
        veteran: { in: 'velvet', ...lost },
      },
      districts: { velvet: { guards: 0 } },
      steps: [
        asked('veteran'),
        { do: 'veteran', picks: ['decline'] },
        asked('actress'),
        { do: 'actress', picks: ['decline'] },
        asked('physician'),
      ],
    });
  });

  it('finishes a sentence before what it triggers [R-ORD-2]', () => {
    play({
      phase: 'heroes',
      turn: 'actress',
      step: 'arrive',
      event: 'the-countdown',
      tracks: { discontent: 16 },
      riots: ['science', 'velvet'],
      raids: ['art'],
      heroes: { fowler: {}, actress: { in: 'art', trust: 5 }, physician: {} },
      steps: [
        { do: 'machine', picks: ['option no-trust'] },
        {
          note: 'Her anger ends the game, but the Machine has taken her Trust before.',
          expect: {
            winner: { side: 'revolutionaries' },
            state: { bonds: 5, heroes: { actress: { trust: 0 } }, tracks: { discontent: 18 } },
          },
        },
      ],
    });
  });
});

describe('a choice with one answer', () => {
  /** The Riot Stage, a failed Raid, and every Citizen of the City identified but these. */
  const lastUnidentified = (citizens: readonly string[]) => {
    const known = (count: number) => ({ citizens: new Array<string>(count).fill('any identified') });
    return {
      phase: 'closing',
      event: 'double-shift',
      tracks: { discontent: 18 },
      raids: ['art'],
      heroes: { fowler: {}, artificer: {}, physician: {} },
      districts: {
        ...Object.fromEntries(['science', 'commerce', 'industrial', 'velvet'].map((id) => [id, known(4)])),
        ...Object.fromEntries(['grand-citadel', 'tower-of-law', 'control-nexus'].map((id) => [id, known(1)])),
        'central-square': known(4),
        art: { citizens },
      },
    };
  };

  it('is made by the game [R-ORD-3]', () => {
    play({
      ...lastUnidentified(['noble']),
      steps: [{ expect: { state: { round: 2, districts: { art: { citizens: ['noble identified'] } } } } }],
    });
  });

  it('is never found by a hidden face: two of a kind are asked about like any two [R-ORD-3]', () => {
    const asked = [{ expect: { asked: { fowler: 'free-identification' } } }];
    play({ ...lastUnidentified(['noble', 'noble']), steps: asked });
    play({ ...lastUnidentified(['noble', 'artist']), steps: asked });
  });

  /** On the ring the Fowler came from the Art District: there is only one way on. */
  const onlyWayOn = (trust: number) => ({
    city: 'the-great-ring',
    phase: 'heroes',
    turn: 'fowler',
    step: 'move',
    event: 'the-countdown',
    visited: ['art'],
    heroes: { fowler: { in: 'science', trust, chosen: 'commerce' }, artificer: {}, physician: {} },
    districts: { science: { guards: 2 } },
  });

  it('is left to the player if a die will be rolled [R-ORD-3]', () => {
    play({
      ...onlyWayOn(2),
      steps: [
        {
          expect: {
            asked: { fowler: 'hero-action' },
            state: { heroes: { fowler: { in: 'commerce', trust: 0 } } },
          },
        },
      ],
    });
    play({
      ...onlyWayOn(1),
      draws: { 'escape-die': ['running-man'] },
      steps: [
        {
          expect: {
            asked: { fowler: 'hero-step' },
            state: { heroes: { fowler: { in: 'science', trust: 1 } } },
          },
        },
        { do: 'fowler', picks: ['to commerce'] },
        { expect: { state: { heroes: { fowler: { in: 'commerce', trust: 0 } } } } },
      ],
    });
  });
});

describe('chance', () => {
  const game = (seed: string, choices: number) => {
    const g = startGame(rules, createConfig(rules, { seed }));
    const below = playerDice(choices);
    while (playRandomPick(g, below));
    return hashState(g.state);
  };

  it('brings the same game from the same seed and answers [R-ORD-4]', () => {
    expect(game('one seed', 1)).toBe(game('one seed', 1));
    expect(game('one seed', 1)).not.toBe(game('one seed', 2));
  });

  /** What the Fowler rolls when he attacks a Guard of the Grand Citadel, perhaps after another Action there. */
  const assaultFace = (seed: string, before: readonly ScenarioStep[]) => {
    const shows = (face: string) =>
      runScenario(rules, {
        ...{ format: 1, name: 'an attack', seed, phase: 'heroes', turn: 'fowler', step: 'action' },
        event: 'the-countdown',
        heroes: { fowler: { in: 'grand-citadel', trust: 2 }, artificer: {}, physician: {} },
        steps: [
          ...before,
          { do: 'fowler', picks: ['do attack', 'amount 0'] },
          { expect: { log: [{ key: 'die-rolled', die: 'assault-die', face }] } },
        ],
      }).ok;
    return ['2', '3', '4', 'shield'].find(shows);
  };

  it('for one purpose is not shifted by a draw for another [R-ORD-4]', () => {
    const freeACitizen = [
      { do: 'fowler', picks: ['do grand-citadel-b'] },
      { do: 'fowler', picks: ['to velvet'] },
    ];
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const faces = seeds.map((seed) => assaultFace(seed, []));
    expect(seeds.map((seed) => assaultFace(seed, freeACitizen))).toEqual(faces);
    expect(faces).not.toContain(undefined);
    expect(new Set(faces).size).toBeGreaterThan(1);
  });
});

describe('a game in which nobody achieves anything', () => {
  it('ends by the Countdown, one step a round [R-END-1]', () => {
    const inPlace = { fowler: 'velvet', artificer: 'science', physician: 'central-square' };
    const round = [...intoNextRound(inPlace), { pass: ['fowler', 'artificer'] }];
    play({
      ...lastTurn('the-countdown', {
        round: 13,
        tracks: { 'master-plan': 2 },
        heroes: { fowler: { forfeited: [] }, artificer: { forfeited: [] }, physician: { forfeited: [] } },
      }),
      steps: [
        ...new Array<typeof round>(9).fill(round).flat(),
        { expect: { winner: 'none', state: { round: 22, tracks: { 'master-plan': 11 } } } },
        { pass: ['physician'] },
        { expect: { winner: { side: 'machine', how: 'plan-by-countdown' } } },
      ],
    });
  });
});
