import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.js';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@great-machine\/rules$/, replacement: source('packages/rules/src/index.ts') },
      { find: /^@great-machine\/bots$/, replacement: source('packages/bots/src/index.ts') },
      {
        find: /^@great-machine\/bots\/internals$/,
        replacement: source('packages/bots/src/internals.ts'),
      },
      { find: /^@great-machine\/measuring$/, replacement: source('packages/measuring/src/index.ts') },
      { find: /^@great-machine\/messages$/, replacement: source('packages/messages/src/index.ts') },
      { find: /^@great-machine\/table$/, replacement: source('packages/table/src/index.ts') },
      { find: /^@great-machine\/protocol$/, replacement: source('packages/protocol/src/index.ts') },
      { find: /^@great-machine\/client$/, replacement: source('packages/client/src/index.ts') },
      { find: /^@great-machine\/client\/node$/, replacement: source('packages/client/src/node.ts') },
      {
        find: /^@great-machine\/web\/tools\/(.*)$/,
        replacement: source('packages/web/tools/src/$1.ts'),
      },
      // Threads need the built code.
      {
        find: /^@great-machine\/bots\/node$/,
        replacement: source('packages/bots/dist/hosting/workers/node.js'),
      },
    ],
  },
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'bench/*/src/**/*.test.ts',
      'examples/*/src/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    // Tests share nothing that they change, so one process runs many files: half the time of a process each.
    isolate: false,
    // Whole games take long on a machine that is busy with other work: only what hangs is a fault.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Tests of servers wait much, and leave a core to others meanwhile.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: {
      sequencer: longestFirst([
        'chaos/src/chaos.test.ts',
        'rules/test/leaks/leaks.test.ts',
        'rules/test/random-games.test.ts',
        'rules/test/careful-games.test.ts',
        'rules/test/modules/random-modules.test.ts',
        'web/test/telling.test.ts',
        'bots/test/modules/resistance.test.ts',
        'bots/test/mixtures.test.ts',
        'bots/src/worlds/sampling/world.test.ts',
        'rules/test/modules/whole-games.test.ts',
        'web/test/local-table.test.ts',
        'web/test/table-worker.test.ts',
        'hostile/src/campaign.test.ts',
        'server/test/realtime/contract-by-polling.test.ts',
        'server/test/realtime/contract-by-socket.test.ts',
      ]),
    },
  },
});
