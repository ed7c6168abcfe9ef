import type { Answer, Play } from '@great-machine/rules';
import type { Memory, Situation } from '../thinking/mind.js';
import type { Player } from '../thinking/minds/create.js';
import { tableOf } from '../worlds/table.js';
import type { Reason } from './team/reasons.js';
import type { Step } from './team/steps.js';
import type { BotPool, Thinking } from './workers/pool.js';

/** Who sits where, and what their host wants to hear. */
export interface Seating {
  /** The bot at each seat that no person plays. */
  readonly bots: Readonly<Record<string, Player>>;
  /** What the bots remembered when the game was left. */
  readonly memories?: Memories;
  /** Somebody begins to think, or has ended with it. */
  thinks?(seat: string | undefined): void;
  /** A companion says something to the people beside it. */
  said?(reason: Reason): void;
}

/** Of a whole side, or of the seat of a companion. */
export type Memories = Readonly<Record<string, Memory | undefined>>;

type Seen = Omit<Situation, 'decision'>;
type Side = 'machine' | 'revolutionaries';

/**
 * Bots at the seats that no person plays, thinking in other threads. A side of bots plays by itself; beside people sit
 * companions.
 */
export class SeatedBots {
  private readonly memoriesBySeat = new Map<string, Memory | undefined>();
  private readonly people: readonly string[];
  /** Their chance; a game that goes on later has another one. */
  private readonly seed: string;
  private lastSaid: Reason | undefined;
  private thinking: { cancel(): void } | undefined;

  constructor(
    private readonly play: Play,
    private readonly seating: Seating,
    private readonly pool: BotPool,
  ) {
    const { config, entries } = play;
    this.people = config.seats.map(({ seat }) => seat).filter((seat) => seating.bots[seat] === undefined);
    this.seed = `bots of ${config.seed} ${entries.length}`;
    for (const [of, memory] of Object.entries(seating.memories ?? {})) this.memoriesBySeat.set(of, memory);
  }

  /** Plain data, to be kept with the game. */
  get memories(): Memories {
    return Object.fromEntries(this.memoriesBySeat);
  }

  /** They answer until none of them has anything to say; after each answer the host may look. */
  async answerAll(answered: () => void = () => {}): Promise<void> {
    while (await this.answerOnce()) answered();
  }

  /** Ends a running thought: the promise of `answerAll` is rejected with `Cancelled`. */
  cancel(): void {
    this.thinking?.cancel();
  }

  private async answerOnce(): Promise<boolean> {
    const isCompanion = (seat: string) => this.people.some((person) => sideOf(person) === sideOf(seat));
    for (const [seat, player] of Object.entries(this.seating.bots)) {
      if (await (isCompanion(seat) ? this.accompany(seat, player) : this.decide(seat, player))) return true;
    }
    return false;
  }

  /** One thought for a side without people; its seats share what they remember. */
  private async decide(seat: string, player: Player): Promise<boolean> {
    const seen = this.look(seat);
    const awaited = seen.view.decisions.filter((open) => open.awaited).map((open) => open.decision);
    const open = seen.options.find((of) => of.options.length > 0 && awaited.includes(of.decision));
    if (open === undefined) return false;
    const { decision, rev } = open;
    const side = sideOf(seat);
    const { thought, memory } = await this.think(
      seat,
      this.pool.think({
        player,
        seed: `${this.seed} ${seat} ${decision} ${rev}`,
        memory: this.memoriesBySeat.get(side),
        situation: { ...seen, decision },
      }),
    );
    this.memoriesBySeat.set(side, memory);
    this.say({ seat, decision, rev, picks: thought.picks });
    return true;
  }

  /** One step of a companion, if it does not wait for people. */
  private async accompany(seat: string, player: Player): Promise<boolean> {
    const seen = this.look(seat);
    if (seen.options.length === 0) return false;
    const { step, memory } = await this.think(
      seat,
      this.pool.accompany({
        player,
        seed: `${this.seed} ${seat}`,
        memory: this.memoriesBySeat.get(seat),
        situation: seen,
        humans: this.people,
      }),
    );
    if (!this.isStillSo(seat, seen)) return true;
    this.memoriesBySeat.set(seat, memory);
    if (step.do === 'wait') return false;
    this.take(seat, step);
    return true;
  }

  /** People may lay another card while a companion thinks: then it thinks again. */
  private isStillSo(seat: string, seen: Seen): boolean {
    const { options } = this.look(seat);
    const drafts = (of: Seen['options']) => JSON.stringify(of.map(({ decision, rev }) => [decision, rev]));
    return drafts(options) === drafts(seen.options);
  }

  private async think<T>(seat: string, thinking: Thinking<T>): Promise<T> {
    this.thinking = thinking;
    this.seating.thinks?.(seat);
    try {
      return await thinking.promise;
    } finally {
      this.thinking = undefined;
      this.seating.thinks?.(undefined);
    }
  }

  private take(seat: string, step: Exclude<Step, { do: 'wait' }>): void {
    const { decision, rev } = step;
    const said = step.do === 'take-back' ? { back: true } : { picks: step.picks };
    this.say({ seat, decision, rev, ...said });
    if (step.do !== 'confirm' && step.reason !== undefined) this.tell(step.reason);
  }

  /** Who adapts has said already what will lie there instead. */
  private tell(reason: Reason): void {
    const before = this.lastSaid;
    const isSaid = before?.key.startsWith('companion.adapts') && before.params.hero === reason.params.hero;
    if (isSaid) return;
    this.lastSaid = reason;
    this.seating.said?.(reason);
  }

  private say(answer: Answer): void {
    const result = this.play.answer(answer);
    if (!result.ok) throw new Error(`a bot's answer was refused: ${result.refusal.code}`);
  }

  private look(seat: string): Seen {
    const { play } = this;
    const table = tableOf(play.config);
    return { table, seat, view: play.view(sideOf(seat)), options: play.options(seat) };
  }
}

function sideOf(seat: string): Side {
  return seat === 'machine' ? 'machine' : 'revolutionaries';
}
