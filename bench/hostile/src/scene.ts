import { randomBytes } from 'node:crypto';
import type { TableNews } from '@great-machine/client';
import { API, type CreatedTable, type TableRequest } from '@great-machine/protocol';
import { itemAt, type SeatQuestion } from '@great-machine/rules';
import { call } from './calls.js';
import { HostileSocket } from './hostile-socket.js';
import type { Aimed } from './requests.js';

/** A key, or what tells a request apart from others. */
export function newKey(): string {
  return randomBytes(16).toString('base64url');
}

/** What was asked once, and was carried out. */
export interface Recorded {
  readonly key: string;
  readonly request: TableRequest;
}

/** Answers that are played before the attack. */
const ANSWERS = 12;

/** People who play and want nothing but that, at tables that the attackers know of. */
export class Scene {
  readonly machine = newKey();
  readonly rebel = newKey();
  /** One who has opened the link of the spectators. */
  readonly watcher = newKey();
  /** One whom the server knows, with a table of their own. */
  readonly stranger = newKey();
  readonly recorded: Recorded[] = [];
  playing = '';
  gathering = '';
  closed = '';
  /** The question for whose answer the game waits. */
  open: Aimed = { seat: '', decision: '' };
  private links: string[] = [];

  constructor(public address: string) {}

  /** Everything that may stand in no reply to an attacker and in no log. */
  get secrets(): readonly string[] {
    return [this.machine, this.rebel, this.watcher, this.stranger, ...this.links];
  }

  async setUp(): Promise<void> {
    const setup = { game: { revolutionaries: 1, seed: 'hostile' } };
    const playing = await this.create(this.machine, setup);
    this.playing = playing.table;
    await this.join(this.rebel, playing);
    await this.post(this.watcher, `/tables/${this.playing}/join`, { link: playing.links.spectators });
    await this.ask(this.machine, { do: 'claim-seat', once: newKey(), seat: 'machine', name: 'Ada' });
    await this.ask(this.rebel, { do: 'claim-seat', once: newKey(), seat: 'revolutionary-1', name: 'Bo' });
    await this.ask(this.machine, { do: 'start', once: newKey() });
    for (let given = 0; given < ANSWERS; given++) await this.answerOnce();
    const { seat, decision, rev } = (await this.nextAnswer()).answer;
    this.open = { seat, decision, rev };
    this.gathering = (await this.create(this.stranger, setup)).table;
    const closed = await this.create(this.machine, setup);
    this.closed = closed.table;
    await this.ask(this.machine, { do: 'abort', once: newKey() }, this.closed);
  }

  /** Everything that those who play can see, as text. */
  async seen(): Promise<string> {
    const everything = [];
    for (const key of [this.machine, this.rebel, this.watcher])
      everything.push(await this.news(key, this.playing));
    everything.push(
      await this.news(this.stranger, this.gathering),
      await this.news(this.machine, this.closed),
    );
    for (const key of [this.machine, this.rebel, this.watcher, this.stranger])
      for (const path of ['/me', '/me/games', '/me/data']) everything.push(await this.get(key, path));
    everything.push(
      await this.get(this.machine, '/lobby'),
      await this.get(this.machine, '/lobby?stage=playing'),
    );
    return JSON.stringify(everything, (name, value) => (name === 'now' ? undefined : value));
  }

  /** Whether one of those who are asked could answer now. */
  async canGoOn(): Promise<boolean> {
    const { key, answer } = await this.nextAnswer();
    return (await this.ask(key, { do: 'why-not', answer })) === undefined;
  }

  /** The sockets of those who sit at the table: they hear of everything that changes. */
  async watch(): Promise<readonly HostileSocket[]> {
    const sockets = [this.machine, this.rebel].map((key) => ({
      key,
      socket: new HostileSocket(this.address),
    }));
    for (const { key, socket } of sockets) {
      await socket.come({ key, table: this.playing });
      // What there was to tell comes before the reply.
      socket.send({ say: 'ask', number: 0, request: { do: 'notes' } });
      await socket.replyTo(0);
    }
    return sockets.map(({ socket }) => socket);
  }

  private async create(key: string, setup: object): Promise<CreatedTable> {
    const created = (await this.post(key, '/tables', { once: newKey(), setup })) as CreatedTable;
    const { invitation, spectators, seats } = created.links;
    this.links.push(invitation, spectators, ...Object.values(seats));
    return created;
  }

  private join(key: string, { table, links }: CreatedTable): Promise<unknown> {
    return this.post(key, `/tables/${table}/join`, { link: links.invitation });
  }

  private async answerOnce(): Promise<void> {
    const { key, answer } = await this.nextAnswer();
    await this.ask(key, { do: 'answer', once: newKey(), answers: [answer] });
  }

  private async nextAnswer() {
    for (const key of [this.machine, this.rebel]) {
      const { questions } = (await this.ask(key, {
        do: 'read',
        since: Number.MAX_SAFE_INTEGER,
      })) as TableNews;
      const question = questions.find(isAsked);
      if (question === undefined) continue;
      const { seat, id, rev, options } = question;
      return { key, answer: { seat, decision: id, rev, picks: [{ ...itemAt(options, 0).pick }] } };
    }
    throw new Error('the game waits for nobody');
  }

  private async ask(key: string, request: TableRequest, table = this.playing): Promise<unknown> {
    if ('once' in request && table === this.playing) this.recorded.push({ key, request });
    const { reply } = (await this.post(key, `/tables/${table}/requests`, request)) as { reply?: unknown };
    return reply;
  }

  private news(key: string, table: string): Promise<unknown> {
    return this.post(key, `/tables/${table}/news`, { since: 0, talkSince: 0, waitSeconds: 0 });
  }

  private post(key: string, path: string, body: object): Promise<unknown> {
    const type = { 'content-type': 'application/json' };
    return this.send(key, { method: 'POST', path, headers: type, body: JSON.stringify(body) });
  }

  private get(key: string, path: string): Promise<unknown> {
    return this.send(key, { method: 'GET', path, headers: {} });
  }

  private async send(
    key: string,
    { path, headers, ...asked }: { method: string; path: string; headers: object; body?: string },
  ): Promise<unknown> {
    const authorized = { ...headers, authorization: `Bearer ${key}` };
    const { came, text } = await call(this.address, { ...asked, path: API + path, headers: authorized });
    if (came.was !== 'replied') throw new Error(`${path} is refused: ${text}`);
    return JSON.parse(text);
  }
}

function isAsked({ awaited, options }: SeatQuestion): boolean {
  return awaited && options.length > 0;
}
