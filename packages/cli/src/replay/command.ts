import { FeedReader, linesOf, type TableEntry } from '@great-machine/client';
import { Narrator, outcomeSentence } from '@great-machine/messages';
import {
  type AnyLogLine,
  AUDIENCES,
  type Audience,
  type GameRecord,
  isLogLineOf,
  ReplayError,
  replay,
  type View,
  verifyRecord,
} from '@great-machine/rules';
import { readReplay } from '@great-machine/table';
import { drawTable } from '../drawing/panels.js';
import { readJson, readRecord, replayRecord, rulesOf } from '../files/record-file.js';
import { readArguments, readChoice, readFlag, readWhole } from '../options/options.js';
import { messageOf, UsageError } from '../terminal/errors.js';
import type { Io, Output } from '../terminal/io.js';
import { choosePaint, type Paint } from '../terminal/paint.js';
import { words } from '../terminal/terminal-words.js';
import { wrapText } from '../terminal/text.js';

export async function run(args: readonly string[], io: Io): Promise<number> {
  const parsed = readArguments(
    args,
    {
      audience: { type: 'string' },
      to: { type: 'string' },
      numbers: { type: 'boolean' },
      verify: { type: 'boolean' },
      'no-color': { type: 'boolean' },
    },
    true,
  );
  const [file, ...others] = parsed.files;
  if (file === undefined) throw new UsageError('it needs the FILE of a recorded game');
  if (others.length > 0) throw new UsageError(`it reads one FILE, not also '${others[0]}'`);
  const audience = readChoice(parsed, 'audience', AUDIENCES) ?? 'public';
  const to = readWhole(parsed, 'to', 0, 1e9 - 1);
  const served = readReplay(readJson(file));
  const isVerified = readFlag(parsed, 'verify');
  if (served !== undefined && isVerified)
    throw new UsageError(`${file} is the replay of a game on a server: use verify`);
  if (served !== undefined) {
    const paint = choosePaint(io.out.isTerminal, io.env, readFlag(parsed, 'no-color'));
    const told = toldIn(served.feeds[audience], to);
    (readFlag(parsed, 'numbers') ? printNumbered : printPlain)(io.out, paint, told.entries);
    if (to !== undefined && told.view !== undefined)
      io.out.write(`${drawTable(told.view, `After entry ${to} of this feed`, paint).join('\n')}\n`);
    printOutcome(io.out, told.view?.outcome);
    return 0;
  }
  const record = readRecord(file);
  if (isVerified) return verify(record, io.out);
  if (to !== undefined && to > record.entries.length) {
    throw new UsageError(`--to ${to} is beyond the ${record.entries.length} entries of ${file}`);
  }
  const paint = choosePaint(io.out.isTerminal, io.env, readFlag(parsed, 'no-color'));
  const view = replayRecord(file, record, to).view(audience);
  const printer = readFlag(parsed, 'numbers') ? printNumbered : printPlain;
  printer(io.out, paint, readEntries(record, audience, to));
  if (to !== undefined) {
    const who = `After entry ${to} of ${record.entries.length}`;
    io.out.write(`${drawTable(view, who, paint).join('\n')}\n`);
  }
  if (view.outcome === undefined && to === undefined)
    io.out.write('\nThe record ends before the game does.\n');
  else printOutcome(io.out, view.outcome);
  return 0;
}

function printOutcome(out: Output, outcome: View['outcome']): void {
  if (outcome !== undefined) out.write(`\n${wrapText(outcomeSentence(words, outcome)).join('\n')}\n`);
}

/** What a feed of a game on a server tells up to an entry, and how things stand then; it needs none of the rules. */
function toldIn(feed: readonly TableEntry[], to = feed.length): { entries: readonly Told[]; view?: View } {
  const reader = new FeedReader();
  const read = reader.read(feed.filter(({ number }) => number <= to));
  return {
    entries: read.map((entry) => ({ entry: entry.number, lines: linesOf(entry) })),
    view: reader.view,
  };
}

const VERDICTS = {
  same: 'same: playing the game again ends in the same state',
  'other-version': 'other version: the game was recorded with other rules than these',
  different: 'different: playing the game again ends in another state',
} as const;

function verify(record: GameRecord, out: Output): number {
  const verdict = verifyRecord(rulesOf(record), record);
  const refused = verdict === 'different' ? findRefused(record) : undefined;
  out.write(refused === undefined ? `${VERDICTS[verdict]}\n` : `different: ${refused}\n`);
  return verdict === 'same' ? 0 : 1;
}

/** The entry that the rules refuse, if that is what makes a record different. */
function findRefused(record: GameRecord): string | undefined {
  try {
    replay(rulesOf(record), record);
    return undefined;
  } catch (error) {
    if (error instanceof ReplayError) return messageOf(error);
    throw error;
  }
}

/** What one entry of a record came to, as one audience sees it; entry 0 is the setup. */
interface Told {
  readonly entry: number;
  readonly lines: readonly AnyLogLine[];
}

function readEntries(record: GameRecord, audience: Audience, to = record.entries.length): readonly Told[] {
  const play = replay(rulesOf(record), record, 0);
  let read = 0;
  const news = () => {
    const feed = play.feed(audience, read);
    read += feed.length;
    return feed.flatMap(({ lines }) => lines);
  };
  const told: Told[] = [{ entry: 0, lines: news() }];
  record.entries.slice(0, to).forEach((entry, at) => {
    play.repeat(entry);
    told.push({ entry: at + 1, lines: news() });
  });
  return told;
}

type Printer = (out: Output, paint: Paint, told: readonly Told[]) => void;

const printPlain: Printer = (out, paint, told) => {
  const narrator = new Narrator(words);
  for (const line of told.flatMap(({ lines }) => lines)) printLine(out, paint, narrator, line, '  ');
};

/** With the number of the entry before the first line it came to: what `--to` and `--at` ask for. */
const printNumbered: Printer = (out, paint, told) => {
  const narrator = new Narrator(words);
  for (const { entry, lines } of told) {
    let number = String(entry).padStart(4);
    for (const line of lines) {
      printLine(out, paint, narrator, line, `${number}  `);
      if (!isHeading(line)) number = ' '.repeat(number.length);
    }
  }
};

const isHeading = (line: AnyLogLine) => isLogLineOf(line, 'round-began') || isLogLineOf(line, 'phase-began');

function printLine(out: Output, paint: Paint, narrator: Narrator, line: AnyLogLine, margin: string): void {
  const text = narrator.sentenceOf(line);
  if (isLogLineOf(line, 'round-began')) out.write(`\n${paint('bold', text)}\n`);
  else if (isLogLineOf(line, 'phase-began')) out.write(`${paint('cyan', ` ${text}`)}\n`);
  else out.write(`${wrapText(text, ' '.repeat(margin.length + 2), margin).join('\n')}\n`);
}
