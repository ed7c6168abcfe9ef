import { assembleRules } from '@great-machine/rules';
import { vi } from 'vitest';
import { playPairs } from './games.js';

vi.mock('@great-machine/rules', async (load) =>
  (await import('./checked-rules.js')).checked(await load<typeof import('@great-machine/rules')>()),
);

playPairs('surveillance-zeppelin', {
  rules: assembleRules(['one-versus-many', 'surveillance-zeppelin']),
  questions: ['boarding', 'zeppelin-passage'],
  actions: ['board-zeppelin'],
});
