import { API, type CreatedTable } from '@great-machine/protocol';
import { itemAt, type SeatQuestion } from '@great-machine/rules';
import { newKey, Seat } from './seat.js';
import type { Tally } from './tally.js';

/** Those of the Great Machine and of three Revolutionaries. */
export const SEATS = ['machine', 'revolutionary-1', 'revolutionary-2', 'revolutionary-3'] as const;

/** Of a bot. */
const LEVEL = 'journeyman';

/** What the people at all tables have in common. */
export interface Surroundings {
  /** The nodes of the table server, which the people of a table share out among themselves. */
  readonly servers: readonly string[];
  readonly tally: Tally;
  readonly chance: () => number;
}

/** In milliseconds: people see what the answer before came to before the next one answers. */
const LOOKING = 100;

/** A table at which people play, one socket each. They say something legal, whatever it is. */
export class PlayedTable {
  /** Answers so far. */
  answers = 0;
  private isBusy = false;
  private restsUntil = 0;

  private constructor(
    private readonly id: string,
    readonly seats: readonly Seat[],
    /** Whether a bot plays the Great Machine. */
    readonly hasBot: boolean,
    private readonly around: Surroundings,
  ) {}

  /** Sets a table up, as people do: by an invitation that all of them open. */
  static async open(around: Surroundings, hasBot: boolean): Promise<PlayedTable> {
    const { servers, tally } = around;
    const names = hasBot ? SEATS.slice(1) : SEATS;
    const seats = names.map((_, at) => new Seat(itemAt(servers, at % servers.length), tally));
    const creator = itemAt(seats, 0);
    const setup = { game: { revolutionaries: SEATS.length - 1 } };
    const { table, links } = (await creator.post(`${API}/tables`, { once: newKey(), setup })) as CreatedTable;
    for (const [at, seat] of seats.entries()) {
      const name = itemAt(names, at);
      await seat.come(table, links.invitation);
      await seat.ask({ do: 'claim-seat', once: newKey(), seat: name, name });
    }
    if (hasBot) await creator.ask({ do: 'seat-bot', once: newKey(), seat: SEATS[0], level: LEVEL });
    await creator.ask({ do: 'start', once: newKey() });
    return new PlayedTable(table, seats, hasBot, around);
  }

  get isOver(): boolean {
    return this.seats.some(({ isOver }) => isOver);
  }

  /** Lets one of those who are asked say something; undefined if it is too early for that. */
  play(): Promise<void> | undefined {
    if (this.isBusy || performance.now() < this.restsUntil) return undefined;
    const asked = this.seats.flatMap((seat) =>
      seat.questions.filter(isAsked).map((question) => ({ seat, question })),
    );
    if (asked.length === 0) return undefined;
    const { seat, question } = itemAt(asked, Math.floor(this.around.chance() * asked.length));
    this.isBusy = true;
    return this.answer(seat, question);
  }

  /** One of them comes again, after the connection was lost. */
  comeAgain(seat: Seat): Promise<void> {
    return seat.come(this.id);
  }

  leave(): void {
    for (const seat of this.seats) seat.leave();
  }

  private async answer(by: Seat, { seat, id, rev, options }: SeatQuestion): Promise<void> {
    const { pick } = itemAt(options, Math.floor(this.around.chance() * options.length));
    const answer = { seat, decision: id, rev, picks: [{ ...pick }] };
    const start = performance.now();
    try {
      const refused = await by.ask({ do: 'answer', once: newKey(), answers: [answer] });
      this.around.tally.latencies.push(performance.now() - start);
      if (refused !== undefined) this.around.tally.fail(`an answer is refused: ${JSON.stringify(refused)}`);
    } catch (error) {
      this.around.tally.fail(`an answer has failed: ${error instanceof Error ? error.message : error}`);
    }
    this.answers++;
    this.isBusy = false;
    this.restsUntil = performance.now() + LOOKING;
  }
}

function isAsked({ awaited, options }: SeatQuestion): boolean {
  return awaited && options.length > 0;
}
