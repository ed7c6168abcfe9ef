import { type Game, heroAt, totalOf } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { openKinds, playTurn, say } from '../../../../test/modules/playing.js';
import { arrangeUnder, FINCH, FOWLER, putInto } from '../../../../test/modules/surges.js';
import { actionPrice } from '../../../flow/hero-action.js';
import { gainTrust } from '../../../flow/hero-actions/gain-trust.js';
import { incitement } from '../../../flow/hero-actions/incitement.js';
import { priceOfExit } from '../../../flow/movement.js';
import { breakdownOf } from '../../../model/price.js';

const GAINED = 1;

function exitOf(g: Game, hero: number) {
  const from = heroAt(g, hero).place;
  return priceOfExit(g, { hero, from, first: true, startedIn: from }, true);
}

const costOf = (g: Game, hero: number, action: typeof incitement) =>
  totalOf(actionPrice(g, { hero, district: heroAt(g, hero).place }, action, []));

describe('Supervision', () => {
  it('adds 1 Trust to each exit, with a line of its own [CHR-12, R-ESC-6]', () => {
    const g = arrangeUnder(FOWLER, ['supervision']);
    expect(breakdownOf(exitOf(g, FOWLER))).toEqual([
      { source: 'HER-4', amount: 2 },
      { source: 'CHR-12', amount: 1 },
    ]);
    const acting = { hero: FOWLER, district: heroAt(g, FOWLER).place };
    expect(breakdownOf(actionPrice(g, acting, incitement, [], true))).toEqual([
      { source: 'ACT-2', amount: 2 },
      { source: 'CHR-12', amount: 1 },
    ]);
  });

  it.each([
    [0, 1],
    [1, 2],
  ])('beside %i Guards an exit or an Action costs %i [CHR-12, R-ESC-6]', (guards, price) => {
    const g = arrangeUnder(FOWLER, ['supervision'], guards);
    expect(totalOf(exitOf(g, FOWLER))).toBe(price);
    expect(costOf(g, FOWLER, incitement)).toBe(price);
  });

  it('counts for free Actions, too [R-ESC-6]', () => {
    const g = arrangeUnder(FOWLER, ['supervision']);
    expect(costOf(g, FOWLER, gainTrust)).toBe(1);
    heroAt(g, FOWLER).trust = 0;
    playTurn(g, FOWLER);
    expect(openKinds(g)).toEqual([]);
  });

  it('is paid once for each Action of a turn [R-ESC-6]', () => {
    const g = arrangeUnder(FOWLER, ['supervision'], 0);
    playTurn(g, FOWLER);
    say(g, 'hero-action', 'do incitement');
    expect(heroAt(g, FOWLER).trust).toBe(3);
    say(g, 'hero-action', 'do gain-trust');
    expect(heroAt(g, FOWLER).trust).toBe(3 - 1 + GAINED);
  });

  it('is no matter of another Hero, nor of one without it [CHR-12]', () => {
    const g = arrangeUnder(FOWLER, ['supervision']);
    putInto(g, FINCH, 'art');
    expect(costOf(g, FINCH, incitement)).toBe(2);
    expect(costOf(arrangeUnder(FOWLER, []), FOWLER, incitement)).toBe(2);
  });
});
