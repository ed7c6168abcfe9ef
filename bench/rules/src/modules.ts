import { AUDIENCES, assembleRules, buildView, copyState, liveGame, MODULES } from '@great-machine/rules';
import { type ComparedLine, compareRounds, type RoundFigures } from './comparison.js';
import type { ModuleLine } from './figures.js';
import { BenchGames, inTurn } from './games.js';
import { BATCH, cpuSeconds, largestOf, WARM_UP_GAMES } from './measure.js';

const ROUNDS = 15;
const TURN_MILLISECONDS = 20;
/** All modules beside the core game: `before` is the core game, `now` all modules. */
export type ModuleComparison = Readonly<Record<ModuleLine, ComparedLine>>;

interface Work {
  /** Returns how many units of work were done. */
  run(): number;
  readonly batch: number;
}

/** Units a second of processor time of two kinds of work, which take short turns. */
function ratesInTurns(seconds: number, works: readonly [Work, Work]): readonly [number, number] {
  const totals = works.map(() => ({ done: 0, time: 0 }));
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until)
    for (const [at, { run, batch }] of works.entries()) {
      const total = inTurn(totals, at);
      const start = cpuSeconds();
      const turnEnds = performance.now() + TURN_MILLISECONDS;
      while (performance.now() < turnEnds) for (let i = 0; i < batch; i++) total.done += run();
      total.time += cpuSeconds() - start;
    }
  const [first, second] = [inTurn(totals, 0), inTurn(totals, 1)];
  return [first.done / first.time, second.done / second.time];
}

/** The work that each line measures, for the games of one table. */
function worksOf(games: BenchGames) {
  for (let game = 0; game < WARM_UP_GAMES; game++) games.playGame();
  const states = games.collectStates(400);
  let place = 0;
  const play: Work = { run: games.playGame, batch: 1 };
  const copy: Work = {
    run() {
      copyState(inTurn(states, place++));
      return 1;
    },
    batch: BATCH,
  };
  const look: Work = {
    run() {
      buildView(liveGame(games.rules, inTurn(states, place++)), inTurn(AUDIENCES, place));
      return 1;
    },
    batch: BATCH,
  };
  return { play, copy, look, stateBytes: largestOf(states) };
}

/** Measures the core game and all modules in turns; `seconds` is the time that each line gets. */
export function measureModules(seconds: number): ModuleComparison {
  const core = worksOf(new BenchGames(assembleRules()));
  const all = worksOf(new BenchGames(assembleRules(MODULES.map(({ id }) => id))));
  const share = seconds / ROUNDS;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const played = ratesInTurns(share * 2, [core.play, all.play]);
    const copied = ratesInTurns(share, [core.copy, all.copy]);
    const looked = ratesInTurns(share, [core.look, all.look]);
    const figures = (at: 0 | 1, stateBytes: number): RoundFigures => ({
      decisionsPerSecond: played[at],
      copyMicroseconds: 1e6 / copied[at],
      viewMicroseconds: 1e6 / looked[at],
      stateBytes,
    });
    return { before: figures(0, core.stateBytes), now: figures(1, all.stateBytes) };
  });
  return compareRounds(rounds) as ModuleComparison;
}
