import type { Remark } from '@great-machine/client';
import type { Answer, Audience, Refusal } from '@great-machine/rules';
import { askedIn, Cancelled, type Memory, type Situation } from '../thinking/mind.js';
import type { Player } from '../thinking/minds/create.js';
import type { Table } from '../worlds/table.js';
import { atBeat, type BotPace } from './pace.js';
import type { TeamStep } from './team/steps.js';
import type { BotPool, Thinking } from './workers/pool.js';

/** Who sits where. */
export interface Seating {
  readonly table: Table;
  readonly people: readonly string[];
  /** The bot at each seat that no person plays. */
  readonly bots: Readonly<Record<string, Player>>;
  /** What their chance is drawn from; no player knows it. */
  readonly secret: string;
  /** What the bots remembered when the game was left. */
  readonly memories?: Memories;
}

/** A table as its bots reach it. It may be slow, and it may refuse. */
export interface BotTable {
  audienceOf(seat: string): Audience;
  look(seat: string): Look | Promise<Look>;
  /** With an answer comes what a companion says to the people beside it. */
  answer(answer: Answer, remark?: Remark): Promise<Refusal | undefined>;
  /** A bot begins to think, or has ended with it. */
  thinks?(seat: string | undefined): void;
}

/** What a seat sees of the game. */
export type Look = Pick<Situation, 'view' | 'questions'>;

/** Of a whole side, or of the seat of a companion. */
export type Memories = Readonly<Record<string, Memory | undefined>>;

/**
 * Bots at the seats that no person plays, thinking in other threads. A side of bots plays by itself; beside people sit
 * companions.
 */
export class SeatedBots {
  private readonly memoriesBySeat = new Map<string, Memory | undefined>();
  private lastSaid: Remark | undefined;
  private thinking: { cancel(): void } | undefined;
  private isCancelled = false;

  constructor(
    private readonly seating: Seating,
    private readonly at: BotTable,
    private readonly pool: BotPool,
    /** Without one they answer as soon as they have thought. */
    private readonly pace?: BotPace,
  ) {
    for (const [of, memory] of Object.entries(seating.memories ?? {})) this.memoriesBySeat.set(of, memory);
  }

  /** Plain data, to be kept with the game. */
  get memories(): Memories {
    return Object.fromEntries(this.memoriesBySeat);
  }

  /** They answer until none of them has anything to say; after each answer the host may look. */
  async answerAll(answered: () => void = () => {}): Promise<void> {
    this.isCancelled = false;
    while (await this.answerOnce()) {
      answered();
      if (this.isCancelled) throw new Cancelled('the bots were stopped');
    }
  }

  /** Ends a running thought: the promise of `answerAll` is rejected with `Cancelled`. */
  cancel(): void {
    this.isCancelled = true;
    this.thinking?.cancel();
  }

  private async answerOnce(): Promise<boolean> {
    for (const [seat, player] of Object.entries(this.seating.bots)) {
      if (await (this.isCompanion(seat) ? this.accompany(seat, player) : this.decide(seat, player)))
        return true;
    }
    return false;
  }

  private isCompanion(seat: string): boolean {
    const audience = this.at.audienceOf(seat);
    return this.seating.people.some((person) => this.at.audienceOf(person) === audience);
  }

  /** One thought for a side without people; its seats share what they remember. */
  private async decide(seat: string, player: Player): Promise<boolean> {
    const look = await this.at.look(seat);
    const open = look.questions.find(({ awaited, options }) => awaited && options.length > 0);
    if (open === undefined) return false;
    const { id, rev } = open;
    const situation = { table: this.seating.table, seat, question: id, ...look };
    const side = this.at.audienceOf(seat);
    const { thought, memory } = await this.think(
      seat,
      player,
      this.pool.think({
        player,
        seed: `${this.seating.secret} ${seat} ${id} ${rev}`,
        memory: this.memoriesBySeat.get(side),
        situation,
      }),
    );
    const answered = askedIn(situation, thought.offer);
    await this.remember(side, memory, () =>
      this.say({ seat, decision: answered.id, rev: answered.rev, picks: thought.picks }),
    );
    return true;
  }

  /** One step of a companion, if it does not wait for people. */
  private async accompany(seat: string, player: Player): Promise<boolean> {
    const look = await this.at.look(seat);
    if (look.questions.length === 0) return false;
    const { step, memory } = await this.think(
      seat,
      player,
      this.pool.accompany({
        player,
        seed: `${this.seating.secret} ${seat}`,
        memory: this.memoriesBySeat.get(seat),
        situation: { table: this.seating.table, seat, ...look },
        humans: this.seating.people,
      }),
    );
    if (!(await this.isStillSo(seat, look))) return true;
    if (step.do === 'wait') {
      this.memoriesBySeat.set(seat, memory);
      return false;
    }
    await this.remember(seat, memory, () => this.take(seat, step));
    return true;
  }

  /** People may lay another card while a companion thinks: then it thinks again. */
  private async isStillSo(seat: string, before: Look): Promise<boolean> {
    const now = await this.at.look(seat);
    const drafts = ({ questions }: Look) => JSON.stringify(questions.map(({ id, rev }) => [id, rev]));
    return drafts(now) === drafts(before);
  }

  private async think<T>(seat: string, player: Player, thought: Thinking<T>): Promise<T> {
    const thinking = this.pace === undefined ? thought : atBeat(thought, player, this.pace);
    if (this.isCancelled) thinking.cancel();
    this.thinking = thinking;
    this.at.thinks?.(seat);
    try {
      return await thinking.promise;
    } finally {
      this.thinking = undefined;
      this.at.thinks?.(undefined);
    }
  }

  /** What belongs to an answer is kept with it, also while the table takes it, and given up where it does not. */
  private async remember(of: string, memory: Memory | undefined, act: () => Promise<boolean>): Promise<void> {
    const before = this.memoriesBySeat.get(of);
    this.memoriesBySeat.set(of, memory);
    let isTaken = false;
    try {
      isTaken = await act();
    } finally {
      if (!isTaken) this.memoriesBySeat.set(of, before);
    }
  }

  private async take(seat: string, step: Exclude<TeamStep, { do: 'wait' }>): Promise<boolean> {
    const { decision, rev } = step;
    const said = step.do === 'take-back' ? { back: true } : { picks: step.picks };
    const remark = step.do === 'confirm' ? undefined : this.newRemark(step.reason);
    const isTaken = await this.say({ seat, decision, rev, ...said }, remark);
    if (isTaken && remark !== undefined) this.lastSaid = remark;
    return isTaken;
  }

  /** An adapting bot has already announced its new card. */
  private newRemark(remark: Remark | undefined): Remark | undefined {
    const before = this.lastSaid;
    const isSaid = before?.key.startsWith('companion.adapts') && before.params.hero === remark?.params.hero;
    return isSaid ? undefined : remark;
  }

  /** An answer to a question that has changed meanwhile is dropped; any other refusal is an error of the bot. */
  private async say(answer: Answer, remark?: Remark): Promise<boolean> {
    const refusal = await this.at.answer(answer, remark);
    if (refusal === undefined) return true;
    const { questions } = await this.at.look(answer.seat);
    if (questions.some(({ id, rev }) => id === answer.decision && rev === answer.rev))
      throw new Error(`a bot's answer was refused: ${refusal.code}`);
    return false;
  }
}
