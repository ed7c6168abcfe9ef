import {
  AUDIENCES,
  assembleRules,
  createConfig,
  heroAt,
  itemAt,
  seatsOf,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { audienceOfActor, audienceOfSeat, mayKnow } from './audience.js';

const rules = assembleRules();
const g = startGame(rules, createConfig(rules, { seed: 'audience', revolutionaries: 1 }));

describe('an audience', () => {
  it.each([
    ['public', ['machine', 'revolutionaries', 'public']],
    ['players', ['machine', 'revolutionaries']],
    ['revolutionaries', ['revolutionaries']],
    ['machine', ['machine']],
    ['nobody', []],
    ['by-face', []],
    ['by-actor', []],
  ] as const)('may know what is for %s if it is one of %j [R-INF-6]', (secrecy, knowing) => {
    expect(AUDIENCES.filter((audience) => mayKnow(audience, secrecy))).toEqual(knowing);
  });

  it('is that of the actors for whom a seat speaks; a stranger is a spectator [R-INF-6]', () => {
    const seats = ['machine', heroAt(g, 0).hero].map((actor) => itemAt(seatsOf(g, actor), 0));
    expect([...seats, 'stranger'].map((seat) => audienceOfSeat(g, seat))).toEqual(AUDIENCES);
    expect(audienceOfActor(g, 'machine')).toBe('machine');
    expect(audienceOfActor(g, heroAt(g, 2).hero)).toBe('revolutionaries');
  });
});
