import { randomBytes } from 'node:crypto';
import type { TableNews } from '@great-machine/client';
import {
  type Hello,
  type News,
  PROTOCOL,
  type ServerMessage,
  SOCKET_PATH,
  type TableRequest,
} from '@great-machine/protocol';
import type { SeatQuestion } from '@great-machine/rules';
import { WebSocket } from 'ws';
import type { Tally } from './tally.js';

interface Waiting {
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

/** A person at a seat with one socket. Of what is told only the questions are kept, and how far it has come. */
export class Seat {
  questions: readonly SeatQuestion[] = [];
  isOver = false;
  private readonly key = newKey();
  private socket: WebSocket | undefined;
  private since = 0;
  private mark: string | undefined;
  private asked = 0;
  private waiting = new Map<number, Waiting>();
  private welcomed = () => {};

  constructor(
    private readonly server: string,
    private readonly tally: Tally,
  ) {}

  /** Asks something by HTTP. */
  async post(path: string, body: object): Promise<unknown> {
    const reply = await fetch(this.server + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const told: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${path} is refused: ${JSON.stringify(told)}`);
    return told;
  }

  /** Comes to a table by socket, by a link or once more. */
  async come(table: string, link?: string): Promise<void> {
    const socket = new WebSocket(this.server.replace(/^http/, 'ws') + SOCKET_PATH, {
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(data));
    socket.on('error', () => {});
    await new Promise<void>((resolve, reject) => {
      this.welcomed = resolve;
      socket.on('close', () => {
        reject(new Error('the socket has closed'));
        // By the person, or by the server?
        if (this.socket !== socket) return;
        this.tally.fail('a socket was closed');
        for (const { reject: fail } of this.waiting.values()) fail(new Error('the socket has closed'));
        this.waiting.clear();
      });
      socket.on('open', () => {
        const { key, since, mark } = this;
        const hello: Hello = {
          say: 'hello',
          protocol: PROTOCOL,
          key,
          table,
          link,
          since,
          talkSince: 0,
          mark,
        };
        socket.send(JSON.stringify(hello));
      });
    });
  }

  ask(request: TableRequest): Promise<unknown> {
    const number = this.asked++;
    const { socket } = this;
    return new Promise((resolve, reject) => {
      // What is sent by a socket that has closed would never have a reply.
      if (socket?.readyState !== WebSocket.OPEN) return reject(new Error('there is no open socket'));
      this.waiting.set(number, { resolve, reject });
      socket.send(JSON.stringify({ say: 'ask', number, request }));
    });
  }

  /** The connection is gone, without a word. */
  leave(): void {
    this.socket?.terminate();
    this.socket = undefined;
    this.waiting.clear();
  }

  private hear(data: Buffer): void {
    this.tally.bytes += data.length;
    const message: ServerMessage = JSON.parse(data.toString());
    if (message.say === 'news') this.read(message.news);
    else if (message.say === 'welcome') this.welcomed();
    else if (message.say === 'goodbye') this.tally.fail(`goodbye: ${message.why.refused}`);
    else {
      const waiting = this.waiting.get(message.number);
      this.waiting.delete(message.number);
      if (message.say === 'reply') waiting?.resolve(message.reply);
      else waiting?.reject(new Error(message.why.refused));
    }
  }

  private read({ mark, game, sheet }: News): void {
    this.mark = mark;
    this.isOver ||= sheet?.stage === 'over';
    if (game === undefined) return;
    const { entries, questions } = game as unknown as TableNews;
    this.since = (entries.at(-1)?.number ?? this.since - 1) + 1;
    this.questions = questions;
  }
}

/** A key, or what tells a request apart from others. */
export function newKey(): string {
  return randomBytes(16).toString('base64url');
}
