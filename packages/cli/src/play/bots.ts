import {
  type BotPool,
  type Memory,
  type Player,
  type Reason,
  type Situation,
  type Step,
  tableOf,
} from '@great-machine/bots';
import type { Answer, Play } from '@great-machine/rules';
import type { Output } from '../io.js';
import { sayWhileThinking } from './thinking.js';

type Seen = Omit<Situation, 'decision'>;

/**
 * Bots for the seats that the person does not play, thinking in another thread. The other side plays by itself; beside
 * the person sit companions.
 */
export class Bots {
  /** Of a whole side, or of the seat of a companion. */
  private readonly memories = new Map<string, Memory | undefined>();
  private readonly seats: readonly string[];
  /** Their chance; a game that goes on from a file has another one. */
  private readonly seed: string;
  private said: Reason[] = [];

  constructor(
    private readonly play: Play,
    private readonly people: readonly string[],
    private readonly player: Player,
    private readonly pool: BotPool,
    private readonly out: Output,
  ) {
    const { config, entries } = play;
    this.seats = config.seats.map(({ seat }) => seat).filter((seat) => !people.includes(seat));
    this.seed = `bots of ${config.seed} ${entries.length}`;
  }

  /** They answer until none of them has anything to say. */
  async answerAll(): Promise<void> {
    while (await this.answerOnce());
  }

  /** What companions have said to the person since this was last asked. */
  takeReasons(): readonly Reason[] {
    const { said } = this;
    this.said = [];
    return said;
  }

  private async answerOnce(): Promise<boolean> {
    const isCompanion = (seat: string) => this.people.some((person) => sideOf(person) === sideOf(seat));
    for (const seat of this.seats) {
      if (await (isCompanion(seat) ? this.accompany(seat) : this.decide(seat))) return true;
    }
    return false;
  }

  /** One thought for a side without people; its seats share what they remember. */
  private async decide(seat: string): Promise<boolean> {
    const seen = this.look(seat);
    const awaited = seen.view.decisions.filter((open) => open.awaited).map((open) => open.decision);
    const open = seen.options.find((of) => of.options.length > 0 && awaited.includes(of.decision));
    if (open === undefined) return false;
    const { decision, rev } = open;
    const side = sideOf(seat);
    const { promise } = this.pool.think({
      player: this.player,
      seed: `${this.seed} ${seat} ${decision} ${rev}`,
      memory: this.memories.get(side),
      situation: { ...seen, decision },
    });
    const { thought, memory } = await sayWhileThinking(this.out, side, promise);
    this.memories.set(side, memory);
    this.say({ seat, decision, rev, picks: thought.picks });
    return true;
  }

  /** One step of a companion, if it does not wait for people. */
  private async accompany(seat: string): Promise<boolean> {
    const seen = this.look(seat);
    if (seen.options.length === 0) return false;
    const { promise } = this.pool.accompany({
      player: this.player,
      seed: `${this.seed} ${seat}`,
      memory: this.memories.get(seat),
      situation: seen,
      humans: this.people,
    });
    const { step, memory } = await sayWhileThinking(this.out, sideOf(seat), promise);
    this.memories.set(seat, memory);
    if (step.do === 'wait') return false;
    this.take(seat, step);
    return true;
  }

  private take(seat: string, step: Exclude<Step, { do: 'wait' }>): void {
    const { decision, rev } = step;
    const said = step.do === 'take-back' ? { back: true } : { picks: step.picks };
    this.say({ seat, decision, rev, ...said });
    if (step.do !== 'confirm' && step.reason !== undefined) this.tell(step.reason);
  }

  /** Who adapts has said already what will lie there instead. */
  private tell(reason: Reason): void {
    const before = this.said.at(-1);
    const isSaid = before?.key.startsWith('companion.adapts') && before.params.hero === reason.params.hero;
    if (!isSaid) this.said.push(reason);
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

function sideOf(seat: string): 'machine' | 'revolutionaries' {
  return seat === 'machine' ? 'machine' : 'revolutionaries';
}
