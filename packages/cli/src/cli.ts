import { readFileSync } from 'node:fs';
import { COMMANDS, type Command } from './commands.js';
import { messageOf, OperationError, UsageError } from './terminal/errors.js';
import type { Io } from './terminal/io.js';

const PROGRAM = 'npm run -s cli --';

/** Runs the command line; the result is the exit code. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    return showHelp(io, rest[0]);
  }
  if (name === '--version') {
    io.out.write(`great-machine ${readVersion()}\n`);
    return 0;
  }
  const command = commandNamed(name);
  if (command === undefined) return complain(io, `there is no command '${name}'`);
  if (rest.includes('--help') || rest.includes('-h')) return showHelp(io, name);
  try {
    const { run } = await command.load();
    return await run(rest, io);
  } catch (error) {
    if (error instanceof UsageError) return complain(io, error.message, name);
    if (!(error instanceof OperationError)) throw error;
    io.err.write(`${name}: ${messageOf(error)}\n`);
    return 1;
  }
}

function readVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  return String(JSON.parse(readFileSync(file, 'utf8')).version);
}

function showHelp(io: Io, name: string | undefined): number {
  const help = name === undefined ? overview() : commandNamed(name)?.help;
  if (help === undefined) return complain(io, `there is no command '${name}'`);
  io.out.write(help);
  return 0;
}

function commandNamed(name: string): Command | undefined {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
}

function overview(): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`);
  return `City of the Great Machine: an unofficial digital edition.

Usage: ${PROGRAM} COMMAND [options]

${lines.join('\n')}

${PROGRAM} COMMAND --help tells more about a command; --version the version.
`;
}

function complain(io: Io, problem: string, name?: string): number {
  const command = name === undefined ? '--help' : `${name} --help`;
  io.err.write(`${name === undefined ? '' : `${name}: `}${problem}; see ${PROGRAM} ${command}\n`);
  return 2;
}
