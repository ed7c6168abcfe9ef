import {
  type Audience,
  addTo,
  assembleRules,
  buildView,
  type CitizenKind,
  createConfig,
  type Game,
  GONE,
  IDENTIFIED,
  itemAt,
  liveGame,
  maybeLocalsOf,
  openDecisions,
  openScenario,
  present,
  REVEALED,
  startGame,
  takePick,
  UNIDENTIFIED,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { arrestCitizen, placeReturned } from '../../../../rules/src/effects/citizens.js';
import { countOutcomes, expectFrequencies } from '../../../test/chi-square.js';
import { Dice } from '../dice.js';
import { tableOf } from '../table.js';
import { citizenMarginals } from './citizens.js';
import { WorldSampler } from './world.js';

const rules = assembleRules();
const IN_CITY = 27;
const DRAWN = 'drawn';

type Move = { readonly into: number } | { readonly outAs: number | typeof DRAWN };

/** A game just begun in which all Citizens but these lie open. */
function gameWithUnknown(unknown: readonly number[]): Game {
  const g = startGame(rules, createConfig(rules, { seed: 'citizens' }));
  coverOnly(g, unknown);
  return g;
}

/** All Citizens of the City but these are turned face-up. */
function coverOnly({ state }: Game, unknown: readonly number[]): void {
  state.citizenFace = state.citizenFace.map((_, citizen) =>
    unknown.includes(citizen) ? UNIDENTIFIED : REVEALED,
  );
}

/** A Citizen of this kind comes back, in the Art District. */
function freeOne(g: Game, kind: CitizenKind): number {
  const { arrested } = g.state;
  g.state.arrested = arrested.map((count, other) => (other === kind ? count - 1 : count));
  placeReturned(g, kind, 0);
  return g.state.citizenKind.length - 1;
}

/** What is hidden, in words: the kinds in the City by reference, the pool, and the kind just drawn. */
function describeHidden(g: Game, unknown: readonly number[]): string {
  const drawnKind = maybeLocalsOf(g, 'grand-citadel-b')?.drawnKind;
  return `${unknown.map((citizen) => g.state.citizenKind[citizen])} pool ${g.state.arrested} drawn ${drawnKind}`;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

/**
 * Every way to deal the tokens that were not known at setup, and every way in which Citizens came back, each as likely
 * as it is, without those that contradict what is known of references.
 */
function enumerate(known: ReadonlyMap<number, number>, hidden: readonly number[], moves: readonly Move[]) {
  const tokens = [0, 1, 2, 3, 4, 5].flatMap((kind) => new Array<number>(5).fill(kind));
  const atSetup = Array.from({ length: IN_CITY }, (_, citizen) => known.get(citizen));
  for (const kind of atSetup) if (kind !== undefined) tokens.splice(tokens.indexOf(kind), 1);
  const outcomes = new Map<string, number>();
  const play = (
    city: Map<number | typeof DRAWN, number>,
    pool: readonly number[],
    at: number,
    chance: number,
  ): void => {
    const move = moves[at];
    if (move === undefined) {
      const counts = [0, 1, 2, 3, 4, 5].map((kind) => pool.filter((other) => other === kind).length);
      const outcome = `${hidden.map((citizen) => city.get(citizen))} pool ${counts} drawn ${city.get(DRAWN)}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + chance);
    } else if ('into' in move) play(city, [...pool, present(city.get(move.into), 'Citizen')], at + 1, chance);
    else
      pool.forEach((kind, which) => {
        if (move.outAs !== DRAWN && known.has(move.outAs) && known.get(move.outAs) !== kind) return;
        const others = pool.filter((_, other) => other !== which);
        play(new Map(city).set(move.outAs, kind), others, at + 1, chance / pool.length);
      });
  };
  for (const dealt of permutations(tokens)) {
    const left = [...dealt];
    const city = new Map<number | typeof DRAWN, number>();
    for (let citizen = 0; citizen < IN_CITY; citizen++)
      city.set(citizen, atSetup[citizen] ?? present(left.pop(), 'Citizen'));
    play(city, left, 0, 1);
  }
  return outcomes;
}

/** Compares samples, and the marginals, with the enumeration. */
function compare(
  g: Game,
  audience: Audience,
  moves: readonly Move[],
  arrested: ReadonlyMap<number, number>,
): void {
  const known = new Map(arrested);
  const hidden: number[] = [];
  g.state.citizenPlace.forEach((place, citizen) => {
    if (place === GONE) return;
    const face = g.state.citizenFace[citizen];
    if (face === REVEALED || (face === IDENTIFIED && audience === 'revolutionaries'))
      known.set(citizen, itemAt(g.state.citizenKind, citizen));
    else hidden.push(citizen);
  });
  const chances = enumerate(known, hidden, moves);
  const view = buildView(g, audience);
  const sampler = new WorldSampler(rules, tableOf(g.state.config), view);
  const dice = new Dice('citizens');
  expectFrequencies(
    countOutcomes(20_000, () => describeHidden(sampler.draw(dice), hidden)),
    chances,
  );
  expect(chances.get(describeHidden(g, hidden))).toBeGreaterThan(0);
  expectMarginals(citizenMarginals(view), hidden, chances);
}

function expectMarginals(
  marginals: ReadonlyMap<number, readonly number[]>,
  hidden: readonly number[],
  chances: ReadonlyMap<string, number>,
): void {
  const certain = [...chances.values()].reduce((sum, chance) => sum + chance, 0);
  expect([...marginals.keys()].sort()).toEqual([...hidden].sort());
  hidden.forEach((citizen, at) => {
    const exact = [0, 0, 0, 0, 0, 0];
    for (const [outcome, chance] of chances) {
      const [kinds = ''] = outcome.split(' ');
      addTo(exact, Number(kinds.split(',')[at]), chance / certain);
    }
    marginals.get(citizen)?.forEach((chance, kind) => {
      expect(chance, `citizen ${citizen}, kind ${kind}`).toBeCloseTo(itemAt(exact, kind), 9);
    });
  });
}

describe('the kinds of hidden Citizens', () => {
  const unknown = [3, 11, 20];

  it('are any deal of those that are left', () => {
    compare(gameWithUnknown(unknown), 'public', [], new Map());
  });

  it('count with a returned Citizen that may be the one arrested, or one of the pool', () => {
    const g = gameWithUnknown(unknown);
    const kind = itemAt(g.state.citizenKind, 0);
    arrestCitizen(g, 0, 'GM-5');
    const outAs = freeOne(g, kind);
    const arrested = new Map([[0, kind]]);
    compare(g, 'machine', [{ into: 0 }, { outAs }], arrested);
    compare(g, 'revolutionaries', [{ into: 0 }, { outAs }], arrested);
  });

  it('count with Citizens arrested unseen, and with one that came back, lay open and was arrested again', () => {
    const g = gameWithUnknown(unknown);
    const first = itemAt(g.state.citizenKind, 0);
    const second = itemAt(g.state.citizenKind, 1);
    arrestCitizen(g, 0, 'GM-5');
    arrestCitizen(g, 3, 'EVT-disappearances');
    const back = freeOne(g, first);
    g.state.citizenFace = g.state.citizenFace.map((face, citizen) => (citizen === back ? REVEALED : face));
    arrestCitizen(g, back, 'GM-5');
    arrestCitizen(g, 1, 'GM-5');
    const last = freeOne(g, second);
    const moves = [{ into: 0 }, { into: 3 }, { outAs: back }, { into: back }, { into: 1 }, { outAs: last }];
    const arrested = new Map([
      [0, first],
      [back, first],
      [1, second],
    ]);
    for (const audience of ['machine', 'revolutionaries'] as const) compare(g, audience, moves, arrested);
  });

  it('count with the Citizen that was drawn and has no place yet', () => {
    const { state } = openScenario(rules, {
      format: 1,
      name: 'a return',
      seed: 'return',
      phase: 'heroes',
      turn: 'finch',
      step: 'action',
      heroes: { finch: { in: 'grand-citadel', trust: 4 }, fowler: {}, physician: {} },
    });
    const g = liveGame(rules, state);
    coverOnly(g, unknown);
    const kind = itemAt(g.state.citizenKind, 0);
    arrestCitizen(g, 0, 'GM-5');
    takePick(g, itemAt(openDecisions(g), 0), { pick: 'do', of: 'grand-citadel-b' });
    expect(itemAt(openDecisions(g), 0).kind).toBe('citizen-return');
    compare(g, 'machine', [{ into: 0 }, { outAs: DRAWN }], new Map([[0, kind]]));
  });
});
