import { type BotPool, type Player, type Reason, SeatedBots } from '@great-machine/bots';
import type { Play } from '@great-machine/rules';
import type { Output } from '../io.js';
import { announceThinking } from './thinking.js';

/** Bots of one level at the seats that the person does not play. */
export class Bots {
  private readonly seated: SeatedBots;
  private said: Reason[] = [];

  constructor(play: Play, people: readonly string[], player: Player, pool: BotPool, out: Output) {
    const seats = play.config.seats.map(({ seat }) => seat).filter((seat) => !people.includes(seat));
    const bots = Object.fromEntries(seats.map((seat) => [seat, player]));
    const seating = { bots, thinks: announceThinking(out), said: (reason: Reason) => this.said.push(reason) };
    this.seated = new SeatedBots(play, seating, pool);
  }

  /** They answer until none of them has anything to say. */
  answerAll(): Promise<void> {
    return this.seated.answerAll();
  }

  /** What companions have said to the person since this was last asked. */
  takeReasons(): readonly Reason[] {
    const { said } = this;
    this.said = [];
    return said;
  }
}
