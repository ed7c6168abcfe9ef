import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { refuseRaw } from '../realtime/raw-refusal.js';
import { refusalOfStatus, refuse } from './refusals.js';

/** In milliseconds: a request has to be there by then, headers and body. */
const SLOWEST_REQUEST = 10_000;

/** In milliseconds: how often the server looks for connections that are too slow. */
const LOOKING_FOR_SLOW = 1000;

/** Node's words for headers that are too long, and for requests that take too long. */
const TOO_LONG = 'HPE_HEADER_OVERFLOW';
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

type MalformedOptions = Pick<
  FastifyHttpOptions<Server>,
  'http' | 'requestTimeout' | 'clientErrorHandler' | 'frameworkErrors'
>;

/** What is no request, or never becomes a whole one, is refused in the words of the protocol, too. */
export const MALFORMED_REQUESTS: MalformedOptions = {
  requestTimeout: SLOWEST_REQUEST,
  http: {
    requestTimeout: SLOWEST_REQUEST,
    connectionsCheckingInterval: LOOKING_FOR_SLOW,
    // `secure` refuses a request without a host, with a reason.
    requireHostHeader: false,
  },
  clientErrorHandler: ({ code }, socket) => {
    const canReply = socket.writable && code !== 'ECONNRESET' && code !== TOO_SLOW;
    if (canReply) refuseRaw(socket, { refused: code === TOO_LONG ? 'too-large' : 'bad-request' });
    else socket.destroy();
  },
  frameworkErrors: ({ statusCode }, _, reply) => {
    refuse(reply, refusalOfStatus(statusCode));
  },
};
