import { vi } from 'vitest';
import { bargainsRules as rules } from '../../../rules/test/modules/index.js';
import { playPairs } from './games.js';

vi.mock('@great-machine/rules', async (load) =>
  (await import('./checked-rules.js')).checked(await load<typeof import('@great-machine/rules')>()),
);

playPairs('bargains', {
  rules,
  questions: ['grant', 'gift', 'motion', 'bid', 'stake', 'call'],
  actions: ['crack-safe'],
});
