import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyLogLine, type GameRecord, LoggedPlay, type Plain, playerDice } from '@great-machine/rules';
import { randomAnswer } from '../leaks/recording.js';
import { rules } from '../play.js';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export const readText = (file: string) => readFileSync(pathOf(file), 'utf8');
export const writeText = (file: string, text: string) => writeFileSync(pathOf(file), text);

export function readRecord(name: string): GameRecord {
  return JSON.parse(readText(`${name}.record.json`));
}

export function writeRecord(name: string, record: GameRecord): void {
  writeText(`${name}.record.json`, `${JSON.stringify(record)}\n`);
}

/** A whole game of players who choose at random; after some of its entries they go back to where they stood after others. */
export function playAtRandom(
  config: GameRecord['config'],
  seed: number,
  takeBacks: Readonly<Record<number, number>> = {},
): LoggedPlay {
  const play = new LoggedPlay(rules, config);
  const below = playerDice(seed);
  for (let answer = randomAnswer(play, below); answer !== undefined; answer = randomAnswer(play, below)) {
    if (!play.answer(answer).ok) throw new Error(`seed ${seed}: an offered answer is refused`);
    const earlier = play.stateAfter(takeBacks[play.entries.length] ?? Number.NaN);
    if (earlier !== undefined) play.takeBackTo(answer.seat, earlier);
  }
  return play;
}

/** The public log, a line each: `round phase | key param=value …`. */
export function writeLog(play: LoggedPlay): string {
  let phase: Plain = 'setup';
  const write = ({ round, key, params }: AnyLogLine) => {
    if (key === 'round-began') phase = 'begins';
    if (key === 'phase-began' || key === 'game-taken-back') phase = params.phase;
    const words = Object.entries(params).map(([param, value]) => ` ${param}=${String(value)}`);
    return `${round} ${phase} | ${key}${words.join('')}\n`;
  };
  return play
    .feed('public')
    .flatMap(({ lines }) => lines)
    .map(write)
    .join('');
}
