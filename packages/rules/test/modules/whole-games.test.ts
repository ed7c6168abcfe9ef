import {
  type Answer,
  AUDIENCES,
  type Audience,
  createConfig,
  type GameConfig,
  itemAt,
  LoggedPlay,
  openDecisions,
  playerDice,
  type Rules,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { playCarefully } from '../careful-play.js';
import { automatonRules, newcomersRules, resistanceRules } from './index.js';
import { theoriesOf } from './newcomers/theories.js';
import { listen, playAnyPick } from './playing.js';
import { leafletsOf } from './resistance/leaflet-deck.js';
import { forSeeds, playChecked } from './whole-games.js';

const GAMES = 300;
const CAREFUL_GAMES = 12;

function configOf(rules: Rules, seed: number): GameConfig {
  const newcomer = ['printer', itemAt(['thinker', 'tinker', 'runner'], seed % 3)].find(
    (id) => rules.heroes[id] !== undefined,
  );
  const own = newcomer === undefined ? 'random' : [newcomer, seed % 2 === 0 ? 'finch' : 'veteran', 'actress'];
  const heroes = seed % 4 === 0 ? 'random' : own;
  const revolutionaries = 1 + (seed % 3);
  return createConfig(rules, {
    seed: `module-${seed}`,
    city: 'random',
    heroes,
    revolutionaries,
    generator: 'fast',
  });
}

/** A random answer of any seat to any open decision, offers too. */
function randomAnswer(play: LoggedPlay, below: (n: number) => number): Answer | undefined {
  const open = play.config.seats.flatMap(({ seat }) =>
    play
      .questions(seat)
      .flatMap(({ id, options }) => (options.length > 0 ? [{ seat, decision: id, options }] : [])),
  );
  if (open.length === 0) return undefined;
  const { seat, decision, options } = itemAt(open, below(open.length));
  return { seat, decision, picks: [itemAt(options, below(options.length)).pick] };
}

describe.each([
  ['resistance', resistanceRules],
  ['automaton', automatonRules],
  ['newcomers', newcomersRules],
])('whole games with the module %s', (_name, rules) => {
  it(`come to an end ${GAMES} times without breaking an invariant, and every path of the state has its secrecy`, () => {
    forSeeds(1, GAMES, (seed) => {
      const below = playerDice(seed);
      playChecked(startGame(rules, configOf(rules, seed)), (g) => playAnyPick(g, below));
    });
  });

  it('are the same when restored, undone and looked back at, answer by answer', () => {
    let undone = 0;
    forSeeds(1, CAREFUL_GAMES, (seed) => {
      undone += playCarefully(rules, configOf(rules, seed), seed);
    });
    expect(undone).toBeGreaterThan(50);
  });
});

describe('random games with the module resistance', () => {
  it('use everything that it adds', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const g = startGame(resistanceRules, configOf(resistanceRules, seed));
      const events = listen(g);
      const below = playerDice(seed);
      do for (const { kind } of openDecisions(g)) seen.add(kind);
      while (playAnyPick(g, below));
      for (const { event } of events) seen.add(event);
      for (const { district } of g.state.accessFacts) seen.add(`card of ${district}`);
    }
    const questions = ['leaflet', 'eyewitness', 'whisper', 'second-roll', 'loan'];
    const events = [
      'leaflet-drawn',
      'leaflet-played',
      'token-placed',
      'token-spent',
      'hope-raised',
      'card-lent',
    ];
    for (const name of [...questions, ...events, 'card of 9']) expect(seen.has(name), name).toBe(true);
  });
});

describe('random games with the module newcomers', () => {
  it('use everything that it adds', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 150; seed++) {
      const g = startGame(newcomersRules, configOf(newcomersRules, seed));
      const events = listen(g);
      const below = playerDice(seed);
      do {
        for (const { kind, about } of openDecisions(g)) {
          seen.add(kind);
          if ('stop' in about) seen.add(`${kind} ${about.stop}`);
        }
        for (const [kind, tokens] of Object.entries(g.state.tokens ?? {}))
          if (tokens !== undefined) seen.add(kind);
        for (const used of g.state.thisRound.used) seen.add(used);
        for (const kind of g.state.thisRound.undisturbed ?? []) seen.add(`${kind} undisturbed`);
      } while (playAnyPick(g, below));
      for (const { event } of events) seen.add(event);
    }
    const questions = ['start', 'now-or-later', 'next-hero', 'theory', 'alms', 'gadget', 'mark'];
    const stops = ['event-revealed', 'between-turns', 'before-closing'].map((stop) => `theory ${stop}`);
    const ownStops = ['after-die', 'detained', 'after-action'].map((stop) => `gadget ${stop}`);
    const uses = ['chaos', 'spring', 'twin', 'lens', 'coercion', 'theory undisturbed'];
    const tokens = ['pocket', 'mark-taken', 'mark-given', 'mark-gone'];
    for (const name of [...questions, ...stops, ...ownStops, ...uses, ...tokens])
      expect(seen.has(name), name).toBe(true);
  });
});

/** Everything that an audience gets to read of a position. */
function readable(play: LoggedPlay, audience: Audience): string {
  return JSON.stringify(play.view(audience));
}

describe('views with the module resistance', () => {
  it('are the same for everybody when the deck of the Printer lies in another order', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const play = new LoggedPlay(resistanceRules, configOf(resistanceRules, seed));
      const below = playerDice(seed);
      for (let answer = randomAnswer(play, below); answer !== undefined; answer = randomAnswer(play, below)) {
        play.answer(answer);
        const { deck } = leafletsOf(play.look());
        const seen = AUDIENCES.map((audience) => readable(play, audience));
        play.state.extra.leaflets = { ...leafletsOf(play.look()), deck: [...deck].reverse() };
        expect(AUDIENCES.map((audience) => readable(play, audience))).toEqual(seen);
        play.state.extra.leaflets = { ...leafletsOf(play.look()), deck };
      }
    }
  });

  it('are the same for the Machine and the public whatever Leaflets the Printer holds', () => {
    const play = new LoggedPlay(resistanceRules, configOf(resistanceRules, 1));
    const below = playerDice(1);
    for (let answer = randomAnswer(play, below); answer !== undefined; answer = randomAnswer(play, below)) {
      play.answer(answer);
      const { hand } = leafletsOf(play.look());
      const seen = (['machine', 'public'] as const).map((audience) => readable(play, audience));
      play.state.extra.leaflets = { ...leafletsOf(play.look()), hand: hand.map(() => 'forged') };
      expect((['machine', 'public'] as const).map((audience) => readable(play, audience))).toEqual(seen);
      play.state.extra.leaflets = { ...leafletsOf(play.look()), hand };
    }
  });
});

describe('views with the module newcomers', () => {
  it('are the same for the Machine and the public whatever Theories the thinker holds', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const config = createConfig(newcomersRules, {
        seed: `theories-${seed}`,
        heroes: ['thinker', 'finch', 'actress'],
        generator: 'fast',
      });
      const play = new LoggedPlay(newcomersRules, config);
      const below = playerDice(seed);
      for (let answer = randomAnswer(play, below); answer !== undefined; answer = randomAnswer(play, below)) {
        play.answer(answer);
        const theories = theoriesOf(play.look());
        const seen = (['machine', 'public'] as const).map((audience) => readable(play, audience));
        play.state.extra.theories = { ...theories, hand: theories.hand.map(() => 'forged') };
        expect((['machine', 'public'] as const).map((audience) => readable(play, audience))).toEqual(seen);
        play.state.extra.theories = theories;
      }
    }
  });
});
