import type { BotPace, BotPool, Player } from '@great-machine/bots';
import type { LoggedPlay } from '@great-machine/rules';
import { HostedGame, Table } from '@great-machine/table';
import type { Part } from './seats.js';

/** A game with bots of one level at the seats that the person does not play. It is kept where the person says. */
export function hostGame(
  play: LoggedPlay,
  { seats }: Part,
  bot: Player,
  pool: BotPool,
  /** What the chance of the bots is drawn from; no player knows it. */
  secret: string,
  pace?: BotPace,
): Table {
  const { config } = play;
  const occupants = Object.fromEntries(
    config.seats.map(({ seat }) => [seat, { name: '', bot: seats.includes(seat) ? undefined : bot }]),
  );
  return new Table(
    HostedGame.replayed(play),
    { occupants, memories: {}, notes: {}, secret },
    { pool, pace, keep: async () => {}, tells: 'at-once', adviceLevel: 'engineer' },
  );
}
