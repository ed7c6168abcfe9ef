import { createConfig, type Game, type GameState, type Play, startGame } from '@great-machine/rules';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  Dice,
  type Limits,
  type Memory,
  type Mind,
  RandomMind,
  type Situation,
  type TeamSituation,
  type Thought,
} from '../src/index.js';
import { playSome } from './play-some.js';
import { RULES } from './situations.js';

type Truth = Game | GameState | Play;
type Simple = string | number | boolean | bigint | symbol | null | undefined;

/** Whether a value of this type leads to a true game by properties, elements or what its methods return. */
type LeadsToTruth<T, Seen = never> = unknown extends T
  ? true
  : T extends Simple
    ? false
    : [T] extends [Seen]
      ? false
      : T extends Truth
        ? true
        : T extends (...given: never[]) => infer Given
          ? LeadsToTruth<Given, Seen | T>
          : T extends readonly (infer Element)[]
            ? LeadsToTruth<Element, Seen | T>
            : true extends { [K in keyof T]-?: LeadsToTruth<T[K], Seen | T> }[keyof T]
              ? true
              : false;

it('no type that a mind gets or gives leads to a true game', () => {
  expectTypeOf<LeadsToTruth<Situation>>().toEqualTypeOf<false>();
  expectTypeOf<LeadsToTruth<TeamSituation>>().toEqualTypeOf<false>();
  expectTypeOf<LeadsToTruth<Thought>>().toEqualTypeOf<false>();
  expectTypeOf<LeadsToTruth<Memory>>().toEqualTypeOf<false>();
  expectTypeOf<LeadsToTruth<Limits>>().toEqualTypeOf<false>();
  expectTypeOf<LeadsToTruth<Mind>>().toEqualTypeOf<false>();
});

it('and the type that says so can tell', () => {
  expectTypeOf<LeadsToTruth<Situation & { host: { plays: readonly Play[] } }>>().toEqualTypeOf<true>();
  expectTypeOf<LeadsToTruth<{ table: { look(): Game } }>>().toEqualTypeOf<true>();
  expectTypeOf<LeadsToTruth<{ extra?: { state: GameState } }>>().toEqualTypeOf<true>();
  expectTypeOf<LeadsToTruth<{ whatever: unknown }>>().toEqualTypeOf<true>();
  // biome-ignore lint/suspicious/noExplicitAny: that nothing hides behind it is what is tested
  expectTypeOf<LeadsToTruth<{ whatever: any }>>().toEqualTypeOf<true>();
});

/** Everything that can be got at from a value by any property, getters of its class included. */
function reachable(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (
    let of: object | null = value;
    of !== null && of !== Object.prototype;
    of = Object.getPrototypeOf(of)
  ) {
    for (const key of Reflect.ownKeys(of)) {
      if (!(of === Array.prototype || key === 'constructor')) reachable(Reflect.get(of, key, value), found);
    }
  }
  return found;
}

describe('the situation that the arena shows', () => {
  const config = createConfig(RULES, { seed: 'what minds see', revolutionaries: 3 });

  function watch(check: (situation: Situation) => void): void {
    const random = new RandomMind(new Dice('what minds see'));
    const decide = (situation: Situation) => {
      check(situation);
      return random.decide(situation);
    };
    playSome(startGame(RULES, config), { machine: { decide }, revolutionaries: { decide } }, 60);
  }

  it('has nothing but the table, the seat, the question, the view and the questions', () => {
    watch((situation) => {
      const { table, seat, question, view, questions } = situation;
      const { audience } = view;
      const known = [table, seat, question, view, questions, audience].map((part) => JSON.stringify(part));
      for (const [key, value] of Object.entries(JSON.parse(JSON.stringify(situation))))
        expect(known, key).toContain(JSON.stringify(value));
    });
  });

  it('leads to no state, by whatever property', () => {
    const isState = (value: object) => ['citizenKind', 'random', 'state'].some((key) => key in value);
    watch((situation) => {
      expect([...reachable(situation)].filter(isState)).toEqual([]);
    });
  });

  it('does not tell the seed of the game', () => {
    watch((situation) => {
      const tells = (value: object) => Object.values(value).includes(config.seed);
      expect([...reachable(situation)].filter(tells)).toEqual([]);
    });
  });
});
