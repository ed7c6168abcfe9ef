import { itemAt, MODULES, type ModuleRequest } from '@great-machine/rules';
import { type Bar, type Bench, portionsOf } from './bench.js';
import { shareEstimate } from './demand.js';
import type { Figure, Test } from './figure.js';

const GAMES = 300;
const PORTION = 5;

/** What a table may choose beside the core game, and how often the Machine wins it has to be right. */
export interface TableChoice {
  readonly name: string;
  readonly modules: readonly ModuleRequest[];
  /** A Hero who is in every trio. */
  readonly including?: string;
}

const HEROES = 'bring-about-a-revolution';
const SERVANTS = 'servants-of-the-machine';
const POCKETS = 'pockets-of-resistance';
const ZEPPELIN = 'surveillance-zeppelin';

export const CHOICES: readonly TableChoice[] = [
  ...['akira', 'enkidu', 'julie'].map((hero) => ({ name: hero, modules: [HEROES], including: hero })),
  ...['ab', 'ac', 'bc'].map((advantages) => ({
    name: `servants-${advantages}`,
    modules: [{ id: SERVANTS, options: { advantages } }],
  })),
  { name: 'chronoleon', modules: [SERVANTS, 'chronoleon'] },
  { name: 'pockets', modules: [POCKETS] },
  { name: 'zeppelin', modules: [ZEPPELIN] },
  { name: 'zeppelin-pockets', modules: [POCKETS, ZEPPELIN] },
  { name: 'everything', modules: MODULES.filter(({ isGame }) => !isGame).map(({ id }) => id) },
];

/** Engineers on both sides, random Cities and trios, 3 Revolutionaries: how often the Machine wins with each choice of modules. */
export const moduleBalance: Bar = {
  name: 'module-balance',
  share: 26,
  async *measure(bench) {
    const choices = CHOICES.filter(({ name }) => bench.choices?.includes(name) ?? true);
    for (const [at, choice] of choices.entries())
      yield* await confirm(bench, choice, 1 / (choices.length - at));
  },
};

async function confirm(
  bench: Bench,
  { name, modules, including }: TableChoice,
  share: number,
): Promise<Figure[]> {
  const { masterPlan, games = GAMES } = bench;
  let [won, played] = [0, 0];
  const title = masterPlan === undefined ? name : `${name}, Master Plan from ${masterPlan}`;
  const test: Test = {
    name: title,
    says: `the Machine wins 42 to 58 % of ${games} games`,
    demand: { atLeast: 0.42, atMost: 0.58 },
    estimate: () => shareEstimate(won, played),
    games: () => played,
  };
  return bench.test(title, [test], {
    portions: portionsOf(games, PORTION, (number) => ({
      seed: `${bench.seed}-${name}-${number}`,
      machine: 'engineer',
      heroes: 'engineer',
      modules: [itemAt(MODULES, 0).id, ...modules],
      ...(including !== undefined && { including: [including] }),
      ...(masterPlan !== undefined && { masterPlan }),
    })),
    least: games,
    share,
    add({ results }) {
      played += results.length;
      won += results.filter(({ machineWon }) => machineWon).length;
    },
  });
}
