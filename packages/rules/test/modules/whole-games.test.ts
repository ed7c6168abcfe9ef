import {
  type Answer,
  AUDIENCES,
  type Audience,
  assembleRules,
  createConfig,
  type Game,
  type GameConfig,
  hashState,
  itemAt,
  LoggedPlay,
  liveGame,
  openDecisions,
  playerDice,
  type Rules,
  replay,
  restore,
  serialise,
  startGame,
  verifyRecord,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { placeToken } from '../../src/effects/tokens.js';
import { automatonRules, newcomersRules, resistanceRules } from './index.js';
import { theoriesOf } from './newcomers/theories.js';
import { findUnclassified, listen, playAnyPick } from './playing.js';
import { leafletsOf } from './resistance/leaflet-deck.js';

const GAMES = 300;
/** Of modules that are shipped, in each choice of them. */
const SHIPPED_GAMES = 40;
const zeppelinRules = assembleRules(['one-versus-many', 'surveillance-zeppelin']);
const zeppelinWithPockets = assembleRules([
  'one-versus-many',
  'pockets-of-resistance',
  'surveillance-zeppelin',
]);
const RIOT_GAINS = assembleRules([{ id: 'one-versus-many', options: { 'riot-gains': true } }]);
const SERVANTS = assembleRules(['one-versus-many', 'servants-of-the-machine']);
const SERVANTS_WITHOUT_POCKETS = assembleRules([
  'one-versus-many',
  { id: 'servants-of-the-machine', options: { advantages: 'bc' } },
]);

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

const CHRONOLEON = assembleRules(['one-versus-many', 'servants-of-the-machine', 'chronoleon']);
const CHRONOLEON_FOR_LEX_HECATE = assembleRules([
  'one-versus-many',
  { id: 'servants-of-the-machine', options: { advantages: 'bc' } },
  { id: 'chronoleon', options: { replaces: 'lex-hecate' } },
]);

describe.each([
  ['resistance', resistanceRules, GAMES],
  ['automaton', automatonRules, GAMES],
  ['newcomers', newcomersRules, GAMES],
  ['surveillance-zeppelin', zeppelinRules, SHIPPED_GAMES],
  ['surveillance-zeppelin beside Pockets of Resistance', zeppelinWithPockets, SHIPPED_GAMES],
  ['one-versus-many, with gains from Riots', RIOT_GAINS, SHIPPED_GAMES],
  ['servants of the machine', SERVANTS, SHIPPED_GAMES],
  ['servants of the machine, without pockets', SERVANTS_WITHOUT_POCKETS, SHIPPED_GAMES],
  ['chronoleon', CHRONOLEON, SHIPPED_GAMES],
  ['chronoleon, for Lex Hecate', CHRONOLEON_FOR_LEX_HECATE, SHIPPED_GAMES],
])('whole games with the module %s', (_name, rules, games) => {
  it(`come to an end ${games} times without breaking an invariant, and every path of the state has its secrecy`, () => {
    const unclassified = findUnclassified(rules);
    for (let seed = 1; seed <= games; seed++) {
      const g = startGame(rules, configOf(rules, seed));
      const below = playerDice(seed);
      do {
        const wrong = rules.invariants.map((invariant) => invariant(g)).find((fault) => fault !== undefined);
        if (wrong !== undefined) expect.fail(`seed ${seed}: ${wrong}`);
        if (seed <= 30) expect(unclassified(g.state), `seed ${seed}`).toEqual([]);
      } while (playAnyPick(g, below));
      expect(g.state.outcome, `seed ${seed}`).toBeDefined();
    }
  });

  it('go on the same after every answer was written down and read again', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const straight = startGame(rules, configOf(rules, seed));
      let restored: Game = startGame(rules, configOf(rules, seed));
      const [below, alike] = [playerDice(seed), playerDice(seed)];
      while (playAnyPick(straight, below)) {
        playAnyPick(restored, alike);
        expect(hashState(restored.state)).toBe(hashState(straight.state));
        restored = liveGame(rules, restore(serialise(restored.state)));
      }
    }
  });

  it('are the same after undo as before, wherever undo is possible', () => {
    let undone = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const play = new LoggedPlay(rules, configOf(rules, seed));
      const below = playerDice(seed);
      for (;;) {
        const before = hashState(play.state);
        const answer = randomAnswer(play, below);
        if (answer === undefined) break;
        expect(play.answer(answer)).toMatchObject({ ok: true });
        if (play.undoLimit(answer.seat) === 0) continue;
        const after = hashState(play.state);
        expect(play.undo(answer.seat)).toBeUndefined();
        expect(hashState(play.state)).toBe(before);
        expect(play.answer(answer)).toMatchObject({ ok: true });
        expect(hashState(play.state)).toBe(after);
        undone++;
      }
      expect(play.state.outcome).toBeDefined();
      expect(verifyRecord(rules, play.record())).toBe('same');
      expect(hashState(replay(rules, play.record()).state)).toBe(hashState(play.state));
    }
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
        for (const kind of Object.keys(g.state.tokens ?? {})) seen.add(kind);
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

describe('random games with the module surveillance-zeppelin', () => {
  it('use everything that it adds', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const g = startGame(zeppelinWithPockets, configOf(zeppelinWithPockets, seed));
      const events = listen(g);
      const below = playerDice(seed);
      do {
        for (const { kind, draft } of openDecisions(g)) {
          seen.add(kind);
          for (const { pick, of } of draft) seen.add(`${pick} ${of}`);
        }
        for (const kind of Object.keys(g.state.tokens ?? {})) seen.add(kind);
      } while (playAnyPick(g, below));
      for (const event of events) {
        seen.add(event.event);
        for (const field of ['action', 'because', 'direction', 'guardKind'])
          if (field in event) seen.add(`${event.event} ${Reflect.get(event, field)}`);
      }
    }
    const exits = ['top-left', 'top-right', 'right', 'bottom-right', 'bottom-left', 'left'];
    const used = [
      'boarding',
      'zeppelin-passage',
      'servant-acted board-zeppelin',
      'bonds-received ZEP-5',
      'special-guard-placed',
      'special-guard-left',
      'advantage special-action',
      'do publish-directive',
      'do reposition',
      'trust-received ZEP-9',
      'hero-relocated ZEP-10',
      'special-guard',
      'guard-kind special',
      'guard-moved special',
      ...exits.map((exit) => `zeppelin-flew ${exit}`),
    ];
    expect(used.filter((name) => !seen.has(name))).toEqual([]);
  });
});

