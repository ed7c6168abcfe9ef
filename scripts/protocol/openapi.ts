import {
  API,
  ENDPOINTS,
  type Endpoint,
  type JsonSchema,
  nameOf,
  PROTOCOL,
  STATUS_OF,
} from '@great-machine/protocol';
import { refTo, schemaNamed, schemasFor } from './schemas.js';

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

const inPath = (name: string) => ({ name, in: 'path', required: true, schema: refTo('TableId') });

function inQuery({ query }: Endpoint): readonly object[] {
  if (query === undefined) return [];
  const { properties } = schemaNamed(nameOf(query));
  return Object.entries(properties as object).map(([name, schema]) => ({ name, in: 'query', schema }));
}

function operationOf(id: string, endpoint: Endpoint): object {
  const { path, summary, body, reply, isOpen } = endpoint;
  const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  const done =
    reply === undefined
      ? { 204: { description: 'Done' } }
      : { 200: { description: 'Done', ...json(refTo(nameOf(reply))) } };
  return {
    operationId: id,
    summary,
    parameters: [...names.map(inPath), ...inQuery(endpoint)],
    ...(body === undefined ? {} : { requestBody: { required: true, ...json(refTo(nameOf(body))) } }),
    responses: { ...done, default: { description: 'Refused', ...json(refTo('Refused')) } },
    ...(isOpen === true ? { security: [] } : {}),
  };
}

function pathsOf(endpoints: Readonly<Record<string, Endpoint>>): Readonly<Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(id, endpoint) };
  }
  return paths;
}

/** The requests by HTTP as an OpenAPI 3.1 document. */
export function buildOpenApi(): object {
  const paths = pathsOf(ENDPOINTS);
  const statuses = Object.entries(STATUS_OF).map(([code, status]) => `${code} ${status}`);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Great Machine: the table server',
      version: String(PROTOCOL),
      description: `Requests by HTTP; docs/protocol.md explains them. Statuses of refusals: ${statuses.join(', ')}.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API }],
    security: [{ player: [] }],
    paths,
    components: {
      securitySchemes: {
        player: { type: 'http', scheme: 'bearer', description: 'The secret key of a player.' },
      },
      schemas: schemasFor(paths),
    },
  };
}
