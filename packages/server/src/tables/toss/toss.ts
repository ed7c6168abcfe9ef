import {
  commitmentTo,
  keyOfToss,
  SERVER,
  type Toss as ShownToss,
  type TossedBits,
} from '@great-machine/protocol';

/** The toss for the key of a game, as far as it has come. */
export interface Toss {
  /** What the people at seats have committed themselves to, by seat. */
  readonly commitments: Readonly<Record<string, string>>;
  /** The bits of the server, and until when it waits for those of seats, by the time of the server. */
  readonly server?: { readonly bits: string; readonly until: number };
  /** The bits that seats have revealed. */
  readonly revealed: Readonly<Record<string, string>>;
  /** The seats of people whose bits are not in the key, from when the game has begun. */
  readonly leftOut: readonly string[];
}

export const NO_TOSS: Toss = { commitments: {}, revealed: {}, leftOut: [] };

/** In milliseconds: a seat that has not revealed its bits by then is left out. */
export const LONGEST_TOSS = 60_000;

export function withCommitment(toss: Toss, seat: string, commitment: string): Toss {
  return { ...toss, commitments: { ...toss.commitments, [seat]: commitment } };
}

/** Another person may sit there, who has committed themselves to nothing. */
export function withoutCommitment(toss: Toss, seat: string): Toss {
  const { [seat]: gone, ...commitments } = toss.commitments;
  return gone === undefined ? toss : { ...toss, commitments };
}

export function withBits(toss: Toss, seat: string, bits: string): Toss {
  return { ...toss, revealed: { ...toss.revealed, [seat]: bits } };
}

/** The seats whose bits are still to come. */
export function awaitedIn({ commitments, revealed }: Toss): readonly string[] {
  return Object.keys(commitments).filter((seat) => revealed[seat] === undefined);
}

/** What the key is made of: the bits of the server, and those revealed by these seats in their order. */
export function tossedIn({ server, revealed }: Toss, seats: readonly string[]): readonly TossedBits[] {
  const ofServer = server === undefined ? [] : [{ of: SERVER, bits: server.bits }];
  const ofSeats = seats.flatMap((of) => {
    const bits = revealed[of];
    return bits === undefined ? [] : [{ of, bits }];
  });
  return [...ofServer, ...ofSeats];
}

/** What is shown of a toss at a table with these seats: commitments at once, bits and key only after the end. */
export function showToss(
  toss: Toss,
  {
    table,
    seats,
    isSeedChosen,
    isOver,
  }: {
    readonly table: string;
    readonly seats: readonly string[];
    readonly isSeedChosen: boolean;
    readonly isOver: boolean;
  },
): ShownToss {
  const { server, commitments, revealed, leftOut } = toss;
  const tossed = tossedIn(toss, seats);
  return {
    isSeedChosen,
    server: server && commitmentTo(table, { of: SERVER, bits: server.bits }),
    seats: seats.flatMap((seat) => {
      const commitment = commitments[seat];
      const hasRevealed = revealed[seat] !== undefined;
      return commitment === undefined ? [] : [{ seat, commitment, hasRevealed }];
    }),
    leftOut: [...leftOut],
    ...(isOver && !isSeedChosen ? { revealed: { key: keyOfToss(table, tossed), tossed: [...tossed] } } : {}),
  };
}
