import { present } from '@great-machine/rules';
import { type Sums, sumsOf } from '../statistics/index.js';
import { addBins, type BeliefScore, calibrationError, NO_BINS } from './belief-watcher.js';
import { type Bar, type Bench, portionsOf } from './bench.js';
import { meanEstimate } from './demand.js';
import { type Figure, figureOf, plainFigure, type Test } from './figure.js';

const GAMES = 400;
const ENGINEER_GAMES = 40;
const MOST_ERROR = 0.05;

export const belief: Bar = {
  name: 'belief',
  share: 2,
  async *measure(bench) {
    yield* await againstJourneyman(bench);
    yield* await againstEngineer(bench);
  },
};

async function againstJourneyman(bench: Bench): Promise<Figure[]> {
  const scores: BeliefScore[] = [];
  const test = testOf('against journeyman Heroes', scores);
  const figures = await bench.test(`belief ${test.name}`, [test], {
    portions: portionsOf(
      GAMES,
      20,
      (number) => ({ seed: `${bench.seed}-belief-${number}`, machine: 'journeyman', heroes: 'journeyman' }),
      ['belief'],
    ),
    least: 100,
    share: 0.6,
    add: ({ results }) => scores.push(...results.map(({ belief }) => present(belief, 'belief'))),
  });
  return [...figures, calibrationOf('calibration against journeyman Heroes', scores, true)];
}

/** The engineer mixes on purpose; how much is known of it is worth knowing, but nothing is demanded. */
async function againstEngineer({ selfPlay }: Bench): Promise<Figure[]> {
  await selfPlay.reach(ENGINEER_GAMES, 1);
  const scores = selfPlay.results.map(({ belief }) => present(belief, 'belief'));
  const figure = figureOf(testOf('against engineer Heroes', scores), 'cut short', 0);
  return [
    { ...figure, demand: 'reported', passed: 'reported', note: undefined },
    calibrationOf('calibration against engineer Heroes', scores, false),
  ];
}

function testOf(name: string, scores: readonly BeliefScore[]): Test {
  return {
    name,
    says: 'at least 0.7 bit a Hero and round better than uniform over the possible cards',
    demand: { atLeast: 0.7 },
    estimate: () => meanEstimate(bitsByGame(scores)),
    games: () => scores.length,
  };
}

/** Each game counts by its own mean: the choices of one game are alike. */
function bitsByGame(scores: readonly BeliefScore[]): Sums {
  return sumsOf(scores.filter(({ choices }) => choices > 0).map(({ bits, choices }) => bits / choices));
}

function calibrationOf(name: string, scores: readonly BeliefScore[], isDemanded: boolean): Figure {
  const bins = scores.reduce((sum, score) => addBins(sum, score.bins), NO_BINS);
  const error = calibrationError(bins);
  const verdict = scores.length === 0 ? 'undecided' : error <= MOST_ERROR ? 'yes' : 'no';
  const worst = bins
    .map(({ count, chance, happened }, at) => ({ at, count, gap: (chance - happened) / Math.max(1, count) }))
    .reduce((most, bin) => (Math.abs(bin.gap) > Math.abs(most.gap) ? bin : most));
  return plainFigure(
    name,
    isDemanded ? 'error at most 0.05 in ten bins' : 'reported',
    error,
    isDemanded ? verdict : 'reported',
    {
      games: scores.length,
      note: `the worst bin, from ${worst.at / 10} on, is ${worst.gap.toFixed(3)} too high in ${worst.count} cases`,
    },
  );
}
