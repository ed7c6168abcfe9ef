import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { SOCKET_PATH } from '@great-machine/protocol';
import { type Came, type Heard, PATIENCE } from './calls.js';

const UPGRADE = [
  `GET ${SOCKET_PATH} HTTP/1.1`,
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version: 13',
  '',
  '',
].join('\r\n');

/** A connection that was upgraded to WebSocket, byte by byte. */
export class UpgradedSocket {
  private got = Buffer.alloc(0);

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk) => {
      this.got = Buffer.concat([this.got, chunk]);
    });
    socket.on('error', () => {});
  }

  static async open(address: string): Promise<UpgradedSocket> {
    const { hostname, port } = new URL(address);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    await once(socket, 'connect');
    const upgraded = new UpgradedSocket(socket);
    socket.write(UPGRADE);
    await once(socket, 'data');
    return upgraded;
  }

  write(bytes: Buffer): void {
    this.socket.write(bytes);
  }

  /** Closes its own end, and goes on listening. */
  closeOwnEnd(): void {
    this.socket.end();
  }

  /** Waits for its end, and reads the code of the frame that says why. */
  async ended(): Promise<Heard> {
    const timer = setTimeout(() => this.socket.destroy(), PATIENCE);
    const isLate = new Promise<boolean>((resolve) => this.socket.once('close', () => resolve(true)));
    const isEnded = new Promise<boolean>((resolve) => this.socket.once('end', () => resolve(false)));
    const hasNotEnded = await Promise.race([isLate, isEnded]);
    clearTimeout(timer);
    this.socket.destroy();
    const text = this.got.toString('latin1');
    const came: Came = hasNotEnded ? { was: 'untyped', why: 'no end' } : this.cameOf();
    return { came, text };
  }

  private cameOf(): Came {
    const frame = this.got.lastIndexOf(Buffer.from([0x88]));
    const isClose = frame >= 0 && this.got.length >= frame + 4;
    return isClose ? { was: 'closed', code: this.got.readUInt16BE(frame + 2) } : { was: 'cut' };
  }
}
