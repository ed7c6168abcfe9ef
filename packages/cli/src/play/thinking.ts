import type { Output } from '../io.js';

const SAID_AFTER_MS = 150;

const WHO = {
  machine: 'The Great Machine is thinking ...',
  revolutionaries: 'The Heroes are thinking ...',
} as const;

/** On a terminal a thought that takes a while is announced; the line is erased afterwards. */
export async function sayWhileThinking<T>(
  out: Output,
  side: keyof typeof WHO,
  thought: Promise<T>,
): Promise<T> {
  if (!out.isTerminal) return thought;
  const timer = setTimeout(() => out.write(WHO[side]), SAID_AFTER_MS);
  try {
    return await thought;
  } finally {
    clearTimeout(timer);
    out.write('\r\x1b[K');
  }
}
