import type { Game } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { Budget } from './budget.js';
import { type Column, Tournament } from './tournament.js';

type Name = readonly [string];
/** The first word of a name is its kind. */
const kindsOf = ([name]: Name) => name.split(' ').slice(0, 1);
const UNTIL_SPENT = Number.POSITIVE_INFINITY;

/** A game that is over. */
function over(machineWon: boolean): Game {
  return { state: { round: 5, outcome: { winner: machineWon ? 'machine' : 'revolutionaries' } } } as Game;
}

/** A tournament of the Machine in which `wins` says who wins in a column, and `part` what the other side does there. */
function tournamentOf(
  names: readonly string[],
  wins: (name: string, at: number, only?: 'worst') => boolean,
  part: (at: number) => string,
  effortOf?: (choice: Name) => number,
  columns = 16,
): Tournament<Name> {
  const nextColumn = (at: number, only?: 'worst'): Column<Name> => ({
    byModel: only === undefined && at % 2 === 0,
    parts: [part(at)],
    play: ([name]) => over(wins(name, at, only)),
  });
  const settings = {
    side: 'machine' as const,
    depth: 1,
    coefficients: [],
    trust: 0,
    seed: 'tournament',
    expected: { chances: [], actions: [] },
  };
  const budget = new Budget({}, columns * names.length);
  const tournament = new Tournament(settings, budget, nextColumn, kindsOf, effortOf);
  for (const name of names) tournament.enter([name]);
  return tournament;
}

const leftAndRight = (at: number) => (at % 4 < 2 ? 'left' : 'right');

describe('the other side', () => {
  it('chooses what it does, but not the world in which everything goes wrong', () => {
    const wins = (name: string, at: number) => at !== 0 && (name === 'good' || leftAndRight(at) === 'right');
    const tournament = tournamentOf(['bad', 'good'], wins, leftAndRight);
    tournament.play(UNTIL_SPENT);
    const good = tournament.solve().find(({ choice: [name] }) => name === 'good');
    expect(good?.share).toBeGreaterThan(0.9);
  });

  it('has to be guessed where each choice loses to something', () => {
    const wins = (name: string, at: number) => name === leftAndRight(at);
    const tournament = tournamentOf(['left', 'right'], wins, leftAndRight);
    tournament.play(UNTIL_SPENT);
    for (const { share } of tournament.solve()) expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  });
});

describe('a win in every column', () => {
  it('is taken without a mixture if it stands the worst', () => {
    const tournament = tournamentOf(
      ['seeming', 'sure'],
      (name, _at, only) => name === 'sure' || only === undefined,
      leftAndRight,
    );
    tournament.play(UNTIL_SPENT);
    tournament.prove(3);
    expect(tournament.solve().map(({ share }) => share)).toEqual([0, 1]);
  });

  it('is mixed like everything else if it does not', () => {
    const tournament = tournamentOf(['one', 'other'], (_name, _at, only) => only === undefined, leftAndRight);
    tournament.play(UNTIL_SPENT);
    tournament.prove(3);
    for (const { share } of tournament.solve()) expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  });

  it('is told of none that has lost to the worst', () => {
    const tournament = tournamentOf(
      ['seeming', 'sure'],
      (name, _at, only) => name === 'sure' || only === undefined,
      leftAndRight,
    );
    tournament.play(UNTIL_SPENT);
    tournament.prove(3);
    expect(tournament.solve().map(({ fate }) => fate)).toEqual(['open', 'won']);
  });

  it('is one whatever effort it takes', () => {
    const effortOf = ([name]: Name) => (name === 'laborious' ? 201 : 1);
    const wins = (name: string, at: number) => name === 'laborious' || at > 0;
    const tournament = tournamentOf(['laborious', 'easy'], wins, leftAndRight, effortOf);
    tournament.play(UNTIL_SPENT);
    tournament.prove(3);
    expect(tournament.solve().map(({ share, fate }) => ({ share, fate }))).toEqual([
      { share: 1, fate: 'won' },
      { share: 0, fate: 'open' },
    ]);
  });
});

