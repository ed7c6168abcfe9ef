import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemAt, playerDice } from '@great-machine/rules';
import { sqliteFile } from '@great-machine/server';
import { DatabaseSync } from '@photostructure/sqlite';
import { type Attack, type Below, CANARY, KINDS, type Kind, oneOf, wordsOf } from './attack.js';
import { BYTE_ATTACKS } from './byte-attacks.js';
import type { Heard } from './calls.js';
import { HTTP_ATTACKS } from './http-attacks.js';
import { Scene } from './scene.js';
import { SLOW_ATTACKS } from './slow-attacks.js';
import { SOCKET_ATTACKS } from './socket-attacks.js';
import { TargetProcess } from './target-process.js';

export interface Options {
  readonly messages: number;
  readonly seed: number;
}

/** What a campaign has found. All that is not a typed refusal, or a reply where one is due, is `untyped`. */
export interface Findings {
  readonly seed: number;
  readonly messages: number;
  /** How many of each kind were sent. */
  readonly kinds: Readonly<Record<Kind, number>>;
  /** What came of them, and how often. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly untyped: number;
  readonly crashes: number;
  readonly changedStates: number;
  readonly leaks: number;
  /** After the first third of the messages, and after all of them, in MB. */
  readonly memoryMb: readonly [number, number];
  readonly memoryGrowth: number;
  readonly isHeld: boolean;
}

/** Memory may grow by this part. */
const MOST_GROWTH = 0.1;

/** Attackers at once. */
const AT_ONCE = 12;

/** One of so many messages is slow; the others go on meanwhile. */
const SLOW_EVERY = 150;

const QUICK = [...HTTP_ATTACKS, ...SOCKET_ATTACKS, ...BYTE_ATTACKS];

/** Attacks a server of its own, at which people have begun a game, and says what became of it. */
export async function attack({ messages, seed }: Options, say: (text: string) => void): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'great-machine-'));
  try {
    const scene = new Scene('');
    const prepared = await TargetProcess.start(folder, () => {});
    scene.address = prepared.address;
    await scene.setUp();
    await prepared.stop();
    return await new Campaign(scene, folder, playerDice(seed), say).run(messages, seed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

class Campaign {
  private readonly kinds = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  private readonly outcomes: Record<string, number> = {};
  private untyped = 0;
  private leaks = 0;
  private readonly slow: Promise<void>[] = [];
  /** How many of the slow ones have begun. */
  private started = 0;

  constructor(
    private readonly scene: Scene,
    private readonly folder: string,
    private readonly below: Below,
    private readonly say: (text: string) => void,
  ) {}

  async run(messages: number, seed: number): Promise<Findings> {
    const { scene, folder } = this;
    const stored = await everythingIn(folder);
    const target = await TargetProcess.start(folder, (line) => this.lookForSecrets('the log', line));
    scene.address = target.address;
    const seen = await scene.seen();
    const witnesses = await scene.watch();
    const heard = witnesses.map((socket) => socket.messages.length);

    const first = Math.ceil(messages / 3);
    await this.sendAll(first);
    await Promise.all(this.slow.splice(0));
    const before = await target.memoryMb();
    await this.sendAll(messages - first);
    await Promise.all(this.slow.splice(0));
    const after = await target.memoryMb();

    const changes = target.hasCrashed
      ? []
      : [
          ...this.unless((await scene.seen()) === seen, 'players see something else than before'),
          ...this.unless(await scene.canGoOn(), 'nobody can go on with the game'),
          ...witnesses.flatMap((socket, at) =>
            this.unless(
              !socket.isClosed && socket.messages.length === heard[at],
              `a player was told: ${JSON.stringify(socket.messages.slice(heard[at]))}`,
            ),
          ),
        ];
    for (const socket of witnesses) socket.close();
    await target.stop();
    for (const [name, rows] of await everythingIn(folder))
      changes.push(...this.unless(rows === stored.get(name), `the rows of ${name} have changed`));
    for (const error of target.errors) this.say(`an error was logged: ${error}`);

    const crashes = target.errors.length + (target.hasCrashed ? 1 : 0);
    const memoryGrowth = after / before - 1;
    const { kinds, outcomes, untyped, leaks } = this;
    const changedStates = changes.length;
    return {
      seed,
      messages,
      kinds,
      outcomes,
      untyped,
      crashes,
      changedStates,
      leaks,
      memoryMb: [rounded(before), rounded(after)],
      memoryGrowth: rounded(memoryGrowth),
      isHeld: untyped + crashes + changedStates + leaks === 0 && memoryGrowth <= MOST_GROWTH,
    };
  }

  private async sendAll(messages: number): Promise<void> {
    let left = messages;
    const attacker = async () => {
      while (left > 0) {
        const isSlow = left-- % SLOW_EVERY === 0;
        if (isSlow) this.slow.push(this.send(itemAt(SLOW_ATTACKS, this.started++ % SLOW_ATTACKS.length)));
        else await this.send(oneOf(QUICK, this.below));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, attacker));
  }

  private async send(one: Attack): Promise<void> {
    const heard = await one.send(this.scene, this.below);
    this.kinds[one.kind]++;
    this.judge(one, heard);
  }

  private judge({ kind, name, allows }: Attack, { came, text }: Heard): void {
    const words = wordsOf(came);
    const short = came.was === 'untyped' ? 'untyped' : words;
    this.outcomes[short] = (this.outcomes[short] ?? 0) + 1;
    if (!allows.includes(words)) {
      this.untyped++;
      this.say(`${kind}, ${name}: ${words}`);
    }
    this.lookForSecrets(`${kind}, ${name}`, text);
  }

  private lookForSecrets(where: string, text: string): void {
    const secret = [CANARY, this.folder, ...this.scene.secrets].find((one) => text.includes(one));
    if (secret === undefined || (where === 'the log' && secret === CANARY)) return;
    this.leaks++;
    this.say(
      `${where}: ${secret === CANARY ? 'what was sent is repeated' : 'a secret'} in ${text.slice(0, 300)}`,
    );
  }

  private unless(isSo: boolean, otherwise: string): readonly string[] {
    if (isSo) return [];
    this.say(otherwise);
    return [otherwise];
  }
}

/** The rows of a database that no process uses, table by table; how long the server was up is no state. */
async function everythingIn(folder: string): Promise<ReadonlyMap<string, string>> {
  // The server has its file for itself, so a copy of it is read.
  const copy = join(folder, 'copy.db');
  await copyFile(sqliteFile(folder), copy);
  const database = new DatabaseSync(copy);
  const rowsOf = (sql: string) => database.prepare(sql).all() as readonly { readonly name?: string }[];
  const names = rowsOf("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
  const tables = names.flatMap(({ name = '' }) => (name === 'uptime' ? [] : [name]));
  const rows = tables.map(
    (name) => [name, JSON.stringify(rowsOf(`SELECT * FROM ${name} ORDER BY rowid`))] as const,
  );
  database.close();
  return new Map(rows);
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
