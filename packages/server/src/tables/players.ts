import type { Side } from '@great-machine/rules';
import type { PlayerRow } from '../store/player-store.js';
import { type Store, StoreError } from '../store/store.js';
import { Refusal } from './refusal.js';
import { hashOf, isSameHash } from './secrets.js';

/** A player who asks something. The key is theirs, and is not kept. */
export interface Player {
  readonly id: string;
  readonly key: string;
  /** From which side they ask; that of the seat they have taken first, if they do not say. */
  readonly side?: Side;
}

/** Those who play, known by the key in the Authorization header. A browser makes it; the server keeps its hash. */
export class Players {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    private readonly drawId: () => string,
    private readonly isBlocked: (player: string) => boolean,
  ) {}

  /** The player who asks, if the server keeps anything of them. */
  async find(key: string): Promise<PlayerRow | undefined> {
    const keyHash = hashOf(key);
    const player = await this.store.players.withKey(keyHash);
    return player !== undefined && isSameHash(player.keyHash, keyHash) ? player : undefined;
  }

  /** The player who asks, unless the operator has blocked them. */
  async admit(key: string): Promise<PlayerRow | undefined> {
    const player = await this.find(key);
    if (player !== undefined && this.isBlocked(player.id)) throw new Refusal({ refused: 'blocked' });
    return player;
  }

  /** The player who asks, entered at the first request for which something is kept. */
  async findOrEnter(key: string): Promise<PlayerRow> {
    const known = await this.admit(key);
    if (known !== undefined) return known;
    const player = { id: this.drawId(), keyHash: hashOf(key), createdAt: this.now() };
    try {
      await this.store.players.create(player);
    } catch (error) {
      // Two first requests of one browser may come at once.
      if (!(error instanceof StoreError) || error.fault !== 'conflict') throw error;
    }
    return (await this.find(key)) ?? { ...player, settings: '' };
  }
}