describe('of many choices', () => {
  it('the best of another kind is kept beside those that are alike', () => {
    const names = [...Array.from({ length: 8 }, (_, n) => `alike ${n}`), 'different'];
    const wins = (name: string, at: number) => (name === 'different' ? at > 0 : true);
    const tournament = tournamentOf(names, wins, leftAndRight);
    tournament.play(4);
    tournament.keep(8);
    expect(tournament.leaders()).toContainEqual(['different']);
  });

  it('a dropped one is judged by the columns that it has met, against the best in these', () => {
    const names = ['alike 1', 'alike 2', 'alike 3', 'alike 4', 'alike 5'];
    const wins = (name: string, at: number) => at < 4 && (name === 'alike 1' || at > 0);
    const tournament = tournamentOf(names, wins, leftAndRight);
    tournament.play(4);
    tournament.keep(1);
    tournament.play(8);
    const solved = tournament.solve();
    const [best, dropped] = [solved.find(({ share }) => share > 0), solved.find(({ share }) => share === 0)];
    expect(dropped?.chance).toBeLessThan(best?.chance ?? 0);
    expect(dropped?.fate).toBe('open');
  });

  it.each([
    ['far behind it', 0, (name: string, at: number) => at < 4 && (name === 'best' || at === 1)],
    [
      'far ahead of it',
      1,
      (name: string, at: number) =>
        name === 'late' ? at > 2 : name === 'early' ? at < 3 : at === 0 || at === 1,
    ],
  ] as const)(
    'a dropped one that was %s in these has a chance of %i, and is not certain',
    (_, chance, wins) => {
      const tournament = tournamentOf(['best', 'late', 'early', 'dropped'], wins, () => 'anything');
      tournament.play(4);
      tournament.keep(1);
      tournament.play(24);
      const dropped = tournament.solve().find(({ choice: [name] }) => name === 'dropped');
      expect(dropped).toMatchObject({ share: 0, chance, fate: 'open' });
    },
  );
});

describe('another choice', () => {
  const always = () => true;
  const playAgainst = (
    wins: (name: string, at: number) => boolean,
    others: readonly Name[],
    mayPlay = always,
  ) => {
    const effortOf = ([name]: Name) => (name === 'first' ? 6 : 1);
    const tournament = tournamentOf(['first'], wins, leftAndRight, effortOf);
    tournament.play(8);
    const [first] = tournament.likely(0.5);
    const gained = first !== undefined && tournament.challenge(first, others, mayPlay);
    return { gained, left: tournament.leaders().map(([name]) => name) };
  };
  const winsMore = (name: string, at: number) => name === 'better' || (name !== 'worse' && at % 2 === 0);

  it('takes the place of one that it beats in the same columns', () => {
    expect(playAgainst(winsMore, [['worse'], ['better']])).toEqual({ gained: true, left: ['better'] });
  });

  it('leaves it there if it gains nothing', () => {
    expect(playAgainst(winsMore, [['worse'], ['as good']])).toEqual({ gained: false, left: ['first'] });
  });

  it('takes its place by a little where the game is nearly won', () => {
    expect(playAgainst(always, [['as good, with less effort']])).toEqual({
      gained: true,
      left: ['as good, with less effort'],
    });
  });

  it('meets every column, so that nothing is forgotten of what the others gained', () => {
    const COLUMNS = 100;
    const wins = (name: string, at: number) =>
      name === 'late' ? at >= 24 : at % 2 === 0 || (name === 'better' && at % 8 === 1);
    const tournament = tournamentOf(['late', 'even'], wins, () => 'anything', undefined, COLUMNS);
    tournament.play(COLUMNS);
    const [even] = tournament.leaders().slice(1);
    expect(even).toEqual(['even']);
    expect(tournament.challenge(even ?? ['even'], [['better']], always)).toBe(true);
    const late = tournament.solve().find(({ choice: [name] }) => name === 'late');
    expect(late?.share).toBeGreaterThan(0.9);
  });

  it('stays away if it was ahead in the first columns alone', () => {
    const wins = (name: string, at: number) => (name === 'early' ? at < 24 : at % 2 === 0);
    const tournament = tournamentOf(['even'], wins, () => 'anything', undefined, 100);
    tournament.play(100);
    const [even = ['even'] as const] = tournament.leaders();
    expect(tournament.challenge(even, [['early']], always)).toBe(false);
    expect(tournament.leaders()).toEqual([['even']]);
  });

  it.each([
    [
      'is told as a win in every column',
      'won',
      (name: string, at: number) => name === 'better' || at % 2 === 0,
    ],
    ['is told as none beside one that has lost to the worst', 'open', (_: string, at: number) => at < 8],
  ] as const)('%s', (_, fate, wins) => {
    const effortOf = ([name]: Name) => (name === 'first' ? 6 : 1);
    const tournament = tournamentOf(['first'], wins, leftAndRight, effortOf);
    tournament.play(8);
    tournament.prove(3);
    const [first = ['none'] as const] = tournament.likely(0.5);
    expect(tournament.challenge(first, [['better']], always)).toBe(true);
    const better = tournament.solve().find(({ choice: [name] }) => name === 'better');
    expect(better).toMatchObject({ share: 1, fate });
  });

  it('leaves it there if the playouts are spent', () => {
    let left = 5;
    expect(playAgainst(winsMore, [['better']], () => left-- > 0)).toEqual({ gained: false, left: ['first'] });
  });
});
