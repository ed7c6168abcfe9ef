import { lookup } from 'node:dns/promises';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP } from 'node:net';
import type { NotificationFailure } from '@great-machine/protocol';
import { isPublic } from './public-network.js';

/** A message for a service outside. */
export interface OutsideCall {
  readonly address: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Calls a service outside, and gives the status of its reply. Rejected with `NotDelivered`. */
export type Deliver = (call: OutsideCall) => Promise<number>;

export class NotDelivered extends Error {
  constructor(readonly why: Exclude<NotificationFailure, 'refused'>) {
    super(why);
  }
}

/** In milliseconds: from the call to the reply. */
const PATIENCE = 10_000;

/** What the network is asked. */
export interface Network {
  resolve(host: string): Promise<readonly string[]>;
  isAllowed(address: string): boolean;
}

const PUBLIC_NETWORK: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublic,
};

/**
 * Calls reach the public internet alone. A name is resolved once, and that very address is called, so that it cannot become
 * another one between the check and the call. Redirects are not followed.
 */
export async function deliver(call: OutsideCall, network: Network = PUBLIC_NETWORK): Promise<number> {
  const host = call.address.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) > 0 ? [host] : await network.resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new NotDelivered('unreachable');
  if (!addresses.every((address) => network.isAllowed(address))) throw new NotDelivered('private-network');
  return post(call, first, host).catch(() => {
    throw new NotDelivered('unreachable');
  });
}

function post({ address, headers, body }: OutsideCall, machine: string, host: string): Promise<number> {
  const isSecure = address.protocol === 'https:';
  const options = {
    method: 'POST',
    host: machine,
    port: address.port === '' ? (isSecure ? 443 : 80) : Number(address.port),
    path: address.pathname + address.search,
    headers: { ...headers, host: address.host, 'content-length': Buffer.byteLength(body) },
    agent: false,
    signal: AbortSignal.timeout(PATIENCE),
    ...(isIP(host) > 0 ? {} : { servername: host }),
  } as const;
  return new Promise((resolve, reject) => {
    const calling = (isSecure ? requestByHttps : requestByHttp)(options, (reply) => {
      resolve(reply.statusCode ?? 0);
      // What it says besides is nothing to us.
      reply.destroy();
    });
    calling.on('error', reject);
    calling.end(body);
  });
}
