import { createHash } from 'node:crypto';
import type {
  MyNotifications,
  Notification,
  NotificationFailure,
  NotifyMe,
  PushSubscription,
} from '@great-machine/protocol';
import webPush from 'web-push';
import type { NewWay, NotificationStore, PushKeys, Way } from '../store/notification-store.js';
import { type Deliver, NotDelivered, type OutsideCall } from './deliver.js';

/** In seconds: after a day a notification that has not arrived is of no use. */
const LIFETIME = 86_400;

/** The sender, where the server has no public address: services for Web Push want to know it. */
const NO_ADDRESS = 'https://great-machine.invalid';

/** The status of a subscription that is dead. */
const GONE: readonly number[] = [404, 410];

/** Sends notifications by the ways of players, and keeps what became of them. */
export class Sender {
  private keys: Promise<PushKeys> | undefined;

  constructor(
    private readonly store: NotificationStore,
    private readonly deliver: Deliver,
    private readonly now: () => number,
    private readonly publicUrl: string | undefined,
  ) {}

  /** Where a player finds a table, or the server; without the address of the server where that is not known. */
  addressOf(table?: string): string {
    return `${this.publicUrl ?? ''}/${table === undefined ? '' : `#/table/${table}`}`;
  }

  /** The keys by which the server signs for services of Web Push, the same on all nodes. */
  pushKeys(): Promise<PushKeys> {
    this.keys ??= this.store.pushKeys(webPush.generateVAPIDKeys()).catch((error) => {
      this.keys = undefined;
      throw error;
    });
    return this.keys;
  }

  /** Sends it; a way that is gone is dropped, and a failure is kept. */
  async send(way: Way, told: Notification): Promise<NotificationFailure | undefined> {
    const status = await this.statusOf(way, told);
    const { player, id } = way;
    if (typeof status === 'number' && GONE.includes(status)) {
      await this.store.dropWay(player, id);
      return 'refused';
    }
    const isSent = typeof status === 'number' && status >= 200 && status < 300;
    const why = isSent ? undefined : typeof status === 'number' ? 'refused' : status;
    if (why !== undefined || way.failed !== undefined)
      await this.store.keepFailure(player, id, why && { at: this.now(), why });
    return why;
  }

  private async statusOf(way: Way, told: Notification): Promise<number | NotificationFailure> {
    try {
      return await this.deliver(await this.callOf(way, JSON.stringify(told)));
    } catch (error) {
      if (error instanceof NotDelivered) return error.why;
      throw error;
    }
  }

  private async callOf({ kind, address }: Way, text: string): Promise<OutsideCall> {
    if (kind === 'webhook') {
      const headers = { 'content-type': 'application/json' };
      return { address: new URL(JSON.parse(address)), headers, body: text };
    }
    const subscription: PushSubscription = JSON.parse(address);
    const subject = this.publicUrl?.startsWith('https://') ? this.publicUrl : NO_ADDRESS;
    const { headers, body } = webPush.generateRequestDetails(subscription, text, {
      vapidDetails: { subject, ...(await this.pushKeys()) },
      TTL: LIFETIME,
    });
    return { address: new URL(subscription.endpoint), headers, body };
  }
}

/** The way that a player asks for. */
export function wayFor(player: string, asked: NotifyMe, createdAt: number): NewWay {
  const { by: kind, when } = asked;
  const called = kind === 'push' ? asked.subscription.endpoint : asked.address;
  const address = JSON.stringify(kind === 'push' ? asked.subscription : asked.address);
  const id = createHash('sha256').update(called).digest('base64url').slice(0, 22);
  return { player, id, kind, address, when, createdAt };
}

/** A way as its player sees it. */
export function showWay({ id, kind, address, when, failed }: Way): MyNotifications['ways'][number] {
  const { host } = new URL(kind === 'push' ? JSON.parse(address).endpoint : JSON.parse(address));
  return { way: id, by: kind, host, when, failed };
}
