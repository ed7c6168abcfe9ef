import { createMind, type Player, playGame, type Situation, type Thought } from '@great-machine/bots';
import {
  assembleRules,
  copyState,
  createConfig,
  decisionId,
  itemAt,
  liveGame,
  MODULES,
  openDecisions,
  openScenario,
  type Rules,
} from '@great-machine/rules';
import { expect, it } from 'vitest';
import { automatonRules, bargainsRules, resistanceRules } from '../../../rules/test/modules/index.js';
import { addGameCounts, GameCounter, type GameCounts, newGameCounts } from './index.js';

const core = assembleRules();

function play(
  seed: string,
  counts: GameCounts,
  rules: Rules = core,
  heroes?: readonly string[],
  player: Player = 'random',
) {
  const config = createConfig(rules, { seed, city: 'random', generator: 'fast', heroes });
  const minds = {
    machine: createMind(rules, player, `${seed}-machine`),
    revolutionaries: createMind(rules, player, `${seed}-heroes`),
  };
  return playGame(rules, config, minds, new GameCounter(counts));
}

function countGames(seeds: readonly string[]): GameCounts {
  const counts = newGameCounts(core);
  for (const seed of seeds) play(seed, counts);
  return counts;
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
const sumOf = <K extends string>(uses: Record<string, Record<K, number>>, field: K) =>
  sum(Object.values(uses).map((use) => use[field]));

it('counts what the final state of a game says', () => {
  for (const seed of ['one', 'two', 'three']) {
    const counts = newGameCounts(core);
    const { state } = play(seed, counts);
    const { current, past } = state.cityEvents;
    const shown = Object.keys(counts.cityEvents).filter(
      (card) => itemAt(counts.cityEvents, card).revealed === 1,
    );
    expect(new Set(shown), seed).toEqual(new Set([current, ...past]));
    const held = [...state.directives.hand, ...state.directives.published, ...state.directives.discarded];
    const drawn = Object.keys(counts.directives).filter(
      (card) => itemAt(counts.directives, card).drawn === 1,
    );
    expect(new Set(drawn), seed).toEqual(new Set(held));
    const gone = sumOf(counts.directives, 'cancelled') + sumOf(counts.directives, 'discarded');
    expect(gone, seed).toBe(state.directives.discarded.length);
    expect(counts.rounds, seed).toEqual({ [state.round]: 1 });
    expect(counts.endings, seed).toEqual({ [String(state.outcome?.how)]: 1 });
    expect(counts.tracks[state.round], seed).toEqual({
      games: 1,
      masterPlan: state.tracks['master-plan'],
      discontent: state.tracks.discontent,
    });
    expect(sumOf(counts.cityEvents, 'rounds'), seed).toBe(state.round);
    expect(sumOf(counts.heroes, 'games'), seed).toBe(3);
  }
});

it('counts what modules bring, by cards and Servants too', () => {
  const rules = assembleRules(MODULES.map(({ id }) => id));
  const counts = newGameCounts(rules);
  const seeds = ['one', 'two', 'three', 'four'];
  for (const seed of seeds) play(seed, counts, rules, ['enkidu', 'finch', 'fowler']);
  const { moduleEvents, moduleContent } = counts;
  expect(moduleEvents['zeppelin-flew']?.games).toBe(seeds.length);
  expect(moduleEvents['invention-drawn']).toEqual({ times: 0, games: 0 });
  expect(moduleEvents).not.toHaveProperty('plan-advanced');
  for (const [kind, event] of [
    ['theory', 'theory-drawn'],
    ['servant', 'improvement-installed'],
    ['surge', 'surge-taken'],
  ] as const) {
    const uses = itemAt(moduleContent, kind);
    expect(sum(Object.values(uses).map((use) => use[event] ?? 0)), event).toBe(moduleEvents[event]?.times);
  }
  expect(moduleEvents['theory-drawn']?.times).toBeGreaterThan(0);
  expect(newGameCounts(core)).toMatchObject({ moduleEvents: {}, moduleContent: {} });
});

it('counts how often things of modules could be used, and were', () => {
  const rules = assembleRules(MODULES.map(({ id }) => id));
  const counts = newGameCounts(rules);
  for (const hero of ['akira', 'enkidu'])
    for (const seed of ['one', 'two'])
      play(`${hero} ${seed}`, counts, rules, [hero, 'finch', 'fowler'], 'journeyman');
  const { moduleUses, moduleEvents } = counts;
  for (const [kind, uses] of Object.entries(moduleUses)) {
    expect(sumOf(uses, 'available'), kind).toBeGreaterThan(0);
    for (const [id, { available, taken }] of Object.entries(uses))
      expect(taken, `${kind} ${id}`).toBeLessThanOrEqual(available);
  }
  for (const kind of ['invention-used', 'theory-applied', 'improvement-installed'] as const)
    expect(sumOf(moduleUses[kind], 'taken'), kind).toBe(moduleEvents[kind]?.times);
  expect(moduleUses['invention-used'].jammer?.available).toBe(counts.heroActions.jammer?.available);
  expect(moduleUses['invention-used'].jammer?.taken).toBe(counts.heroActions.jammer?.taken);
  expect(Object.keys(moduleUses['surge-activated'])).toEqual(['coercion', 'custody']);
  expect(Object.keys(moduleUses['improvement-used'])).toEqual(['lex-hecate-1', 'lex-hecate-2']);
});

it('counts offers once a question, although it is asked again after one was used', () => {
  const rules = assembleRules(['one-versus-many', 'bring-about-a-revolution']);
  const { state } = openScenario(rules, {
    format: 1,
    name: 'two Inventions beside the choice of an Action',
    revolutionaries: 1,
    modules: ['one-versus-many', 'bring-about-a-revolution'],
    phase: 'heroes',
    turn: 'akira',
    step: 'action',
    event: 'the-countdown',
    heroes: { akira: { in: 'art' }, finch: { in: 'velvet' }, fowler: { in: 'science' } },
    extra: { inventions: { held: ['communicator', 'empathizer'] } },
  });
  const game = liveGame(rules, copyState(state));
  const nameOf = (kind: string) =>
    openDecisions(game).flatMap((open) => (open.kind === kind ? [decisionId(state.round, open)] : []));
  const [question = '', offer = ''] = [...nameOf('hero-action'), ...nameOf('invention')];
  const situation = { seat: 'revolutionary-1', question } as Situation;
  const countThoughts = (...thoughts: readonly Thought[]) => {
    const counts = newGameCounts(rules);
    const counter = new GameCounter(counts);
    for (const thought of thoughts) counter.thought(game, situation, thought, 0);
    return counts.moduleUses['invention-used'];
  };
  const once = { communicator: { available: 1, taken: 0 }, empathizer: { available: 1, taken: 0 } };
  expect(countThoughts({ picks: [] })).toMatchObject(once);
  expect(countThoughts({ offer, picks: [] }, { picks: [] })).toMatchObject(once);
});

it('counts a City Event a round where setup asks, and where the Opening Phase does', () => {
  const rules = assembleRules(['one-versus-many', 'bring-about-a-revolution']);
  for (const hero of ['akira', 'enkidu', 'julie']) {
    const counts = newGameCounts(rules);
    const { state } = play(hero, counts, rules, [hero, 'finch', 'fowler']);
    expect(counts.games, hero).toBe(1);
    expect(sumOf(counts.cityEvents, 'rounds'), hero).toBe(state.round);
    const { current, past } = state.cityEvents;
    expect(sumOf(counts.cityEvents, 'revealed'), hero).toBe(past.length + (current === undefined ? 0 : 1));
    expect(Object.keys(counts.tracks).map(Number), hero).toEqual(
      Array.from({ length: state.round }, (_, round) => round + 1),
    );
  }
});

it('never counts more taken than available', () => {
  const counts = countGames(Array.from({ length: 20 }, (_, game) => `game-${game}`));
  for (const [action, { available, taken }] of Object.entries(counts.heroActions)) {
    expect(taken, action).toBeLessThanOrEqual(available);
  }
  for (const [action, { available, taken, times }] of Object.entries(counts.servantActions)) {
    expect(taken, action).toBeLessThanOrEqual(available);
    expect(taken, action).toBeLessThanOrEqual(times);
  }
  for (const [district, { offered, chosen }] of Object.entries(counts.districts)) {
    expect(chosen, district).toBeLessThanOrEqual(offered);
  }
  expect(sumOf(counts.districts, 'raids')).toBe(counts.servantActions.raid?.times);
  expect(sumOf(counts.heroActions, 'taken')).toBeGreaterThan(0);
  expect(sumOf(counts.districts, 'chosen')).toBeGreaterThan(0);
  expect(counts.wins.machine + counts.wins.revolutionaries).toBe(20);
  expect(sum(Object.values(counts.clock.perDecision).map(({ count }) => count))).toBe(
    counts.decisions.machine + counts.decisions.revolutionaries,
  );
});

it('adds up to the same whatever the order', () => {
  const seeds = ['a', 'b', 'c', 'd'];
  const { clock: _, ...together } = countGames(seeds);
  const added = newGameCounts(core);
  for (const part of [['d'], ['b', 'a'], ['c']]) addGameCounts(added, countGames(part));
  const { clock, ...apart } = added;
  expect(apart).toEqual(together);
  expect(clock.perGame.machine.count).toBe(4);
  expect(itemAt(clock.perDecision, 'machine-phase').max).toBeGreaterThan(0);
});

it('counts what modules bring: Actions, Districts, Servants and questions', () => {
  const countWith = (rules: Rules) => {
    const counts = newGameCounts(rules);
    for (let game = 0; game < 10; game++) play(`module-${game}`, counts, rules);
    return counts;
  };
  const bargains = countWith(bargainsRules);
  expect(itemAt(bargains.heroActions, 'crack-safe').taken).toBeGreaterThan(0);
  expect(Object.keys(bargains.clock.perDecision)).toEqual(
    expect.arrayContaining(['gift', 'grant', 'motion']),
  );
  const resistance = countWith(resistanceRules);
  expect(resistance.districts.cellar).toBeDefined();
  expect(resistance.heroes.printer?.games).toBeGreaterThan(0);
  const automaton = countWith(automatonRules);
  expect(automaton.decisions.machine).toBe(0);
  expect(automaton.wins.machine + automaton.wins.revolutionaries).toBe(10);
});
