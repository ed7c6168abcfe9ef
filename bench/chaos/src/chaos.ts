import { setTimeout as wait } from 'node:timers/promises';
import { itemAt, playerDice } from '@great-machine/rules';
import { check } from './check.js';
import { Crowd, type PlayedTable } from './crowd.js';
import { type Faults, type Figures, NO_FAULTS, type StoreName, sumOf } from './figures.js';
import type { Below } from './person.js';
import { openPostgresSite } from './postgres-site.js';
import type { Disaster, Site } from './site.js';
import { openSqliteSite } from './sqlite-site.js';

export interface Options {
  readonly store: StoreName;
  readonly rounds: number;
  /** Of what people choose, and of when what happens. */
  readonly seed: number;
}

const DISASTERS_A_ROUND = 3;

/** In milliseconds: so long people play undisturbed at most. */
const LONGEST_PEACE = 1500;

/** So many answers more show that a table goes on, within so many milliseconds. */
const GOING_ON = 4;
const PATIENCE = 60_000;

/** People play, and servers die under them. */
export async function chaos({ store, rounds, seed }: Options, say: (text: string) => void): Promise<Figures> {
  const below = playerDice(seed);
  let faults = NO_FAULTS;
  let kills = 0;
  let acknowledged = 0;
  const struck: Disaster[] = [];
  const ended = (why: string) => {
    say(why);
    faults = sumOf(faults, { ...NO_FAULTS, stuck: 1 });
  };
  const site = await (store === 'sqlite' ? openSqliteSite(ended) : openPostgresSite(ended));
  try {
    for (let round = 1; round <= rounds; round++) {
      await site.start();
      const crowd = new Crowd(site.address, (person) => playerDice(seed * 1000 + round * 100 + person));
      await crowd.gather();
      await strike(site, struck, below, say);
      const stuck = await leave(crowd, say);
      const isKilled = round % 2 === 0;
      await site.stop(isKilled);
      kills += isKilled ? 1 : 0;
      acknowledged += crowd.tables.reduce((sum, table) => sum + table.acknowledged, 0);
      faults = sumOf(faults, { ...(await checkAll(site, crowd.tables)), stuck });
      say(`round ${round}: ${acknowledged} answers so far, ${JSON.stringify(faults)}`);
    }
  } finally {
    await site.remove();
  }
  kills += struck.filter(({ isKill }) => isKill).length;
  return { store, rounds, kills, acknowledged, disasters: countOf(struck), ...faults };
}

/** The next kinds of disasters in turn, so that a few rounds hold all of them, the weightiest first. Adds them to those before. */
async function strike(
  { disasters }: Site,
  struck: Disaster[],
  below: Below,
  say: (text: string) => void,
): Promise<void> {
  for (let number = 0; number < DISASTERS_A_ROUND; number++) {
    await wait(below(LONGEST_PEACE));
    const disaster = itemAt(disasters, struck.length % disasters.length);
    say(disaster.name);
    struck.push(disaster);
    await disaster.strike(below);
  }
}

function countOf(struck: readonly Disaster[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of struck) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** All tables have to go on before the people leave. Returns how many did not. */
async function leave(crowd: Crowd, say: (text: string) => void): Promise<number> {
  await crowd.settle();
  const stuck = await Promise.all(
    crowd.tables.map(async (table) => {
      const goesOn = await table.goesOn(GOING_ON, PATIENCE);
      if (!goesOn) say(table.state);
      await (goesOn ? table.leave() : table.leaveAtOnce());
      return goesOn ? 0 : 1;
    }),
  );
  return stuck.reduce((sum: number, one) => sum + one, 0);
}

async function checkAll(site: Site, tables: readonly PlayedTable[]): Promise<Faults> {
  const store = await site.openStore();
  try {
    let faults = NO_FAULTS;
    for (const table of tables) faults = sumOf(faults, await check(store, table));
    return faults;
  } finally {
    await store.close();
  }
}
