/** Plays games to learn the evaluation from, and keeps them in a file. Broken off, the same command goes on where it stopped. */
import { createThreadPool } from '@great-machine/bots/threads';
import { assembleRules, MODULES } from '@great-machine/rules';
import type { EvaluatedGame, GamesSettings, GameToPlay } from '../fitting/evaluation-games.js';
import { GamesFile } from '../fitting/games-file.js';
import { readCommandLine, readCount, readFile, readShare } from './command-line.js';

const SAY_EVERY = 20;

const USAGE = `usage: npm run -s bots:games -- --file games.jsonl [--games 600] [--seed TEXT] [--iterations 60] [--full 0.2]
         [--modules A,B|all] [--threads 2]`;

const { file, count, threads } = readCommandLine(
  USAGE,
  {
    file: { type: 'string' },
    games: { type: 'string', default: '600' },
    seed: { type: 'string', default: 'fit' },
    iterations: { type: 'string', default: '60' },
    full: { type: 'string', default: '0.2' },
    modules: { type: 'string', default: '' },
    threads: { type: 'string', default: '2' },
  },
  (values) => {
    const modules =
      values.modules === 'all'
        ? MODULES.filter(({ isGame }) => !isGame).map(({ id }) => id)
        : values.modules.split(',').filter((id) => id !== '');
    assembleRules(['one-versus-many', ...modules]);
    const settings: GamesSettings = {
      seed: values.seed,
      iterations: readCount('iterations', values.iterations),
      full: readShare('full', values.full),
      modules,
    };
    const name = readFile('file', values.file);
    const count = readCount('games', values.games);
    const threads = readCount('threads', values.threads);
    // Last, for a word that does not fit must begin no file.
    return { file: new GamesFile(name, settings), count, threads };
  },
);
const played = new Set(file.games.map(({ number }) => number));
const missing = Array.from({ length: count }, (_, number) => number).filter((number) => !played.has(number));
const startedAt = performance.now();
const pool = createThreadPool<GameToPlay, EvaluatedGame>(
  new URL('../fitting/evaluation-games.js', import.meta.url),
  { threads },
);
let done = 0;

async function playMissing(): Promise<void> {
  for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
    file.append(await pool.run({ settings: file.settings, number }).promise);
    done++;
    if (done % SAY_EVERY > 0 && missing.length > 0) continue;
    const perGame = (performance.now() - startedAt) / 1000 / done;
    console.error(
      `${file.games.length} of ${count} games, about ${Math.ceil((perGame * missing.length) / 60)} min left`,
    );
  }
}

await Promise.all(Array.from({ length: threads }, playMissing));
await pool.close();
