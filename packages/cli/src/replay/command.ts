import { AUDIENCES, type GameRecord, type Play, ReplayError, verifyRecord } from '@great-machine/rules';
import { drawTable } from '../drawing/panels.js';
import { messageOf, UsageError } from '../errors.js';
import { RULES } from '../game-options.js';
import type { Io, Output } from '../io.js';
import { describeOutcome } from '../messages/endings.js';
import { sentenceOf } from '../messages/events.js';
import { readArguments, readChoice, readFlag, readWhole } from '../options.js';
import { choosePaint, type Paint } from '../paint.js';
import { readRecord, replayRecord } from '../record-file.js';
import { wrapText } from '../text.js';

export async function run(args: readonly string[], io: Io): Promise<number> {
  const parsed = readArguments(
    args,
    {
      audience: { type: 'string' },
      to: { type: 'string' },
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
  const record = readRecord(file);
  if (readFlag(parsed, 'verify')) return verify(record, io.out);
  if (to !== undefined && to > record.entries.length) {
    throw new UsageError(`--to ${to} is beyond the ${record.entries.length} entries of ${file}`);
  }
  const paint = choosePaint(io.out.isTerminal, io.env, readFlag(parsed, 'no-color'));
  const play = replayRecord(file, record, to);
  const view = play.view(audience);
  printLog(play, audience, io.out, paint);
  if (to !== undefined) {
    const who = `After entry ${to} of ${record.entries.length}`;
    io.out.write(`${drawTable(view, who, paint).join('\n')}\n`);
  }
  if (view.outcome === undefined && to === undefined)
    io.out.write('\nThe record ends before the game does.\n');
  else if (view.outcome !== undefined) io.out.write(`\n${describeOutcome(view.outcome)}\n`);
  return 0;
}

const VERDICTS = {
  same: 'same: playing the game again ends in the same state',
  'other-version': 'other version: the game was recorded with other rules than these',
  different: 'different: playing the game again ends in another state',
} as const;

function verify(record: GameRecord, out: Output): number {
  try {
    const verdict = verifyRecord(RULES, record);
    out.write(`${VERDICTS[verdict]}\n`);
    return verdict === 'same' ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    out.write(`different: ${messageOf(error)}\n`);
    return 1;
  }
}

function printLog(play: Play, audience: (typeof AUDIENCES)[number], out: Output, paint: Paint): void {
  for (const line of play.feed(audience).flatMap(({ lines }) => lines)) {
    const text = sentenceOf(line);
    if (line.key === 'round-began') out.write(`\n${paint('bold', text)}\n`);
    else if (line.key === 'phase-began') out.write(`${paint('cyan', ` ${text}`)}\n`);
    else out.write(`${wrapText(text, '    ', '  ').join('\n')}\n`);
  }
}
