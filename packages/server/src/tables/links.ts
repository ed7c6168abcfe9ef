import type { TableLinks } from '@great-machine/protocol';
import type { SeatConfig } from '@great-machine/rules';
import type { Link } from '../store/store.js';
import { deriveSecret, hashOf } from './secrets.js';

/** The links of a table: as their creator gets them, and as they are kept. */
export interface LinksOf {
  readonly shown: TableLinks;
  readonly kept: readonly Link[];
}

/** The links that a request of a player makes; sent again, it makes the same. */
export function linksFor(playerKey: string, once: string, seats: readonly SeatConfig[]): LinksOf {
  const make = (...what: string[]) => deriveSecret(playerKey, 'link', once, ...what);
  const invitation = make('invitation');
  const spectators = make('spectators');
  const ofSeats = seats.map(({ seat }) => ({ seat, secret: make('seat', seat) }));
  return {
    shown: {
      invitation,
      spectators,
      seats: Object.fromEntries(ofSeats.map(({ seat, secret }) => [seat, secret])),
    },
    kept: [
      { keyHash: hashOf(invitation), opens: 'invitation' },
      { keyHash: hashOf(spectators), opens: 'spectator' },
      ...ofSeats.map(({ seat, secret }): Link => ({ keyHash: hashOf(secret), opens: 'seat', seat })),
    ],
  };
}
