import type { TableLinks } from '@great-machine/protocol';
import type { SeatConfig } from '@great-machine/rules';
import type { Link } from '../store/store.js';
import { deriveSecret, hashOf } from './secrets.js';

/** The links of a table: as their creator gets them, and as they are kept. */
export interface LinksOf {
  readonly shown: TableLinks;
  readonly kept: readonly Link[];
}

/** The invitation to a table, with its link where that is new. */
export interface Invitation {
  readonly secret: string;
  readonly link?: Link;
}

/** The invitation that a request of a player makes. */
export function invitationFor(playerKey: string, once: string): Required<Invitation> {
  const secret = deriveSecret(playerKey, 'link', once, 'invitation');
  return { secret, link: { keyHash: hashOf(secret), opens: 'invitation' } };
}

/** The links that a request of a player makes; sent again, it makes the same. */
export function linksFor(playerKey: string, once: string, seats: readonly SeatConfig[]): LinksOf {
  const make = (...what: string[]) => deriveSecret(playerKey, 'link', once, ...what);
  const invitation = invitationFor(playerKey, once);
  const spectators = make('spectators');
  const ofSeats = seats.map(({ seat }) => ({ seat, secret: make('seat', seat) }));
  return {
    shown: {
      invitation: invitation.secret,
      spectators,
      seats: Object.fromEntries(ofSeats.map(({ seat, secret }) => [seat, secret])),
    },
    kept: [
      invitation.link,
      { keyHash: hashOf(spectators), opens: 'spectator' },
      ...ofSeats.map(({ seat, secret }): Link => ({ keyHash: hashOf(secret), opens: 'seat', seat })),
    ],
  };
}
