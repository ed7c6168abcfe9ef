import { createInterface } from 'node:readline';
import type { Io } from './io.js';

/** What a person types, line by line; undefined at the end of the input. */
export interface LineReader {
  /** The person has closed a terminal's input, with Ctrl-C for example. */
  readonly isClosed: boolean;
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** On a terminal with line editing and history, else line by line from a pipe, which may end before it is read. */
export function readLines(io: Io, closed: () => void): LineReader {
  const terminal = io.inputIsTerminal && io.out.isTerminal;
  const reader = createInterface({
    input: io.input,
    output: terminal ? process.stdout : undefined,
    terminal,
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const lines = reader[Symbol.asyncIterator]();
  let isClosed = false;
  reader.on('close', () => {
    isClosed = terminal;
    if (terminal) closed();
  });
  return {
    get isClosed() {
      return isClosed;
    },
    async next(prompt) {
      if (terminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else io.out.write(prompt);
      const { value, done } = await lines.next();
      if (!terminal) io.out.write('\n');
      return done ? undefined : value;
    },
    close: () => reader.close(),
  };
}
