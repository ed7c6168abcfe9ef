import { join } from 'node:path';
import { OPERATOR_API, Refused } from '@great-machine/protocol';
import { readTextFile } from '../files/files.js';
import { OperationError } from '../terminal/errors.js';

/** What a schema reads. */
interface Schema<T> {
  parse(value: unknown): T;
}

/** A server that runs, asked by its operator. */
export class RunningServer {
  constructor(
    private readonly address: string,
    private readonly key: string,
  ) {}

  /** The server whose key is in this folder of data. */
  static withKeyIn(folder: string, address: string): RunningServer {
    return new RunningServer(address, readTextFile(join(folder, 'operator.key')).trim());
  }

  async read<T>(path: string, schema: Schema<T>): Promise<T> {
    return schema.parse(await (await this.send('GET', path)).json());
  }

  async tell<T>(method: 'POST' | 'PUT', path: string, body: object, schema: Schema<T>): Promise<T> {
    return schema.parse(await (await this.send(method, path, body)).json());
  }

  /** Sends a request, and fails with words for a person where it is not carried out. */
  async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const init = { method, headers, body: body && JSON.stringify(body) };
    const reply = await fetch(`${this.address}${OPERATOR_API}${path}`, init).catch(() => {
      throw new OperationError(`no server answers at ${this.address}; start it, or say where it is by --url`);
    });
    if (reply.ok) return reply;
    const why = Refused.safeParse(await reply.json().catch(() => undefined));
    throw new OperationError(why.success ? wordsFor(why.data) : `the server replies with ${reply.status}`);
  }
}

function wordsFor(why: Refused): string {
  if (why.refused === 'not-allowed' || why.refused === 'no-key')
    return 'this is not the key of that server; --data DIR names the folder of its data';
  if (why.refused === 'not-found') return 'there is nothing by that name';
  if (why.refused === 'not-now') return `the table is ${why.stage}`;
  return `the server refuses it (${why.refused})`;
}
