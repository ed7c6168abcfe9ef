import { createHash } from 'node:crypto';
import type { TableNews } from '@great-machine/client';
import {
  API,
  type Channel,
  commitmentTo,
  keyOfToss,
  type ServerMessage,
  type TableSetup,
} from '@great-machine/protocol';
import {
  type Answer,
  type Audience,
  itemAt,
  type PickView,
  Play,
  type Rules,
  samePickView,
} from '@great-machine/rules';
import type { FastifyInstance } from 'fastify';
import type { Recording } from '../../../rules/test/leaks/recording.js';
import { type Dealt, stateOf } from '../../../rules/test/leaks/watched-play.js';
import type { OutsideCall } from '../../src/notifications/deliver.js';
import { type Store, StoreError } from '../../src/store/store.js';
import { RawSocket } from '../realtime/raw-socket.js';
import { makeFolder } from '../tables/server.js';

/** A key that follows from a name: both servers are asked the same. */
function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 32);
}

/** What the server draws, and the bits of a seat for the key of the game. */
const DRAWN = '5'.repeat(64);

function bitsOf(seat: string): string {
  return createHash('sha256').update(seat).digest('hex').slice(0, 32);
}

/** When the game begins, by the clock of the server. */
const START = 1_800_000_000_000;

/** Questions by which a reader pries, some at each moment in turns. They change nothing. */
const PRYING: readonly ((seat: string, decision: string) => object)[] = [
  () => ({ do: 'read', since: 0 }),
  (seat, decision) => ({ do: 'why-not', answer: { seat, decision, picks: [] } }),
  (seat, decision) => ({
    do: 'why-not',
    answer: { seat, decision, picks: [{ pick: 'card', names: 'access-card', of: 'art' }] },
  }),
  (seat, decision) => ({
    do: 'is-final',
    answer: { seat, decision, picks: [{ pick: 'end', names: 'nothing' }] },
  }),
  (_, decision) => ({ do: 'why-not', answer: { seat: 'revolutionary-1', decision } }),
  () => ({ do: 'truth' }),
  () => ({ do: 'read-side', side: 'machine', since: 0 }),
  () => ({ do: 'read-side', side: 'revolutionaries', since: 0 }),
  () => ({ do: 'routes', hero: 'finch', district: 'art' }),
  () => ({ do: 'notes' }),
  (seat, decision) => ({ do: 'advise', seat: `no-${seat}`, question: decision }),
  () => ({
    do: 'wish',
    once: keyOf('wish'),
    seat: 'machine',
    wish: { want: 'take-back', before: 1_000_000 },
  }),
  (seat) => ({ do: 'vote', once: keyOf('vote'), seat, wish: 1_000_000, agrees: true }),
  () => ({ do: 'start', once: keyOf('start again') }),
  () => ({ do: 'report-bug', once: keyOf('bug'), text: 'The Guard stands still.' }),
];

/** So often in a row no bot thinks: between two thoughts there is a moment without one. */
const QUIET = 5;

/** What is asked only to wait has numbers from here on. */
const SETTLING = 1_000_000;

/** One who sits at the table or watches it, with a socket, and by HTTP as well. */
interface Reader {
  readonly name: string;
  readonly audience: Audience;
  readonly socket: RawSocket;
  /** How far it has come by HTTP. */
  polled: { since: number; talkSince: number; mark?: string };
  /** The messages of the socket that were looked at, and the notifications. */
  seen: number;
  notified: number;
}

/** What has left the server for a player who wants to be told, and when. */
interface Notified {
  readonly host: string;
  readonly at: number;
  readonly body: string;
}

function hostOf(name: string): string {
  return `${name}.example`;
}

/** A real server on which a game is dealt and played, and everything that its readers get. */
export class ServedGame {
  private readonly readers: Reader[] = [];
  private table = '';
  private requests = 0;
  private settled = 0;
  private moment = 0;
  private wishes = 0;

  private constructor(
    private readonly recording: Recording,
    private readonly place: Awaited<ReturnType<typeof makeFolder>>,
    private readonly store: Store,
    private readonly node: FastifyInstance,
    private readonly clock: { now: number },
    /** While it is on, nothing can be kept. */
    private readonly outage: { isOn: boolean },
    /** Every notification so far. */
    readonly notified: readonly Notified[],
  ) {}

