/** Attacks a table server with messages that nobody who plays would send. */
import { parseArgs } from 'node:util';
import { LIMITS_RAISED } from '@great-machine/server/internals';
import { attack, type Findings } from './campaign.js';

const USAGE = `usage: npm run -s hostile -- [--messages N] [--seed N] [--json]
  --messages N  how many hostile messages, 3000 if not said
  --seed N      of what is sent; another one each time if not said
  --json        print one JSON object as the last line`;

class UsageError extends Error {}

function readNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new UsageError(`--${name} takes a whole number from ${least} on, not ${text}`);
  return value;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      messages: { type: 'string', default: '3000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const messages = readNumber('messages', values.messages, 3);
  const seed = readNumber('seed', values.seed, 0);
  console.error(`seed ${seed}; sockets have to reply to pings within 3 s in place of 30`);
  console.error(LIMITS_RAISED);
  const findings = await attack({ messages, seed }, (text) => console.error(text));
  if (values.json) console.log(JSON.stringify(findings));
  else print(findings);
  process.exitCode = findings.isHeld ? 0 : 1;
}

function print({ kinds, outcomes, memoryMb, ...counts }: Findings): void {
  const line = (name: string, value: unknown) => console.log(name.padEnd(28), String(value).padStart(10));
  for (const [kind, sent] of Object.entries(kinds)) line(`sent: ${kind}`, sent);
  for (const [outcome, times] of Object.entries(outcomes).sort()) line(`came: ${outcome}`, times);
  line('memoryMb', memoryMb.join(' to '));
  for (const [name, value] of Object.entries(counts)) line(name, value);
}

/** Ours, or that of `parseArgs`. */
function isUsageError(error: unknown): error is Error {
  const isOfParseArgs = error instanceof TypeError && String(Object(error).code).startsWith('ERR_PARSE_ARGS');
  return error instanceof UsageError || isOfParseArgs;
}

try {
  await main();
  process.exit();
} catch (error) {
  if (!isUsageError(error)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}
