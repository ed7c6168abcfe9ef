import { createConfig, LoggedPlay, MODULES } from '@great-machine/rules';
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

const PRINTER = ['printer', 'finch', 'actress'];
const MOST_TICKS = 20_000;

describe.each([
  ['resistance', resistanceRules, resistance, PRINTER],
  ['automaton', automatonRules, automaton, undefined],
  ['bargains', bargainsRules, bargains, undefined],
] as const)('with the module %s', (name, rules, module, heroes) => {
  const newPlay = (seed: string) =>
    new LoggedPlay(rules, createConfig(rules, { seed, generator: 'fast', heroes, revolutionaries: 3 }));

  it('bots seated at a table play a whole game, thinking in workers that know the module', async () => {
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
      createInProcessPool(createPerformer([...MODULES, module])),
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
