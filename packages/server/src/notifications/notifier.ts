import type { Notification } from '@great-machine/protocol';
import type { NotificationStore } from '../store/notification-store.js';
import { type Errand, errandsIn, type WatchedTables } from './errands.js';
import type { Sender } from './sender.js';

/** In milliseconds: what is done within a minute needs no notification. */
const PATIENCE = 60_000;

/** In milliseconds: how often a node looks for what waits. */
const LOOKING = 5000;

/** In milliseconds: a player who has done their part in secret is looked after so often while the game waits for others. */
const LOOKING_AGAIN = 60_000;

export interface NotifierParts {
  readonly store: NotificationStore;
  readonly tables: WatchedTables;
  readonly sender: Sender;
  now(): number;
  report(error: unknown): void;
}

/** Tells players that something has been waiting for them for a minute, once for each turn and wish; of several nodes one does. */
export class Notifier {
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> | undefined;
  /** What is told, or was not to be told when it was looked after. */
  private settled = new Map<string, number>();

  constructor(private readonly parts: NotifierParts) {
    this.timer = setInterval(() => void this.look(), LOOKING).unref();
  }

  /** Tells all that is due. */
  look(): Promise<void> {
    this.looking ??= this.lookOnce()
      .catch((error) => this.parts.report(error))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async lookOnce(): Promise<void> {
    const open = await errandsIn(this.parts.store);
    const keys = new Set(open.map(keyOf));
    this.settled = new Map([...this.settled].filter(([key]) => keys.has(key)));
    const now = this.parts.now();
    for (const errand of open) {
      const isSettled = now < (this.settled.get(keyOf(errand)) ?? 0);
      if (!isSettled && errand.since + PATIENCE <= now)
        await this.tell(errand).catch((error) => this.parts.report(error));
    }
  }

  private async tell(errand: Errand): Promise<void> {
    const { store, tables, sender, now } = this.parts;
    const { about, player, table, number } = errand;
    if (await store.wasTold(errand)) return this.settle(errand, Number.POSITIVE_INFINITY);
    const isHere = tables.isHere(player, table);
    const ways = (await store.ways(player)).filter(({ when }) => when === 'always' || !isHere);
    if (ways.length === 0) return;
    const waits =
      about === 'asked' ? tables.isAsked(player, table) : tables.isVoteAwaited(player, table, number);
    if (!(await waits)) return this.settle(errand, now() + LOOKING_AGAIN);
    if (await store.tell(errand)) {
      const told = this.notificationOf(errand);
      await Promise.all(ways.map((way) => sender.send(way, told)));
    }
  }

  private notificationOf({ about, table }: Errand): Notification {
    return { about, table, address: this.parts.sender.addressOf(table) };
  }

  private settle(errand: Errand, until: number): void {
    this.settled.set(keyOf(errand), until);
  }
}

function keyOf({ about, player, table, number }: Errand): string {
  return [about, player, table, number].join(' ');
}
