import {
  AUDIENCES,
  assembleRules,
  buildView,
  type Game,
  heroAt,
  isAwaited,
  openDecisions,
  playerDice,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { IDENTIFIED } from '../../../src/model/state.js';
import { resistanceRules } from '../index.js';
import {
  arrangeGame,
  heroIndex,
  listen,
  openKinds,
  optionTexts,
  playTurn,
  questionOf,
  say,
} from '../playing.js';
import { leafletsOf, leafletsView } from './leaflet-deck.js';

const HEROES = ['veteran', 'artificer', 'printer'];

/** The Veteran's turn, in which he stays in the Art District; the Printer holds these Leaflets. */
function turnBesideLeaflets(hand: readonly string[], trust = 0): Game {
  const g = arrangeGame(resistanceRules, HEROES);
  g.state.extra.leaflets = { ...leafletsOf(g), hand };
  heroAt(g, 0).place = 0;
  heroAt(g, 0).trust = trust;
  playTurn(g, 0);
  return g;
}

describe('the deck of the Printer', () => {
  it('is shuffled at setup and gives a Leaflet at the end of each turn of the Printer', () => {
    const g = arrangeGame(resistanceRules, HEROES);
    const { deck } = leafletsOf(g);
    const events = listen(g);
    playTurn(g, heroIndex(g, 'printer'));
    say(g, 'hero-action', 'pass');
    expect(leafletsOf(g)).toEqual({ deck: deck.slice(1), hand: [deck[0]], played: [] });
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'leaflet-drawn', hero: 2, leaflet: deck[0] }),
    );
    expect(g.irreversible).toBe(true);
  });

  it('does not grow in the turns of others, and is empty when the Printer is not in play', () => {
    const g = turnBesideLeaflets([]);
    say(g, 'hero-action', 'pass');
    expect(leafletsOf(g).hand).toEqual([]);
    expect(leafletsOf(arrangeGame(resistanceRules, ['veteran', 'artificer', 'actress'])).deck).toEqual([]);
  });

  it('shows its numbers to all, the hand to the Revolutionaries and its order to nobody', () => {
    const g = turnBesideLeaflets(['pamphlet', 'alms']);
    const numbers = { inDeck: 6, inHand: 2, played: [] };
    expect(buildView(g, 'machine').extra.leaflets).toEqual(numbers);
    expect(buildView(g, 'public').extra.leaflets).toEqual(numbers);
    expect(buildView(g, 'revolutionaries').extra.leaflets).toEqual({
      ...numbers,
      hand: ['alms', 'pamphlet'],
    });
  });
});

describe('Leaflets that nobody has seen', () => {
  it.each(AUDIENCES)(
    'may lie in any order that the audience %s cannot tell from the true one',
    (audience) => {
      const decks = new Set<string>();
      const hands = new Set<string>();
      for (let seed = 1; seed <= 40; seed++) {
        const g = turnBesideLeaflets([]);
        const { deck } = leafletsOf(g);
        const [drawn, other, played, ...rest] = deck;
        g.state.extra.leaflets = { deck: rest, hand: [drawn, other], played: [played] };
        const seen = leafletsView.build(g, audience);
        g.state.extra.leaflets = leafletsView.sample?.(g, seen, playerDice(seed));
        expect(leafletsView.build(g, audience), `seed ${seed}`).toEqual(seen);
        const sampled = leafletsOf(g);
        const all = [...sampled.deck, ...sampled.hand, ...sampled.played];
        expect(all.sort(), `seed ${seed}`).toEqual([...deck].sort());
        decks.add(String(sampled.deck));
        hands.add(String([...sampled.hand].sort()));
      }
      expect(decks.size).toBeGreaterThan(1);
      expect(hands.size > 1).toBe(audience !== 'revolutionaries');
    },
  );
});

describe("the Printer's reaction in another Hero's turn", () => {
  it('is offered beside what is pending and blocks nobody', () => {
    const g = turnBesideLeaflets(['alms']);
    expect(openKinds(g)).toEqual(['hero-action', 'leaflet']);
    expect(openDecisions(g).map((decision) => isAwaited(g, decision))).toEqual([true, false]);
    say(g, 'hero-action', 'pass');
    expect(openKinds(g)).not.toContain('leaflet');
    expect(leafletsOf(g).hand).toEqual(['alms']);
  });

  it("is not offered without a Leaflet, in the Printer's own turn, or without the module", () => {
    expect(openKinds(turnBesideLeaflets([]))).toEqual(['hero-action']);
    const own = arrangeGame(resistanceRules, HEROES);
    own.state.extra.leaflets = { ...leafletsOf(own), hand: ['alms'] };
    playTurn(own, heroIndex(own, 'printer'));
    expect(openKinds(own)).toEqual(['hero-action']);
    const core = assembleRules();
    expect(core.heroes.printer).toBeUndefined();
    expect(core.decisions.leaflet).toBeUndefined();
  });

  it('is the same question for others whatever the Printer holds', () => {
    const asked = (hand: string) => buildView(turnBesideLeaflets([hand]), 'machine').questions;
    expect(asked('alms')).toEqual(asked('pamphlet'));
  });

  it('is resolved before the pending decision, whose options are then computed anew', () => {
    const g = turnBesideLeaflets(['alms', 'alms']);
    expect(optionTexts(g, 'hero-action')).not.toContain('do incitement');
    say(g, 'leaflet', 'leaflet alms');
    expect(heroAt(g, 0).trust).toBe(2);
    expect(openKinds(g)).toEqual(['hero-action', 'leaflet']);
    expect(optionTexts(g, 'hero-action')).toContain('do incitement');
    expect(leafletsOf(g)).toMatchObject({ hand: ['alms'], played: ['alms'] });
  });

  it('keeps of the pending draft what is still legal', () => {
    const g = turnBesideLeaflets(['eyewitness'], 7);
    say(g, 'hero-action', 'do identify', 'citizen 0', 'citizen 1');
    const { rev } = questionOf(g, 'hero-action');
    say(g, 'leaflet', 'leaflet eyewitness');
    expect(openKinds(g)).toEqual(['eyewitness']);
    say(g, 'eyewitness', 'citizen 1');
    const pending = questionOf(g, 'hero-action');
    expect(pending.draft.map(({ of }) => of)).toEqual(['identify', 0]);
    expect(pending.rev).toBeGreaterThan(rev);
    expect(g.state.citizenFace[1]).toBe(IDENTIFIED);
    say(g, 'hero-action', 'done');
    expect(g.state.citizenFace[0]).toBe(IDENTIFIED);
  });

  it('offers an eyewitness only where a Citizen is unidentified', () => {
    const g = turnBesideLeaflets(['eyewitness', 'pamphlet']);
    expect(optionTexts(g, 'leaflet')).toEqual(['leaflet eyewitness', 'leaflet pamphlet']);
    g.state.citizenFace = g.state.citizenFace.map(() => IDENTIFIED);
    g.offered = undefined;
    expect(optionTexts(g, 'leaflet')).toEqual(['leaflet pamphlet']);
  });
});