  /** Serves a game as it is dealt; dealer and clock are parameters of the server. */
  static async open(
    recording: Recording,
    dealt: Dealt,
    setup: Partial<TableSetup> = {},
    /** The seats of bots; people sit at the others. */
    bots: readonly string[] = [],
  ): Promise<ServedGame> {
    const place = await makeFolder();
    const store = await place.openStore();
    const clock = { now: START };
    const notified: Notified[] = [];
    // First the bits of the server, which their commitment shows; then the chance of bots, which no audience knows.
    const drawn = [DRAWN];
    const secret = (dealt === recording ? '6' : '7').repeat(64);
    const deliver = async ({ address, body }: OutsideCall) => {
      notified.push({ host: address.host, at: clock.now, body: String(body) });
      return 201;
    };
    const world = {
      now: () => clock.now,
      // The clock of the test is not read all the time.
      longestSilence: Number.MAX_SAFE_INTEGER,
      drawKey: () => drawn.shift() ?? secret,
      talk: { pace: { atOnce: 1000, perSecond: 1000 }, mostLines: 2000 },
      deal: (rules: Rules) => Play.begin(rules, recording.config, stateOf(dealt)),
    };
    const outage = { isOn: false };
    const node = await place.openNode(failingIn(store, outage), world, {}, { deliver });
    const game = new ServedGame(recording, place, store, node, clock, outage, notified);
    await game.begin(await node.listen({ host: '127.0.0.1', port: 0 }), setup, bots);
    return game;
  }

  async close(): Promise<void> {
    for (const { socket } of this.readers) socket.close();
    await this.node.close();
    await this.store.close();
    await this.place.remove();
  }

  /** The clock goes on to the next moment. */
  tick(seconds = 1): void {
    this.moment++;
    this.clock.now += seconds * 1000;
  }

  /** More than a minute goes by, in which players are told of what waits for them. */
  async passMinute(): Promise<void> {
    await this.notify();
    this.clock.now += 61_000;
    await this.notify();
    await this.settle();
  }

  /** The server may be looking already, by the clock as it was. */
  private async notify(): Promise<void> {
    for (const _ of [1, 2]) await this.node.notifier.look();
  }

  /** A seat answers, by its socket. All others have got what that came to when it is done. */
  async say(answer: Answer): Promise<void> {
    const { socket } = this.readerOf(answer.seat);
    const once = keyOf(`answer ${this.requests++}`);
    const reply = await socket.ask({ do: 'answer', once, answers: [answer] });
    if (reply.say !== 'reply' || reply.reply !== undefined)
      throw new Error(`an answer is refused: ${JSON.stringify([answer, reply])}`);
    await this.settle();
  }

  /** A seat answers what cannot be kept, by its socket; it is refused, and nothing has happened. */
  async sayInOutage(answer: Answer): Promise<void> {
    this.outage.isOn = true;
    const once = keyOf(`outage ${this.requests}`);
    const reply = await this.readerOf(answer.seat).socket.ask({ do: 'answer', once, answers: [answer] });
    this.outage.isOn = false;
    if (reply.say !== 'refused') throw new Error(`an answer is kept: ${JSON.stringify([answer, reply])}`);
    await this.settle();
  }

  /** A Revolutionary wants something, such as to take the latest entry of their feed back, and at the next moment they do not. */
  async wish(want: 'take-back' | 'show-all'): Promise<void> {
    const seat = 'revolutionary-1';
    const once = keyOf(`wish ${this.moment}`);
    if (this.moment % 3 === 1) {
      const { body } = await this.post(seat, 'requests', { do: 'read', since: 0 });
      const before: number = JSON.parse(body).reply.entries.at(-1).number;
      const wish = want === 'take-back' ? { want, before } : { want };
      await this.post(seat, 'requests', { do: 'wish', once, seat, wish });
    } else if (this.moment % 3 === 2)
      await this.post(seat, 'requests', { do: 'vote', once, seat, wish: this.wishes++, agrees: false });
    await this.settle();
  }

