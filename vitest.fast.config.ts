import { defineConfig, mergeConfig } from 'vitest/config';
import everything from './vitest.config.js';

/**
 * What takes long: whole games by the hundred, leak twins, bots that think, tables with bots, servers. `npm test` runs it;
 * `npm run -s check` runs the rest.
 */
const CAMPAIGNS = [
  'packages/rules/src/model/city/random-city.test.ts',
  'packages/rules/test/*-games.test.ts',
  'packages/rules/test/leaks/*.test.ts',
  'packages/rules/test/modules/{random-modules,whole-games,bargains/bargains}.test.ts',
  'packages/rules/test/{put-down,take-back}.test.ts',
  'packages/bots/src/{advice,worlds}/**/*.test.ts',
  'packages/bots/src/hosting/{jobs,team,workers}/*.test.ts',
  'packages/bots/test/modules/*.test.ts',
  'packages/bots/test/{canary,every-decision,mixtures,plans,reproducible}.test.ts',
  'packages/measuring/**/*.test.ts',
  'packages/table/test/**/*.test.ts',
  'packages/server/test/*/*.test.ts',
  'packages/server/test/process.test.ts',
  'bench/hostile/src/campaign.test.ts',
  'bench/chaos/src/{chaos,check}.test.ts',
  'packages/cli/src/{fuzz,play,sim}/*.test.ts',
  'packages/web/test/{companions,hot-seat,local-table,saving,table-worker,telling}.test.ts',
];

export default mergeConfig(everything, defineConfig({ test: { exclude: CAMPAIGNS } }));
