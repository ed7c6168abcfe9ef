import type { Table } from '@great-machine/table';
import type { Output } from '../terminal/io.js';
import type { Part } from './seats.js';

const SAID_AFTER_MS = 150;

/** On a terminal a thought that takes a while is announced; the line is erased when it ends. */
export function announceThinking(out: Output): (seat: string | undefined) => void {
  let timer: NodeJS.Timeout | undefined;
  return (seat) => {
    if (!out.isTerminal) return;
    if (seat === undefined) {
      clearTimeout(timer);
      out.write('\r\x1b[K');
      return;
    }
    const who = seat === 'machine' ? 'The Great Machine is' : 'The Heroes are';
    timer = setTimeout(() => out.write(`${who} thinking ...`), SAID_AFTER_MS);
  };
}

/** Announces the thoughts of the bots at a table. */
export function watchThinking(table: Table, { audience }: Part, out: Output): void {
  const announce = announceThinking(out);
  let before: string | undefined;
  table.connect({ audience, seats: [] }).listen(() => {
    const thinking = table.statusFor(audience).seats.find(({ isThinking }) => isThinking)?.seat;
    if (thinking !== before) announce(thinking);
    before = thinking;
  });
}
