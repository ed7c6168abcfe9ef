import {
  assembleRules,
  createConfig,
  type Game,
  hashState,
  itemAt,
  liveGame,
  openDecisions,
  optionsOf,
  playerDice,
  printPick,
  type Rules,
  restore,
  serialise,
  showPick,
  startGame,
  takePick,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { REVOLUTION } from '../../../test/akira.js';
import { findUnclassified, listen, playAnyPick } from '../../../test/modules/playing.js';
import { INVENTIONS } from './akira/invention-deck.js';
import { THEORIES } from './enkidu/theory-deck.js';
import type { OwnDeck } from './own-deck.js';

const GAMES = 24;
const HEROES = ['akira', 'enkidu', 'julie'];

function begin(rules: Rules, hero: string, seed: number): Game {
  const others = itemAt(
    [
      ['finch', 'actress'],
      ['veteran', 'fowler'],
      ['artificer', 'physician'],
    ],
    seed % 3,
  );
  const config = createConfig(rules, {
    seed: `${hero} ${seed}`,
    city: 'random',
    heroes: [hero, ...others],
    revolutionaries: 1 + (seed % 3),
    generator: 'fast',
  });
  return startGame(rules, config);
}

describe.each(
  HEROES.flatMap((hero) => [
    [hero, 'alone', assembleRules(REVOLUTION)] as const,
    [hero, 'with Pockets of Resistance', assembleRules([...REVOLUTION, 'pockets-of-resistance'])] as const,
  ]),
)('random games with %s %s', (hero, _with, rules) => {
  it(`come to an end ${GAMES} times, obey the invariants, and say who may know what`, () => {
    const unclassified = findUnclassified(rules);
    for (let seed = 1; seed <= GAMES; seed++) {
      const g = begin(rules, hero, seed);
      const below = playerDice(seed);
      do {
        const wrong = rules.invariants.flatMap((invariant) => invariant(g) ?? []);
        if (wrong.length > 0) expect.fail(`seed ${seed}: ${wrong.join(', ')}`);
        if (seed <= 4) expect(unclassified(g.state), `seed ${seed}`).toEqual([]);
      } while (playAnyPick(g, below));
      expect(g.state.outcome, `seed ${seed}`).toBeDefined();
    }
  });

  it('go on the same after every answer was written down and read again', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const straight = begin(rules, hero, seed);
      let restored = begin(rules, hero, seed);
      const [below, alike] = [playerDice(seed), playerDice(seed)];
      while (playAnyPick(straight, below)) {
        playAnyPick(restored, alike);
        expect(hashState(restored.state), `seed ${seed}`).toBe(hashState(straight.state));
        restored = liveGame(rules, restore(serialise(restored.state)));
      }
    }
  });
});

/** What players do who want to see the cards of a Hero, and let the game last. */
const LIKED: Readonly<Record<string, RegExp>> = {
  akira: /^(invention|draw|do (draw-inventions|jammer|attack|stand-up|raid)|amount [1-9]|servant|option no-)/,
  julie: /^(card smugglers-hideout|hero julie|option no-)/,
  enkidu: /^(theory|draw-theory|do (draw|publish)-directive|directive|servant|option no-)/,
};

/** Any option one time out of so many, else a liked one. In place; false when the game is over. */
function playCuriously(g: Game, below: (n: number) => number, likes: RegExp, oneOutOf: number): boolean {
  const open = openDecisions(g).filter((decision) => optionsOf(g, decision).length > 0);
  const liked = open.flatMap((decision) =>
    optionsOf(g, decision)
      .filter((pick) => likes.test(printPick(showPick(g, pick))))
      .map((pick) => ({ decision, pick })),
  );
  if (liked.length === 0 || below(oneOutOf) === 0) return playAnyPick(g, below);
  const { decision, pick } = itemAt(liked, below(liked.length));
  takePick(g, decision, pick);
  return true;
}

/** The questions, events and Actions of such games; in each of them the Hero begins with three cards of the deck. */
function seenWith(hero: string, deck?: OwnDeck): ReadonlySet<string> {
  const seen = new Set<string>();
  const rules = assembleRules(REVOLUTION);
  for (let seed = 1; seed <= 80; seed++) {
    const g = begin(rules, hero, seed);
    if (deck !== undefined) {
      const held = [0, 1, 3].map((at) => itemAt(deck.cards, (seed + at) % deck.cards.length)).sort();
      const unseen = deck.cards.filter((card) => !held.includes(card));
      g.state.extra[deck.name] = { unseen, bottom: [], held, gone: [] };
    }
    const events = listen(g);
    const below = playerDice(seed);
    do {
      for (const { kind, about } of openDecisions(g)) {
        seen.add(kind);
        if ('stop' in about) seen.add(`${kind} ${about.stop}`);
      }
      for (const used of g.state.thisRound.used) seen.add(used);
      const wrong = rules.invariants.flatMap((invariant) => invariant(g) ?? []);
      if (wrong.length > 0) expect.fail(`seed ${seed}: ${wrong.join(', ')}`);
    } while (playCuriously(g, below, itemAt(LIKED, hero), 2 + (seed % 4)));
    for (const event of events) {
      seen.add(event.event);
      if ('to' in event) seen.add(`moved to ${event.to}`);
    }
  }
  return seen;
}

describe('games of curious players use everything', () => {
  it('that Akira brings', () => {
    const seen = seenWith('akira', INVENTIONS);
    const rules = assembleRules(REVOLUTION);
    const stops = ['event-revealed', 'before-die', 'after-die', 'detained', 'after-action'];
    for (const name of [
      ...Object.keys(rules.cards.invention ?? {}),
      ...stops.map((stop) => `invention ${stop}`),
      'start-choice',
      'invention-return',
      'invention-tested',
      'servant-reactivated',
    ])
      expect(seen.has(name), name).toBe(true);
  });

  it('that Enkidu brings', () => {
    const seen = seenWith('enkidu', THEORIES);
    for (const name of [
      ...THEORIES.cards,
      'theory event-revealed',
      'theory between-turns',
      'theory-choice',
      'theory-return',
      'directives-switched-on',
      'card-lent',
    ])
      expect(seen.has(name), name).toBe(true);
  });

  it('that Julie brings', () => {
    const seen = seenWith('julie');
    const rules = assembleRules(REVOLUTION);
    for (const name of ['now-or-later', `moved to ${rules.places['smugglers-hideout']}`])
      expect(seen.has(name), name).toBe(true);
  });
});
