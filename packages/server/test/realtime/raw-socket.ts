import { once } from 'node:events';
import { type Hello, PROTOCOL, type ServerMessage, SOCKET_PATH } from '@great-machine/protocol';
import { type ClientOptions, WebSocket } from 'ws';

/** A socket by hand: what it was sent, text by text. */
export class RawSocket {
  readonly texts: string[] = [];
  private readonly socket: WebSocket;
  private waiting: (() => void)[] = [];
  private asked = 0;

  constructor(address: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(address.replace(/^http/, 'ws') + SOCKET_PATH, options);
    this.socket.on('message', (data) => {
      this.texts.push(String(data));
      this.wake();
    });
    this.socket.on('close', () => this.wake());
    this.socket.on('error', () => {});
  }

  get messages(): readonly ServerMessage[] {
    return this.texts.map((text) => JSON.parse(text));
  }

  get isClosed(): boolean {
    return this.socket.readyState === WebSocket.CLOSED;
  }

  async open(): Promise<this> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open');
    return this;
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends bytes that are no text. */
  sendBytes(bytes: Buffer): void {
    this.socket.send(bytes);
  }

  /** Says hello, and waits for what comes upon it. */
  async hello(who: Pick<Hello, 'key' | 'table'> & Partial<Hello>): Promise<ServerMessage> {
    await this.open();
    this.send({ say: 'hello', protocol: PROTOCOL, since: 0, talkSince: 0, ...who });
    return this.next(0);
  }

  /** Asks something, and waits for the reply. */
  async ask(request: object, number = this.asked++): Promise<ServerMessage> {
    this.send({ say: 'ask', number, request });
    return this.until((message) => 'number' in message && message.number === number);
  }

  /** The message with this number, once it is there. */
  async next(at: number): Promise<ServerMessage> {
    let seen = -1;
    return this.until(() => ++seen === at);
  }

  /** The first message of which this holds. */
  async until(holds: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (let at = 0; ; at++) {
      while (at >= this.texts.length) {
        if (this.isClosed) throw new Error('the socket has closed');
        await new Promise<void>((resolve) => {
          this.waiting.push(resolve);
        });
      }
      const message = JSON.parse(this.texts[at] ?? '');
      if (holds(message)) return message;
    }
  }

  /** Waits for its end, and says why it came. */
  async ended(): Promise<ServerMessage | number> {
    const [code] = this.isClosed ? [0] : await once(this.socket, 'close');
    const last = this.messages.at(-1);
    return last?.say === 'goodbye' ? last : Number(code);
  }

  /** Waits for its end, and gives the code of WebSocket. */
  async closed(): Promise<number> {
    const [code] = await once(this.socket, 'close');
    return Number(code);
  }

  /** Reads nothing any more, until it reads on. */
  pause(): void {
    this.socket.pause();
  }

  readOn(): void {
    this.socket.resume();
  }

  close(): void {
    this.socket.terminate();
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
