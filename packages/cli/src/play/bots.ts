import { type BotPool, type Player, SeatedBots, tableOf } from '@great-machine/bots';
import type { Remark } from '@great-machine/client';
import { audienceOfSeat, type LoggedPlay } from '@great-machine/rules';
import type { Output } from '../io.js';
import { announceThinking } from './thinking.js';

/** Bots of one level at the seats that the person does not play. */
export class Bots {
  private readonly seated: SeatedBots;
  private said: Remark[] = [];

  constructor(play: LoggedPlay, people: readonly string[], player: Player, pool: BotPool, out: Output) {
    const { config, entries } = play;
    const seats = config.seats.map(({ seat }) => seat).filter((seat) => !people.includes(seat));
    const audienceOf = (seat: string) => audienceOfSeat(play.look(), seat);
    this.seated = new SeatedBots(
      {
        table: tableOf(config),
        people,
        bots: Object.fromEntries(seats.map((seat) => [seat, player])),
        // The same seed and answers give the same game again.
        secret: `bots of ${config.seed} ${entries.length}`,
      },
      {
        audienceOf,
        look: (seat) => ({ view: play.view(audienceOf(seat)), questions: play.questions(seat) }),
        answer: async (answer, remark) => {
          const result = play.answer(answer);
          if (result.ok && remark !== undefined) this.said.push(remark);
          return result.ok ? undefined : result.refusal;
        },
        thinks: announceThinking(out),
      },
      pool,
    );
  }

  /** They answer until none of them has anything to say. */
  answerAll(): Promise<void> {
    return this.seated.answerAll();
  }

  /** What companions have said to the person since this was last asked. */
  takeRemarks(): readonly Remark[] {
    const { said } = this;
    this.said = [];
    return said;
  }
}
