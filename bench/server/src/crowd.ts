import { setTimeout as wait } from 'node:timers/promises';
import { PlayedTable, type Surroundings } from './played-table.js';
import { atRate, forEach } from './schedule.js';
import type { Seat } from './seat.js';

/** Tables that are set up at once. */
const AT_ONCE = 16;

/** Tables that play at once where the rate does not matter: so many that the server has no rest while people look. */
const PLAYING_AT_ONCE = 128;

/** In seconds: so often a client says that it is here. */
const BEING_HERE = 30;

/** All the people at all the tables. */
export class Crowd {
  private next = 0;

  private constructor(
    private readonly around: Surroundings,
    private readonly tables: PlayedTable[],
  ) {}

  /** So many tables, and at so many of them a bot plays the Great Machine. */
  static async gather(around: Surroundings, count: number, journeymen: number): Promise<Crowd> {
    const tables: PlayedTable[] = [];
    await forEach(Array(count).keys(), AT_ONCE, async (at) => {
      tables.push(await PlayedTable.open(around, at < journeymen));
    });
    return new Crowd(around, tables);
  }

  get connections(): number {
    return this.tables.reduce((sum, { seats }) => sum + seats.length, 0);
  }

  /** The tables play as fast as they can, each up to another depth: from no answer to this many. */
  async spread(deepest: number): Promise<void> {
    const goals = this.tables.map((table, at) => ({
      table,
      goal: Math.floor((deepest * at) / this.tables.length),
    }));
    await forEach(goals, PLAYING_AT_ONCE, async ({ table, goal }) => {
      while (table.answers < goal && !table.isOver) await (table.play() ?? wait(5));
    });
  }

  /** One table after another, at this rate. */
  async play(rate: number, seconds: number): Promise<void> {
    const here = this.sayThatTheyAreHere();
    const underWay = new Set<Promise<void>>();
    await atRate(rate, seconds, () => {
      const playing = this.playNext();
      if (playing === undefined) return false;
      underWay.add(playing);
      playing.finally(() => underWay.delete(playing));
      return true;
    });
    await Promise.all(underWay);
    clearInterval(here);
  }

  /** All connections are lost at once, and come again within so many seconds. Returns how long each of them took, in ms. */
  async reconnect(seconds: number): Promise<readonly number[]> {
    this.leave();
    const lost = this.tables.flatMap((table) => table.seats.map((seat) => ({ table, seat })));
    const taken: number[] = [];
    const coming: Promise<void>[] = [];
    await atRate(lost.length / seconds, seconds, () => {
      const one = lost.pop();
      if (one !== undefined) coming.push(this.comeAgain(one.table, one.seat, taken));
      return one !== undefined;
    });
    for (const { table, seat } of lost) coming.push(this.comeAgain(table, seat, taken));
    await Promise.all(coming);
    return taken;
  }

  leave(): void {
    for (const table of this.tables) table.leave();
  }

  private async comeAgain(table: PlayedTable, seat: Seat, taken: number[]): Promise<void> {
    const start = performance.now();
    try {
      await table.comeAgain(seat);
      taken.push(performance.now() - start);
    } catch {
      this.around.tally.fail('a client could not come again');
    }
  }

  /** The next table where a player can answer; in the place of a game that is over another one begins. */
  private playNext(): Promise<void> | undefined {
    for (let tried = 0; tried < this.tables.length; tried++) {
      const at = this.next;
      this.next = (at + 1) % this.tables.length;
      const table = this.tables[at];
      if (table?.isOver) this.beginAnew(at, table);
      const playing = table?.play();
      if (playing !== undefined) return playing;
    }
    return undefined;
  }

  private beginAnew(at: number, over: PlayedTable): void {
    if (this.anew.has(over)) return;
    this.anew.add(over);
    over.leave();
    PlayedTable.open(this.around, over.hasBot).then(
      (table) => {
        this.tables[at] = table;
      },
      (error) => this.around.tally.fail(`no new table: ${error.message}`),
    );
  }

  /** Tables in whose place another one begins. */
  private readonly anew = new Set<PlayedTable>();

  private sayThatTheyAreHere(): NodeJS.Timeout {
    const parts = BEING_HERE * 10;
    let part = 0;
    return setInterval(() => {
      const seats = this.tables.flatMap((table) => table.seats);
      for (let at = part++ % parts; at < seats.length; at += parts)
        seats[at]
          ?.ask({ do: 'be-here', isVisible: true })
          .catch((error) => this.around.tally.fail(`be-here: ${error.message}`));
    }, 100);
  }
}
