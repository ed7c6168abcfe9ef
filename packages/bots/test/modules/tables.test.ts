import { assembleRules, createConfig, LoggedPlay, MODULES } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { automaton } from '../../../rules/test/modules/automaton/module.js';
import { bargains } from '../../../rules/test/modules/bargains/module.js';
import { automatonRules, bargainsRules, resistanceRules } from '../../../rules/test/modules/index.js';
import { resistance } from '../../../rules/test/modules/resistance/module.js';
import { createPerformer } from '../../src/hosting/workers/perform.js';
import { SeatedBots, tableOf } from '../../src/index.js';
import { tableAround } from '../fake-table.js';
import { createInProcessPool } from '../in-process-pool.js';
import { MixedTable } from '../mixed-table.js';

const everything = assembleRules(MODULES.map(({ id }) => id));
const PRINTER = ['printer', 'finch', 'actress'];
const MOST_TICKS = 20_000;

describe.each([
  ['all shipped modules and Akira', everything, MODULES, ['akira', 'finch', 'actress']],
  ['all shipped modules and Enkidu', everything, MODULES, ['enkidu', 'finch', 'actress']],
  ['all shipped modules and Julie', everything, MODULES, ['julie', 'finch', 'actress']],
  ['the module resistance', resistanceRules, [...MODULES, resistance], PRINTER],
  ['the module automaton', automatonRules, [...MODULES, automaton], undefined],
  ['the module bargains', bargainsRules, [...MODULES, bargains], undefined],
] as const)('with %s', (name, rules, registry, heroes) => {
  const newPlay = (seed: string) =>
    new LoggedPlay(rules, createConfig(rules, { seed, generator: 'fast', heroes, revolutionaries: 3 }));

  it('bots seated at a table play a whole game, thinking in workers that know its modules', async () => {
    const play = newPlay(`seated ${name}`);
    const seats = play.config.seats.map(({ seat }) => seat);
    const bots = new SeatedBots(
      {
        table: tableOf(play.config),
        people: [],
        bots: Object.fromEntries(seats.map((seat) => [seat, 'journeyman'])),
        secret: 'a secret',
      },
      tableAround(play),
      createInProcessPool(createPerformer(registry)),
    );
    await bots.answerAll();
    expect(play.state.outcome).toBeDefined();
  });

  it.each(['random', 'apprentice'] as const)(
    'a person among companions (%s) plays a whole game',
    (player) => {
      const seed = `companions ${name} ${player}`;
      const play = newPlay(seed);
      const table = new MixedTable(seed, play, ['revolutionary-2'], player);
      for (let ticks = 0; play.state.outcome === undefined; ticks++) {
        if (ticks > MOST_TICKS) throw new Error('the game does not go on');
        table.tick((_seat, _step, act) => act());
      }
    },
  );
});
