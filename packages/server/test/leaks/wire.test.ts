import { AUDIENCES, assembleRules, createConfig } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { openLateGame } from '../../../rules/test/late-game.js';
import { dealGame, REBELS, recordGame } from '../../../rules/test/leaks/recording.js';
import { findWireLeak } from './find-leak.js';

const rules = assembleRules();
const ANSWERS = Number(process.env.WIRE_LEAK_ANSWERS ?? 48);

/** A game of three people from its beginning, and one that begins late. */
const RECORDINGS = [
  ['an early game', recordEarly(1)],
  ['a late game', recordGame(rules, openLateGame(rules, 4).state, 4, { wishes: REBELS, most: ANSWERS })],
] as const;

function recordEarly(seed: number) {
  const config = createConfig(rules, { seed: `wire-${seed}`, revolutionaries: 2, heroes: 'random' });
  return recordGame(rules, dealGame(rules, config), seed, { most: ANSWERS });
}

describe.each(RECORDINGS)('of %s', (_name, recording) => {
  it.each(AUDIENCES)(
    'the %s get the same from a server, byte by byte, where what they may not know is another [R-INF-6]',
    async (audience) => {
      expect(await findWireLeak(recording, audience), `seed ${recording.seed}`).toBeUndefined();
    },
  );
});
