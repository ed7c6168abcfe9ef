import { gzipSync } from 'node:zlib';
import {
  AUDIENCES,
  apply,
  assembleRules,
  buildView,
  copyState,
  type GameState,
  liveGame,
  placementsOf,
  playerDice,
  randomCity,
  serialise,
} from '@great-machine/rules';
import { type Figures, median } from './figures.js';
import { BenchGames, inTurn } from './games.js';

const ROUNDS = 5;
export const WARM_UP_GAMES = 3000;
/** Small work comes in batches, so that reading the clock does not count. */
export const BATCH = 100;

export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Repeats the work for a while; returns how many units of it were done in a second of processor time. */
function rate(seconds: number, work: () => number, batch = 1): number {
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = cpuSeconds();
    const until = performance.now() + (seconds * 1000) / ROUNDS;
    let done = 0;
    while (performance.now() < until) for (let i = 0; i < batch; i++) done += work();
    if (round > 0) rates.push(done / (cpuSeconds() - start));
  }
  return median(rates);
}

/** Every figure of this version; `seconds` is the time that each line gets. */
export function measure(seconds: number): Figures {
  const games = new BenchGames(assembleRules());
  const { rules, playGame } = games;
  for (let game = 0; game < WARM_UP_GAMES; game++) playGame();
  const decisionsPerSecond = rate(seconds * 2, playGame);
  const gamesPerSecond = rate(seconds * 2, () => {
    playGame();
    return 1;
  });
  const states = games.collectStates(400);
  const answers = games.collectAnswers(states);
  let place = 0;
  const applyPerSecond = rate(
    seconds,
    () => {
      const { state, answer } = inTurn(answers, place++);
      if (!apply(rules, state, answer).ok) throw new Error(`refused: ${JSON.stringify(answer)}`);
      return 1;
    },
    BATCH,
  );
  const copiesPerSecond = rate(
    seconds,
    () => {
      copyState(inTurn(states, place++));
      return 1;
    },
    BATCH,
  );
  const viewsPerSecond = rate(
    seconds,
    () => {
      buildView(liveGame(rules, inTurn(states, place++)), inTurn(AUDIENCES, place));
      return 1;
    },
    BATCH,
  );
  const below = playerDice(7);
  const cities = Array.from({ length: 3000 }, () => randomCity(below));
  const citiesPerSecond = rate(Math.min(seconds, 1), () => {
    // A fresh City has no placements in memory yet.
    const city = inTurn(cities, place++).map((tile) => ({ ...tile }));
    for (let district = 0; district < city.length; district++) placementsOf(city, district);
    return 1;
  });
  const records = Array.from({ length: 20 }, (_, seed) => games.recordGame(seed));
  return {
    gamesPerSecond: Math.round(gamesPerSecond),
    decisionsPerSecond: Math.round(decisionsPerSecond),
    decisionsPerGame: Math.round(decisionsPerSecond / gamesPerSecond),
    applyPerSecond: Math.round(applyPerSecond),
    copyMicroseconds: 1e6 / copiesPerSecond,
    viewMicroseconds: 1e6 / viewsPerSecond,
    placementsMilliseconds: 1e3 / citiesPerSecond,
    stateBytes: largestOf(states),
    answersGzippedBytes: Math.max(...records.map(({ entries }) => gzipSync(JSON.stringify(entries)).length)),
  };
}

/** The bytes of the largest state as JSON. */
export function largestOf(states: readonly GameState[]): number {
  return Math.max(...states.map((state) => serialise(state).length));
}
