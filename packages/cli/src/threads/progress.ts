import type { Output } from '../terminal/io.js';

const BAR_WIDTH = 30;
const REDRAW_EVERY_MS = 100;

/** A bar with the time left, drawn on a terminal only. */
export class ProgressBar {
  private readonly startedAt = performance.now();
  private drawnAt = 0;

  constructor(
    private readonly output: Output,
    private readonly total: number,
  ) {}

  show(done: number): void {
    const now = performance.now();
    if (!this.output.isTerminal || now - this.drawnAt < REDRAW_EVERY_MS) return;
    this.drawnAt = now;
    const filled = Math.round((BAR_WIDTH * done) / this.total);
    const bar = '#'.repeat(filled) + '.'.repeat(BAR_WIDTH - filled);
    const secondsLeft = ((now - this.startedAt) / 1000 / Math.max(1, done)) * (this.total - done);
    this.output.write(`\r[${bar}] ${done}/${this.total} games, ${formatSeconds(secondsLeft)} left   `);
  }

  clear(): void {
    if (this.output.isTerminal && this.drawnAt > 0) this.output.write('\r\x1b[K');
  }
}

function formatSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
