import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ServerSettings } from '../settings/settings.js';

/** Where lines of the log go, if not to the terminal. */
export interface LogLines {
  write(line: string): void;
}

/**
 * The log of the server. Of a request it has the method and the route, never what was sent: a secret may stand at a wrong place,
 * and addresses belong to people. Of an error it has kind, words and place, never what else hangs at it.
 */
export function logOptions(
  level: ServerSettings['logLevel'],
  stream?: LogLines,
): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    base: null,
    ...(stream === undefined ? {} : { stream }),
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, url: routeOptions.url ?? 'unknown' }),
      err: ({ name, message, stack = '' }: FastifyError) => ({ type: name, message, stack }),
    },
  };
}
