import { API, type CreatedTable } from '@great-machine/protocol';
import { itemAt, type SeatQuestion } from '@great-machine/rules';
import { newKey, Seat } from './seat.js';
import type { Tally } from './tally.js';

/** Those of the Great Machine and of three Revolutionaries. */
export const SEATS = ['machine', 'revolutionary-1', 'revolutionary-2', 'revolutionary-3'] as const;

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
    private readonly tally: Tally,
    private readonly chance: () => number,
  ) {}

  /** Sets a table up, as people do: by an invitation that all of them open. */
  static async open(server: string, tally: Tally, chance: () => number): Promise<PlayedTable> {
    const seats = SEATS.map(() => new Seat(server, tally));
    const creator = itemAt(seats, 0);
    const setup = { game: { revolutionaries: SEATS.length - 1 } };
    const { table, links } = (await creator.post(`${API}/tables`, { once: newKey(), setup })) as CreatedTable;
    for (const [at, seat] of seats.entries()) {
      const name = itemAt(SEATS, at);
      await seat.come(table, links.invitation);
      await seat.ask({ do: 'claim-seat', once: newKey(), seat: name, name });
    }
    await creator.ask({ do: 'start', once: newKey() });
    return new PlayedTable(table, seats, tally, chance);
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
    const { seat, question } = itemAt(asked, Math.floor(this.chance() * asked.length));
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
    const { pick } = itemAt(options, Math.floor(this.chance() * options.length));
    const answer = { seat, decision: id, rev, picks: [{ ...pick }] };
    const start = performance.now();
    try {
      const refused = await by.ask({ do: 'answer', once: newKey(), answers: [answer] });
      this.tally.latencies.push(performance.now() - start);
      if (refused !== undefined) this.tally.fail(`an answer is refused: ${JSON.stringify(refused)}`);
    } catch (error) {
      this.tally.fail(`an answer has failed: ${error instanceof Error ? error.message : error}`);
    }
    this.answers++;
    this.isBusy = false;
    this.restsUntil = performance.now() + LOOKING;
  }
}

function isAsked({ awaited, options }: SeatQuestion): boolean {
  return awaited && options.length > 0;
}
