import {
  type Advised,
  type BotPool,
  Cancelled,
  type Level,
  type Situation,
  type Thinking,
} from '@great-machine/bots';
import type { Advice } from '@great-machine/client';

/** The hints that one client waits for, thought out where the bots think. */
export class Hints {
  private readonly underWay = new Map<Thinking<Advised>, Situation>();

  constructor(
    private readonly pool: Pick<BotPool, 'advise'>,
    private readonly level: Level | undefined,
  ) {}

  /** The best answers, best first; none where the hint is broken off. */
  async think(situation: Situation): Promise<readonly Advice[]> {
    const thinking = this.pool.advise({ situation, level: this.level });
    this.underWay.set(thinking, situation);
    try {
      return (await thinking.promise).advice;
    } catch (error) {
      if (error instanceof Cancelled) return [];
      throw error;
    } finally {
      this.underWay.delete(thinking);
    }
  }

  /** Ends those of which this is true, as of a question that is gone. */
  breakOff(isOver: (situation: Situation) => boolean): void {
    for (const [thinking, situation] of this.underWay) if (isOver(situation)) thinking.cancel();
  }
}
