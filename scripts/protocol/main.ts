/**
 * The documents of the protocol: `npm run -s protocol:write` writes `docs/protocol`, `npm run -s protocol:check` fails where
 * they are out of date.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeOrCheck } from '../outdated.js';
import { buildAsyncApi } from './asyncapi.js';
import { buildOpenApi } from './openapi.js';

const FOLDER = fileURLToPath(new URL('../../../docs/protocol', import.meta.url));

const fileOf = (name: string, document: object) => ({
  path: join(FOLDER, name),
  text: `${JSON.stringify(document, undefined, 2)}\n`,
});

writeOrCheck(
  [fileOf('openapi.json', buildOpenApi()), fileOf('asyncapi.json', buildAsyncApi())],
  'npm run -s protocol:write',
);
