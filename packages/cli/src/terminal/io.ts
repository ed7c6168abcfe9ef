import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Where a command writes to. */
export interface Output {
  write(text: string): void;
  readonly isTerminal: boolean;
}

/** Everything a command touches of the outside world, files apart; tests hand in their own. */
export interface Io {
  readonly input: Readable;
  readonly inputIsTerminal: boolean;
  readonly out: Output;
  readonly err: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Calls back when the person presses Ctrl-C; gives back how to stop listening. */
  onInterrupt(callback: () => void): () => void;
  /** A new secret, from which the chance of bots is drawn; no player can guess it. */
  drawSecret(): string;
}

export function processIo(): Io {
  return {
    input: process.stdin,
    inputIsTerminal: process.stdin.isTTY === true,
    out: outputOf(process.stdout),
    err: outputOf(process.stderr),
    env: process.env,
    onInterrupt(callback) {
      process.on('SIGINT', callback);
      return () => process.off('SIGINT', callback);
    },
    drawSecret: () => randomBytes(16).toString('hex'),
  };
}

/** The program that reads our output may stop reading, as `head` does: then there is no reader left. */
function outputOf(stream: NodeJS.WriteStream): Output {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return { write: (text) => void stream.write(text), isTerminal: stream.isTTY === true };
}
