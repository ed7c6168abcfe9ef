import type { Truth } from '@great-machine/client';
import {
  assembleRules,
  CITIZENS_PER_KIND,
  createConfig,
  DISTRICT_LETTERS,
  type GameOptions,
  itemAt,
  openScenario,
  Play,
  parseCity,
  playerDice,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { HostedGame } from './hosted-game.js';
import { truthOf } from './truth.js';

const RULES = assembleRules();

/** The truth after players who choose at random have played a game on to its end. */
function truthOfTheRest(game: HostedGame): Truth {
  const { play } = game;
  const below = playerDice(7);
  while (play.state.outcome === undefined) {
    const seats = play.config.seats.map(({ seat }) => seat);
    const open = seats.flatMap((seat) => play.questions(seat)).filter(({ awaited }) => awaited);
    const { seat, id, options } = itemAt(open, 0);
    game.answer([{ seat, decision: id, picks: [itemAt(options, below(options.length)).pick] }]);
  }
  return truthOf(game, play.state.outcome);
}

/** A City that is no preset. */
const BY_HAND = parseCity(['AASSCC', 'GGQQTT', 'VIINN.', 'V.....'].join('\n'), DISTRICT_LETTERS);

function newGame(options: Omit<GameOptions, 'seed'>): HostedGame {
  return new HostedGame(Play.begin(RULES, createConfig(RULES, { seed: 'truth', masterPlan: 3, ...options })));
}

describe('the truth after a game', () => {
  const game = newGame({ revolutionaries: 1 });
  const truth = truthOfTheRest(game);

  it('knows the table for a rematch', () => {
    expect(truth).toMatchObject({
      seed: 'truth',
      city: 'the-gearwheel',
      start: { discontent: 0, masterPlan: 3 },
      rematch: {
        same: { masterPlan: 3, modules: RULES.modules },
        variable: {
          masterPlan: game.play.state.outcome?.winner === 'machine' ? 2 : 4,
          modules: RULES.modules,
        },
      },
    });
  });

  it('has every card of every Hero once', () => {
    for (const { hand, forfeited } of truth.hands) {
      expect(new Set([...hand, ...forfeited]).size).toBe(9);
      expect(hand.length + forfeited.length).toBe(9);
    }
  });

  it('has every Citizen, in the City or arrested', () => {
    for (const { kind, count } of truth.arrested) {
      const inCity = truth.citizens.filter((one) => one.kind === kind).length;
      expect(inCity + count).toBe(CITIZENS_PER_KIND);
    }
  });

  it('tells every round, the last one as the game stood', () => {
    expect(truth.rounds.map(({ round }) => round)).toEqual(truth.rounds.map((_, at) => at + 1));
    const { tracks, round } = game.play.view('public');
    expect(truth.rounds.at(-1)).toMatchObject({
      round,
      discontent: tracks.discontent,
      masterPlan: tracks['master-plan'],
    });
  });

  it('knows all three destinations of each full round', () => {
    for (const { destinations } of truth.rounds.slice(0, -1)) expect(destinations.length).toBe(3);
  });
});

it.each([
  [1, 0],
  [2, 1],
  [3, 2],
])('begins with the Discontent of %i Revolutionaries, %i', (revolutionaries, discontent) => {
  const { start } = truthOfTheRest(newGame({ revolutionaries }));
  expect(start).toEqual({ discontent, masterPlan: 3, arrested: 3 });
});

it.each([
  ['a preset', 'the-keystone', 'the-keystone'],
  ['a City by chance', 'random', 'random'],
  ['a City drawn by hand', BY_HAND, BY_HAND],
])('knows %s for a rematch', (_, city, known) => {
  expect(truthOfTheRest(newGame({ revolutionaries: 1, city })).city).toEqual(known);
});

describe('what a round came to at its end, in one answer with the next round', () => {
  const atTheEnd = {
    format: 1,
    name: 'the end of round 5',
    round: 5,
    event: 'the-countdown',
    tracks: { discontent: 4, 'master-plan': 4 },
    heroes: { finch: {}, fowler: {}, physician: {} },
    raids: ['science'],
  } as const;

  it.each([
    ['the last turn of the round', { ...atTheEnd, phase: 'heroes', turn: 'physician', step: 'action' }],
    ['the Closing Phase', { ...atTheEnd, phase: 'closing' }],
  ])('counts to that round, in a game begun in %s', (_, scenario) => {
    const game = HostedGame.replayed(openScenario(RULES, scenario));
    const open = game.play.questions('revolutionary-3').filter(({ kind }) => kind === 'hero-action');
    for (const { seat, id, options } of open) {
      const pass = options.flatMap(({ pick }) => (pick.pick === 'pass' ? [pick] : []));
      game.answer([{ seat, decision: id, picks: pass }]);
    }
    expect(game.play.state.round).toBe(6);
    const { start, rounds } = truthOfTheRest(game);
    expect(start).toMatchObject({ discontent: 4, masterPlan: 4 });
    expect(rounds[0]).toMatchObject({ round: 5, discontent: 5, masterPlan: 5 });
    expect(itemAt(rounds, 0).turningPoints.map(({ key }) => key)).toEqual(['raid-failed']);
    for (const { round, turningPoints } of rounds)
      for (const point of turningPoints) expect(point.round).toBe(round);
  });
});

describe('a rematch with modules by the Variable Master Plan [R-ESC-1]', () => {
  const SERVANTS = 'servants-of-the-machine';

  function rematchOf(
    winner: 'machine' | 'revolutionaries',
    masterPlan: number,
    advantages: string,
    agreed: Readonly<Record<string, boolean>> = {},
  ) {
    const rules = assembleRules([
      { id: 'one-versus-many', options: agreed },
      { id: SERVANTS, options: { advantages } },
    ]);
    const config = createConfig(rules, { seed: 'rematch', city: BY_HAND, masterPlan });
    const { same, variable } = truthOf(new HostedGame(Play.begin(rules, config)), {
      winner,
      how: 'plan-by-countdown',
    }).rematch;
    expect(same).toEqual({ masterPlan: config.masterPlan, modules: rules.modules });
    const servants = variable.modules.find(({ id }) => id === SERVANTS);
    return { masterPlan: variable.masterPlan, advantages: servants?.options.advantages };
  }

  it('carries the advantages over where the Plan does not come to I', () => {
    expect(rematchOf('revolutionaries', 2, 'ac')).toEqual({ masterPlan: 3, advantages: 'ac' });
    expect(rematchOf('machine', 3, 'ac')).toEqual({ masterPlan: 2, advantages: 'ac' });
  });

  it('gives A and C, and A alone where C was agreed on, where the result sets the Plan to I', () => {
    expect(rematchOf('machine', 2, 'bc')).toEqual({ masterPlan: 1, advantages: 'ac' });
    expect(rematchOf('machine', 2, 'ab', { 'riot-gains': true })).toEqual({ masterPlan: 1, advantages: 'a' });
  });

  it('starts at I by B whatever the result', () => {
    expect(rematchOf('revolutionaries', 4, 'bc')).toEqual({ masterPlan: 1, advantages: 'bc' });
  });

  it('gives B in place of nothing where the Plan leaves I', () => {
    const agreed = { 'riot-gains': true };
    expect(rematchOf('revolutionaries', 1, 'a', agreed)).toEqual({ masterPlan: 1, advantages: 'ab' });
  });

  it('stays at I where the table has agreed on it [R-SET-3]', () => {
    const agreed = { 'plan-at-one': true, 'riot-gains': true };
    expect(rematchOf('revolutionaries', 1, 'a', agreed)).toEqual({ masterPlan: 1, advantages: 'a' });
  });
});
