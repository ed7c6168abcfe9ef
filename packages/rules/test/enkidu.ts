import type { Scenario } from '@great-machine/rules';
import { REVOLUTION } from './akira.js';

type Position = Omit<Scenario, 'format' | 'name'>;

const base = {
  modules: REVOLUTION,
  event: 'the-countdown',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
} satisfies Position;

const HEROES = {
  fowler: { in: 'science', forfeited: ['velvet'] },
  actress: { in: 'commerce', forfeited: ['velvet'] },
  enkidu: { in: 'art', forfeited: ['velvet'] },
};

function position(held: readonly string[], { heroes = {}, ...more }: Position): Position {
  const cast = Object.entries({ ...HEROES, ...heroes }).map(([hero, own]) => [
    hero,
    { ...HEROES[hero as keyof typeof HEROES], ...own },
  ]);
  return { ...base, ...more, heroes: Object.fromEntries(cast), extra: { theories: { held } } };
}

/** The Access Phase with these Theories in Enkidu's hand; everybody is in a Minor District. */
export function inAccess(held: readonly string[], more: Position = {}): Position {
  return { ...position(held, more), phase: 'access' };
}

/** The start of the Heroes Phase, in which everybody stays; the game stops for Enkidu. */
export function beforeTurns(held: readonly string[], more: Position = {}): Position {
  return { ...position(held, more), phase: 'heroes' };
}

/** A Hero is about to take an Action. */
export function inTurnOf(hero: string, held: readonly string[], more: Position = {}): Position {
  return { ...position(held, more), phase: 'heroes', turn: hero, step: 'action' };
}

export function apply(theory: string) {
  return { do: 'enkidu', decision: 'theory', picks: [`theory ${theory}`] };
}

/** Enkidu answers a question of a Theory. */
export function answer(decision: string, ...picks: readonly string[]) {
  return { do: 'enkidu', decision, picks };
}

/** An answer of Enkidu that is not taken. */
export function notTaken(code: string, decision: string, ...picks: readonly string[]) {
  return { ...answer(decision, ...picks), code };
}

export const goOn = answer('theory', 'go-on');
