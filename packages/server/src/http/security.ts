import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refusals.js';

/** The client needs what it brings itself and the API beside it, and nothing else; pictures may stand in its own styles. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_POLICY,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Half a year. */
const TLS_ONLY = 'max-age=15768000';

/** Headers for every reply, and no calls of the API by pages of other sites. */
export function secure(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', TLS_ONLY);
    if (request.headers.host === undefined) return refuse(reply, { refused: 'bad-request' });
    if (isForeign(request, publicUrl)) return refuse(reply, { refused: 'foreign-origin' });
  });
}

/** A call of the server, as far as it says where it comes from and where it goes to. */
type Call = Pick<FastifyRequest, 'protocol' | 'host'> & {
  readonly headers: Pick<FastifyRequest['headers'], 'origin'>;
};

/** A call that has not come by a request of the app; what a trusted proxy says of it counts, its last word first. */
export function callOf({ headers }: IncomingMessage, isProxyTrusted: boolean): Call {
  const saidByProxy = (name: string) =>
    isProxyTrusted
      ? String(headers[name] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
  return {
    headers,
    protocol: saidByProxy('x-forwarded-proto') === 'https' ? 'https' : 'http',
    host: saidByProxy('x-forwarded-host') || (headers.host ?? ''),
  };
}

/** Browsers say which page calls; pages of this server and programs, which say nothing, may. */
export function isForeign(
  { headers: { origin }, protocol, host }: Call,
  publicUrl: string | undefined,
): boolean {
  return origin !== undefined && origin !== publicUrl && origin !== `${protocol}://${host}`;
}
