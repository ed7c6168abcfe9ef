import { itemAt, present } from '@great-machine/rules';
import {
  type DestinationChoice,
  firstWeights,
  type Losses,
  Predictor,
  type RaidChoice,
} from '../predictor/predictor.js';
import { type Sums, sumsOf } from '../statistics/index.js';
import { rulesFor } from './ablation.js';
import { type Bar, type Bench, portionsOf } from './bench.js';
import { meanEstimate } from './demand.js';
import { type Figure, figureOf, type Test } from './figure.js';
import type { Match } from './matches.js';

const STUDIED = 200;
const FURTHER = 100;
const PASSES = 5;
const MOST_BITS = 0.15;
const MOST_POINTS = 0.08;
const LEAST_EXPLOITS = 60;

export const unpredictability: Bar = {
  name: 'unreadable',
  share: 9,
  async *measure(bench) {
    await bench.selfPlay.reach(STUDIED + FURTHER, 0.5);
    const games = bench.selfPlay.results.map(({ choices }) => present(choices, 'choices of the game'));
    const studied = Math.min(STUDIED, Math.floor((games.length * 2) / 3));
    const predictor = new Predictor(firstWeights(rulesFor()));
    predictor.study(games.slice(0, studied), PASSES);
    const { learned } = predictor;
    const opponent = { studied: structuredClone(learned), level: 'engineer' } as const;
    const destinations: Losses[][] = [];
    const raids: Losses[][] = [];
    for (const game of games.slice(studied)) {
      destinations.push(
        game.destinations.map((choice: DestinationChoice) => predictor.lossOfDestination(choice)),
      );
      raids.push(game.raids.map((choice: RaidChoice) => predictor.lossOfRaids(choice)));
      predictor.learn(game);
    }
    const hasStudied = studied === STUDIED;
    yield* onlyIf(hasStudied, [
      readingFigure('destinations of the engineer', destinations, studied),
      readingFigure('Raids of the engineer', raids, studied),
    ]);
    yield* onlyIf(hasStudied, await playAgainst(bench, opponent));
  },
};

/** How much better the predictor was than the bot's own words, by the means of games. */
function readingFigure(name: string, games: readonly (readonly Losses[])[], studied: number): Figure {
  const gains = meansOf(games, ({ stated, predicted }) => stated - predicted);
  const figure = figureOf(
    {
      name: `predicting the ${name}`,
      says: `at most ${MOST_BITS} bit a choice better than its stated mixture, after ${STUDIED} games`,
      demand: { atMost: MOST_BITS },
      estimate: () => meanEstimate(gains),
      games: () => games.length,
    },
    'end',
    0,
  );
  const mean = (loss: keyof Losses) => meanEstimate(meansOf(games, (losses) => losses[loss])).rate.toFixed(2);
  const note = `${studied} games studied; bits a choice: stated ${mean('stated')}, predicted ${mean('predicted')}, all equally likely ${mean('uniform')}`;
  return { ...figure, note: figure.note === undefined ? note : `${note}; ${figure.note}` };
}

/** An opponent that has studied too little proves nothing. */
function onlyIf(hasStudied: boolean, figures: readonly Figure[]): Figure[] {
  return figures.map((figure) =>
    hasStudied || figure.passed !== 'yes' ? figure : { ...figure, passed: 'undecided' },
  );
}

function meansOf(games: readonly (readonly Losses[])[], value: (losses: Losses) => number): Sums {
  return sumsOf(
    games
      .filter((losses) => losses.length > 0)
      .map((losses) => losses.reduce((sum, loss) => sum + value(loss), 0) / losses.length),
  );
}

/**
 * The opponent that has studied the bot plays the deals that the plain engineer has played against it, first as the Machine,
 * then as the Heroes. A deal counts as one: in the sum of both gains the plain engineer's own result cancels out.
 */
async function playAgainst(bench: Bench, opponent: Exclude<Match['machine'], string>): Promise<Figure[]> {
  const plain = bench.selfPlay;
  const asMachine: number[] = [];
  const asHeroes: number[] = [];
  const test: Test = {
    name: 'an engineer who believes the predictor, over both sides',
    says: 'wins at most 8 points more than the plain engineer on the same seeds, upper end of the interval',
    demand: { atMost: MOST_POINTS, highAtMost: MOST_POINTS },
    estimate: () => meanEstimate(sumsOf(asMachine.map((gain, deal) => (gain + itemAt(asHeroes, deal)) / 2))),
    games: () => asMachine.length + asHeroes.length,
  };
  const figures = await bench.test('exploiter', [test], {
    portions: portionsOf(2 * plain.results.length, 2, (number) => {
      const match = plain.matchOf(Math.floor(number / 2));
      return number % 2 === 0 ? { ...match, machine: opponent } : { ...match, heroes: opponent };
    }),
    least: LEAST_EXPLOITS,
    share: 1,
    add({ results }) {
      results.forEach(({ machineWon }, at) => {
        const before = Number(itemAt(plain.results, asHeroes.length).machineWon);
        if (at % 2 === 0) asMachine.push(Number(machineWon) - before);
        else asHeroes.push(before - Number(machineWon));
      });
    },
  });
  const points = (gains: readonly number[]) => (meanEstimate(sumsOf(gains)).rate * 100).toFixed(1);
  const note = `as the Machine ${points(asMachine)} points more, as the Heroes ${points(asHeroes)}`;
  return figures.map((figure) => ({
    ...figure,
    note: figure.note === undefined ? note : `${note}; ${figure.note}`,
  }));
}
