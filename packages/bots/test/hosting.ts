import {
  askedIn,
  type BotPool,
  Cancelled,
  type Level,
  type Memory,
  type Thinking,
  tableOf,
} from '@great-machine/bots';
import type { Remark } from '@great-machine/client';
import type { LoggedPlay } from '@great-machine/rules';

/** The host of docs/bots-hosting.md: one game, whose bots think in a pool. */
export class Host {
  readonly said: Remark[] = [];
  private readonly memories = new Map<string, Memory | undefined>();
  private readonly underWay = new Map<string, Thinking<unknown>>();

  constructor(
    private readonly play: LoggedPlay,
    private readonly pool: BotPool,
    private readonly level: Level,
    private readonly secret: string,
    private readonly humans: readonly string[],
  ) {}

  private situation(seat: string) {
    const { play } = this;
    const view = play.view(seat === 'machine' ? 'machine' : 'revolutionaries');
    return { table: tableOf(play.config), seat, view, questions: play.questions(seat) };
  }

  /** A bot that plays by itself answers one question, if there is one. */
  async answer(seat: string): Promise<void> {
    const situation = this.situation(seat);
    const open = situation.questions.find(({ awaited, options }) => awaited && options.length > 0);
    if (open === undefined) return;
    const { id, rev } = open;
    const thinking = this.pool.think({
      player: this.level,
      seed: `${this.secret} ${id} ${rev}`,
      memory: this.memories.get(seat),
      situation: { ...situation, question: id },
    });
    this.underWay.set(seat, thinking);
    const { thought, memory } = await thinking.promise;
    const answered = askedIn({ ...situation, question: id }, thought.offer);
    const result = this.play.answer({
      seat,
      decision: answered.id,
      rev: answered.rev,
      picks: thought.picks,
    });
    if (result.ok) this.memories.set(seat, memory);
  }

  /** A player took an answer back, or left: what bots think about is not asked any more. */
  cancelAll(): void {
    for (const thinking of this.underWay.values()) thinking.cancel();
  }

  async answerUnlessCancelled(seat: string): Promise<boolean> {
    try {
      await this.answer(seat);
      return true;
    } catch (error) {
      if (error instanceof Cancelled) return false;
      throw error;
    }
  }

  /** A bot beside people does what it does next. Called after every change, until it waits. */
  async accompany(seat: string): Promise<'did' | 'waits'> {
    const seen = this.play.entries.length;
    const { step, memory } = await this.pool.accompany({
      player: this.level,
      seed: `${this.secret} ${seat}`,
      memory: this.memories.get(seat),
      situation: this.situation(seat),
      humans: this.humans,
    }).promise;
    if (this.play.entries.length !== seen) return this.accompany(seat);
    this.memories.set(seat, memory);
    if (step.do === 'wait') return 'waits';
    const { decision, rev } = step;
    const said = step.do === 'take-back' ? { back: true } : { picks: step.picks };
    this.play.answer({ seat, decision, rev, ...said });
    if (step.do !== 'confirm' && step.reason !== undefined) this.tellRevolutionaries(step.reason);
    return 'did';
  }

  private tellRevolutionaries(reason: Remark): void {
    this.said.push(reason);
  }
}
