import { vi } from 'vitest';
import { automatonRules as rules } from '../../../rules/test/modules/index.js';
import { playPairs } from './games.js';

vi.mock('@great-machine/rules', async (load) =>
  (await import('./checked-rules.js')).checked(await load<typeof import('@great-machine/rules')>()),
);

/** Nobody plays the Great Machine: the levels are Heroes in turn. */
playPairs('automaton', { rules });
