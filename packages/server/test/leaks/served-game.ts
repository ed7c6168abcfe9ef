import { createHash } from 'node:crypto';
import {
  API,
  type Channel,
  commitmentTo,
  keyOfToss,
  type ServerMessage,
  type TableSetup,
} from '@great-machine/protocol';
import { type Answer, type Audience, itemAt, type PickView, Play, samePickView } from '@great-machine/rules';
import type { FastifyInstance } from 'fastify';
import type { Recording } from '../../../rules/test/leaks/recording.js';
import { type Dealt, stateOf } from '../../../rules/test/leaks/watched-play.js';
import type { Store } from '../../src/store/store.js';
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

/** What is asked only to wait has numbers from here on. */
const SETTLING = 1_000_000;

/** One who sits at the table or watches it, with a socket, and by HTTP as well. */
interface Reader {
  readonly name: string;
  readonly audience: Audience;
  readonly socket: RawSocket;
  /** How far it has come by HTTP. */
  polled: { since: number; talkSince: number; mark?: string };
  /** The messages of the socket that were looked at. */
  seen: number;
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
  ) {}

  /** Serves a game as it is dealt; dealer and clock are parameters of the server. */
  static async open(
    recording: Recording,
    dealt: Dealt,
    setup: Partial<TableSetup> = {},
  ): Promise<ServedGame> {
    const place = await makeFolder();
    const store = await place.openStore();
    const clock = { now: START };
    const node = await place.openNode(store, {
      now: () => clock.now,
      // The clock of the test is not read all the time.
      longestSilence: Number.MAX_SAFE_INTEGER,
      drawKey: () => DRAWN,
      talk: { pace: { atOnce: 1000, perSecond: 1000 }, mostLines: 2000 },
      deal: (rules) => Play.begin(rules, recording.config, stateOf(dealt)),
    });
    const game = new ServedGame(recording, place, store, node, clock);
    await game.begin(await node.listen({ host: '127.0.0.1', port: 0 }), setup);
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

  /** A seat answers, by its socket. All others have got what that came to when it is done. */
  async say(answer: Answer): Promise<void> {
    const { socket } = this.readerOf(answer.seat);
    const once = keyOf(`answer ${this.requests++}`);
    const reply = await socket.ask({ do: 'answer', once, answers: [answer] });
    if (reply.say !== 'reply' || reply.reply !== undefined)
      throw new Error(`an answer is refused: ${JSON.stringify([answer, reply])}`);
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

  /** Everything that an audience got since it was looked at last, and what it gets when it asks, as text. */
  async observe(audience: Audience): Promise<string> {
    const texts: unknown[] = [];
    for (const reader of this.readers.filter((one) => one.audience === audience)) {
      texts.push(
        reader.name,
        reader.socket.texts.slice(reader.seen).filter((text) => !isWait(text)),
      );
      reader.seen = reader.socket.texts.length;
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

  private async begin(address: string, others: Partial<TableSetup>): Promise<void> {
    const { seats } = this.recording.config;
    const clock = { kind: 'live', bankSeconds: 36_000, incrementSeconds: 10 };
    const game = { revolutionaries: seats.length - 1 };
    const setup = { game, clock, isListed: true, privateChannel: true, ...others };
    const created = await this.send('machine', 'POST', '/tables', { once: keyOf('table'), setup });
    const { table, links } = JSON.parse(created.body);
    this.table = table;
    for (const { seat } of seats) {
      if (seat !== 'machine') await this.post(seat, 'join', { link: links.invitation });
      await this.post(seat, 'requests', { do: 'claim-seat', once: keyOf(`claim ${seat}`), seat, name: seat });
    }
    await this.post('watcher', 'join', { link: links.spectators });
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

/** Whether a message is the reply to what is asked only to wait: how often that is depends on the test. */
function isWait(text: string): boolean {
  const message: ServerMessage = JSON.parse(text);
  return 'number' in message && message.number >= SETTLING;
}

function audienceOf(name: string): Audience {
  if (name === 'watcher') return 'public';
  return name === 'machine' ? 'machine' : 'revolutionaries';
}