describe('random games with the Servants of the Great Machine', () => {
  it('use everything that they add', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const g = startGame(SERVANTS, configOf(SERVANTS, seed));
      if (seed % 3 === 0) g.state.tracks = { ...g.state.tracks, discontent: 16 };
      const events = listen(g);
      const below = playerDice(seed);
      do {
        for (const { kind } of openDecisions(g)) seen.add(kind);
        for (const used of g.state.thisRound.used) seen.add(used);
      } while (playAnyPick(g, below));
      for (const event of events) {
        seen.add(event.event);
        if ('slot' in event) seen.add(`slot ${event.slot}`);
      }
    }
    const questions = ['improvement', 'phantasmer-relocation', 'riot-gain'];
    const events = ['servant-relocated', 'resistance-used', 'slot 1', 'slot 2'];
    for (const name of [...questions, ...events, 'lex-hecate']) expect(seen.has(name), name).toBe(true);
  });
});

describe('random games with Chronoleon', () => {
  it('use everything that she adds', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 150; seed++) {
      const g = startGame(CHRONOLEON, configOf(CHRONOLEON, seed));
      placeToken(g, 'improvement-installed', { at: g.state.servants.length - 1 });
      const events = listen(g);
      const below = playerDice(seed);
      do {
        for (const { kind, about } of openDecisions(g))
          seen.add('stop' in about ? `${kind} ${about.stop}` : kind);
        for (const used of g.state.thisRound.used) seen.add(used);
      } while (playAnyPick(g, below));
      for (const event of events) {
        seen.add(event.event);
        if (event.event === 'surge-activated' && 'surge' in event) seen.add(String(event.surge));
        if (event.event === 'servant-acted' && 'action' in event) seen.add(String(event.action));
      }
    }
    const stops = ['surge before-die', 'surge detained'];
    const events = ['surges-laid', 'surge-taken', 'surge-given', 'surge-discarded', 'access-looked-at'];
    const surges = ['espionage', 'deterrence', 'coercion', 'custody', 'supervision'];
    for (const name of [...stops, ...events, ...surges, 'give-surge', 'give-surge-freely'])
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
