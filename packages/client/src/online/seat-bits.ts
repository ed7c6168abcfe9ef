import { commitmentTo, type RequestTo, sha256, type TableSheet } from '@great-machine/protocol';

/** The bits of one own seat for the key of a game. */
interface OwnBits {
  readonly bits: string;
  readonly commitment: string;
  /** Whether the table has shown the commitment. */
  readonly isShown: boolean;
  readonly isRevealed: boolean;
}

const LENGTH_OF_BITS = 32;

/** What a client has to say for its seats in the toss for the key of a game, without a word of the person. */
export type TossRequest = RequestTo<'commit'> | RequestTo<'reveal'>;

/**
 * Takes part in the toss for the own seats. The bits stay here until the server has committed itself, so it cannot choose its own
 * by them. Of several pages of one person the one that was opened last takes part.
 */
export class SeatBits {
  private readonly own = new Map<string, OwnBits>();

  constructor(private readonly makeKey: () => string) {}

  /** What is to be said now; each is said once. */
  requestsFor(sheet: TableSheet): readonly TossRequest[] {
    return sheet.you.seats.flatMap((seat) => this.requestFor(seat, sheet) ?? []);
  }

  private requestFor(seat: string, { table, stage, toss }: TableSheet): TossRequest | undefined {
    const shown = toss.seats.find((one) => one.seat === seat)?.commitment;
    const own = this.own.get(seat);
    const isOwn = own !== undefined && own.commitment === shown;
    if (isOwn) this.own.set(seat, { ...own, isShown: true });
    if (stage === 'gathering' && !toss.isSeedChosen) {
      const isForgotten = shown === undefined && own?.isShown === true;
      return own === undefined || isForgotten ? this.commit(seat, table) : undefined;
    }
    const isDue = stage === 'starting' && toss.server !== undefined && isOwn && !own.isRevealed;
    return isDue ? this.reveal(seat, own) : undefined;
  }

  private commit(seat: string, table: string): TossRequest {
    const bits = sha256(this.makeKey()).slice(0, LENGTH_OF_BITS);
    const commitment = commitmentTo(table, { of: seat, bits });
    this.own.set(seat, { bits, commitment, isShown: false, isRevealed: false });
    return { do: 'commit', once: this.makeKey(), seat, commitment };
  }

  private reveal(seat: string, own: OwnBits): TossRequest {
    this.own.set(seat, { ...own, isShown: true, isRevealed: true });
    return { do: 'reveal', once: this.makeKey(), seat, bits: own.bits };
  }
}
