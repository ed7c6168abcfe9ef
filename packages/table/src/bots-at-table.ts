import { Cancelled, type Memories, type SeatedBots } from '@great-machine/bots';
import { messageOf } from './keeping.js';

/**
 * The bots of a table. They answer when they are woken, one run after another: a wake-up that comes while they think
 * leads to another run.
 */
export class BotsAtTable {
  private seated: SeatedBots | undefined;
  private run: Promise<void> | undefined;
  private isWoken = false;
  private isReseated = true;
  private isStopped = false;
  private isPaused = false;
  /** Why they have stopped in the middle of the game. */
  trouble: string | undefined;

  constructor(
    /** Looks at nothing that players may not hear of yet. */
    private readonly look: (look: () => void) => Promise<void>,
    private readonly seat: () => SeatedBots,
    private readonly rested: () => void,
  ) {}

  /** Undefined before they have sat down. */
  get memories(): Memories | undefined {
    return this.seated?.memories;
  }

  /** Something has happened that they may have to answer. */
  wake(): void {
    if (this.isStopped) return;
    this.isWoken = true;
    if (!this.isPaused) this.run ??= this.answerUntilQuiet();
  }

  /** Other occupants have taken seats: thoughts are broken off, and the next run is of the bots that sit there now. */
  reseat(): void {
    this.isReseated = true;
    this.seated?.cancel();
    this.wake();
  }

  /** In a pause they think no further. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (isPaused) this.seated?.cancel();
    else this.wake();
  }

  /** When they have nothing more to say, or are in trouble. */
  async rest(): Promise<void> {
    while (this.run !== undefined) await this.run;
  }

  /** They answer no more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.seated?.cancel();
    await this.rest();
  }

  private async answerUntilQuiet(): Promise<void> {
    while (this.isWoken && !this.isPaused) {
      this.isWoken = false;
      this.trouble = undefined;
      await this.answerOnce();
    }
    this.run = undefined;
    this.rested();
  }

  private async answerOnce(): Promise<void> {
    try {
      await this.sitDown();
      if (!this.isReseated && !this.isStopped && !this.isPaused) await this.seated?.answerAll();
    } catch (error) {
      if (!(error instanceof Cancelled) && !this.isPaused) this.trouble = messageOf(error);
    }
  }

  private async sitDown(): Promise<void> {
    if (!this.isReseated) return;
    this.isReseated = false;
    await this.look(() => {
      this.seated = this.seat();
    });
  }
}
