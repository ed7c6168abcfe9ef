import { assembleRules, createConfig } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { dealGame, recordGame } from '../../../rules/test/leaks/recording.js';
import { findWireLeak } from './find-leak.js';
import { PLANTED_SERVER_LEAKS } from './planted.js';

const rules = assembleRules();
const config = createConfig(rules, { seed: 'wire-planted', revolutionaries: 1, heroes: 'random' });
const recording = recordGame(rules, dealGame(rules, config), 2, { most: 25 });

describe('twins on the wires of a server', () => {
  it('do not differ where it is sound', async () => {
    expect(await findWireLeak(recording, 'machine')).toBeUndefined();
  });

  it.each(PLANTED_SERVER_LEAKS)('catch $name', async ({ plant }) => {
    const takeOut = plant();
    try {
      expect(await findWireLeak(recording, 'machine')).toBeDefined();
      const few = { ...recording, answers: recording.answers.slice(0, 6) };
      expect(await findWireLeak(few, 'machine', few), 'the same deal twice').toBeUndefined();
    } finally {
      takeOut();
    }
  });
});
