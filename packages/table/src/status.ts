import type { Saving, SeatStatus, TableStatus } from '@great-machine/client';
import { type Audience, audienceOfSeat, type Play } from '@great-machine/rules';
import { awaitedSeats } from './awaited-seats.js';
import { type Occupants, peopleAmong } from './occupants.js';

/** What is told of a table to every client. */
export type SharedStatus = Pick<TableStatus, 'seats' | 'waitsFor' | 'botsAhead' | 'saving' | 'trouble'>;

/** A table as its host sees it. */
export interface TableNow {
  readonly play: Play;
  readonly occupants: Occupants;
  /** The seat of the bot that thinks. */
  readonly thinking: string | undefined;
  /** The seats of bots for which the game waits. */
  readonly botsAwaited: readonly string[];
  readonly botsAhead: number;
  readonly saving: Saving;
  readonly trouble: TableStatus['trouble'];
}

/**
 * What this audience is told of a table. That a bot thinks its own side sees; others see that the game waits for it: a companion
 * also thinks about what its side lays in secret. Where an answer could not be kept, it may have been such a one: it has not
 * happened, and the game waits as before.
 */
export function statusFor(table: TableNow, audience: Audience | undefined): SharedStatus {
  const { play, occupants, thinking, botsAwaited, botsAhead, saving, trouble } = table;
  const people = peopleAmong(occupants);
  return {
    seats: play.config.seats.map(({ seat, speaksFor }): SeatStatus => {
      const { name = '', bot } = occupants[seat] ?? {};
      const of = audienceOfSeat(play.look(), seat);
      const isThinking = of === audience ? seat === thinking : botsAwaited.includes(seat);
      return { seat, speaksFor, audience: of, name, bot, isThinking };
    }),
    waitsFor: awaitedSeats(play).filter((seat) => people.includes(seat)),
    ...(botsAhead > 0 && botsAwaited.length > 0 ? { botsAhead } : {}),
    saving,
    trouble,
  };
}
