/** What the people at all tables have met so far. */
export class Tally {
  /** Bytes that came in by all sockets. */
  bytes = 0;
  /** From the sending of each answer to its acknowledgement, in milliseconds. */
  latencies: number[] = [];
  readonly errors: string[] = [];

  /** What is counted begins now; errors stay. */
  begin(): void {
    this.bytes = 0;
    this.latencies = [];
  }

  fail(reason: string): void {
    this.errors.push(reason);
  }
}
