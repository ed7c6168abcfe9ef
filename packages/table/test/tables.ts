import type { Player } from '@great-machine/bots';
import { assembleRules, createConfig, Play, type PlayPosition } from '@great-machine/rules';
import { createInProcessPool } from '../../bots/test/in-process-pool.js';
import type { KeptTable, TableChange, TableHost } from '../src/host.js';
import { HostedGame } from '../src/hosted-game.js';
import type { Occupants } from '../src/occupants.js';
import { Table } from '../src/table.js';

export const RULES = assembleRules();

const SEATS = ['machine', 'revolutionary-1', 'revolutionary-2', 'revolutionary-3'];
const HEROES = ['finch', 'fowler', 'physician'];

export interface Wanted {
  readonly seed: string;
  /** The seats of people; bots sit at the others. */
  readonly people: readonly string[];
  readonly revolutionaries?: number;
  readonly bot?: Player;
  readonly host?: Partial<TableHost>;
}

export const MODES = ['at-once', 'when-kept'] as const;

/** A new table; without a host of its own it is kept nowhere. */
export function openTable({ seed, people, revolutionaries = 1, bot = 'random', host }: Wanted): Table {
  const config = createConfig(RULES, { seed, heroes: HEROES, revolutionaries });
  const seats = SEATS.slice(0, revolutionaries + 1);
  const occupants: Occupants = Object.fromEntries(
    seats.map((seat) => [seat, people.includes(seat) ? { name: '' } : { name: '', bot }]),
  );
  const seating = { occupants, memories: {}, notes: {}, secret: `secret of ${seed}` };
  return new Table(new HostedGame(Play.begin(RULES, config)), seating, {
    pool: createInProcessPool(),
    keep: async () => {},
    tells: 'at-once',
    adviceLevel: 'journeyman',
    ...host,
  });
}

/** A host's store that keeps a table when the test says so. */
export class HeldKeeper {
  readonly kept: Pick<KeptTable, 'position' | 'memories'>[] = [];
  /** How many were being kept at once, at most. */
  most = 0;
  /** Whether it keeps without being told to. */
  isFast = false;
  private readonly waiting: { resolve(): void; reject(error: Error): void }[] = [];

  readonly keep = async ({ whole }: TableChange): Promise<undefined> => {
    const promise = this.isFast ? Promise.resolve() : this.untilTold();
    this.most = Math.max(this.most, this.waiting.length);
    const { position, memories } = whole();
    const copy = structuredClone({ position, memories });
    await promise;
    this.kept.push(copy);
  };

  get isKeeping(): boolean {
    return this.waiting.length > 0;
  }

  /** The latest position that was kept. */
  get position(): PlayPosition | undefined {
    return this.kept.at(-1)?.position;
  }

  /** Finishes what is being kept. */
  finish(): void {
    for (const { resolve } of this.waiting.splice(0)) resolve();
  }

  fail(reason: string): void {
    for (const { reject } of this.waiting.splice(0)) reject(new Error(reason));
  }

  private untilTold(): Promise<void> {
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }
}
