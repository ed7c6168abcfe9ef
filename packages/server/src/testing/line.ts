import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The two ends of a connection that goes through a line. */
interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/**
 * A line of the network: what connects to it is passed on to the first of its ends that listens, another one first each time.
 * Cut off, it passes nothing on and says nothing, as a network that fails does.
 */
export class Line {
  private readonly pairs = new Set<Pair>();
  private isCut = false;
  private next = 0;

  private constructor(
    private readonly server: Server,
    readonly port: number,
    private readonly ends: () => readonly number[],
  ) {
    server.on('connection', (near) => void this.pass(near));
  }

  /** `ends` are the ports that may listen now. */
  static async open(ends: () => readonly number[]): Promise<Line> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the line has no port');
    return new Line(server, address.port, ends);
  }

  cutOff(): void {
    this.isCut = true;
    for (const { near, far } of this.pairs) {
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  /** What connects from now on gets through; what was cut off stays silent. */
  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.server.close();
    for (const { near, far } of this.pairs) {
      near.destroy();
      far.destroy();
    }
  }

  private async pass(near: Socket): Promise<void> {
    near.on('error', () => near.destroy());
    const far = await this.reach();
    if (far === undefined) {
      near.destroy();
      return;
    }
    const pair = { near, far };
    this.pairs.add(pair);
    far.on('error', () => far.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => {
      near.destroy();
      this.pairs.delete(pair);
    });
    if (!this.isCut) near.pipe(far).pipe(near);
  }

  private async reach(): Promise<Socket | undefined> {
    const ends = this.ends();
    const first = this.next++;
    for (let tried = 0; tried < ends.length; tried++) {
      const end = ends[(first + tried) % ends.length];
      const far = end === undefined ? undefined : await reached(end);
      if (far !== undefined) return far;
    }
    return undefined;
  }
}

async function reached(port: number): Promise<Socket | undefined> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}