  /** All seats agree that those who watch see everything late. */
  async agreeToShowAll(): Promise<void> {
    const wish = this.wishes++;
    const [first = '', ...others] = this.recording.config.seats.map(({ seat }) => seat);
    const want = { do: 'wish', once: keyOf('show all'), seat: first, wish: { want: 'show-all' } };
    await this.post(first, 'requests', want);
    for (const seat of others)
      await this.post(seat, 'requests', {
        do: 'vote',
        once: keyOf(`show all ${seat}`),
        seat,
        wish,
        agrees: true,
      });
    await this.settle();
  }

  /** A seat says something to the table or to its side. */
  async talk(seat: string, channel: Channel, text: string): Promise<void> {
    const once = keyOf(`talk ${this.requests++}`);
    const reply = await this.readerOf(seat).socket.ask({ do: 'say', once, channel, said: { text } });
    if (reply.say !== 'reply') throw new Error(`talk is refused: ${JSON.stringify(reply)}`);
    await this.settle();
  }

  /** Cards that a Hero could have laid instead of the one in this answer. */
  async otherCards({ seat, decision, picks }: Answer): Promise<readonly PickView[]> {
    const card = picks?.[0];
    if (!decision.includes('access-choice') || card?.names !== 'access-card') return [];
    const { body } = await this.post(seat, 'requests', { do: 'read', since: Number.MAX_SAFE_INTEGER });
    const { questions } = JSON.parse(body).reply;
    const question = questions.find(({ id }: { id: string }) => id === decision);
    return question.options
      .map(({ pick }: { pick: PickView }) => pick)
      .filter((pick: PickView) => !samePickView(pick, card));
  }

  /** What a seat is told now, once no bot of its side thinks. */
  async readAtRest(seat: string): Promise<TableNews> {
    for (let quiet = 0; ; ) {
      const { body } = await this.post(seat, 'requests', { do: 'read', since: 0 });
      const news: TableNews = JSON.parse(body).reply;
      quiet = news.status.seats.some(({ isThinking }) => isThinking) ? 0 : quiet + 1;
      if (quiet === QUIET) {
        await this.settle();
        return news;
      }
    }
  }

  /** Everything that an audience got since it was looked at last, and what it gets when it asks, as text. */
  async observe(audience: Audience): Promise<string> {
    const texts: unknown[] = [];
    for (const reader of this.readers.filter((one) => one.audience === audience)) {
      texts.push(
        reader.name,
        reader.socket.texts.slice(reader.seen).filter((text) => !isWait(text)),
      );
      reader.seen = reader.socket.texts.length;
      const notified = this.notified.filter(({ host }) => host === hostOf(reader.name));
      texts.push(notified.slice(reader.notified));
      reader.notified = notified.length;
      texts.push(await this.poll(reader), await this.pry(reader));
    }
    return JSON.stringify(texts);
  }

  /** What no audience may know before the end: the bits of the server and of seats, and the key made of them. */
  get tossSecrets(): readonly string[] {
    const seats = this.recording.config.seats.map(({ seat }) => ({ of: seat, bits: bitsOf(seat) }));
    const tossed = [{ of: 'server', bits: DRAWN.slice(0, 32) }, ...seats];
    return [...tossed.map(({ bits }) => bits), keyOfToss(this.table, tossed)];
  }

