import { describe, expect, it } from 'vitest';
import { giveHero, leaderOf } from './control.js';

const three = [['finch'], ['fowler'], ['actress']];
const two = [['finch', 'actress'], ['fowler']];
const shared = [
  ['finch', 'actress'],
  ['fowler', 'actress'],
];

describe('who leads a Hero', () => {
  it('is a Revolutionary, or both', () => {
    expect(['finch', 'fowler', 'actress'].map((hero) => leaderOf(shared, hero))).toEqual([1, 2, 'both']);
  });

  it('exchanges the Heroes of two of three Revolutionaries', () => {
    expect(giveHero(three, 'finch', 3)).toEqual([['actress'], ['fowler'], ['finch']]);
  });

  it('changes for that Hero alone between two', () => {
    expect(giveHero(two, 'actress', 2)).toEqual([['finch'], ['fowler', 'actress']]);
    expect(giveHero(two, 'fowler', 1)).toEqual([['finch', 'actress', 'fowler'], []]);
    expect(giveHero(shared, 'actress', 2)).toEqual([['finch'], ['fowler', 'actress']]);
  });

  it('is both for any Hero, and for one at most', () => {
    expect(giveHero(two, 'finch', 'both')).toEqual([
      ['actress', 'finch'],
      ['fowler', 'finch'],
    ]);
    expect(giveHero(shared, 'fowler', 'both')).toEqual([
      ['finch', 'fowler'],
      ['fowler', 'actress'],
    ]);
  });

  it('stays as it is where nothing changes', () => {
    expect(giveHero(shared, 'actress', 'both')).toBe(shared);
  });
});
