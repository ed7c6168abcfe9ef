import { vi } from 'vitest';
import { resistanceRules as rules } from '../../../rules/test/modules/index.js';
import { playPairs } from './games.js';

vi.mock('@great-machine/rules', async (load) =>
  (await import('./checked-rules.js')).checked(await load<typeof import('@great-machine/rules')>()),
);

playPairs('resistance', {
  rules,
  options: { heroes: ['printer', 'finch', 'actress'] },
  questions: ['loan', 'whisper', 'second-roll'],
});