  private async begin(address: string, others: Partial<TableSetup>, bots: readonly string[]): Promise<void> {
    const all = this.recording.config.seats;
    const seats = all.filter(({ seat }) => !bots.includes(seat));
    const clock = { kind: 'live', bankSeconds: 36_000, incrementSeconds: 10 };
    const game = { revolutionaries: all.length - 1 };
    const setup = { game, clock, isListed: true, privateChannel: true, ...others };
    const created = await this.send('machine', 'POST', '/tables', { once: keyOf('table'), setup });
    const { table, links } = JSON.parse(created.body);
    this.table = table;
    for (const { seat } of seats) {
      if (seat !== 'machine') await this.post(seat, 'join', { link: links.invitation });
      await this.post(seat, 'requests', { do: 'claim-seat', once: keyOf(`claim ${seat}`), seat, name: seat });
    }
    for (const seat of bots) {
      const once = keyOf(`bot ${seat}`);
      await this.post('machine', 'requests', { do: 'seat-bot', once, seat, level: 'apprentice' });
    }
    await this.post('watcher', 'join', { link: links.spectators });
    for (const { seat } of seats) {
      const address = `https://${hostOf(seat)}/hook`;
      await this.send(seat, 'POST', '/me/notifications', { by: 'webhook', address, when: 'always' });
    }
    for (const { seat } of seats) {
      const commitment = commitmentTo(table, { of: seat, bits: bitsOf(seat) });
      await this.post(seat, 'requests', { do: 'commit', once: keyOf(`commit ${seat}`), seat, commitment });
    }
    await this.post('machine', 'requests', { do: 'start', once: keyOf('start') });
    for (const { seat } of seats)
      await this.post(seat, 'requests', {
        do: 'reveal',
        once: keyOf(`reveal ${seat}`),
        seat,
        bits: bitsOf(seat),
      });
    for (const name of [...seats.map(({ seat }) => seat), 'watcher']) {
      const socket = new RawSocket(address);
      this.readers.push({
        name,
        audience: audienceOf(name),
        socket,
        polled: { since: 0, talkSince: 0 },
        seen: 0,
        notified: 0,
      });
      await socket.hello({ key: keyOf(name), table });
    }
    await this.askAll({ do: 'notes' });
    for (const { socket } of this.readers) {
      await socket.ask({ do: 'be-here', isVisible: true });
      await this.askAll({ do: 'notes' });
    }
  }

  private readerOf(name: string): Reader {
    const reader = this.readers.find((one) => one.name === name);
    if (reader === undefined) throw new Error(`there is no ${name}`);
    return reader;
  }

  /** News come before the reply to what is asked after them. */
  async settle(): Promise<void> {
    await this.askAll({ do: 'be-here', isVisible: true });
  }

  private async askAll(request: object): Promise<void> {
    const number = SETTLING + this.settled++;
    await Promise.all(this.readers.map(({ socket }) => socket.ask(request, number)));
  }

  private async poll(reader: Reader): Promise<unknown> {
    const reply = await this.post(reader.name, 'news', { ...reader.polled, waitSeconds: 0 });
    const { mark, game, talk } = JSON.parse(reply.body);
    const { since, talkSince } = reader.polled;
    reader.polled = {
      since: since + (game?.entries.length ?? 0),
      talkSince: (talk?.lines.at(-1)?.number ?? talkSince - 1) + 1,
      mark,
    };
    return reply;
  }

  private async pry({ name }: Reader): Promise<unknown> {
    const { round } = this.recording.deal;
    const asked = itemAt(PRYING, this.moment % PRYING.length)(name, `${round + 1}.1.machine-phase.machine`);
    const lists = this.moment % 4 === 0 ? ['/me/games', '/lobby?stage=playing', '/me/data'] : [];
    const replies = [await this.post(name, 'requests', asked)];
    for (const path of lists) replies.push(await this.send(name, 'GET', path));
    return replies;
  }

  private post(name: string, what: string, body: object) {
    return this.send(name, 'POST', `/tables/${this.table}/${what}`, body);
  }

  private async send(name: string, method: 'GET' | 'POST', path: string, payload?: object) {
    const headers = { authorization: `Bearer ${keyOf(name)}` };
    const reply = await this.node.inject({ method, url: API + path, headers, payload });
    const { date: _, ...told } = reply.headers;
    return { status: reply.statusCode, headers: told, body: reply.body };
  }
}

/** A store that keeps no entry as long as the outage is on. */
function failingIn(store: Store, outage: { readonly isOn: boolean }): Store {
  const append: Store['append'] = async (...entry) => {
    if (outage.isOn) throw new StoreError('full', `no room for ${JSON.stringify(entry)}`);
    return store.append(...entry);
  };
  return Object.create(store, { append: { value: append } });
}

/** Whether a message is the reply to what is asked only to wait: how often that is depends on the test. */
function isWait(text: string): boolean {
  const message: ServerMessage = JSON.parse(text);
  return 'number' in message && message.number >= SETTLING;
}

function audienceOf(name: string): Audience {
  if (name === 'watcher') return 'public';
  return name === 'machine' ? 'machine' : 'revolutionaries';
}
