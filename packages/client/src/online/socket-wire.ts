import {
  type ClientMessage,
  type Hello,
  PROTOCOL,
  type Refused,
  type ServerMessage,
  type TableRequest,
} from '@great-machine/protocol';
import { RequestRefused } from '../request-refused.js';
import {
  HEARTBEAT,
  isForGood,
  type OpenWire,
  pauseBefore,
  type Wire,
  WireClosed,
  type WireUser,
  type World,
} from './wire.js';

/** What a socket tells its user. */
export interface SocketUser {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

export type OpenSocket = (user: SocketUser) => Socket;

/** The key of the player that comes, and the table; the link where it was just opened, and the side to play where a player has seats on both. */
export type Visitor = Pick<Hello, 'key' | 'table' | 'link' | 'side'>;

/** So many sockets in a row that never got through, and sockets are blocked here. */
const BLOCKED_AFTER = 3;

/** In milliseconds: a socket that does not reply for so long is dead. */
const PATIENCE = 15_000;

interface Waiting {
  readonly request: TableRequest;
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

/** One socket, from its opening to its end. */
interface Session {
  readonly socket: Socket;
  /** What waits for its time, to be prevented when the socket ends. */
  readonly waits: Set<() => void>;
  isWelcome: boolean;
  why?: Refused;
}

export function socketWire(open: OpenSocket, visitor: Visitor): OpenWire {
  return (user, world) => new SocketWire(open, visitor, user, world);
}

/** Requests wait until a socket is there, and those without a reply are sent again by the next one. */
class SocketWire implements Wire {
  private session: Session | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;
  private attempts = 0;
  private hasGotThrough = false;
  private isClosed = false;
  private stopPausing = () => {};

  constructor(
    private readonly open: OpenSocket,
    private readonly visitor: Visitor,
    private readonly user: WireUser,
    private readonly world: World,
  ) {
    this.connect();
  }

  request(request: TableRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(new WireClosed());
      const number = this.next++;
      this.waiting.set(number, { request, resolve, reject });
      if (this.session?.isWelcome === true) this.ask(this.session, number, request);
    });
  }

  beHere(): void {
    if (this.session?.isWelcome !== true) return;
    this.request({ do: 'be-here', isVisible: this.world.isVisible() }).catch(() => undefined);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.stopPausing();
    this.session?.socket.close();
    this.endSession();
    for (const { reject } of this.waiting.values()) reject(new WireClosed());
    this.waiting.clear();
  }

  private connect(): void {
    const ifCurrent = (act: (session: Session) => void) => () => {
      if (this.session === session) act(session);
    };
    const session: Session = {
      isWelcome: false,
      waits: new Set(),
      socket: this.open({
        opened: ifCurrent(({ socket }) => send(socket, this.hello())),
        received: (text) => ifCurrent((current) => this.receive(current, JSON.parse(text)))(),
        closed: ifCurrent((current) => this.lost(current)),
      }),
    };
    this.session = session;
    this.giveUpUnless(session, () => session.isWelcome);
  }

  private hello(): Hello {
    const { key, table, link, side } = this.visitor;
    const opened = link === undefined || this.hasGotThrough ? {} : { link };
    return { say: 'hello', protocol: PROTOCOL, key, table, side, ...opened, ...this.user.reached() };
  }

  private receive(session: Session, message: ServerMessage): void {
    switch (message.say) {
      case 'welcome':
        session.isWelcome = true;
        this.hasGotThrough = true;
        this.attempts = 0;
        this.user.connected(true);
        for (const [number, { request }] of this.waiting) this.ask(session, number, request);
        this.keepSayingHere(session);
        break;
      case 'news':
        this.user.told(message.news);
        break;
      case 'reply':
        this.take(message.number)?.resolve(message.reply);
        break;
      case 'refused':
        this.take(message.number)?.reject(new RequestRefused(message.why));
        break;
      case 'goodbye':
        session.why = message.why;
        if (!isForGood(message.why)) break;
        this.close();
        this.user.ended(message.why);
    }
  }

  private ask(session: Session, number: number, request: TableRequest): void {
    send(session.socket, { say: 'ask', number, request });
    // A hint may take as long as it takes.
    if (request.do !== 'advise') this.giveUpUnless(session, () => !this.waiting.has(number));
  }

  private keepSayingHere(session: Session): void {
    this.beHere();
    this.later(session, HEARTBEAT, () => this.keepSayingHere(session));
  }

  /** A socket may be dead without a word: the next one takes over. */
  private giveUpUnless(session: Session, isAnswered: () => boolean): void {
    this.later(session, PATIENCE, () => {
      if (isAnswered()) return;
      session.socket.close();
      this.lost(session);
    });
  }

  /** Acts after so many milliseconds, if the socket has not ended by then. */
  private later(session: Session, milliseconds: number, act: () => void): void {
    const prevent = this.world.after(milliseconds, () => {
      session.waits.delete(prevent);
      act();
    });
    session.waits.add(prevent);
  }

  private endSession(): void {
    for (const prevent of this.session?.waits ?? []) prevent();
    this.session = undefined;
  }

  private take(number: number): Waiting | undefined {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    return waiting;
  }

  private lost(session: Session): void {
    this.endSession();
    if (session.isWelcome) this.user.connected(false);
    this.attempts++;
    const seemsBlocked = !this.hasGotThrough && this.attempts >= BLOCKED_AFTER;
    if (seemsBlocked && this.user.takesAnotherWay()) {
      this.close();
      return;
    }
    const pause = pauseBefore(this.attempts, this.world, session.why);
    this.stopPausing = this.world.after(pause, () => this.connect());
  }
}

function send(socket: Socket, message: ClientMessage): void {
  socket.send(JSON.stringify(message));
}
