import type { Verification } from '@great-machine/protocol';
import { RULES_VERSION } from '@great-machine/rules';
import { readReplay, verifyReplay } from '@great-machine/table';
import { readJson } from '../files/record-file.js';
import { readArguments } from '../options/options.js';
import { OperationError, UsageError } from '../terminal/errors.js';
import type { Io } from '../terminal/io.js';
import { wrapText } from '../terminal/text.js';

type Check = Verification['checks'][number];

export async function run(args: readonly string[], io: Io): Promise<number> {
  const [file, ...others] = readArguments(args, {}, true).files;
  if (file === undefined) throw new UsageError('it needs the FILE of a replay');
  if (others.length > 0) throw new UsageError(`it reads one FILE, not also '${others[0]}'`);
  const replay = readReplay(readJson(file));
  if (replay === undefined) throw new OperationError(`${file} is not the replay of a game on a server`);
  const verification = await verifyReplay(replay);
  const { checks, leftOut } = verification;
  for (const check of checks) io.out.write(`${MARKS[check.came]} ${SENTENCES[check.of]}${reasonOf(check)}\n`);
  const notes = [
    whoTossed(verification),
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.join(', ')}.`] : []),
  ];
  for (const note of [...notes, LIMITS]) io.out.write(`\n${wrapText(note).join('\n')}\n`);
  return checks.some(({ came }) => came === 'fails') ? 1 : 0;
}

const MARKS = { holds: 'ok         ', fails: 'WRONG      ', 'not-checked': 'not checked' } as const;

const SENTENCES: Readonly<Record<Check['of'], string>> = {
  commitments: 'the bits of server and seats fit their commitments',
  key: 'the key of the game is made of these bits',
  deal: 'the deal follows from the key and the setup',
  answers: 'the rules allow every answer',
  end: 'the game ended as the server says',
  feeds: 'each side was told what happened, and nothing else',
};

function reasonOf({ came, where, because, rulesVersion }: Check): string {
  if (came === 'fails') return ` (${where})`;
  if (because === 'chosen-seed') return ': the seed of the game was chosen, which proves nothing';
  if (because === 'not-kept') return ': the file does not say how it ended';
  if (because === 'other-rules')
    return rulesVersion === undefined
      ? ': other rules have played it'
      : `: rules ${rulesVersion} have played it, and these are rules ${RULES_VERSION}`;
  return '';
}

function whoTossed({ tossed }: Verification): string {
  const seats = tossed.slice(1);
  if (tossed.length === 0) return 'No bits were tossed.';
  return seats.length === 0
    ? 'The key is of the server alone: no seat took part in the toss, so it could have been chosen.'
    : `The key is made of bits of the server and of ${seats.join(', ')}: none of them could choose it alone.`;
}

const LIMITS =
  'This shows that the game was dealt by the key and played by the rules. Compare the commitments with those that your own client showed before the first round: only these are beyond doubt. It cannot show who sat at a seat, how bots came to their answers, or whether the host has looked at what was hidden.';
