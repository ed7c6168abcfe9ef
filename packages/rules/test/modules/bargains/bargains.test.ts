import { AUDIENCES, createConfig, type GameConfig, playerDice, startGame } from '@great-machine/rules';
import { expect, it } from 'vitest';
import type { Recording } from '../../leaks/recording.js';
import { findLeaks, newCoverage, recordForLeaks } from '../../leaks/twin-tests.js';
import { bargainsRules as rules } from '../index.js';
import { listen, playAnyPick } from '../playing.js';
import { forSeeds, playChecked } from '../whole-games.js';
import type { Safe } from './safe.js';

const GAMES = 40;

function configOf(seed: number): GameConfig {
  return createConfig(rules, { seed: `bargain-${seed}`, city: 'random', generator: 'fast' });
}

it('random games come to an end, keep every invariant, and use everything that the module brings', () => {
  const seen = new Set<string>();
  forSeeds(1, GAMES, (seed) => {
    const g = startGame(rules, configOf(seed));
    const events = listen(g);
    const below = playerDice(seed);
    playChecked(
      g,
      () => playAnyPick(g, below),
      () => {
        for (const { asks } of g.state.frames)
          for (const { kind, actor } of asks) seen.add(`${kind} of ${actor}`);
      },
    );
    for (const { event } of events) seen.add(event);
  });
  const wanted = [
    'grant of machine',
    'motion of machine',
    'motion of finch',
    'bid of machine',
    'bid of finch',
  ];
  const others = ['gift of finch', 'stake of machine', 'call of finch', 'safe-opened', 'wager-called'];
  for (const name of [...wanted, ...others, 'auction-held']) expect(seen, name).toContain(name);
});

/** A random game in which the safe stays locked. */
function recordLocked(from: number): Recording {
  const recording = recordForLeaks(rules, from);
  return (recording.end.extra.safe as Safe).isOpen ? recordLocked(from + 1) : recording;
}

it.each([1, 10])(
  'nobody learns what is hidden, in a game of seed %i or a later one and its twins',
  (from) => {
    const coverage = newCoverage();
    expect([...findLeaks(recordLocked(from), coverage)]).toEqual([]);
    for (const audience of AUDIENCES.filter((one) => one !== 'machine'))
      expect(coverage[audience].get('extra.safe.sheets'), audience).toBeGreaterThan(0);
  },
);
