import { type Hello, PROTOCOL, type ServerMessage, SOCKET_PATH } from '@great-machine/protocol';
import { type ClientOptions, WebSocket } from 'ws';
import { type Came, cameOfGame, type Heard, PATIENCE, readRefused } from './calls.js';

/** A socket that says what it likes. */
export class HostileSocket {
  private readonly texts: string[] = [];
  private readonly socket: WebSocket;
  private readonly opened: Promise<void>;
  private code: number | undefined;
  private wake = () => {};

  constructor(address: string, options: ClientOptions & { readonly autoPong?: boolean } = {}) {
    this.socket = new WebSocket(address.replace(/^http/, 'ws') + SOCKET_PATH, {
      perMessageDeflate: false,
      ...options,
    });
    this.opened = new Promise((resolve) => {
      this.socket.once('open', resolve);
      this.socket.once('close', () => resolve());
    });
    this.socket.on('message', (data) => {
      this.texts.push(String(data));
      this.wake();
    });
    this.socket.on('close', (code) => {
      this.code = code;
      this.wake();
    });
    this.socket.on('error', () => {});
  }

  open(): Promise<void> {
    return this.opened;
  }

  /** Whether nothing can be sent any more. */
  get isClosed(): boolean {
    return this.socket.readyState !== WebSocket.OPEN;
  }

  send(message: object | string | Buffer): void {
    if (this.isClosed) return;
    const isPlain = typeof message === 'string' || Buffer.isBuffer(message);
    this.socket.send(isPlain ? message : JSON.stringify(message), () => {});
  }

  sayHello(who: Pick<Hello, 'key' | 'table'> & Partial<Hello>): void {
    this.send({ say: 'hello', protocol: PROTOCOL, since: 0, talkSince: 0, ...who });
  }

  /** Comes as one whom the server knows, and waits until it is welcome. */
  async come(who: Pick<Hello, 'key' | 'table'>): Promise<boolean> {
    await this.open();
    this.sayHello(who);
    return this.until(() => this.messages.some(({ say }) => say === 'welcome'));
  }

  /** What comes of an ask with this number, or of the end of the socket. */
  async replyTo(number: number): Promise<Heard> {
    const isReply = (message: ServerMessage) => 'number' in message && message.number === number;
    await this.until(() => this.messages.some(isReply));
    const reply = this.messages.find(isReply);
    return reply === undefined ? this.ended() : this.heard(cameOf(reply));
  }

  /** Waits for its end, and says how it came. */
  async ended(): Promise<Heard> {
    await this.until(() => false);
    const last = this.messages.at(-1);
    if (last?.say === 'goodbye') return this.heard(cameOf(last));
    if (this.code === undefined) return this.heard({ was: 'untyped', why: 'the socket does not end' });
    return this.heard(this.code === ABNORMAL ? { was: 'cut' } : { was: 'closed', code: this.code });
  }

  /** Reads nothing any more. */
  pause(): void {
    this.socket.pause();
  }

  close(): void {
    this.socket.terminate();
  }

  private heard(came: Came): Heard {
    return { came, text: this.texts.join('\n') };
  }

  get messages(): readonly ServerMessage[] {
    return this.texts.map((text) => JSON.parse(text));
  }

  /** Whether it was so before the socket ended or the patience did. */
  private async until(isSo: () => boolean): Promise<boolean> {
    const deadline = performance.now() + PATIENCE;
    while (!isSo() && this.code === undefined && performance.now() < deadline)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    return isSo();
  }
}

/** The code of a connection that has ended without a word. */
const ABNORMAL = 1006;

function cameOf(message: ServerMessage): Came {
  if (message.say === 'refused' || message.say === 'goodbye') {
    const why = readRefused(JSON.stringify(message.why));
    return why === undefined
      ? { was: 'untyped', why: JSON.stringify(message) }
      : { was: 'refused', code: why.refused };
  }
  return message.say === 'reply' ? cameOfGame(JSON.stringify(message)) : { was: 'replied' };
}
