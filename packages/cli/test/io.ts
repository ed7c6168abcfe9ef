import { Readable } from 'node:stream';
import { main } from '../src/cli.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the command line in this process: what is typed goes in, what is written comes out. Bots draw their chance from the
 * secret, so that the same seed and answers give the same game again.
 */
export async function runCli(
  args: readonly string[],
  typed: Iterable<string> = [],
  secret = 'secret of the tests',
): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await main(args, {
    input: Readable.from(asLines(typed)),
    inputIsTerminal: false,
    out: {
      isTerminal: false,
      write(text) {
        out += text;
      },
    },
    err: {
      isTerminal: false,
      write(text) {
        err += text;
      },
    },
    env: {},
    onInterrupt: () => () => {},
    drawSecret: () => secret,
  });
  return { code, out, err };
}

function* asLines(typed: Iterable<string>): Generator<string> {
  for (const line of typed) yield `${line}\n`;
}

/** Each number in turn: an option that is gone leaves its number free. */
export function numbersInTurn(times: number): string[] {
  return Array.from({ length: times }, (_, at) => String(1 + (at % 14)));
}

/** The same line again and again. */
export function repeated(line: string, times: number): string[] {
  return new Array<string>(times).fill(line);
}
