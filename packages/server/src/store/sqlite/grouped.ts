/** What became of one job of a group. */
export type Outcome<Result> = { readonly result: Result } | { readonly error: Error };

interface Waiting<Job, Result> {
  readonly job: Job;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Jobs that come while others are under way are done next, all of them in one group. */
export class Grouped<Job, Result> {
  private waiting: Waiting<Job, Result>[] = [];
  private running: Promise<void> | undefined;

  constructor(
    private readonly perform: (group: readonly Job[]) => Promise<readonly Outcome<Result>[]>,
    private readonly largest = 256,
  ) {}

  add(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.running ??= this.performAll();
    });
  }

  /** When nothing is under way. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async performAll(): Promise<void> {
    await Promise.resolve(); // what is added in the same breath belongs to the first group
    while (this.waiting.length > 0) await this.performGroup(this.waiting.splice(0, this.largest));
    this.running = undefined;
  }

  private async performGroup(group: readonly Waiting<Job, Result>[]): Promise<void> {
    const outcomes = await this.perform(group.map(({ job }) => job)).catch((error: Error) => error);
    group.forEach(({ resolve, reject }, at) => {
      const outcome = outcomes instanceof Error ? { error: outcomes } : outcomes[at];
      if (outcome !== undefined && 'result' in outcome) resolve(outcome.result);
      else reject(outcome?.error ?? new Error('a job has no outcome'));
    });
  }
}
