import type { Truth } from '@great-machine/client';
import { assembleRules, CITIZENS_PER_KIND, createConfig, Play, playerDice } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { HostedGame } from './hosted-game.js';
import { truthOf } from './truth.js';

const RULES = assembleRules();

const config = createConfig(RULES, { seed: 'truth', heroes: 'random', revolutionaries: 1, masterPlan: 3 });

/** A whole game of players who choose at random. */
function playToTheEnd(): HostedGame {
  const game = new HostedGame(Play.begin(RULES, config));
  const { play } = game;
  const below = playerDice(7);
  while (play.state.outcome === undefined) {
    const open = config.seats.flatMap(({ seat }) => play.questions(seat)).filter(({ awaited }) => awaited);
    const [{ seat, id, options }] = open;
    game.answer([{ seat, decision: id, picks: [options[below(options.length)].pick] }]);
  }
  return game;
}

describe('the truth after a game', () => {
  const game = playToTheEnd();
  const truth: Truth = truthOf(game);

  it('knows the table for a rematch', () => {
    expect(truth).toMatchObject({
      seed: 'truth',
      city: 'the-gearwheel',
      start: { discontent: 0, masterPlan: 3 },
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
