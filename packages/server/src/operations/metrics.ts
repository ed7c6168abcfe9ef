import type { PoolLoad } from '@great-machine/bots';
import type { Refused } from '@great-machine/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.js';

/** In seconds. */
const COMMIT_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];
const BOT_WAIT_BUCKETS = [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30];
const LAG_BUCKETS = [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];

/** What is read when the figures are asked for. */
export interface Watched {
  bots(): PoolLoad;
  tablesAwake(): number;
  /** Whether the store answers and has room. */
  isStoreReady(): Promise<boolean>;
}

/** The figures of one server. They are sums over all tables, and say nothing of any game. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly refusals = new Counter({
    name: 'great_machine_refusals_total',
    help: 'Requests and sockets that were refused, by reason',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  private readonly commits = new Histogram({
    name: 'great_machine_commit_seconds',
    help: 'From an entry of a log to its being durable; the count is that of commits asked for',
    buckets: COMMIT_BUCKETS,
    registers: [this.registry],
  });
  private readonly failedCommits = new Counter({
    name: 'great_machine_commits_failed_total',
    help: 'Entries that the store could not keep',
    registers: [this.registry],
  });
  private readonly feedLag = new Histogram({
    name: 'great_machine_feed_lag_seconds',
    help: 'From a change of a table to the news of it being sent to a socket',
    buckets: LAG_BUCKETS,
    registers: [this.registry],
  });
  private readonly botWaits = new Histogram({
    name: 'great_machine_bot_wait_seconds',
    help: 'From a bot being asked to a free thread for its thought',
    buckets: BOT_WAIT_BUCKETS,
    registers: [this.registry],
  });
  private readonly sockets = new Gauge({
    name: 'great_machine_sockets',
    help: 'Sockets that are open',
    registers: [this.registry],
  });

  constructor(watched: Watched) {
    this.gauge(
      'great_machine_bots_waiting',
      'Thoughts of bots that wait for a thread',
      () => watched.bots().waiting,
    );
    this.gauge('great_machine_bots_thinking', 'Thoughts of bots under way', () => watched.bots().running);
    this.gauge('great_machine_tables_awake', 'Tables that are awake at this node', () =>
      watched.tablesAwake(),
    );
    this.gauge('great_machine_store_ready', 'Whether the store answers and has room: 1 or 0', async () =>
      Number(await watched.isStoreReady()),
    );
    processMetrics();
  }

  /** As Prometheus reads it. */
  async text(): Promise<string> {
    return (await this.registry.metrics()) + (await processMetrics().metrics());
  }

  readonly contentType: string = this.registry.contentType;

  refused({ refused }: Pick<Refused, 'refused'>): void {
    this.refusals.inc({ reason: refused });
  }

  told(milliseconds: number): void {
    this.feedLag.observe(milliseconds / 1000);
  }

  botWaited(milliseconds: number): void {
    this.botWaits.observe(milliseconds / 1000);
  }

  opened(): void {
    this.sockets.inc();
  }

  closed(): void {
    this.sockets.dec();
  }

  /** The same store, whose commits are counted. */
  measure(store: Store): Store {
    const append: Store['append'] = async (...entry) => {
      const end = this.commits.startTimer();
      try {
        return await store.append(...entry);
      } catch (error) {
        this.failedCommits.inc();
        throw error;
      } finally {
        end();
      }
    };
    return Object.create(store, { append: { value: append } });
  }

  private gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => gauge.set(await read()),
    });
  }
}

let ofProcess: Registry | undefined;

/** Figures of Node: event loop, memory, processor. There is one process, also where it has several servers. */
function processMetrics(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}
