/**
 * How fast the rules are: `npm run -s bench:rules -- [--json] [--seconds N]`. Every figure is the median of several
 * rounds on one core, after a warm-up; times are processor time, so that a busy machine disturbs less.
 */
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import * as rulesPackage from '../../packages/rules/dist/index.js';

process.env.NODE_ENV = 'production';

const { apply, assembleRules, AUDIENCES, buildView, bringToLife, copyState, createConfig, isAwaited } =
  rulesPackage;
const { decisionId, oneVersusMany, openDecisions, optionsOf, pickText, placementsOf, Play } = rulesPackage;
const { playerDice, playRandomPick, randomCity, serialise, startGame } = rulesPackage;

const USAGE = 'usage: npm run -s bench:rules -- [--json] [--seconds N]';

function readArguments() {
  try {
    const options = {
      json: { type: 'boolean' },
      seconds: { type: 'string', default: '3' },
      help: { type: 'boolean' },
    };
    const { values } = parseArgs({ options });
    const seconds = Number(values.seconds);
    if (!(seconds > 0 && seconds <= 60))
      throw new Error(`--seconds takes a number from 0 to 60, not ${values.seconds}`);
    return { ...values, seconds };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

const ROUNDS = 5;
const rules = assembleRules([oneVersusMany]);
const configs = Array.from({ length: 50 }, (_, i) =>
  createConfig(rules, {
    seed: `bench-${i}`,
    city: 'random',
    generator: 'fast',
    revolutionaries: 1 + (i % 3),
  }),
);

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Repeats the work for a while; gives back how many units of it were done in a second of processor time. Small work
 * comes in batches, so that reading the clock does not count.
 */
function rate(seconds, work, batch = 1) {
  const rates = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = cpuSeconds();
    const until = performance.now() + (seconds * 1000) / ROUNDS;
    let done = 0;
    while (performance.now() < until) for (let i = 0; i < batch; i++) done += work();
    if (round > 0) rates.push(done / (cpuSeconds() - start));
  }
  return median(rates);
}

let gameNumber = 0;
/** One whole game on the in-place path that search uses; gives back its decisions. */
function playGame() {
  const seed = ++gameNumber;
  const g = startGame(rules, { ...configs[seed % configs.length], seed: `game-${seed}` });
  const below = playerDice(seed);
  let decisions = 0;
  while (playRandomPick(g, below)) decisions++;
  return decisions;
}

/** States from the middle of games, for copying and looking at. */
function collectStates(count) {
  const states = [];
  for (let seed = 1; states.length < count; seed++) {
    const g = startGame(rules, { ...configs[seed % configs.length], seed: `state-${seed}` });
    const below = playerDice(seed);
    for (let step = 0; playRandomPick(g, below); step++)
      if (step % 23 === 11) states.push(copyState(g.state));
  }
  return states.slice(0, count);
}

/** Legal answers with the states that they answer. */
function collectAnswers(states) {
  return states.flatMap((state, i) => {
    const g = bringToLife(rules, state);
    const decision = openDecisions(g).find((open) => isAwaited(g, open));
    if (decision === undefined) return [];
    const options = optionsOf(g, decision);
    const seat = state.config.seats.find(({ speaksFor }) => speaksFor.includes(decision.actor)).seat;
    const own = options.filter((pick) => pick.pick !== 'ready' || pick.of === seat);
    if (own.length === 0) return [];
    const picks = [pickText(g, own[i % own.length])];
    return [{ state, answer: { seat, decision: decisionId(state.round, decision), picks } }];
  });
}

/** A whole game as it is kept: its answers, each with seat, decision and picks. */
function recordedGame(seed) {
  const play = new Play(rules, { ...configs[seed % configs.length], seed: `record-${seed}` });
  const below = playerDice(seed);
  while (play.state.outcome === undefined) {
    const open = play.config.seats.flatMap(({ seat }) =>
      play.options(seat).flatMap((o) => (o.options.length > 0 ? [{ seat, ...o }] : [])),
    );
    const { seat, decision, options } = open[below(open.length)];
    play.answer({ seat, decision, picks: [options[below(options.length)].pick] });
  }
  return play.record();
}

const WARM_UP_GAMES = 3000;
const BATCH = 100;

function measure(seconds) {
  let at = 0;
  for (let game = 0; game < WARM_UP_GAMES; game++) playGame();
  const decisionsPerSecond = rate(seconds * 2, playGame);
  const gamesPerSecond = rate(seconds * 2, () => {
    playGame();
    return 1;
  });
  const states = collectStates(400);
  const answers = collectAnswers(states);
  const applyPerSecond = rate(
    seconds,
    () => {
      const { state, answer } = answers[at++ % answers.length];
      if (!apply(rules, state, answer).ok) throw new Error(`refused: ${JSON.stringify(answer)}`);
      return 1;
    },
    BATCH,
  );
  const copiesPerSecond = rate(
    seconds,
    () => {
      copyState(states[at++ % states.length]);
      return 1;
    },
    BATCH,
  );
  const viewsPerSecond = rate(
    seconds,
    () => {
      const state = states[at++ % states.length];
      buildView(bringToLife(rules, state), AUDIENCES[at % AUDIENCES.length]);
      return 1;
    },
    BATCH,
  );
  const below = playerDice(7);
  const cities = Array.from({ length: 3000 }, () => randomCity(below));
  let city = 0;
  const citiesPerSecond = rate(Math.min(seconds, 1), () => {
    const fresh = cities[city++ % cities.length].map((tile) => ({ ...tile }));
    for (let district = 0; district < fresh.length; district++) placementsOf(fresh, district);
    return 1;
  });
  const records = Array.from({ length: 20 }, (_, seed) => recordedGame(seed));
  const zipped = records.map(({ entries }) => gzipSync(JSON.stringify(entries)).length);
  return {
    gamesPerSecond: Math.round(gamesPerSecond),
    decisionsPerSecond: Math.round(decisionsPerSecond),
    decisionsPerGame: Math.round(decisionsPerSecond / gamesPerSecond),
    applyPerSecond: Math.round(applyPerSecond),
    copyMicroseconds: 1e6 / copiesPerSecond,
    viewMicroseconds: 1e6 / viewsPerSecond,
    placementsMilliseconds: 1e3 / citiesPerSecond,
    stateBytes: Math.max(...states.map((state) => serialise(state).length)),
    answersGzippedBytes: Math.max(...zipped),
  };
}

/** What each figure has to reach. */
const BARS = {
  gamesPerSecond: { least: 1000 },
  decisionsPerSecond: { least: 300_000 },
  applyPerSecond: { least: 50_000 },
  copyMicroseconds: { most: 3 },
  viewMicroseconds: { most: 50 },
  placementsMilliseconds: { most: 1 },
  stateBytes: { most: 8192 },
  answersGzippedBytes: { most: 8192 },
};

const { json, seconds, help } = readArguments();
if (help) console.log(USAGE);
else {
  const figures = measure(seconds);
  if (json) console.log(JSON.stringify(figures));
  else {
    for (const [name, value] of Object.entries(figures)) {
      const { least, most } = BARS[name] ?? {};
      const bar = least !== undefined ? `at least ${least}` : most !== undefined ? `at most ${most}` : '';
      const held = (least === undefined || value >= least) && (most === undefined || value <= most);
      console.log(
        name.padEnd(24),
        String(+value.toPrecision(5)).padStart(10),
        bar.padEnd(18),
        held ? '' : 'MISSED',
      );
    }
  }
}
