import {
  assembleRules,
  buildView,
  type Game,
  heroAt,
  itemAt,
  questionsFor,
  type Rules,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { advancePlan } from '../../../src/effects/tracks.js';
import { addToPrice, type Price } from '../../../src/model/price.js';
import { picksNamed } from '../../picks.js';
import { rulesWith } from '../assemble.js';
import { resistanceRules } from '../index.js';
import { arrangeGame, listen, openKinds, optionTexts, playTurn, questionOf, say } from '../playing.js';
import { resistance } from './module.js';
import { tokensOf } from './tokens.js';

const HEROES = ['veteran', 'artificer', 'actress'];
const ACTRESS = 1;

/** The Actress in the Art District with its 2 Guards; without a destination she stays. */
function turn(tokens: number, trust: number, destination?: number, rules: Rules = resistanceRules): Game {
  const g = arrangeGame(rules, HEROES);
  g.state.extra.tokens = tokens;
  heroAt(g, ACTRESS).trust = trust;
  if (destination !== undefined) heroAt(g, ACTRESS).chosen = { owner: ACTRESS, district: destination };
  playTurn(g, ACTRESS);
  return g;
}

/** A District next to hers, so that she exits one District only. */
function nextDoor(g: Game): string {
  return itemAt(optionTexts(g, 'hero-step'), 0);
}

describe('a token that may pay 1 Trust', () => {
  it('is laid out by each single step of the Plan, for all to see', () => {
    const g = arrangeGame(resistanceRules, HEROES);
    const events = listen(g);
    advancePlan(g, 'test');
    advancePlan(g, 'test');
    expect(tokensOf(g)).toBe(2);
    expect(events.filter(({ event }) => event === 'token-placed')).toHaveLength(2);
    expect(buildView(g, 'public').extra.tokens).toBe(2);
  });

  it('is told of with the position of that moment, as everything is', () => {
    const g = arrangeGame(resistanceRules, HEROES);
    const events = listen(g);
    g.told = [];
    advancePlan(g, 'test');
    expect(g.told).toHaveLength(events.length);
    expect(g.told.at(-1)?.extra.tokens).toBe(1);
  });

  it('pays for 1 of the Trust of an exit, if the Hero wants it', () => {
    for (const [means, trust, left] of [
      ['with token', 2, 0],
      ['with trust', 1, 1],
    ] as const) {
      const g = turn(1, 3, 8);
      const to = nextDoor(g);
      say(g, 'hero-step', to);
      expect(optionTexts(g, 'hero-step')).toEqual(['with trust', 'with token']);
      say(g, 'hero-step', means);
      expect(heroAt(g, ACTRESS).trust).toBe(trust);
      expect(tokensOf(g)).toBe(left);
    }
  });

  it('saves a Hero who is short by 1 from the die, unless she would rather roll', () => {
    const paying = turn(1, 1, 8);
    say(paying, 'hero-step', nextDoor(paying), 'with token');
    expect(openKinds(paying)).not.toContain('second-roll');
    const rolling = turn(1, 1, 8);
    say(rolling, 'hero-step', nextDoor(rolling), 'with trust');
    expect(openKinds(rolling)).toEqual(['second-roll']);
    expect(tokensOf(rolling)).toBe(1);
  });

  it('is of no use to a Hero who is short by 2, for a price of 0, or when none is left', () => {
    const short = turn(1, 0, 8);
    say(short, 'hero-step', nextDoor(short));
    expect(openKinds(short)).toEqual(['second-roll']);
    const none = turn(0, 2, 8);
    say(none, 'hero-step', nextDoor(none));
    expect(heroAt(none, ACTRESS).trust).toBe(0);
    const free = turn(1, 3);
    say(free, 'hero-action', 'do gain-trust');
    expect(tokensOf(free)).toBe(1);
  });

  it('pays for an Action, chosen after everything else', () => {
    const g = turn(1, 4);
    say(g, 'hero-action', 'do identify', 'citizen 0', 'citizen 1', 'done');
    expect(optionTexts(g, 'hero-action')).toEqual(['with trust', 'with token']);
    const { options } = itemAt(questionsFor(g, 'revolutionary-2'), 0);
    const [withTrust, withToken] = picksNamed(resistanceRules, 'with trust', 'with token');
    expect(options.map(({ pick, meaning }) => [pick, meaning.price, meaning.left])).toEqual([
      [withTrust, 4, 0],
      [withToken, 3, 1],
    ]);
    say(g, 'hero-action', 'with token');
    expect(heroAt(g, ACTRESS).trust).toBe(1);
  });

  it('makes an Action possible that is 1 Trust too expensive; the game then pays with it', () => {
    expect(optionTexts(turn(0, 1), 'hero-action')).not.toContain('do incitement');
    const g = turn(1, 1);
    say(g, 'hero-action', 'do incitement');
    expect(heroAt(g, ACTRESS).trust).toBe(0);
    expect(tokensOf(g)).toBe(0);
  });

  it('counts as the stake of an attack', () => {
    const g = turn(1, 1);
    say(g, 'hero-action', 'do attack');
    expect(optionTexts(g, 'hero-action')).toEqual(['amount 0', 'amount 1', 'amount 2']);
    say(g, 'hero-action', 'amount 2');
    expect(heroAt(g, ACTRESS).trust).toBe(0);
    expect(tokensOf(g)).toBe(0);
  });

  it('leaves the whole Trust for the stake by paying a surcharge', () => {
    const hooks = { actionPrice: (_g: Game, price: Price) => addToPrice(price, 1, 'test') };
    const rules = rulesWith(resistance, { id: 'surcharge', version: 1, hooks });
    const g = turn(1, 3, undefined, rules);
    say(g, 'hero-action', 'do attack', 'amount 3');
    expect(heroAt(g, ACTRESS).trust).toBe(0);
    expect(tokensOf(g)).toBe(0);
    const sparing = turn(1, 3, undefined, rules);
    say(sparing, 'hero-action', 'do attack', 'amount 2');
    expect(optionTexts(sparing, 'hero-action')).toEqual(['with trust', 'with token']);
    say(sparing, 'hero-action', 'with token');
    expect(heroAt(sparing, ACTRESS).trust).toBe(1);
  });

  it('asks nobody how to pay without the module', () => {
    const g = turn(1, 3, 8, assembleRules());
    const { number } = questionOf(g, 'hero-step');
    say(g, 'hero-step', nextDoor(g));
    expect(heroAt(g, ACTRESS).trust).toBe(1);
    expect(questionOf(g, itemAt(openKinds(g), 0)).number).not.toBe(number);
  });
});
