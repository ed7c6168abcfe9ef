import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Heard, NodeWords } from '../store.js';

type Reached = ReadonlyMap<string, number>;

/** In milliseconds: how long hints are gathered, and how long the listener waits before it connects again. */
const GATHERING = 20;
const RECONNECTING = 1000;
/** How often the listener makes sure that it can still hear. */
const CHECKING = 5000;

/** So that a notice stays below the 8000 bytes that PostgreSQL allows. */
const MOST_TABLES = 100;

/**
 * "Table T has reached n" between nodes, several tables in one notice. They are sent after the commit and may get lost: they
 * only say that it is worth looking. Whatever else nodes tell each other goes the same way.
 */
export class Hints {
  static readonly CHANNEL = 'great_machine';

  private readonly node = randomUUID();
  private readonly listeners = new Set<(reached: Reached) => void>();
  private readonly hearers = new Set<Heard>();
  private gathered = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<unknown> = Promise.resolve();
  private listener: pg.Client | undefined;
  private isStopped = false;

  constructor(
    private readonly url: string,
    /** In milliseconds: so long the database may take. */
    private readonly patience: number,
    private readonly notify: (payload: string) => Promise<unknown>,
  ) {}

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: this.patience,
      query_timeout: this.patience,
    });
    this.listener = client;
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    client.on('error', () => this.startAgain(client));
    client.on('end', () => this.startAgain(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${Hints.CHANNEL}`);
    } catch {
      this.startAgain(client);
    }
    void this.checkOften(client);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.send();
    await this.sending;
    await this.listener?.end().catch(() => {});
  }

  add(table: string, sequence: number): void {
    this.gathered.set(table, Math.max(sequence, this.gathered.get(table) ?? 0));
    this.timer ??= setTimeout(() => void this.sendNext(), GATHERING);
  }

  listen(told: (reached: Reached) => void): () => void {
    this.listeners.add(told);
    return () => this.listeners.delete(told);
  }

  tell(words: NodeWords): void {
    this.notifyOthers(JSON.stringify([this.node, words]));
  }

  hear(heard: Heard): () => void {
    this.hearers.add(heard);
    return () => this.hearers.delete(heard);
  }

  /** While a notice is under way more is gathered: a database that is slow or gone leaves no queue of them behind. */
  private async sendNext(): Promise<void> {
    await this.sending;
    this.timer = undefined;
    this.send();
  }

  private send(): void {
    const tables = [...this.gathered];
    this.gathered = new Map();
    for (let at = 0; at < tables.length; at += MOST_TABLES) {
      this.notifyOthers(JSON.stringify([this.node, tables.slice(at, at + MOST_TABLES)]));
    }
  }

  /** One after another: on several connections what is told later could be heard first. */
  private notifyOthers(payload: string): void {
    this.sending = this.sending.then(() => this.notify(payload)).catch(() => {});
  }

  private receive(payload: string): void {
    const [node, said] = JSON.parse(payload) as [string, [string, number][] | NodeWords];
    if (node === this.node) return;
    if ('of' in said) for (const heard of this.hearers) heard(said, node);
    else for (const told of this.listeners) told(new Map(said));
  }

  /** A connection may fall silent without breaking. */
  private async checkOften(client: pg.Client): Promise<void> {
    while (this.listener === client && !this.isStopped) {
      await wait(Math.min(CHECKING, this.patience), undefined, { ref: false });
      await client.query('SELECT 1').catch(() => this.startAgain(client));
    }
  }

  private startAgain(client: pg.Client): void {
    if (this.isStopped || this.listener !== client) return;
    this.listener = undefined;
    client.end().catch(() => {});
    setTimeout(() => {
      if (!this.isStopped) void this.start();
    }, RECONNECTING).unref();
  }
}
