import {
  assembleRules,
  buildView,
  createConfig,
  type Game,
  heroAt,
  itemAt,
  playerDice,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { REVEALED } from '../../../src/model/state.js';
import { automatonRules } from '../index.js';
import { arrangeGame, listen, openKinds, playAnyPick, playFrame } from '../playing.js';
import { automaton } from './module.js';
import { bagOf } from './phase.js';

const HEROES = ['veteran', 'artificer', 'actress'];

function arrange(): Game {
  return arrangeGame(automatonRules, HEROES);
}

/** The names of the events of whole random games, and the actors that were asked. */
function playGames(games: number): { events: Set<string>; actors: Set<string> } {
  const seen = { events: new Set<string>(), actors: new Set<string>() };
  for (let seed = 1; seed <= games; seed++) {
    const g = startGame(
      automatonRules,
      createConfig(automatonRules, { seed: `lot-${seed}`, generator: 'fast' }),
    );
    const events = listen(g);
    const below = playerDice(seed);
    do for (const { actor } of buildView(g, 'public').questions) seen.actors.add(actor);
    while (playAnyPick(g, below));
    for (const { event } of events) seen.events.add(event);
  }
  return seen;
}

describe('the automaton in place of the Great Machine', () => {
  it('leaves seats for the Revolutionaries only', () => {
    const { seats } = createConfig(automatonRules, { seed: 'seats', revolutionaries: 3 });
    expect(seats.map(({ seat }) => seat)).toEqual(['revolutionary-1', 'revolutionary-2', 'revolutionary-3']);
    expect(itemAt(createConfig(assembleRules(), { seed: 'seats' }).seats, 0).seat).toBe('machine');
  });

  it('draws three orders from a bag that everybody may look into', () => {
    const g = arrange();
    const events = listen(g);
    const full = bagOf(g);
    playFrame(g, 'machine');
    expect(events.filter(({ event }) => event === 'order-drawn')).toHaveLength(3);
    expect(buildView(g, 'public').extra.automaton).toHaveLength(full.length - 3);
    expect(g.irreversible).toBe(true);
  });

  it('fills the bag again when it is empty', () => {
    const g = arrange();
    g.state.extra.automaton = [];
    playFrame(g, 'machine');
    expect(bagOf(g)).toHaveLength(4);
  });

  it('follows each order by lot', () => {
    const follow = (order: string, change: (g: Game) => unknown = () => {}) => {
      const g = arrange();
      change(g);
      g.state.extra.automaton = [order, order, order];
      const events = listen(g);
      playFrame(g, 'machine');
      return events.map(({ event }) => event).filter((event) => event !== 'order-drawn')[0];
    };
    expect(follow('patrol')).toBe('guard-moved');
    expect(follow('inspect')).toBe('servant-moved');
    const breakGuards = ({ state }: Game) => {
      state.brokenGuards = state.brokenGuards.map((broken, place) => (place < 3 ? 1 : broken));
    };
    expect(follow('repair', breakGuards)).toBe('guard-repaired');
    const uncover = ({ state }: Game) => {
      state.citizenFace = state.citizenFace.map(() => REVEALED);
      state.tracks = { ...state.tracks, discontent: 17 };
    };
    expect(follow('arrest', uncover)).toBe('citizen-arrested');
    expect(follow('arrest')).toBeUndefined();
  });

  it('settles a detainment by lot, without asking anybody and without Bonds', () => {
    const options = new Set<unknown>();
    for (const lot of [0, 1, 2]) {
      const g = arrange();
      g.state.random.forced = [{ purpose: 'automaton-detainment', result: lot }];
      heroAt(g, 0).trust = 3;
      heroAt(g, 0).chosen = { owner: 0, district: 1 };
      const events = listen(g);
      playFrame(g, 'detainment', { hero: 0, by: 'guards' });
      expect(openKinds(g)).toEqual([]);
      expect(g.state.bonds).toBe(0);
      options.add(events.find(({ event }) => event === 'detainment-settled'));
    }
    expect(options.size).toBe(3);
  });

  it('never asks the Machine, moves a Bond or places a Raid in whole games', () => {
    const { events, actors } = playGames(60);
    expect(actors.has('machine')).toBe(false);
    for (const never of ['bonds-received', 'bonds-paid', 'raid-placed', 'raid-failed', 'machine-phase-ended'])
      expect(events.has(never), never).toBe(false);
    for (const often of ['order-drawn', 'detainment-settled', 'citizen-arrested', 'plan-advanced'])
      expect(events.has(often), often).toBe(true);
  });

  it('takes the City Events that need Bonds, Raids or Directives out of the deck', () => {
    const { deck, boxed, current } = startGame(automatonRules, createConfig(automatonRules, { seed: 'deck' }))
      .state.cityEvents;
    const { withoutCityEvents: gone = [] } = automaton;
    expect(gone).toContain('tax-audit');
    const left = Object.keys(assembleRules().cityEvents).filter((card) => !gone.includes(card));
    expect([...deck, ...boxed, current].sort()).toEqual(left.sort());
  });
});
